import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../Button.tsx'

const LONGEST = 200

/** Labels get dirty and torn: the number beside the code does as well. */
export function TypedCode({ isBusy, onText }: { isBusy: boolean; onText: (text: string) => void }) {
  const { t } = useTranslation()
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('code') ?? '').trim()
    if (text) onText(text)
  }
  return (
    <form className="scan-typed" onSubmit={submit}>
      <label htmlFor={id}>{t('phone.scan.typed')}</label>
      <div>
        <input
          id={id}
          name="code"
          className="box"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={LONGEST}
          placeholder={t('phone.scan.typedHint')}
        />
        <Button type="submit" size="md" variant="subtle" tone="brand" disabled={isBusy}>
          {t('phone.scan.open')}
        </Button>
      </div>
    </form>
  )
}
