import { setTimeout as sleep } from 'node:timers/promises'
import { outageOf } from '../../platform/connections/outage.ts'

/** The log that reports a waiting start. */
export interface WaitLog {
  warn(details: { reason: string; attempt: number; waitMs: number }, message: string): void
}

/** Waits between attempts in ms, one minute in all: the longest that a database server needs when it starts beside this one. */
const WAITS_MS: readonly number[] = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000]

const messageOf = (error: unknown) => {
  const { code, message } = error as NodeJS.ErrnoException
  // Failures to connect to several addresses have an empty message.
  return message || code || String(error)
}

/**
 * Runs work that needs PostgreSQL, and retries while the server does not answer or has no free connection, as when two machines start
 * together. `work` must be idempotent. Any other error, such as a wrong password, is thrown at once.
 */
export async function retryWhileAway<T>(
  work: () => Promise<T>,
  { logger, waitsMs = WAITS_MS }: { logger: WaitLog; waitsMs?: readonly number[] },
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const waitMs = waitsMs[attempt - 1]
      const isPassing = ['outage.away', 'outage.busy'].includes(outageOf(error)?.code ?? '')
      if (waitMs === undefined || !isPassing) throw error
      logger.warn({ reason: messageOf(error), attempt, waitMs }, 'The database does not answer yet; trying again')
      await sleep(waitMs)
    }
  }
}
