import { setTimeout as sleep } from 'node:timers/promises'
import { outageOf } from '../../platform/connections/outage.ts'

/** Where the log says that a start is waiting. */
export interface WaitLog {
  warn(details: { reason: string; attempt: number; waitMs: number }, message: string): void
}

/** Waits between the attempts, in ms: a minute in all, which a database server that starts beside this one needs at most. */
const WAITS_MS: readonly number[] = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000]

const messageOf = (error: unknown) => {
  const { code, message } = error as NodeJS.ErrnoException
  // Failures to connect to several addresses come without a sentence of their own.
  return message || code || String(error)
}

/**
 * Does work that needs a PostgreSQL, again while that does not answer or has no connection to spare: two machines that start together, or one
 * that is busy, are no reason to give up. `work` must be safe to do twice. Any other error, a wrong password for one, ends it at once.
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
