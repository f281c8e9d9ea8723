import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Db } from '../kernel/index.ts'
import { CONNECT_TIMEOUT_MS, connected } from './connection.ts'
import { damageOfPostgres } from './damage.ts'
import { type BaseSize, type Engine, rootOf } from './engine.ts'
import { postgresTransaction } from './postgresTransaction.ts'
import type { StatementWatch } from './statementWatch.ts'
import { STEPS_TABLE, STEPS_TAKEN, type Step } from './steps.ts'
import { timePostgres } from './timedStatements.ts'

const POOL = 10
const STATEMENT_TIMEOUT_MS = 15_000
/** A row that every base has and nobody waits for: no table has to be made for the sake of a probe. */
const TOUCH = `UPDATE ${STEPS_TABLE.postgres} SET hash = hash WHERE id = (SELECT min(id) FROM ${STEPS_TABLE.postgres})`

/** A statement is sent while the answer to the one before is still on its way. */
const PIPELINED = { pipeline: true }
const ignore = () => {}

const stateOf = (name: string, { totalCount, idleCount, waitingCount }: pg.Pool) => ({
  name,
  used: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
})
const bytesIn = async (pool: pg.Pool, query: string) => Number((await pool.query<{ bytes: string }>(query)).rows[0]?.bytes)
/** Its log is one for all bases of the server, and told to the server's own administrators alone. */
async function sizeOf(pool: pg.Pool): Promise<BaseSize> {
  const base = await bytesIn(pool, 'SELECT pg_database_size(current_database()) AS bytes')
  const wal = await bytesIn(pool, 'SELECT sum(size) AS bytes FROM pg_ls_waldir()').catch(() => undefined)
  return { base, wal }
}

/** PostgreSQL: transactions and reads have pools of their own, so that reads never queue behind writers. */
export function postgresEngine(url: string, watch?: StatementWatch): Engine {
  const options = { connectionString: url, max: POOL, statement_timeout: STATEMENT_TIMEOUT_MS, connectionTimeoutMillis: CONNECT_TIMEOUT_MS }
  const [writers, readers] = [new pg.Pool({ ...options, ...PIPELINED }), new pg.Pool(options)]
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  for (const pool of [writers, readers]) pool.on('error', ignore)
  if (watch) for (const pool of [writers, readers]) pool.on('connect', (client) => timePostgres(client as pg.PoolClient, watch))
  const reading = drizzle(readers) as unknown as Db
  /** What is put together for a connection serves as long as that does. */
  const writing = new WeakMap<pg.PoolClient, Db>()
  const dbOf = (client: pg.PoolClient) => {
    const db = writing.get(client) ?? (drizzle(client) as unknown as Db)
    writing.set(client, db)
    return db
  }
  return {
    dialect: 'postgres',
    quick: reading,
    heavy: reading,
    async begin() {
      const client = await writers.connect()
      return postgresTransaction(client, dbOf(client))
    },
    get pools() {
      return [stateOf('writers', writers), stateOf('readers', readers)]
    },
    size: () => sizeOf(readers),
    steps: async () => (await readers.query<Step>(STEPS_TAKEN.postgres)).rows,
    touch: async () => void (await writers.query(TOUCH)),
    // On a connection of its own: no statement of this one has a time limit.
    damage: () => connected(url, damageOfPostgres),
    // So does it here, as rows change.
    updateStatistics: async () => {},
    duplicateOf(e) {
      const { code, constraint } = rootOf(e)
      return code === '23505' ? (constraint ?? '') : undefined
    },
    isReference: (e) => rootOf(e).code === '23503',
    isRetryable: (e) => ['40001', '40P01'].includes(rootOf(e).code ?? ''),
    async close() {
      await Promise.all([writers.end(), readers.end()])
    },
  }
}
