import { type FormEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/looks/Button.tsx'
import * as controlsStyles from '../../kit/looks/controls.module.css'
import { Icon } from '../../kit/looks/icons.tsx'
import * as marksStyles from '../../kit/looks/marks.module.css'
import { CodeField } from './CodeField.tsx'
import { LoginError } from './LoginError.tsx'
import * as loginPageStyles from './LoginPage.module.css'
import type { Steps } from './useSteps.ts'

/** The second card of the log-in page; a whole code goes off by itself. */
export function StepTwo({ steps }: { steps: Steps }) {
  const { t } = useTranslation()
  const { error, isBusy } = steps
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isBusy) void steps.confirm(String(new FormData(event.currentTarget).get('code')))
  }
  return (
    <form ref={form} className={loginPageStyles.loginCard} onSubmit={submit} aria-busy={isBusy}>
      <div className={marksStyles.logoMark} data-slot="logo-mark">
        <Icon name="shield" size={26} />
      </div>
      <h1>{t('console.login.stepTwo')}</h1>
      <p>{t('console.login.stepTwoText')}</p>
      <CodeField isInvalid={!!error} onWhole={() => form.current?.requestSubmit()} />
      <LoginError text={error} />
      <Button variant="solid" tone="brand" size="md" type="submit" className={loginPageStyles.loginGo} disabled={isBusy}>
        {t(isBusy ? 'console.login.checking' : 'console.login.confirm')}
      </Button>
      <button type="button" className={`${controlsStyles.linked} small thumb`} onClick={steps.back}>
        {t('console.login.back')}
      </button>
    </form>
  )
}
