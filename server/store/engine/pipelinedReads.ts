import type pg from 'pg'
import { isLost } from '../../platform/connections/outage.ts'

/** Two connections, so that a slow read delays at most half of those after it. */
const CONNECTIONS = 2

/** A pool connection in use while answers are pending, released after the last one, so that the pool can close idle ones. */
interface Share {
  readonly client: Promise<pg.PoolClient>
  /** Queries without an answer yet. */
  pending: number
  isBroken?: boolean
}
function letGo(share: Share) {
  if (--share.pending) return
  share.client.then(
    (client) => client.release(share.isBroken),
    // The caller gets the error through its own promise.
    () => {},
  )
}

/**
 * Runs short reads over few connections of a pool made with `pipeline`: each query is sent while earlier answers are pending. A connection
 * per read costs both processes a write, a read and a context switch for every row.
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
        // The next query takes another connection.
        if (lanes[at] === share) lanes[at] = undefined
      }
      throw error
    } finally {
      letGo(share)
    }
  }
  return Object.assign(pool, { query }) as unknown as pg.Pool
}
