import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { session } from '../../kit/session/session.ts'
import type { DemoLogin } from '../../kit/session/signIn.ts'
import { language } from '../../kit/words/i18n.ts'
import { DemoLogins } from './DemoLogins.tsx'
import { LoginForm } from './LoginForm.tsx'
import { LoginPage, useSite } from './LoginPage.tsx'
import { finishForgetting } from './sharedDevice.ts'
import { useSteps } from './useSteps.ts'

const StepTwo = lazyComponent(() => import('./StepTwo.tsx').then((module) => module.StepTwo))

function fill(form: RefObject<HTMLFormElement | null>, { username, password }: DemoLogin) {
  for (const [name, value] of Object.entries({ username, password })) {
    const input = form.current?.elements.namedItem(name)
    if (input instanceof HTMLInputElement) input.value = value
  }
}

/** Plain markup and one fetch: the door opens before the console behind it has been downloaded. */
export function Login() {
  const { t } = useTranslation()
  const site = useSite(language())
  const steps = useSteps(({ token }) => session.set(token))
  const isTimeout = new URLSearchParams(useLocation().search).get('timeout') === 'true'
  const form = useRef<HTMLFormElement>(null)

  useEffect(finishForgetting, [])
  useEffect(() => {
    document.title = `${t('console.login.page')} · ${t('console.app.name')}`
  }, [t])

  const enter = (username: string, password: string) => {
    void import('../AuthenticatedApp.tsx')
    void steps.enter(username, password)
  }
  const pick = (login: DemoLogin) => {
    fill(form, login)
    enter(login.username, login.password)
  }
  return (
    <LoginPage site={site}>
      {steps.needs ? (
        <StepTwo steps={steps} />
      ) : (
        <>
          <LoginForm form={form} error={steps.error} isBusy={steps.isBusy} isTimeout={isTimeout} onSubmit={enter} />
          {!!site?.demoLogins.length && <DemoLogins logins={site.demoLogins} isBusy={steps.isBusy} onPick={pick} />}
        </>
      )}
    </LoginPage>
  )
}
