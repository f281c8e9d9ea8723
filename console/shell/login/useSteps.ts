import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { faultSentence, isFault } from '../../kit/network/fault.ts'
import { autoLogin, finishSignIn, type PendingSignIn, type SignedIn, SignInFailure, signIn } from '../../kit/session/signIn.ts'

/** A ticket that is used up, too old or unknown: only the first step helps. */
const isOver = (failure: unknown) => failure instanceof SignInFailure && /ticket/i.test(failure.refusal)

const sentence = (failure: unknown) => {
  if (isFault(failure)) return faultSentence(failure)
  return failure instanceof Error ? failure.message : String(failure)
}

export interface Steps {
  /** Set while the second step waits for its code. */
  ticket: string | null
  error: string
  isBusy: boolean
  enter: (username: string, password: string) => Promise<void>
  follow: (mobile: string, key: string | null) => Promise<void>
  confirm: (code: string) => Promise<void>
  back: () => void
}

/** Password or link, then a code where the account asks for one; whatever goes wrong is said where it was typed. */
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
      if ('token' in answer) return await onDone(answer)
      setHalf(answer)
    } catch (failure) {
      if (isOver(failure)) setHalf(null)
      setError(isOver(failure) ? t('console.login.ticketOver') : sentence(failure))
    }
    setBusy(false)
  }
  return {
    ticket: half?.ticket ?? null,
    error,
    isBusy,
    enter: (username, password) => attempt(signIn(username, password)),
    follow: (mobile, key) => attempt(autoLogin(mobile, key)),
    confirm: (code) => attempt(finishSignIn(half ?? { ticket: '', username: '' }, code)),
    back: () => {
      setHalf(null)
      setError('')
    },
  }
}
