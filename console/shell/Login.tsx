import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { language, loadLanguage } from '../kit/i18n.ts'
import { Icon } from '../kit/icons.tsx'
import { session } from '../kit/session.ts'
import { type DemoLogin, signIn } from '../kit/signIn.ts'
import { DemoLogins } from './DemoLogins.tsx'
import { EnvironmentBanner } from './EnvironmentBanner.tsx'
import { LoginForm } from './LoginForm.tsx'
import { useSite } from './useSite.ts'

function useSignIn() {
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const enter = async (username: string, password: string) => {
    setBusy(true)
    setError('')
    void import('./Inside.tsx')
    try {
      const { token } = await signIn(username, password)
      session.set(token)
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure))
      setBusy(false)
    }
  }
  return { error, isBusy, enter }
}

function fill(form: RefObject<HTMLFormElement | null>, { username, password }: DemoLogin) {
  for (const [name, value] of Object.entries({ username, password })) {
    const input = form.current?.elements.namedItem(name)
    if (input instanceof HTMLInputElement) input.value = value
  }
}

function LanguageButton() {
  const other = language() === 'zh' ? 'en' : 'zh'
  return (
    <button type="button" className="login-lng" lang={other} onClick={() => void loadLanguage(other)}>
      <Icon name="globe" />
      {other === 'en' ? 'English' : '中文'}
    </button>
  )
}

/** Plain markup and one fetch: the door opens before the console behind it has been downloaded. */
export function Login() {
  const { t } = useTranslation()
  const site = useSite(language())
  const { error, isBusy, enter } = useSignIn()
  const isTimeout = new URLSearchParams(useLocation().search).get('timeout') === 'true'
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    document.title = `${t('console.login.page')} · ${t('console.app.name')}`
  }, [t])

  const pick = (login: DemoLogin) => {
    fill(form, login)
    void enter(login.username, login.password)
  }
  return (
    <div className="login">
      <EnvironmentBanner name={site?.environment ?? ''} />
      <LanguageButton />
      <main className="login-main">
        <LoginForm
          form={form}
          error={error}
          isBusy={isBusy}
          isTimeout={isTimeout}
          onSubmit={(username, typed) => void enter(username, typed)}
        />
        {!!site?.demoLogins.length && <DemoLogins logins={site.demoLogins} isBusy={isBusy} onPick={pick} />}
      </main>
      {site && <footer className="login-foot">{`${site.name} ${site.version}`}</footer>}
    </div>
  )
}
