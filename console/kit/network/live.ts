import type { TypedDocumentNode } from '@apollo/client'
import { useSubscription } from '@apollo/client/react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { usePermitted } from '../session/Permitted.tsx'
import { serverAheadMs } from '../words/serverClock.ts'
import { failureOf } from './failure.ts'
import { connection } from './socket.ts'

export interface Live<T> {
  summary: T | undefined
  /** The person may not see it, so its section is not there. */
  isHidden: boolean
  isBroken: boolean
  /** When the last message came, by this computer's clock. */
  receivedAt: number
  /** How far the server's clock is ahead of this computer's. */
  aheadMs: number
  restart: () => void
}

/** A snapshot that the server keeps sending; the document calls it `summary`. */
export interface LiveSnapshot<T> {
  permission: string
  document: TypedDocumentNode<{ summary: T }, Record<string, never>>
}

export function useLive<T extends { at: string }>({ permission, document }: LiveSnapshot<T>): Live<T> {
  const isAllowed = usePermitted(permission)
  const { data, error, restart } = useSubscription(document, { skip: !isAllowed, fetchPolicy: 'no-cache' })
  const summary = data?.summary as T | undefined
  const last = useRef({ at: '', receivedAt: 0, aheadMs: 0 })
  if (summary && summary.at !== last.current.at) {
    const now = Date.now()
    last.current = { at: summary.at, receivedAt: now, aheadMs: Date.parse(summary.at) - now }
  }
  const isForbidden = Boolean(error) && failureOf(error).code === 'FORBIDDEN'
  return {
    summary,
    isHidden: !isAllowed || isForbidden,
    isBroken: Boolean(error) && !isForbidden,
    receivedAt: last.current.receivedAt,
    aheadMs: last.current.aheadMs,
    restart,
  }
}

const STALE_MS = 40_000
export type LiveState = 'connecting' | 'live' | 'reconnecting' | 'stale'

/** The server speaks at least every 15 seconds; a longer silence is shown, never an old number as a new one. */
export function useLiveState(receivedAt: number, now: number): LiveState {
  const isUp = useSyncExternalStore(connection.follow, connection.isUp)
  if (!receivedAt) return 'connecting'
  if (!isUp) return 'reconnecting'
  return now - receivedAt > STALE_MS ? 'stale' : 'live'
}

interface Ticking {
  everyMs?: number | undefined
  /** How far the server's clock is ahead, as a live stream says; by default as the last token said. */
  aheadMs?: number | undefined
}
/** The server's clock in ms: what is compared with moments of the server is not judged by the clock of this computer. */
export function useServerNow({ everyMs, aheadMs }: Ticking = {}): number {
  const now = useNow(everyMs)
  return now + (aheadMs ?? serverAheadMs())
}

/** Ticks only while somebody can see it. */
export function useNow(everyMs = 1000): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => document.visibilityState === 'visible' && setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}

/** 1:02:03 as a running clock; days in front when there are any. */
export function clock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const two = (n: number) => String(n).padStart(2, '0')
  const days = Math.floor(seconds / 86_400)
  return `${days ? `${days}d ` : ''}${two(Math.floor((seconds % 86_400) / 3600))}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`
}
