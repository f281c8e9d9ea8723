import type pg from 'pg'
import { isLost } from '../../platform/connections/outage.ts'

/** Two: what takes longer than the rest holds up no more than half of what comes after it. */
const CONNECTIONS = 2

/** A connection taken from the pool while answers over it are waited for, and given back after the last: the pool ends those that are idle. */
interface Share {
  readonly client: Promise<pg.PoolClient>
  /** Questions without an answer. */
  pending: number
  isBroken?: boolean
}
function letGo(share: Share) {
  if (--share.pending) return
  share.client.then(
    (client) => client.release(share.isBroken),
    // Whoever asked has been told.
    () => {},
  )
}

/**
 * Reads that take no longer than their way to the base and back share a few connections of a pool made with `pipeline`: each sends a question while the
 * answers to those before are still on their way. A connection for each read costs both processes a write, a read and a change of context for every row.
 */
export function pipelinedReads(pool: pg.Pool) {
  const lanes: (Share | undefined)[] = Array.from({ length: CONNECTIONS }, () => undefined)
  const pendingOf = (at: number) => lanes[at]?.pending ?? 0

  async function query(...args: unknown[]): Promise<unknown> {
    let at = 0
    for (let other = 1; other < CONNECTIONS; other++) if (pendingOf(other) < pendingOf(at)) at = other
    const known = lanes[at]
    const share: Share = known?.pending ? known : { client: pool.connect(), pending: 0 }
    lanes[at] = share
    share.pending++
    try {
      const client = await share.client
      return await (client.query as (...args: unknown[]) => unknown)(...args)
    } catch (error) {
      if (isLost(error)) {
        share.isBroken = true
        // The next one is asked over another connection.
        if (lanes[at] === share) lanes[at] = undefined
      }
      throw error
    } finally {
      letGo(share)
    }
  }
  return Object.assign(pool, { query }) as unknown as pg.Pool
}
