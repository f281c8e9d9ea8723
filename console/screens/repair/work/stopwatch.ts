/** Time spent on one repair: what has run so far, and since when it runs again. */
export interface Watch {
  startedAt: number | null
  spentMs: number
}
export type Watches = Readonly<Record<string, Watch>>

const QUARTER_MS = 15 * 60_000
const LEAST_HOURS = 0.25
const MOST_HOURS = 24

export const idle: Watch = { startedAt: null, spentMs: 0 }
/** A clock that was set back meanwhile takes nothing away. */
export const elapsed = ({ startedAt, spentMs }: Watch, now: number): number =>
  spentMs + (startedAt === null ? 0 : Math.max(0, now - startedAt))
export const started = (watch: Watch, now: number): Watch => (watch.startedAt === null ? { ...watch, startedAt: now } : watch)
export const paused = (watch: Watch, now: number): Watch => ({ startedAt: null, spentMs: elapsed(watch, now) })

/** Hours as they are booked: begun quarters count, and nobody books more than a day. */
export function bookable(ms: number): number {
  const quarters = Math.ceil(ms / QUARTER_MS)
  return Math.min(MOST_HOURS, Math.max(LEAST_HOURS, quarters / 4))
}

const isWatch = (value: unknown): value is Watch => {
  const { startedAt, spentMs } = (value ?? {}) as Partial<Watch>
  return typeof spentMs === 'number' && spentMs >= 0 && (startedAt === null || typeof startedAt === 'number')
}

/** What a person's preferences hold; anything that is no stopwatch is left out. */
export function readWatches(text: string | undefined): Watches {
  try {
    const found: unknown = JSON.parse(text ?? '{}')
    return Object.fromEntries(Object.entries((found ?? {}) as object).filter((entry): entry is [string, Watch] => isWatch(entry[1])))
  } catch {
    return {}
  }
}

export function withWatch(watches: Watches, repairId: string, watch: Watch | null): Watches {
  const { [repairId]: _, ...others } = watches
  return watch ? { ...others, [repairId]: watch } : others
}
