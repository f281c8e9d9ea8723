import type pg from 'pg'
import type { Db } from '../kernel/index.ts'
import type { Transaction } from './engine.ts'

const ignore = () => {}

/**
 * A transaction on a connection of its own, given back at its end. What nobody needs the answer of is sent and not waited for: the beginning,
 * lines of the log, and the commit behind them cost no way to the base and back.
 */
export function postgresTransaction(client: pg.PoolClient, db: Db): Transaction {
  // Whoever waits for an answer is told; with nobody listening, the loss of a connection would end the process.
  client.on('error', ignore)
  let isOver = false
  const release = (isBroken = false) => {
    if (!isBroken) client.off('error', ignore)
    client.release(isBroken)
  }
  async function end(sql: string) {
    isOver = true
    const { command } = await client.query(sql).catch((e: unknown) => {
      release(true)
      throw e
    })
    release()
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
  behind(client.query('BEGIN'))
  return {
    db,
    behind,
    lock: async (key) => void (await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [key])),
    async run(sql) {
      const failed = await failure()
      if (failed && !sql.startsWith('ROLLBACK')) throw failed.reason
      await client.query(sql)
    },
    async commit(committed) {
      const ended = end('COMMIT').then(
        () => undefined,
        (reason: unknown) => ({ reason }),
      )
      // Of all that failed with it, the first one says why.
      const [first, last] = [await failure(), await ended]
      const failed = first ?? last
      if (failed) throw failed.reason
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
