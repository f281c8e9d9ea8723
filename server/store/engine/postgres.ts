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
 * Connections of each class of statements: none ever waits behind another class, and heavy ones are two, so that the database has processors left for
 * quick ones. Of the quick ones two are used; the others stand in for those that are lost.
 */
const POOLS = { writing: 10, quick: 10, heavy: 2 }
const STATEMENT_TIMEOUT_MS = 15_000
/** Well below the time of a call, which is told in time that the row is locked. */
const LOCK_TIMEOUT_MS = 5_000
/** A unit that asks nothing for so long has lost its caller, or its process stands still: others wait for its rows. */
const IDLE_UNIT_MS = 15_000
/** How long a unit waits for a connection. */
const WRITER_WAIT_MS = 8_000
/**
 * A statement takes one processor. Two more would help it, each by less than it takes from everybody else: four heavy statements were up to twelve processes in
 * want of two processors.
 */
const NO_PARALLEL_WORKERS = '-c max_parallel_workers_per_gather=0'
/** A row that every base has and nobody waits for: no table has to be made for the sake of a probe. */
const TOUCH = `UPDATE ${STEPS_TABLE.postgres} SET hash = hash WHERE id = (SELECT min(id) FROM ${STEPS_TABLE.postgres})`

const VIOLATIONS: Readonly<Record<string, Violation['kind']>> = { '23505': 'duplicate', '23503': 'reference' }

/** A statement is sent while the answer to the one before is still on its way. */
const PIPELINED = { pipeline: true }

/** Waits before a read whose connection was lost is asked again, in ms. */
const READ_RETRY_MS: readonly number[] = [20, 200]
/** Sends reads of a pool again whose connection was cut, as each is when the database is restarted: no caller hears of it. */
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
/** Its log is one for all bases of the server, and told to the server's own administrators alone. */
async function sizeOf(pool: pg.Pool): Promise<BaseSize> {
  const base = await bytesIn(pool, 'SELECT pg_database_size(current_database()) AS bytes')
  const wal = await bytesIn(pool, 'SELECT sum(size) AS bytes FROM pg_ls_waldir()').catch(() => undefined)
  return { base, wal }
}

export interface PostgresOptions {
  readonly commitWaitsMs?: readonly number[] | undefined
  readonly watch?: StatementWatch | undefined
  /** Connections that write. */
  readonly writers?: number | undefined
}
/** One connection is left for the look whether the base takes writes; a caller or a resource gets six of ten, a row two. */
const sharesOf = (writers: number) => ({
  most: Math.max(1, writers - 1),
  share: Math.max(1, Math.floor(writers * 0.6)),
  rowShare: 2,
  waitMs: WRITER_WAIT_MS,
})
/** PostgreSQL: transactions, reads by id and heavy reads have pools of their own. */
export function postgresEngine(url: string, { commitWaitsMs, watch, writers: writing = POOLS.writing }: PostgresOptions = {}): Engine {
  const options = { connectionString: url, statement_timeout: STATEMENT_TIMEOUT_MS, options: NO_PARALLEL_WORKERS }
  const patience = { lock_timeout: LOCK_TIMEOUT_MS, idle_in_transaction_session_timeout: IDLE_UNIT_MS }
  const writers = poolOf({ ...options, ...PIPELINED, ...patience, max: writing })
  const shares = new WriterShares(sharesOf(writing))
  const quick = retryingReads(pipelinedReads(poolOf({ ...options, ...PIPELINED, max: POOLS.quick })))
  const heavy = retryingReads(poolOf({ ...options, max: POOLS.heavy }))
  if (watch) for (const pool of [writers, quick, heavy]) pool.on('connect', (client) => timePostgres(client as pg.PoolClient, watch))
  /** What is put together for a connection serves as long as that does. */
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
    // On a connection of its own: no statement of this one has a time limit.
    damage: () => connected(url, damageOfPostgres),
    // So does it here, as rows change.
    updateStatistics: async () => {},
    violationOf(e) {
      const { code = '', constraint } = rootOf(e)
      const kind = VIOLATIONS[code]
      return kind && { kind, constraint }
    },
    // Nothing of a unit is there whose connection was lost: where that is not known, its commit says so.
    isRetryable: (e) => ['40001', '40P01'].includes(rootOf(e).code ?? '') || isLost(e),
    async close() {
      await Promise.all([writers, quick, heavy].map((pool) => pool.end()))
    },
  }
}
