import { Button, Dialog, Portal } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../kit/icons.tsx'
import { useMe } from '../kit/me.ts'
import { session } from '../kit/session.ts'
import { signIn } from '../kit/signIn.ts'
import { PasswordField } from './PasswordField.tsx'
import { loginAddress } from './redirect.ts'

/** The same person signs in on top of the page: the work underneath stays, and what was asked meanwhile goes on by itself. */
function useReturn() {
  const { user, currentPlantId } = useMe()
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Portals bubble through React's tree, and a form further up must not hear of this one.
    event.stopPropagation()
    const typed = String(new FormData(event.currentTarget).get('password'))
    setBusy(true)
    setError('')
    try {
      const { token } = await signIn(user.username, typed, currentPlantId)
      session.set(token)
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure))
      setBusy(false)
    }
  }
  return { user, error, isBusy, submit }
}

/** A fresh page load, so that nothing of the first person stays in memory for the next. */
function changeAccount() {
  location.assign(loginAddress(location.pathname + location.search))
}

export function SignInAgain() {
  const { t } = useTranslation()
  const { user, error, isBusy, submit } = useReturn()
  return (
    <Dialog.Root open closeOnEscape={false} closeOnInteractOutside={false}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content maxW="26rem">
            <form onSubmit={submit} className="again">
              <Dialog.Header>
                <Dialog.Title>{t('console.login.again')}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
                <Dialog.Description>{t('console.login.againText', { name: user.name })}</Dialog.Description>
                <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
                <PasswordField isInvalid={!!error} hasFocus />
                {error && (
                  <div className="login-error" role="alert" id="login-error">
                    <Icon name="alert" />
                    {error}
                  </div>
                )}
              </Dialog.Body>
              <Dialog.Footer>
                <Button size="md" type="button" onClick={changeAccount}>
                  {t('console.login.other')}
                </Button>
                <Button size="md" type="submit" variant="solid" colorPalette="brand" disabled={isBusy}>
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
