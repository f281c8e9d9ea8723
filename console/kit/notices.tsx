import i18next from 'i18next'
import { useEffect, useSyncExternalStore } from 'react'
import { onNotice } from './client.ts'
import type { Failure } from './failure.ts'
import { lazyThemed } from './lazyThemed.ts'

export interface Notice {
  type: 'success' | 'info' | 'warning' | 'error'
  title: string
  /** A small second line, for example the request id support asks for. */
  detail?: string
  /** Notices with the same id replace each other. */
  id?: string
  /** The one thing that can be done about it while it shows. */
  action?: { title: string; run: () => void }
  /** How long it shows, 5 seconds unless said; with an action a ring tells how much of it is left. */
  durationMs?: number
  /** By which the server's own log knows a failure. */
  requestId?: string | undefined
  /** Stays in the bell when it has gone; failures and warnings do unless told otherwise. */
  isKept?: boolean
}

const Toasts = lazyThemed(() => import('./toasts.tsx').then((module) => module.Toasts))
const listeners = new Set<() => void>()
let queue: readonly Notice[] = []
let isUsed = false
let show: ((notice: Notice) => void) | null = null

/** Shows a sentence for a moment. The code that draws it is fetched by the first one. */
export function toast(notice: Notice) {
  if (show) show(notice)
  else queue = [...queue, notice]
  isUsed = true
  for (const tell of listeners) tell()
}

/** Hands over what has been waiting and everything to come. */
export function takeNotices(to: (notice: Notice) => void): () => void {
  show = to
  for (const notice of queue) to(notice)
  queue = []
  return () => {
    show = null
  }
}

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

function tellFailure(failure: Failure) {
  const title = sentenceOf(failure)
  const isFault = failure.code === 'INTERNAL_SERVER_ERROR' && failure.requestId
  const detail = isFault ? i18next.t('console.error.requestId', { id: failure.requestId }) : undefined
  const { code, requestId } = failure
  toast({ type: code === 'FORBIDDEN' ? 'warning' : 'error', title, id: `${code}:${title}`, requestId, ...(detail && { detail }) })
}

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => {
    listeners.delete(tell)
  }
}

export function Notices() {
  useEffect(() => onNotice(tellFailure), [])
  const isOn = useSyncExternalStore(subscribe, () => isUsed)
  return isOn ? <Toasts /> : null
}
