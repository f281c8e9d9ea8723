import type { Logger } from 'pino'

/** What closes a part of a process, by the name of the part. */
export type ClosingParts = Readonly<Record<string, () => unknown>>
export interface PhaseLimit {
  /** When the phase is over, counted from the begin of the whole closing. */
  readonly byMs: number
  /** How long it lasts at most. */
  readonly mostMs: number
}
/** Closes parts side by side. Those that are not closed at the end of the phase are left behind. */
export type ClosePhase = (limit: PhaseLimit, parts: ClosingParts) => Promise<void>

/**
 * The phases of closing a process, over in time for the ten seconds that supervisors grant. A database or a name server that does not answer costs each of
 * the later ones its own few seconds: what they write there is nothing that a call was promised.
 */
export const closingLimits = {
  calls: { byMs: 7_200, mostMs: 7_200 },
  api: { byMs: 7_800, mostMs: 2_000 },
  notes: { byMs: 8_400, mostMs: 2_000 },
  database: { byMs: 9_000, mostMs: 2_000 },
} satisfies Readonly<Record<string, PhaseLimit>>
export type ClosingLimits = typeof closingLimits

type ClosingLogger = Pick<Logger, 'warn' | 'debug'>
interface ClosingOptions {
  /** A failed attempt is closed as often as it is made: its stragglers interest nobody. */
  readonly level?: 'warn' | 'debug'
}

/** Out: whether the work has ended within the time. */
async function endsWithin(ms: number, work: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), Math.max(0, ms))
  })
  try {
    return await Promise.race([work().then(() => true), over])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Closes a process, phase by phase. A part that hangs is named in the log and costs the time of its phase, not the whole closing; one that fails is named
 * too, and the others are closed all the same.
 */
export function closingOf(logger: ClosingLogger, { level = 'warn' }: ClosingOptions = {}): ClosePhase {
  const beganAt = performance.now()
  const passed = () => performance.now() - beganAt
  async function closeOne(part: string, work: () => Promise<unknown>, limitMs: number): Promise<void> {
    const since = performance.now()
    const took = () => Math.round(performance.now() - since)
    try {
      if (await endsWithin(limitMs, work)) logger.debug({ part, ms: took() }, 'closed')
      else logger[level]({ part, ms: took() }, 'closing took too long; this part is left behind')
    } catch (err) {
      logger[level]({ err, part }, 'closing of this part failed')
    }
  }
  return async ({ byMs, mostMs }, parts) => {
    const limitMs = Math.min(mostMs, byMs - passed())
    await Promise.all(Object.entries(parts).map(([part, work]) => closeOne(part, async () => work(), limitMs)))
  }
}
