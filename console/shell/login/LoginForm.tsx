import type { FormEvent, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/looks/Button.tsx'
import { Icon } from '../../kit/looks/icons.tsx'
import * as marksStyles from '../../kit/looks/marks.module.css'
import { LoginError } from './LoginError.tsx'
import * as loginPageStyles from './LoginPage.module.css'
import * as passwordFieldStyles from './PasswordField.module.css'
import { PasswordField } from './PasswordField.tsx'

interface Props {
  form: RefObject<HTMLFormElement | null>
  error: string
  isBusy: boolean
  isTimeout: boolean
  onSubmit: (username: string, password: string) => void
}

export function LoginForm({ form, error, isBusy, isTimeout, onSubmit }: Props) {
  const { t } = useTranslation()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    onSubmit(String(values.get('username')), String(values.get('password')))
  }
  return (
    <form ref={form} className={loginPageStyles.loginCard} onSubmit={submit} aria-busy={isBusy}>
      <div className={marksStyles.logoMark} data-slot="logo-mark">
        <Icon name="factory" size={26} />
      </div>
      <h1>{t('console.login.heading')}</h1>
      <p>{t('console.app.sub')}</p>
      {isTimeout && !error && (
        <div className={passwordFieldStyles.loginNote} role="status">
          <Icon name="clock" />
          {t('console.login.timeout')}
        </div>
      )}
      <UsernameField />
      <PasswordField isInvalid={!!error} />
      <LoginError text={error} />
      <Button variant="solid" tone="brand" size="md" type="submit" className={loginPageStyles.loginGo} disabled={isBusy}>
        {t(isBusy ? 'console.login.busy' : 'console.login.submit')}
      </Button>
    </form>
  )
}

function UsernameField() {
  const { t } = useTranslation()
  return (
    <label className={passwordFieldStyles.labelled}>
      {t('console.login.username')}
      <input
        name="username"
        className={passwordFieldStyles.input}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={t('console.login.usernameHint')}
        required
        maxLength={200}
        // biome-ignore lint/a11y/noAutofocus: the page has one purpose, and its first field is where everybody starts
        autoFocus
      />
    </label>
  )
}
