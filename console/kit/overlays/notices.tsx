import i18next from 'i18next'
import { useEffect, useSyncExternalStore } from 'react'
import { onNotice } from '../network/client.ts'
import type { Failure } from '../network/failure.ts'
import { lazyComponent } from '../network/lazyComponent.tsx'
import { isUsed, subscribe, toast } from './toast.ts'

const Toasts = lazyComponent(() => import('./toasts.tsx').then((module) => module.Toasts), { themed: true })

const KEYS: Record<string, string> = {
  FORBIDDEN: 'forbidden',
  NETWORK: 'network',
  TIMEOUT: 'timeout',
  SERVICE_UNAVAILABLE: 'network',
  NOT_FOUND: 'notFound',
  BAD_USER_INPUT: 'invalid',
}

/** The server's own sentence when it sent one, ours otherwise. */
export function sentenceOf({ code, message }: Failure): string {
  return message || i18next.t(`console.error.${KEYS[code] ?? 'failed'}`)
}

function notifyFailure(failure: Failure) {
  const title = sentenceOf(failure)
  const isFault = failure.code === 'INTERNAL_SERVER_ERROR' && failure.requestId
  const detail = isFault ? i18next.t('console.error.requestId', { id: failure.requestId }) : undefined
  const { code, requestId } = failure
  toast({ type: code === 'FORBIDDEN' ? 'warning' : 'error', title, id: `${code}:${title}`, requestId, ...(detail && { detail }) })
}

export function Notices() {
  useEffect(() => onNotice(notifyFailure), [])
  const isOn = useSyncExternalStore(subscribe, () => isUsed)
  return isOn ? <Toasts /> : null
}
