import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/looks/Button.tsx'
import { Icon } from '../../kit/looks/icons.tsx'
import * as marksStyles from '../../kit/looks/marks.module.css'
import { answerCall, type LinkedCall, readCall } from '../../kit/session/signIn.ts'
import { language } from '../../kit/words/i18n.ts'
import { dateTime } from '../../kit/words/time.ts'
import * as loginPageStyles from './LoginPage.module.css'
import { LoginPage, useSite } from './LoginPage.tsx'
import * as passwordFieldStyles from './PasswordField.module.css'

interface Shown {
  call?: LinkedCall
  /** What came of the answer, or why there is none. */
  confirmation?: string
  error?: string
}
const reason = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The call of a link and what has become of it. The key stays in the address, so that whoever reloads the page can still answer. */
function useCall() {
  const { t } = useTranslation()
  const [key] = useState(() => location.hash.replace(/^#/, ''))
  const [shown, show] = useState<Shown>(() => (key ? {} : { error: t('signInLinks.answerCall.incomplete') }))
  const [isSending, setSending] = useState(false)
  const look = useEffectEvent(async () => {
    document.title = `${t('signInLinks.answerCall.title')} · ${t('console.app.name')}`
    if (key)
      show(
        await readCall(key).then(
          (call) => ({ call }),
          (error: unknown) => ({ error: reason(error) }),
        ),
      )
  })
  useEffect(() => void look(), [])
  const answer = async () => {
    setSending(true)
    const confirmationOf = ({ reportNo, isAssigned }: Awaited<ReturnType<typeof answerCall>>) =>
      t(isAssigned ? 'signInLinks.answerCall.done' : 'signInLinks.answerCall.noted', { reportNo })
    show(
      await answerCall(key).then(
        (result) => ({ confirmation: confirmationOf(result) }),
        (error: unknown) => ({ ...shown, error: reason(error) }),
      ),
    )
    setSending(false)
  }
  return { ...shown, isSending, answer }
}

/** Where somebody who was called at night answers: one page, one button, no log-in. Opening it does nothing yet. */
export function AnswerCall() {
  const { t } = useTranslation()
  const site = useSite(language())
  const { call, confirmation, error, isSending, answer } = useCall()
  return (
    <LoginPage site={site}>
      <section className={loginPageStyles.loginCard} aria-busy={!call && !confirmation && !error}>
        <div className={marksStyles.logoMark} data-slot="logo-mark">
          <Icon name={confirmation ? 'tick' : 'bell'} size={26} />
        </div>
        <h1>{call ? call.equipmentName : t('signInLinks.answerCall.title')}</h1>
        {call && (
          <>
            <p>{t('signInLinks.answerCall.hello', { name: call.name })}</p>
            <p className="told">{call.description}</p>
            <p className="note">
              {call.reportNo} · {t('signInLinks.answerCall.since', { at: dateTime(call.since) })}
            </p>
          </>
        )}
        {!call && !confirmation && !error && <p role="status">{t('signInLinks.answerCall.working')}</p>}
        {confirmation && <p role="status">{confirmation}</p>}
        {error && (
          <div className={passwordFieldStyles.loginError} data-slot="login-error" role="alert">
            <Icon name="alert" />
            {error}
          </div>
        )}
        {call && (
          <Button
            variant="solid"
            tone="brand"
            size="md"
            className={loginPageStyles.loginGo}
            disabled={isSending}
            aria-busy={isSending}
            onClick={() => void answer()}
          >
            {t('signInLinks.answerCall.accept')}
          </Button>
        )}
      </section>
    </LoginPage>
  )
}
