import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/looks/Button.tsx'
import * as boxStyles from '../inputs/box.module.css'
import * as scanStyles from './scan.module.css'

const LONGEST = 200

/** A box to type the number beside the code, for dirty or torn labels. */
export function TypedCode({ isBusy, onText }: { isBusy: boolean; onText: (text: string) => void }) {
  const { t } = useTranslation()
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('code') ?? '').trim()
    if (text) onText(text)
  }
  return (
    <form className={scanStyles.scanTyped} onSubmit={submit}>
      <label htmlFor={id}>{t('phone.scan.typed')}</label>
      <div>
        <input
          id={id}
          name="code"
          className={boxStyles.box}
          data-slot="box"
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
