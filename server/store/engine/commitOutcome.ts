import { setTimeout as sleep } from 'node:timers/promises'
import { outageOf } from '../../platform/connections/outage.ts'
import { connected } from '../../platform/connections/postgresConnection.ts'

/** How a transaction and the process of the base that works on it are told from others. */
export interface Begun {
  readonly xid: string
  readonly pid: number
}
/** Waits between the looks, in ms: about 7 s in all, in which a server that is restarted takes connections again. */
const WAITS_MS: readonly number[] = [50, 100, 250, 500, 1_000, 2_000, 3_000]
/** An address that takes a connection and says nothing must not hold up a call for longer. */
const CONNECT_MS = 3_000

const STATUS = 'SELECT pg_xact_status($1::xid8) AS status'
/** Its client is gone, which it has not noticed: it ends now, one way or the other. Another transaction of the same process is left alone. */
const END_IT = 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = $1 AND backend_xid = ($2::xid8)::xid'

/**
 * Whether a transaction was committed whose connection was lost before the answer: the base knows it of each for long enough, also after a
 * crash. Undefined where it cannot be asked in time.
 */
export async function commitOutcome(url: string, { xid, pid }: Begun, waitsMs = WAITS_MS): Promise<boolean | undefined> {
  for (let look = 0; look <= waitsMs.length; look++) {
    if (look) await sleep(waitsMs[look - 1])
    const status = await connected(
      url,
      async (client) => {
        // The first look may be too early for a commit that is on its way.
        if (look) await client.query(END_IT, [pid, xid])
        return (await client.query<{ status: string | null }>(STATUS, [xid])).rows[0]?.status
      },
      { connectionTimeoutMillis: CONNECT_MS },
    ).catch((e: unknown) => {
      if (!outageOf(e)) throw e
      return 'in progress'
    })
    if (status !== 'in progress') return status === 'committed' ? true : status === 'aborted' ? false : undefined
  }
  return undefined
}
