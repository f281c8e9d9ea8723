import { useSyncExternalStore } from 'react'
import { isServerThere, MOVE_UNNOTICED_MS, waitBeforeMove, waitBeforeReturn } from '../console/shared/reconnectBackoff.ts'
import { DowntimeSummaryDocument, type DowntimeSummarySubscription } from './boards/downtime/gen/downtimeSummary.ts'
import { FaultSummaryDocument, type FaultSummarySubscription } from './boards/faults/gen/faultSummary.ts'
import { ComplaintSummaryDocument, type ComplaintSummarySubscription } from './boards/gen/complaintSummary.ts'
import { RepairSummaryDocument, type RepairSummarySubscription } from './boards/gen/repairSummary.ts'
import { ScheduleSummaryDocument, type ScheduleSummarySubscription } from './boards/gen/scheduleSummary.ts'
import { demandedLanguage, displayKey } from './pairing/pairing.ts'
import { openSession, type SessionEnd } from './pairing/session.ts'
import { type Settings, settingsFrom, storedSettings, storeSettings } from './settings.ts'
import type { Pulse } from './wall/freshness.ts'

const SAMPLES = 8

/**
 * Follows the server's clock from the `at` of its messages. A message is always a little old when it arrives, so the freshest
 * sample is the one that puts the server furthest ahead; only the last few count, so that a corrected local clock is followed too.
 */
export function createServerClock(localNow: () => number = Date.now) {
  const offsets: number[] = []
  return {
    addSample(at: string) {
      const offset = Date.parse(at) - localNow()
      if (Number.isNaN(offset)) return
      offsets.push(offset)
      if (offsets.length > SAMPLES) offsets.shift()
    },
    now: () => localNow() + (offsets.length ? Math.max(...offsets) : 0),
  }
}

const LONGEST_WAIT = 15_000
/** A revoked key may be restored, but asking often would not help. */
const REFUSED_WAIT = 30_000

/** Waits, unless the machine comes back online first. */
export function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    addEventListener('online', done)
    signal.addEventListener('abort', done)
    if (signal.aborted) done()
  })
}

export type Downtime = DowntimeSummarySubscription['downtimeSummary']
export type Faults = FaultSummarySubscription['faultSummary']
export type Repairs = RepairSummarySubscription['repairSummary']
export type Schedule = ScheduleSummarySubscription['scheduleSummary']
export type Complaints = ComplaintSummarySubscription['complaintSummary']
interface Summaries {
  readonly downtimeSummary?: Downtime
  readonly faultSummary?: Faults
  readonly repairSummary?: Repairs
  readonly scheduleSummary?: Schedule
  readonly complaintSummary?: Complaints
}
export interface Live extends Pulse {
  readonly summaries: Summaries
  /** Failed attempts since the last message. */
  readonly attempt: number
  /** Server time when the connection was lost, when the last message came, and when the next attempt is due. */
  readonly lostAt: number | null
  readonly lastAt: number | null
  readonly retryAt: number | null
  /** As the server told last, in this life of the page or the one before. */
  readonly settings: Settings
}

const documents = {
  downtimeSummary: DowntimeSummaryDocument,
  faultSummary: FaultSummaryDocument,
  repairSummary: RepairSummaryDocument,
  scheduleSummary: ScheduleSummaryDocument,
  complaintSummary: ComplaintSummaryDocument,
}
export const serverClock = createServerClock()

let state: Live = {
  summaries: {},
  connected: false,
  unnoticedUntil: Number.NEGATIVE_INFINITY,
  refused: false,
  receivedAt: { downtimeSummary: null, faultSummary: null, repairSummary: null, scheduleSummary: null, complaintSummary: null },
  attempt: 0,
  lostAt: null,
  lastAt: null,
  retryAt: null,
  settings: storedSettings(),
}
const listeners = new Set<() => void>()
function set(change: Partial<Live>) {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const liveNow = () => state
export const useLive = () => useSyncExternalStore(subscribe, liveNow)

function applySummary(stream: string, data: Record<string, unknown>) {
  const summary = data[stream] as { at: string }
  serverClock.addSample(summary.at)
  set({
    summaries: { ...state.summaries, [stream]: summary },
    receivedAt: { ...state.receivedAt, [stream]: performance.now() },
    lastAt: serverClock.now(),
    attempt: 0,
    lostAt: null,
  })
}

function applySettings(payload: unknown) {
  const settings = settingsFrom(payload, state.settings)
  if (JSON.stringify(settings) === JSON.stringify(state.settings)) return
  storeSettings(settings)
  set({ settings })
}

const waitAfter = (how: SessionEnd): number => {
  if (how === 'refused') return REFUSED_WAIT
  return how === 'moved' ? waitBeforeMove() : waitBeforeReturn(state.attempt, LONGEST_WAIT)
}
function ended(how: SessionEnd): number {
  const wait = waitAfter(how)
  set({
    connected: false,
    ...(how === 'moved' && { unnoticedUntil: performance.now() + MOVE_UNNOTICED_MS }),
    refused: how === 'refused' || state.refused,
    attempt: state.attempt + 1,
    lostAt: state.lostAt ?? serverClock.now(),
    retryAt: serverClock.now() + wait,
  })
  return wait
}

/** Keeps the wall connected for ever; `onReconnected` is told of every connection after the first. */
export async function stayLive(onReconnected: () => void, signal: AbortSignal): Promise<void> {
  const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`
  const params = () => ({ displayKey: displayKey(), ...(demandedLanguage() && { language: demandedLanguage() }) })
  let connections = 0
  const onConnected = () => {
    set({ connected: true, refused: false, retryAt: null })
    if (connections++ > 0) onReconnected()
  }
  while (!signal.aborted) {
    await sleep(
      ended(await openSession({ url, params, documents, onConnected, onSettings: applySettings, onSummary: applySummary }, signal)),
      signal,
    )
    while (!signal.aborted && !(await isServerThere())) await sleep(ended('lost'), signal)
    set({ retryAt: null })
  }
}
