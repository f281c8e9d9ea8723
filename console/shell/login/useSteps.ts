import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { faultSentence, isFault } from '../../kit/network/fault.ts'
import { PASSWORD_LEAST } from '../../kit/session/passwordLeast.ts'
import { session } from '../../kit/session/session.ts'
import {
  autoLogin,
  chooseNewPassword,
  finishSignIn,
  type PendingSignIn,
  type SignedIn,
  SignInFailure,
  signIn,
} from '../../kit/session/signIn.ts'
import { stopForgetting } from './sharedDevice.ts'

/** Of the session that this browser still has, which a new one takes the place of. */
const previousToken = () => session.token ?? ''
/** A ticket that is used up, too old or unknown: only the first step helps. */
const isOver = (failure: unknown) => failure instanceof SignInFailure && /ticket/i.test(failure.refusal)

const sentence = (failure: unknown) => {
  if (isFault(failure)) return faultSentence(failure)
  return failure instanceof Error ? failure.message : String(failure)
}

export interface Steps {
  /** What a further step waits for; null in the first one. */
  needs: PendingSignIn['needs'] | null
  error: string
  isBusy: boolean
  enter: (username: string, password: string) => Promise<void>
  follow: (mobile: string, key: string | null) => Promise<void>
  confirm: (code: string) => Promise<void>
  choose: (typed: string, repeated: string) => Promise<void>
  back: () => void
}

/** Password or link, then what else the account asks for; whatever goes wrong is said where it was typed. */
export function useSteps(onDone: (signedIn: SignedIn) => Promise<void> | void): Steps {
  const { t } = useTranslation()
  const [half, setHalf] = useState<PendingSignIn | null>(null)
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const attempt = async (step: Promise<SignedIn | PendingSignIn>) => {
    setBusy(true)
    setError('')
    try {
      const answer = await step
      if ('token' in answer) {
        stopForgetting()
        return await onDone(answer)
      }
      setHalf(answer)
    } catch (failure) {
      if (isOver(failure)) setHalf(null)
      setError(isOver(failure) ? t('console.login.ticketOver') : sentence(failure))
    }
    setBusy(false)
  }
  const choose = async (typed: string, repeated: string) => {
    if ([...typed].length < PASSWORD_LEAST) return setError(t('console.login.newPasswordShort', { count: PASSWORD_LEAST }))
    if (typed !== repeated) return setError(t('console.login.newPasswordDiffers'))
    if (half) await attempt(chooseNewPassword(half, typed, previousToken()))
  }
  return {
    needs: half?.needs ?? null,
    error,
    isBusy,
    enter: (username, password) => attempt(signIn(username, password, previousToken())),
    follow: (mobile, key) => attempt(autoLogin(mobile, key, previousToken())),
    confirm: (code) => attempt(finishSignIn(half ?? { ticket: '', username: '' }, code, previousToken())),
    choose,
    back: () => {
      setHalf(null)
      setError('')
    },
  }
}
