export type Freshness = 'connecting' | 'live' | 'reconnecting' | 'stale' | 'dead' | 'refused'

export const STALE_AFTER = 30_000
export const DEAD_AFTER = 120_000
/** A server that answers pings but sends no figures is given this long before the socket is opened anew. */
export const SILENT_AFTER = 60_000

export interface Pulse {
  readonly connected: boolean
  /** Until then, by the monotonic clock, being away is a move to another server and nothing to speak of. */
  readonly unnoticedUntil: number
  readonly refused: boolean
  /** When each stream last spoke, by the monotonic clock; null = not yet. */
  readonly receivedAt: Readonly<Record<string, number | null>>
}

/** The board is as old as its slowest stream: one silent stream among talking ones must not hide. */
export function silentFor({ receivedAt }: Pulse, now: number): number | null {
  const times = Object.values(receivedAt)
  if (times.length === 0 || times.includes(null)) return null
  return Math.max(0, now - Math.min(...(times as number[])))
}

/** What the wall may honestly say about its figures. */
export function freshness(pulse: Pulse, now: number): Freshness {
  if (pulse.refused) return 'refused'
  const age = silentFor(pulse, now)
  if (age === null) return 'connecting'
  if (age > DEAD_AFTER) return 'dead'
  if (!pulse.connected && now > pulse.unnoticedUntil) return 'reconnecting'
  return age > STALE_AFTER ? 'stale' : 'live'
}
