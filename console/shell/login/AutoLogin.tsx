import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { Button } from '../../kit/looks/Button.tsx'
import * as controlsStyles from '../../kit/looks/controls.module.css'
import { Icon } from '../../kit/looks/icons.tsx'
import * as marksStyles from '../../kit/looks/marks.module.css'
import { session } from '../../kit/session/session.ts'
import { language } from '../../kit/words/i18n.ts'
import * as loginPageStyles from './LoginPage.module.css'
import { LoginPage, useSite } from './LoginPage.tsx'
import * as passwordFieldStyles from './PasswordField.module.css'
import { readLink, safePath } from './redirect.ts'
import { StepTwo } from './StepTwo.tsx'
import { type Steps, useSteps } from './useSteps.ts'

/** The key is taken out of the address at once, so that it stays neither in the history nor in a copied link. */
function useLink() {
  const [link] = useState(() => readLink(location))
  useEffect(() => history.replaceState(history.state, '', '/auto-login'), [])
  return link
}

/** Opens a session from a link that an administrator handed out. Whoever is signed in already is asked first. */
export function AutoLogin() {
  const { t } = useTranslation()
  const site = useSite(language())
  const navigate = useNavigate()
  const link = useLink()
  const [isAsking, setIsAsking] = useState(() => session.valid)
  const steps = useSteps(({ token, landingPage }) => {
    session.set(token)
    navigate(safePath(landingPage), { replace: true })
  })
  const isSent = useRef(false)
  const follow = () => {
    setIsAsking(false)
    if (!link || isSent.current) return
    isSent.current = true
    void steps.follow(link.mobile, link.key)
  }
  const start = useEffectEvent(() => {
    document.title = `${t('signInLinks.autoLogin.title')} · ${t('console.app.name')}`
    if (!isAsking) follow()
  })
  useEffect(() => start(), [])
  return (
    <LoginPage site={site}>
      {steps.needs ? (
        <StepTwo steps={{ ...steps, back: () => void navigate('/login') }} />
      ) : (
        <Card isWhole={!!link} steps={steps} onFollow={isAsking ? follow : undefined} />
      )}
    </LoginPage>
  )
}

interface CardProps {
  isWhole: boolean
  steps: Steps
  /** Waits for a yes. */
  onFollow: (() => void) | undefined
}

function Card({ isWhole, steps, onFollow }: CardProps) {
  const { t } = useTranslation()
  const error = isWhole ? steps.error : t('signInLinks.autoLogin.incomplete')
  const isWaiting = !error && !onFollow
  return (
    <section className={loginPageStyles.loginCard} aria-busy={isWaiting}>
      <div className={marksStyles.logoMark} data-slot="logo-mark">
        <Icon name="key" size={26} />
      </div>
      <h1>{t('signInLinks.autoLogin.title')}</h1>
      {isWaiting && <p role="status">{t('signInLinks.autoLogin.working')}</p>}
      {error && (
        <div className={passwordFieldStyles.loginError} data-slot="login-error" role="alert">
          <Icon name="alert" />
          {error}
        </div>
      )}
      {!error && onFollow && (
        <>
          <p>{t('signInLinks.autoLogin.asking')}</p>
          <Button variant="solid" tone="brand" size="md" className={loginPageStyles.loginGo} onClick={onFollow}>
            {t('signInLinks.autoLogin.enter')}
          </Button>
        </>
      )}
      {!isWaiting && (
        <Link className={`${controlsStyles.linked} small thumb`} to={session.valid ? '/' : '/login'}>
          {t(session.valid ? 'signInLinks.autoLogin.stay' : 'signInLinks.autoLogin.toLogin')}
        </Link>
      )}
    </section>
  )
}
