import { Dialog, Portal } from '@chakra-ui/react'
import { type FormEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/looks/Button.tsx'
import { Icon } from '../../kit/looks/icons.tsx'
import { unsaved } from '../../kit/overlays/unsaved.ts'
import { useMe } from '../../kit/session/me.ts'
import { session } from '../../kit/session/session.ts'
import { inPlant, type SignedIn, SignInFailure } from '../../kit/session/signIn.ts'
import { CodeField } from './CodeField.tsx'
import * as passwordFieldStyles from './PasswordField.module.css'
import { PasswordField } from './PasswordField.tsx'
import * as styles from './ReauthenticationDialog.module.css'
import { loginAddress } from './redirect.ts'
import { NewPasswordFields, submitStep } from './StepTwo.tsx'
import { useSteps } from './useSteps.ts'

const SENTENCES = { code: 'console.login.stepTwoText', newPassword: 'console.login.newPasswordText' } as const

/** The page goes on in its plant; one that is theirs no longer is left for where the log-in leads, with drafts of what was typed. */
async function goOn(signedIn: SignedIn, plantId: string) {
  try {
    session.set(await inPlant(signedIn, plantId))
  } catch (error) {
    if (!(error instanceof SignInFailure) || error.refusal !== 'notFound') throw error
    unsaved.letGo()
    session.set(signedIn.token)
    location.assign('/')
  }
}

/** The same person signs in on top of the page: the work underneath stays, and what was asked meanwhile goes on by itself. */
function useReturn() {
  const { user, currentPlantId } = useMe()
  const steps = useSteps((signedIn) => goOn(signedIn, currentPlantId))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Portals bubble through React's tree, and a form further up must not hear of this one.
    event.stopPropagation()
    if (steps.isBusy) return
    if (steps.needs) void submitStep(steps, event.currentTarget)
    else void steps.enter(user.username, String(new FormData(event.currentTarget).get('password')))
  }
  return { user, steps, submit }
}

/** A fresh page load, so that nothing of the first person stays in memory for the next. */
function changeAccount() {
  unsaved.letGo()
  location.assign(loginAddress(location.pathname + location.search))
}

export function ReauthenticationDialog() {
  const { t } = useTranslation()
  const { user, steps, submit } = useReturn()
  const { needs, error, isBusy } = steps
  const form = useRef<HTMLFormElement>(null)
  return (
    <Dialog.Root open size="xs" closeOnEscape={false} closeOnInteractOutside={false}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <form ref={form} onSubmit={submit} className={styles.again} data-slot="again">
              <Dialog.Header>
                <Dialog.Title>{t('console.login.again')}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
                <Dialog.Description>
                  {needs ? t(SENTENCES[needs]) : session.reason || t('console.login.againText', { name: user.name })}
                </Dialog.Description>
                <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
                {needs === 'code' && <CodeField isInvalid={!!error} onWhole={() => form.current?.requestSubmit()} />}
                {needs === 'newPassword' && <NewPasswordFields isInvalid={!!error} />}
                {!needs && <PasswordField isInvalid={!!error} hasFocus />}
                {error && (
                  <div className={passwordFieldStyles.loginError} data-slot="login-error" role="alert" id="login-error">
                    <Icon name="alert" />
                    {error}
                  </div>
                )}
              </Dialog.Body>
              <Dialog.Footer>
                <Button size="md" onClick={changeAccount}>
                  {t('console.login.other')}
                </Button>
                <Button size="md" type="submit" variant="solid" tone="brand" disabled={isBusy}>
                  {t('console.login.continue')}
                </Button>
              </Dialog.Footer>
            </form>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
