import { useSyncExternalStore } from 'react'
import { backoff, REFUSED_WAIT, soon } from './backoff.ts'
import { DowntimeSummaryDocument, type DowntimeSummarySubscription } from './boards/gen/downtimeSummary.ts'
import { FaultSummaryDocument, type FaultSummarySubscription } from './boards/gen/faultSummary.ts'
import { RepairSummaryDocument, type RepairSummarySubscription } from './boards/gen/repairSummary.ts'
import type { Pulse } from './freshness.ts'
import { demandedLanguage, displayKey } from './pairing.ts'
import { createServerClock } from './serverClock.ts'
import { openSession, type SessionEnd } from './session.ts'
import { keepSettings, keptSettings, type Settings, settingsFrom } from './settings.ts'

export type Downtime = DowntimeSummarySubscription['downtimeSummary']
export type Faults = FaultSummarySubscription['faultSummary']
export type Repairs = RepairSummarySubscription['repairSummary']
export interface Summaries {
  readonly downtimeSummary?: Downtime
  readonly faultSummary?: Faults
  readonly repairSummary?: Repairs
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
}
export const serverClock = createServerClock()

let state: Live = {
  summaries: {},
  connected: false,
  refused: false,
  heard: { downtimeSummary: null, faultSummary: null, repairSummary: null },
  attempt: 0,
  lostAt: null,
  lastAt: null,
  retryAt: null,
  settings: keptSettings(),
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

function heard(stream: string, data: Record<string, unknown>) {
  const summary = data[stream] as { at: string }
  serverClock.heard(summary.at)
  set({
    summaries: { ...state.summaries, [stream]: summary },
    heard: { ...state.heard, [stream]: performance.now() },
    lastAt: serverClock.now(),
    attempt: 0,
    lostAt: null,
  })
}

function told(payload: unknown) {
  const settings = settingsFrom(payload, state.settings)
  if (JSON.stringify(settings) === JSON.stringify(state.settings)) return
  keepSettings(settings)
  set({ settings })
}

function ended(how: SessionEnd): number {
  const wait = how === 'refused' ? REFUSED_WAIT : backoff(state.attempt)
  set({
    connected: false,
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
    const wait = ended(await openSession({ url, params, documents, onConnected, onTold: told, onHeard: heard }, signal))
    await soon(wait, signal)
    set({ retryAt: null })
  }
}
