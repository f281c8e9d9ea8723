import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/looks/Button.tsx'
import * as qrStyles from '../../kit/looks/QrPlace.module.css'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { sha256 } from '../../kit/session/sha256.ts'
import { plainCode } from '../../kit/session/signIn.ts'
import { useSend } from '../../resource/operations/useSend.ts'
import type { TwoFactorStart } from './account.ts'
import { CodeField, Refused, SecretField } from './fields.tsx'
import { ConfirmTwoFactorDocument, EndTwoFactorDocument, RenewRecoveryCodesDocument, StartTwoFactorDocument } from './gen/account.ts'
import * as linesStyles from './lines.module.css'
import * as twoFactorStyles from './TwoFactor.module.css'

const Qr = lazyComponent(() => import('../../resource/Qr.tsx').then((module) => module.Qr), { themed: true })

/** 'JBSW Y3DP …' can be typed without losing the place. */
const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

interface FrameProps {
  title: string
  about: string
  confirm: string
  isBusy: boolean
  isDanger?: boolean
  children: ReactNode
  onSubmit: (formData: FormData) => void
  onCancel: () => void
}

function Frame({ title, about, confirm, isBusy, isDanger, children, onSubmit, onCancel }: FrameProps) {
  const { t } = useTranslation()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(new FormData(event.currentTarget))
  }
  return (
    <form className={`stack ${linesStyles.lines}`} onSubmit={submit} aria-busy={isBusy}>
      <h2>{title}</h2>
      <p className={`muted ${linesStyles.linesAbout}`}>{about}</p>
      {children}
      <footer className={`wrapped ${linesStyles.linesFoot}`}>
        <Button size="md" onClick={onCancel}>
          {t('screens.form.cancel')}
        </Button>
        <Button type="submit" size="md" variant="solid" tone={isDanger ? 'red' : 'brand'} disabled={isBusy}>
          {confirm}
        </Button>
      </footer>
    </form>
  )
}

/** The password of who is signed in; password managers want the name beside it. */
function OwnPassword({ username, fault }: { username: string; fault: string }) {
  const { t } = useTranslation()
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <SecretField label={t('console.login.password')} name="password" autoComplete="current-password" fault={fault} autoFocus />
    </>
  )
}

interface AskProps {
  username: string
  onDone: (started: TwoFactorStart) => void
  onCancel: () => void
}

/** Whoever sits down at an open computer must not be able to lock its owner out. */
export function AskPassword({ username, onDone, onCancel }: AskProps) {
  const { t } = useTranslation()
  const { failure, isBusy, faultOf, send } = useSend()
  const start = async (formData: FormData) => {
    const password = sha256(String(formData.get('password')))
    const answer = await send(StartTwoFactorDocument, { password })
    if (answer) onDone(answer.started)
  }
  return (
    <Frame
      title={t('profile.twoFactor.enable')}
      about={t('profile.twoFactor.passwordFirst')}
      confirm={t('profile.twoFactor.next')}
      isBusy={isBusy}
      onSubmit={(formData) => void start(formData)}
      onCancel={onCancel}
    >
      <Refused failure={failure} />
      <OwnPassword username={username} fault={faultOf('password')} />
    </Frame>
  )
}

interface ConfirmProps {
  started: TwoFactorStart
  onDone: (codes: readonly string[]) => void
  onCancel: () => void
}

export function ConfirmApp({ started, onDone, onCancel }: ConfirmProps) {
  const { t } = useTranslation()
  const { failure, isBusy, faultOf, send } = useSend()
  const confirm = async (formData: FormData) => {
    const answer = await send(ConfirmTwoFactorDocument, { code: plainCode(String(formData.get('code'))) })
    if (answer) onDone(answer.codes)
  }
  return (
    <Frame
      title={t('profile.twoFactor.scan')}
      about={t('profile.twoFactor.scanText')}
      confirm={t('profile.twoFactor.turnOn')}
      isBusy={isBusy}
      onSubmit={(formData) => void confirm(formData)}
      onCancel={onCancel}
    >
      <div className={`flow muted ${twoFactorStyles.enrol}`}>
        <Qr
          wait={<div className={qrStyles.qrPlace} data-slot="qr-place" />}
          className={qrStyles.qrPlace}
          value={started.url}
          label={t('profile.twoFactor.qr')}
        />
        <div className={`stack breaks ${twoFactorStyles.enrolText}`}>
          <span>{t('profile.twoFactor.bySecret')}</span>
          <code data-secret={started.secret}>{inFours(started.secret)}</code>
        </div>
      </div>
      <Refused failure={failure} />
      <CodeField isDigits autoFocus fault={faultOf('code')} hint={t('profile.twoFactor.codeHint')} />
    </Frame>
  )
}

interface ProveProps {
  what: 'renew' | 'end'
  username: string
  onDone: (codes?: readonly string[]) => void
  onCancel: () => void
}

/** Taking protection away, or copying it, needs both proofs. */
export function ProveBoth({ what, username, onDone, onCancel }: ProveProps) {
  const { t } = useTranslation()
  const { failure, isBusy, faultOf, send } = useSend()
  const prove = async (formData: FormData) => {
    const variables = { password: sha256(String(formData.get('password'))), code: plainCode(String(formData.get('code'))) }
    const renewed = what === 'renew' ? await send(RenewRecoveryCodesDocument, variables) : undefined
    if (renewed) onDone(renewed.codes)
    if (what === 'end' && (await send(EndTwoFactorDocument, variables))) onDone()
  }
  const isEnd = what === 'end'
  return (
    <Frame
      title={t(isEnd ? 'profile.twoFactor.disable' : 'profile.twoFactor.renew')}
      about={t(isEnd ? 'profile.twoFactor.disableText' : 'profile.twoFactor.renewText')}
      confirm={t(isEnd ? 'profile.twoFactor.disable' : 'profile.twoFactor.renew')}
      isBusy={isBusy}
      isDanger={isEnd}
      onSubmit={(formData) => void prove(formData)}
      onCancel={onCancel}
    >
      <Refused failure={failure} />
      <OwnPassword username={username} fault={faultOf('password')} />
      <CodeField fault={faultOf('code')} hint={t('profile.twoFactor.codeOrRecovery')} />
    </Frame>
  )
}
