import { setTimeout as sleep } from 'node:timers/promises'
import type { Refusal } from '../../kernel/index.ts'
import { currentCall } from '../../platform/call.ts'
import { isContended, outage, outageOf } from '../../platform/connections/outage.ts'

/** How long a unit is retried when its caller has no deadline, in ms. */
const PATIENCE_MS = 10_000
/** Time reserved for the last attempt before the caller's deadline, in ms. */
const LAST_ATTEMPT_MS = 1_000
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [10, 400]

/** A random pause in ms whose limit doubles with each attempt, so that colliding units separate. */
const pauseMs = (attempt: number, random: () => number) =>
  Math.ceil(random() * Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempt - 1)))

/** The refusal for the caller, with the time to retry; the cause goes to the log. */
const busy = (cause: unknown): Refusal => Object.assign(outageOf(cause) ?? outage('busy'), { cause })

/**
 * Runs a unit of work and retries it after a random pause while its error is retryable (`isRetryable`) and the call has time left.
 * @throws Refusal `busy` when it runs out of time; nothing was written.
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
