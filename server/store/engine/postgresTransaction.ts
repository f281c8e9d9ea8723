import type pg from 'pg'
import type { Db } from '../../kernel/index.ts'
import { isLost, outage } from '../../platform/connections/outage.ts'
import type { Begun } from './commitOutcome.ts'
import type { Transaction } from './engine.ts'

const ignore = () => {}
/** Assigns the transaction id at the start, by which the outcome can be queried if the connection is lost. */
const XID = 'SELECT pg_current_xact_id()::text AS xid'
/** Prepared: for an uncontended lock, parsing is the larger part. Keys are locked in the order of the list. */
const LOCK = { name: 'lock', text: 'SELECT pg_advisory_xact_lock(hashtextextended(key, 0)) FROM unnest($1::text[]) AS key' }
const BEGIN = `BEGIN; ${XID}`
const BEGIN_LOOSE = `BEGIN; SET LOCAL synchronous_commit TO off; ${XID}`

interface Ending {
  /** Whether a transaction whose connection was lost is committed; undefined when it cannot be determined. */
  outcomeOf(of: Begun): Promise<boolean | undefined>
  /** Its commit does not wait for the disk. */
  readonly isLoose: boolean
  /** Called when its connection is free. */
  ended(): void
}
/**
 * A transaction on its own connection, released at the end. Statements whose result nobody needs are not awaited: BEGIN, log rows and the
 * COMMIT behind them cost no round trip.
 */
export function postgresTransaction(client: pg.PoolClient, db: Db, { outcomeOf, isLoose, ended }: Ending): Transaction {
  let isOver = false
  async function end(sql: string) {
    isOver = true
    const { command } = await client.query(sql).catch((e: unknown) => {
      client.release(true)
      ended()
      throw e
    })
    client.release()
    ended()
    if (command !== sql) throw new Error('the transaction had failed before its commit')
  }
  let sent: Promise<unknown>[] = []
  const behind = async (work: Promise<unknown>) => {
    work.catch(ignore)
    sent.push(work)
  }
  /** Why the first of them failed; the others failed because of it. */
  async function failure(): Promise<{ reason: unknown } | undefined> {
    const all = await Promise.allSettled(sent)
    sent = []
    return all.find((one) => one.status === 'rejected')
  }
  const pid = (client as unknown as { processID: number }).processID
  const xid = client
    .query(isLoose ? BEGIN_LOOSE : BEGIN)
    .then((all) => (all as unknown as pg.QueryResult<{ xid: string }>[]).at(-1)?.rows[0]?.xid ?? '')
  behind(xid)
  /** Whether a commit that seemed to fail is in the database all the same. */
  async function isThere(begun: Begun): Promise<boolean> {
    const outcome = await outcomeOf(begun)
    if (outcome === undefined) throw outage('unknown')
    return outcome
  }
  return {
    db,
    behind,
    lock: async (keys) => void (await client.query({ ...LOCK, values: [keys] })),
    async run(sql) {
      const failed = await failure()
      if (failed && !sql.startsWith('ROLLBACK')) throw failed.reason
      await client.query(sql)
    },
    async commit(committed) {
      // The id is known by now, unless nothing was awaited.
      const begun = await xid.then(
        (known) => ({ xid: known, pid }),
        () => undefined,
      )
      const ended = end('COMMIT').then(
        () => undefined,
        (reason: unknown) => ({ reason }),
      )
      // The first failure is the cause of those after it.
      const [first, last] = [await failure(), await ended]
      const failed = first ?? last
      if (failed && !(begun && isLost(failed.reason) && (await isThere(begun)))) throw failed.reason
      committed?.()
    },
    async rollback() {
      if (isOver) return
      await end('ROLLBACK').catch(ignore)
      const failed = await failure()
      if (failed) throw failed.reason
    },
  }
}
