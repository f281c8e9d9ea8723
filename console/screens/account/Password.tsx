import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/looks/Button.tsx'
import * as tonesStyles from '../../kit/looks/tones.module.css'
import { toast } from '../../kit/overlays/toast.ts'
import { storeMark } from '../../kit/session/deviceId.ts'
import { PASSWORD_LEAST } from '../../kit/session/passwordLeast.ts'
import { session } from '../../kit/session/session.ts'
import { sha256 } from '../../kit/session/sha256.ts'
import { useSend } from '../../resource/operations/useSend.ts'
import { Refused, SecretField } from './fields.tsx'
import { ChangePasswordDocument } from './gen/account.ts'
import * as linesStyles from './lines.module.css'
import { strengthOf } from './strength.ts'

const TONES = { short: undefined, weak: 'danger', fair: 'warning', strong: 'good' } as const
const MARKS = { short: 0, weak: 1, fair: 2, strong: 3 } as const

function Strength({ typed, username }: { typed: string; username: string }) {
  const { t } = useTranslation()
  if (!typed) return t('profile.password.rule', { count: PASSWORD_LEAST })
  const strength = strengthOf(typed, username)
  return (
    <span
      className={`row-inline ${tonesStyles.toned} ${linesStyles.strength}`}
      data-strength={strength}
      data-tone={TONES[strength]}
      role="status"
    >
      <i aria-hidden="true">
        {[1, 2, 3].map((mark) => (
          <b key={mark} data-on={MARKS[strength] >= mark || undefined} />
        ))}
      </i>
      {t(`profile.password.strength.${strength}`, { count: PASSWORD_LEAST })}
    </span>
  )
}

/** The new password ends every other session; this one goes on with the token that comes back. */
function useChange() {
  const { t } = useTranslation()
  const { failure, isBusy, faultOf, send, reset } = useSend()
  const [ours, setOurs] = useState<{ field: string; key: string } | null>(null)
  const submit = async (form: HTMLFormElement) => {
    const formData = new FormData(form)
    const [old, fresh, repeated] = ['oldPassword', 'newPassword', 'again'].map((name) => String(formData.get(name) ?? ''))
    const fault = faultIn(old ?? '', fresh ?? '', repeated ?? '')
    setOurs(fault)
    reset()
    if (fault) return form.querySelector<HTMLInputElement>(`[name=${fault.field}]`)?.focus()
    const input = { oldPassword: sha256(old ?? ''), newPassword: sha256(fresh ?? '') }
    const answer = await send(ChangePasswordDocument, { input })
    if (!answer) return
    storeMark(answer.changed.user?.username ?? '', answer.changed.device)
    // The old token's streams may have been cut off before the answer came.
    if (answer.changed.token) session.set(answer.changed.token)
    form.reset()
    toast({ type: 'success', title: t('profile.password.changed'), id: 'password' })
    return true
  }
  const fault = (field: string) => (ours?.field === field ? t(ours.key, { count: PASSWORD_LEAST }) : faultOf(field))
  return { failure, isBusy, fault, submit }
}

function faultIn(old: string, fresh: string, repeated: string) {
  if ([...fresh].length < PASSWORD_LEAST) return { field: 'newPassword', key: 'profile.password.tooShort' }
  if (fresh === old) return { field: 'newPassword', key: 'profile.password.same' }
  return fresh === repeated ? null : { field: 'again', key: 'profile.password.differs' }
}

export function Password({ username }: { username: string }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const { failure, isBusy, fault, submit } = useChange()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(event.currentTarget).then((isDone) => isDone && setTyped(''))
  }
  return (
    <form className={`stack ${linesStyles.lines}`} onSubmit={onSubmit} aria-busy={isBusy} noValidate={false}>
      <p className={`muted ${linesStyles.linesAbout}`}>{t('profile.password.about')}</p>
      <Refused failure={failure} />
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <SecretField label={t('profile.password.old')} name="oldPassword" autoComplete="current-password" fault={fault('oldPassword')} />
      <SecretField
        label={t('profile.password.new')}
        name="newPassword"
        autoComplete="new-password"
        fault={fault('newPassword')}
        hint={<Strength typed={typed} username={username} />}
        onChange={(event) => setTyped(event.target.value)}
      />
      <SecretField label={t('profile.password.again')} name="again" autoComplete="new-password" fault={fault('again')} />
      <footer className={`wrapped ${linesStyles.linesFoot}`}>
        <Button type="submit" size="md" variant="solid" tone="brand" disabled={isBusy}>
          {t('profile.password.change')}
        </Button>
      </footer>
    </form>
  )
}
