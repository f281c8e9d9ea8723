import type pg from 'pg'
import type { Db } from '../../kernel/index.ts'
import { isLost, outage } from '../../platform/connections/outage.ts'
import type { Begun } from './commitOutcome.ts'
import type { Transaction } from './engine.ts'

const ignore = () => {}
/** A number is taken at once: asked when the connection is lost, the base knows the transaction by it. */
const XID = 'SELECT pg_current_xact_id()::text AS xid'
/** A kept statement: of a lock that nobody holds, reading it is the larger part. The keys are locked in the order of the list. */
const LOCK = { name: 'lock', text: 'SELECT pg_advisory_xact_lock(hashtextextended(key, 0)) FROM unnest($1::text[]) AS key' }
const BEGIN = `BEGIN; ${XID}`
const BEGIN_LOOSE = `BEGIN; SET LOCAL synchronous_commit TO off; ${XID}`

interface Ending {
  /** Whether a transaction was committed whose connection is lost; undefined where that cannot be found out. */
  outcomeOf(of: Begun): Promise<boolean | undefined>
  /** Its commit waits for no disk. */
  readonly isLoose: boolean
  /** Called when its connection is free for others. */
  ended(): void
}
/**
 * A transaction on a connection of its own, given back at its end. What nobody needs the answer of is sent and not waited for: the beginning,
 * lines of the log, and the commit behind them cost no way to the base and back.
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
  /** Why the first of them failed: all others failed with it. */
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
  /** Nobody hears of a failure what is there all the same. */
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
      // It is known by now, but where nothing was waited for.
      const begun = await xid.then(
        (known) => ({ xid: known, pid }),
        () => undefined,
      )
      const ended = end('COMMIT').then(
        () => undefined,
        (reason: unknown) => ({ reason }),
      )
      // Of all that failed with it, the first one says why.
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
