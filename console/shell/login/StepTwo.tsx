import { type FormEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/looks/Button.tsx'
import * as controlsStyles from '../../kit/looks/controls.module.css'
import { Icon } from '../../kit/looks/icons.tsx'
import * as marksStyles from '../../kit/looks/marks.module.css'
import { PASSWORD_LEAST } from '../../kit/session/passwordLeast.ts'
import { CodeField } from './CodeField.tsx'
import { LoginError } from './LoginError.tsx'
import * as loginPageStyles from './LoginPage.module.css'
import { PasswordField } from './PasswordField.tsx'
import type { Steps } from './useSteps.ts'

/** A password of one's own, twice. */
export function NewPasswordFields({ isInvalid }: { isInvalid: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <PasswordField isInvalid={isInvalid} fresh="newPassword" hasFocus />
      <PasswordField isInvalid={isInvalid} fresh="newPasswordAgain" />
      <p className="note">{t('console.login.newPasswordHint', { count: PASSWORD_LEAST })}</p>
    </>
  )
}

/** What is typed in a further step goes off to where it belongs. */
export function submitStep(steps: Steps, form: HTMLFormElement) {
  const typed = (name: string) => String(new FormData(form).get(name) ?? '')
  return steps.needs === 'newPassword' ? steps.choose(typed('newPassword'), typed('newPasswordAgain')) : steps.confirm(typed('code'))
}

/** The second card of the log-in page, for a code, which goes off by itself once it is whole, or for a password of one's own. */
export function StepTwo({ steps }: { steps: Steps }) {
  const { t } = useTranslation()
  const { error, isBusy } = steps
  const isPassword = steps.needs === 'newPassword'
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isBusy) void submitStep(steps, event.currentTarget)
  }
  return (
    <form ref={form} className={loginPageStyles.loginCard} onSubmit={submit} aria-busy={isBusy}>
      <div className={marksStyles.logoMark} data-slot="logo-mark">
        <Icon name={isPassword ? 'key' : 'shield'} size={26} />
      </div>
      <h1>{t(isPassword ? 'console.login.newPasswordTitle' : 'console.login.stepTwo')}</h1>
      <p>{t(isPassword ? 'console.login.newPasswordText' : 'console.login.stepTwoText')}</p>
      {isPassword ? (
        <NewPasswordFields isInvalid={!!error} />
      ) : (
        <CodeField isInvalid={!!error} onWhole={() => form.current?.requestSubmit()} />
      )}
      <LoginError text={error} />
      <Button variant="solid" tone="brand" size="md" type="submit" className={loginPageStyles.loginGo} disabled={isBusy}>
        {t(isBusy ? 'console.login.checking' : isPassword ? 'console.login.newPasswordSave' : 'console.login.confirm')}
      </Button>
      <button type="button" className={`${controlsStyles.linked} small thumb`} onClick={steps.back}>
        {t('console.login.back')}
      </button>
    </form>
  )
}
