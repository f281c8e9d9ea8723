import { setTimeout as sleep } from 'node:timers/promises'
import { outageOf } from '../../platform/connections/outage.ts'
import { connected } from '../../platform/connections/postgresConnection.ts'

/** Identifies a transaction and the PostgreSQL backend that runs it. */
export interface Begun {
  readonly xid: string
  readonly pid: number
}
/** Waits between attempts in ms, about 7 s in all: enough for a database restart. */
const WAITS_MS: readonly number[] = [50, 100, 250, 500, 1_000, 2_000, 3_000]
/** Connect timeout in ms, for addresses that accept connections and never answer. */
const CONNECT_MS = 3_000

const STATUS = 'SELECT pg_xact_status($1::xid8) AS status'
/** The client is gone without the backend noticing: terminates it, unless it already runs another transaction. */
const END_IT = 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = $1 AND backend_xid = ($2::xid8)::xid'

/**
 * Whether a transaction was committed whose connection was lost before the answer. PostgreSQL knows the outcome of every recent
 * transaction, also after a crash. Undefined when it cannot be queried in time.
 */
export async function commitOutcome(url: string, { xid, pid }: Begun, waitsMs = WAITS_MS): Promise<boolean | undefined> {
  for (let look = 0; look <= waitsMs.length; look++) {
    if (look) await sleep(waitsMs[look - 1])
    const status = await connected(
      url,
      async (client) => {
        // Not at the first attempt, when the commit may still be in progress.
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
