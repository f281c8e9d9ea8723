import { useSubscription } from '@apollo/client/react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { socket } from '../../kit/client.ts'
import { operation } from '../../kit/document.ts'
import { failureOf } from '../../kit/failure.ts'
import { useCan } from '../../kit/me.ts'

export interface StoppedMachine {
  reportId: string
  equipmentId: string
  number: string
  name: string
  workshopName: string
  since: string
  urgency: string
  status: string
  description: string
  repairerNames: readonly string[]
}
export interface Downtime {
  at: string
  shiftName: string | null
  stopped: readonly StoppedMachine[]
  machineCount: number
  faultyCount: number
  byDay: readonly { day: string; hours: number }[]
  availability: number | null
}
export interface Faults {
  at: string
  byDay: readonly { day: string; count: number }[]
}
export interface Repairs {
  at: string
  reportedToday: number
  pending: number
  inRepair: number
  waitingParts: number
  usableWithFault: number
  doneToday: number
  mttaMinutes: number | null
  mttrMinutes: number | null
}

const documents = {
  downtime: operation(
    'subscription',
    'DashboardDowntime',
    {},
    'summary:downtimeSummary{at shiftName stopped{reportId equipmentId number name workshopName since urgency status description repairerNames} machineCount faultyCount byDay{day hours} availability}',
  ),
  fault: operation('subscription', 'DashboardFaults', {}, 'summary:faultSummary{at byDay{day count}}'),
  repair: operation(
    'subscription',
    'DashboardRepairs',
    {},
    'summary:repairSummary{at reportedToday pending inRepair waitingParts usableWithFault doneToday mttaMinutes mttrMinutes}',
  ),
}

export interface Live<T> {
  summary: T | undefined
  /** The person may not see it, so its section is not there. */
  isHidden: boolean
  isBroken: boolean
  /** When the last message came, by this computer's clock. */
  heardAt: number
  /** How far the server's clock is ahead of this computer's. */
  aheadMs: number
  restart: () => void
}

export function useLive<T extends { at: string }>(kind: keyof typeof documents): Live<T> {
  const can = useCan()
  const isAllowed = can(`dataview:${kind}:view`)
  const { data, error, restart } = useSubscription<{ summary: T }>(documents[kind], { skip: !isAllowed, fetchPolicy: 'no-cache' })
  const summary = data?.summary as T | undefined
  const last = useRef({ at: '', heardAt: 0, aheadMs: 0 })
  if (summary && summary.at !== last.current.at) {
    const now = Date.now()
    last.current = { at: summary.at, heardAt: now, aheadMs: Date.parse(summary.at) - now }
  }
  const isForbidden = Boolean(error) && failureOf(error).code === 'FORBIDDEN'
  return {
    summary,
    isHidden: !isAllowed || isForbidden,
    isBroken: Boolean(error) && !isForbidden,
    heardAt: last.current.heardAt,
    aheadMs: last.current.aheadMs,
    restart,
  }
}

let isConnected = false
const tellers = new Set<() => void>()
function connected(is: boolean) {
  isConnected = is
  for (const tell of tellers) tell()
}
socket.on('connected', () => connected(true))
socket.on('closed', () => connected(false))

const subscribe = (tell: () => void) => {
  tellers.add(tell)
  return () => {
    tellers.delete(tell)
  }
}

const STALE_MS = 40_000
export type LiveState = 'connecting' | 'live' | 'reconnecting' | 'stale'

/** The server speaks at least every 15 seconds; a longer silence is shown, never an old number as a new one. */
export function useLiveState(heardAt: number, now: number): LiveState {
  const isUp = useSyncExternalStore(subscribe, () => isConnected)
  if (!heardAt) return 'connecting'
  if (!isUp) return 'reconnecting'
  return now - heardAt > STALE_MS ? 'stale' : 'live'
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
