import { setTimeout as sleep } from 'node:timers/promises'
import type { Refusal } from '../../kernel/index.ts'
import { currentCall } from '../../platform/call.ts'
import { isContended, outage, outageOf } from '../../platform/connections/outage.ts'

/** For so long a unit is tried again where nobody waits for an answer by a moment of their own, in ms. */
const PATIENCE_MS = 10_000
/** Time that the last attempt needs before the caller is told that it took too long, in ms. */
const LAST_ATTEMPT_MS = 1_000
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [10, 400]

/** A random pause before another attempt, twice as long each time: units that met once do not meet again in step. */
const pauseMs = (attempt: number, random: () => number) =>
  Math.ceil(random() * Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempt - 1)))

/** The log is told why, the caller when to send it again. */
const busy = (cause: unknown): Refusal => Object.assign(outageOf(cause) ?? outage('busy'), { cause })

/**
 * Does a unit of work, again with a random pause as long as the database has ended it for the sake of others (`isRetryable`) and the call has
 * time. At last the caller is told that the database is busy: nothing was written.
 */
export async function withRetries<T>(
  work: () => Promise<T>,
  isRetryable: (error: unknown) => boolean,
  random: () => number = Math.random,
): Promise<T> {
  const endsAt = (currentCall()?.deadlineAt ?? performance.now() + PATIENCE_MS) - LAST_ATTEMPT_MS
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!isRetryable(error)) throw isContended(error) ? busy(error) : error
      const pause = pauseMs(attempt, random)
      if (performance.now() + pause > endsAt) throw busy(error)
      await sleep(pause)
    }
  }
}
