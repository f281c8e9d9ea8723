import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import * as boxStyles from '../../fields/inputs/box.module.css'
import { useTyped } from '../../form/input/useTyped.ts'
import { Button } from '../../kit/looks/Button.tsx'
import { toast } from '../../kit/overlays/toast.ts'
import { useLabels } from '../../kit/words/i18n.ts'
import { useSend } from '../../resource/operations/useSend.ts'
import { type Account, GENDERS } from './account.ts'
import { Refused, TextField } from './fields.tsx'
import { UpdateMyAccountDocument } from './gen/account.ts'
import * as linesStyles from './lines.module.css'

const orNull = (value: FormDataEntryValue | null) => String(value ?? '').trim() || null

/** What people may change about themselves; the rest is an administrator's matter. */
export function Details({ account, onSaved }: { account: Account; onSaved: () => void }) {
  const { t } = useTranslation()
  const { label, value } = useLabels()
  const gender = useId()
  const { failure, isBusy, faultOf, send } = useSend()
  const typed = useTyped(`${t('console.pages.profile')} · ${t('profile.tabs.details')}`)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const formData = new FormData(event.currentTarget)
    const input = {
      mobile: orNull(formData.get('mobile')),
      email: orNull(formData.get('email')),
      gender: formData.get('gender') as Account['gender'],
    }
    if (!(await send(UpdateMyAccountDocument, { input }))) return
    typed.settle()
    toast({ type: 'success', title: t('profile.details.saved'), id: 'account' })
    onSaved()
  }
  return (
    <form
      className={`stack ${linesStyles.lines}`}
      onSubmit={(event) => void submit(event)}
      ref={typed.attach}
      onInput={typed.onInput}
      aria-busy={isBusy}
    >
      <Refused failure={failure} />
      <TextField
        label={label('user', 'mobile')}
        name="mobile"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        defaultValue={account.mobile ?? ''}
        fault={faultOf('mobile')}
        hint={t('profile.details.mobileHint')}
      />
      <TextField
        label={label('user', 'email')}
        name="email"
        type="text"
        inputMode="email"
        autoComplete="email"
        defaultValue={account.email ?? ''}
        fault={faultOf('email')}
      />
      <div className={linesStyles.line}>
        <label htmlFor={gender}>{label('user', 'gender')}</label>
        <div>
          <select id={gender} name="gender" className={boxStyles.box} data-slot="box" defaultValue={account.gender}>
            {GENDERS.map((one) => (
              <option key={one} value={one}>
                {value('user', 'gender', one)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <footer className={`wrapped ${linesStyles.linesFoot}`}>
        <Button type="submit" size="md" variant="solid" tone="brand" disabled={isBusy}>
          {t('profile.save')}
        </Button>
      </footer>
    </form>
  )
}
