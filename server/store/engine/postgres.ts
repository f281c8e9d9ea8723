import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Db } from '../../kernel/index.ts'
import { rootOf } from '../../platform/connections/causes.ts'
import { isLost } from '../../platform/connections/outage.ts'
import { connected, poolOf } from '../../platform/connections/postgresConnection.ts'
import { type Begun, commitOutcome } from './commitOutcome.ts'
import { damageOfPostgres } from './damage.ts'
import type { BaseSize, Engine, Violation } from './engine.ts'
import { pipelinedReads } from './pipelinedReads.ts'
import { postgresTransaction } from './postgresTransaction.ts'
import { RowBatchLoader } from './rowBatchLoader.ts'
import type { StatementWatch } from './statementWatch.ts'
import { STEPS_TABLE, STEPS_TAKEN, type Step } from './steps.ts'
import { timePostgres } from './timedStatements.ts'
import { WriterShares } from './writerShares.ts'

/**
 * Connections per class of statements, so that no class waits behind another. Two heavy ones leave the database processors for quick reads.
 * Two of the quick ones are used; the others replace lost ones.
 */
const POOLS = { writing: 10, quick: 10, heavy: 2 }
const STATEMENT_TIMEOUT_MS = 15_000
/** In ms; well below the timeout of a call, so that the caller learns in time that the row is locked. */
const LOCK_TIMEOUT_MS = 5_000
/** In ms; a unit idle for so long has lost its caller or its process hangs, and blocks others. */
const IDLE_UNIT_MS = 15_000
/** How long a unit waits for a connection, in ms. */
const WRITER_WAIT_MS = 8_000
/**
 * A statement uses one processor. Two parallel workers would speed it up by less than they cost others: four heavy statements were up to
 * twelve processes on two processors.
 */
const NO_PARALLEL_WORKERS = '-c max_parallel_workers_per_gather=0'
/** Updates a row that every database has and no unit locks, so that probing writes needs no table of its own. */
const TOUCH = `UPDATE ${STEPS_TABLE.postgres} SET hash = hash WHERE id = (SELECT min(id) FROM ${STEPS_TABLE.postgres})`

const VIOLATIONS: Readonly<Record<string, Violation['kind']>> = { '23505': 'duplicate', '23503': 'reference' }

/** Statements are sent while earlier answers are pending. */
const PIPELINED = { pipeline: true }

/** Waits in ms before a read is repeated whose connection was lost. */
const READ_RETRY_MS: readonly number[] = [20, 200]
/** Repeats reads whose connection was lost, as in a database restart, so that callers do not notice. */
function retryingReads(pool: pg.Pool): pg.Pool {
  const send = pool.query.bind(pool) as (...statement: unknown[]) => Promise<unknown>
  async function query(...statement: unknown[]): Promise<unknown> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await send(...statement)
      } catch (e) {
        const waitMs = READ_RETRY_MS[attempt]
        if (waitMs === undefined || !isLost(e)) throw e
        await sleep(waitMs)
      }
    }
  }
  return Object.assign(pool, { query })
}

const stateOf = (name: string, { totalCount, idleCount, waitingCount }: pg.Pool) => ({
  name,
  used: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
})
const bytesIn = async (pool: pg.Pool, query: string) => Number((await pool.query<{ bytes: string }>(query)).rows[0]?.bytes)
/**
 * Size of the database in bytes. The WAL is shared by all databases of the server and visible to its administrators only, hence undefined.
 */
async function sizeOf(pool: pg.Pool): Promise<BaseSize> {
  const base = await bytesIn(pool, 'SELECT pg_database_size(current_database()) AS bytes')
  const wal = await bytesIn(pool, 'SELECT sum(size) AS bytes FROM pg_ls_waldir()').catch(() => undefined)
  return { base, wal }
}

export interface PostgresOptions {
  readonly commitWaitsMs?: readonly number[] | undefined
  readonly watch?: StatementWatch | undefined
  /** Number of writing connections. */
  readonly writers?: number | undefined
}
/** One connection stays free for the write probe; of ten, a caller or resource gets six and a row two. */
const sharesOf = (writers: number) => ({
  most: Math.max(1, writers - 1),
  share: Math.max(1, Math.floor(writers * 0.6)),
  rowShare: 2,
  waitMs: WRITER_WAIT_MS,
})
/** The PostgreSQL engine: transactions, reads by id and heavy reads have separate pools. */
export function postgresEngine(url: string, { commitWaitsMs, watch, writers: writing = POOLS.writing }: PostgresOptions = {}): Engine {
  const options = { connectionString: url, statement_timeout: STATEMENT_TIMEOUT_MS, options: NO_PARALLEL_WORKERS }
  const patience = { lock_timeout: LOCK_TIMEOUT_MS, idle_in_transaction_session_timeout: IDLE_UNIT_MS }
  const writers = poolOf({ ...options, ...PIPELINED, ...patience, max: writing })
  const shares = new WriterShares(sharesOf(writing))
  const quick = retryingReads(pipelinedReads(poolOf({ ...options, ...PIPELINED, max: POOLS.quick })))
  const heavy = retryingReads(poolOf({ ...options, max: POOLS.heavy }))
  if (watch) for (const pool of [writers, quick, heavy]) pool.on('connect', (client) => timePostgres(client as pg.PoolClient, watch))
  /** The drizzle handle of a connection lives as long as the connection. */
  const databases = new WeakMap<pg.PoolClient, Db>()
  const dbOf = (client: pg.PoolClient) => {
    const db = databases.get(client) ?? (drizzle(client) as unknown as Db)
    databases.set(client, db)
    return db
  }
  return {
    dialect: 'postgres',
    quick: drizzle(quick) as unknown as Db,
    gathered: new RowBatchLoader(),
    heavy: drizzle(heavy) as unknown as Db,
    async begin(kind, names = { lanes: [] }) {
      const leave = await shares.enter(names)
      const client = await writers.connect().catch((e: unknown) => {
        leave()
        throw e
      })
      const outcomeOf = (begun: Begun) => commitOutcome(url, begun, commitWaitsMs)
      return postgresTransaction(client, dbOf(client), { outcomeOf, isLoose: kind === 'loose', ended: leave })
    },
    get pools() {
      const ofWriting = stateOf('writing', writers)
      return [{ ...ofWriting, waiting: ofWriting.waiting + shares.waiting }, stateOf('quick', quick), stateOf('heavy', heavy)]
    },
    size: () => sizeOf(quick),
    steps: async () => (await quick.query<Step>(STEPS_TAKEN.postgres)).rows,
    touch: async () => void (await writers.query(TOUCH)),
    // On a connection of its own, without a statement timeout.
    damage: () => connected(url, damageOfPostgres),
    // PostgreSQL's autovacuum updates them.
    updateStatistics: async () => {},
    violationOf(e) {
      const { code = '', constraint } = rootOf(e)
      const kind = VIOLATIONS[code]
      return kind && { kind, constraint }
    },
    // A lost connection means that nothing was committed; where that is unknown, the commit throws another error.
    isRetryable: (e) => ['40001', '40P01'].includes(rootOf(e).code ?? '') || isLost(e),
    async close() {
      await Promise.all([writers, quick, heavy].map((pool) => pool.end()))
    },
  }
}
