import { areas } from '../domain/index.ts'
import {
  type Actor,
  type BulkStore,
  type Change,
  type Db,
  type Enqueued,
  LocksChanged,
  type Read,
  Refusal,
  type ResourceDef,
  readOnlyImpersonation,
  type UnitOfWork,
  type WriteTarget,
} from '../kernel/index.ts'
import { currentCall } from '../platform/call.ts'
import { WriterBusy } from '../platform/connections/outage.ts'
import { scoped } from '../platform/meter.ts'
import { filePathOf, isFileUrl } from '../platform/settings/locations.ts'
import { AuditTrail, type SealedPurge, type TrailOptions } from './audit/trail.ts'
import { unsealedIn } from './audit/unsealed.ts'
import { type Memory, NO_CACHE, StoreMemory } from './cache/memory.ts'
import type { Written } from './cache/resultCache.ts'
import type { CommitKind, Engine, Transaction } from './engine/engine.ts'
import { postgresEngine } from './engine/postgres.ts'
import { withRetries } from './engine/retries.ts'
import { sqliteEngine } from './engine/sqlite.ts'
import { StatementWatch, type WatchOptions } from './engine/statementWatch.ts'
import type { UnitNames } from './engine/writerShares.ts'
import { storeFigures } from './read/figures.ts'
import { ActorRead, type ReadSource } from './read/read.ts'
import { buildTables, type Dialect, type Tables } from './schema/tables.ts'
import { BaseWatch } from './watch.ts'
import { bulkInsert } from './write/bulk.ts'
import { retryIfOvertaken } from './write/overtaken.ts'
import { type CommitResult, openUnit } from './write/unitOfWork.ts'

export interface StoreOptions {
  /** 'file:/path/base.sqlite' or 'postgres://...' */
  url: string
  readers?: number
  now?: () => Date
  /** '+08:00' */
  utcOffset?: string
  /** The keys that mark and seal rows of logs; without them, logs are ordinary rows. */
  trail?: TrailOptions
  /** Observers of statements and health; without it statements are not observed. */
  watch?: WatchOptions
  /** Waits in ms between queries for the outcome of a commit whose connection was lost. */
  commitWaitsMs?: readonly number[]
  /** Number of writing connections on PostgreSQL. */
  writers?: number
}
/** Every resource of the product, internal ones included. */
export const allResources: readonly ResourceDef[] = areas.flatMap((a) => a.resources)

/** Tables do not depend on a database: all stores of a dialect share them, and tests open hundreds of stores. */
const built = new Map<Dialect, Tables>()
function tablesOf(dialect: Dialect): Tables {
  const tables = built.get(dialect) ?? buildTables(dialect, allResources)
  built.set(dialect, tables)
  return tables
}

/** The caller under which a unit counts for the shares of writers. */
const callerOf = ({ kind, userId, plantId }: Actor) => (userId ? `user ${userId}` : `${kind} in ${plantId}`)
const namesOf = (actor: Actor, { resource, id }: Partial<WriteTarget> = {}): UnitNames => ({
  lanes: [callerOf(actor), ...(resource ? [resource.name] : [])],
  row: resource && id !== undefined ? `${resource.name} ${id}` : undefined,
})
/** Refuses to write for a call that has already been answered with a timeout. */
function refuseOverdue() {
  if (currentCall()?.isOver) throw new Refusal('limits.timeout')
}
const engineOf = ({ url, readers = 2, commitWaitsMs, writers }: StoreOptions, watch: StatementWatch | undefined): Engine =>
  isFileUrl(url) ? sqliteEngine(filePathOf(url), readers, watch) : postgresEngine(url, { commitWaitsMs, writers, watch })
/** Converts '+08:00' to minutes. Throws for any other form. */
export function offsetMinutesOf(text: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(text) ?? []
  if (!sign) throw new Error(`not an offset: ${text}`)
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** The store over SQLite or PostgreSQL. Made by `openStore`; `close` releases its connections. */
export class SqlStore implements BulkStore {
  readonly now: () => Date
  readonly engine: Engine
  readonly tables: Tables
  readonly trail: AuditTrail | undefined
  readonly #memory: StoreMemory
  readonly #offsetMinutes: number
  readonly #watch: BaseWatch
  readonly #statements: StatementWatch | undefined
  readonly #metrics: ReturnType<typeof scoped> | undefined
  readonly #changeListeners: ((change: Change) => void)[] = []
  readonly #enqueuedListeners: ((rows: readonly Enqueued[]) => void)[] = []

  constructor(options: StoreOptions) {
    this.now = options.now ?? (() => new Date())
    this.#metrics = options.watch && scoped(options.watch.meter)
    this.#statements = options.watch && this.#metrics && new StatementWatch({ ...options.watch, meter: this.#metrics.meter })
    this.engine = engineOf(options, this.#statements)
    const tables = tablesOf(this.engine.dialect)
    this.trail = options.trail && new AuditTrail({ tables, write: this.write.bind(this) }, options.trail)
    const { trail } = this
    this.tables = trail ? { ...tables, mark: trail.mark.bind(trail), moveLog: trail.move.bind(trail) } : tables
    const models = areas.flatMap((area) => area.readModels ?? [])
    this.#memory = new StoreMemory(this.tables, { models, now: this.now })
    this.#offsetMinutes = offsetMinutesOf(options.utcOffset ?? '+08:00')
    this.#watch = new BaseWatch(this.engine)
    const unsealed = trail && (() => unsealedIn({ db: this.engine.quick, tables }))
    if (this.#metrics) storeFigures({ engine: this.engine, now: this.now, unsealed }, this.#metrics.meter)
  }

  read(actor: Actor): Read {
    return new ActorRead(this.#source(this.now(), this.engine, this.#memory.for(this.engine.quick)), actor)
  }

  #source(now: Date, engine: Engine, memory: Memory): ReadSource {
    return { engine, tables: this.tables, totals: memory.totals, memory, now, offsetMinutes: this.#offsetMinutes }
  }

  async write<T>(actor: Actor, work: (uow: UnitOfWork) => Promise<T>, about?: WriteTarget): Promise<T> {
    if (actor.impersonatedBy) throw readOnlyImpersonation()
    const names = namesOf(actor, about)
    return withRetries(() => retryIfOvertaken(this.engine, () => this.#attempt(actor, work, names)), this.#isRetryable)
  }

  readonly #isRetryable = (e: unknown): boolean => e instanceof LocksChanged || this.engine.isRetryable(e)

  async #attempt<T>(actor: Actor, work: (uow: UnitOfWork) => Promise<T>, names: UnitNames): Promise<T> {
    const transaction = await this.#begin('shared', names)
    const { value, committed } = await this.#runUnit(transaction, actor, work).catch((e: unknown) => this.#takenBack(transaction, e))
    // The call continues as a member of the new plant, so that the answer can read what it has written.
    ;(actor.plantIds as number[]).push(...committed.joined)
    if (committed.change.resources.length) for (const listener of this.#changeListeners) listener(committed.change)
    if (committed.enqueued.length) for (const listener of this.#enqueuedListeners) listener(committed.enqueued)
    return value
  }

  async #takenBack(transaction: Transaction, cause: unknown): Promise<never> {
    const why = await transaction.rollback(cause).then(
      () => cause,
      (other: unknown) => other,
    )
    this.#watch.failed(why)
    throw why
  }

  async #begin(kind?: CommitKind, names?: UnitNames): Promise<Transaction> {
    await this.#watch.mayWrite()
    return this.engine.begin(kind, names).catch((e: unknown) => {
      this.#watch.failed(e)
      if (e instanceof WriterBusy) this.#statements?.failed(e)
      throw e
    })
  }

  /** Resolves while reads and writes are possible and no newer version has migrated the database; rejects otherwise. */
  ready() {
    return this.#watch.ready()
  }

  /** Refuses, synchronously, to serve from a database that a newer version has migrated. */
  mayServe() {
    this.#watch.mayServe()
  }

  async dryRun<T>(actor: Actor, work: (uow: UnitOfWork) => Promise<T>): Promise<T> {
    if (actor.impersonatedBy) throw readOnlyImpersonation()
    return withRetries(() => this.#rehearse(actor, work), this.#isRetryable)
  }

  async #rehearse<T>(actor: Actor, work: (uow: UnitOfWork) => Promise<T>): Promise<T> {
    const transaction = await this.#begin('alone')
    try {
      return await work(this.#unitOf(transaction, actor).uow)
    } finally {
      await transaction.rollback()
    }
  }

  #unitOf(transaction: Transaction, actor: Actor) {
    const { engine, tables } = this
    const now = this.now()
    // The engine is the prototype: copying it for each unit would also evaluate its getters of connection states.
    const unitEngine = Object.assign(Object.create(engine) as Engine, { quick: transaction.db, heavy: transaction.db, gathered: undefined })
    const source = this.#source(now, unitEngine, NO_CACHE)
    const readFor = (by: Actor) => new ActorRead(source, by)
    const leaveMark = (db: Db, written: readonly Written[]) => this.#memory.leaveMark(db, written)
    return openUnit({ engine, tables, actor, now, offsetMinutes: this.#offsetMinutes, transaction, leaveMark, readFor })
  }

  async #runUnit<T>(
    transaction: Transaction,
    actor: Actor,
    work: (uow: UnitOfWork) => Promise<T>,
  ): Promise<{ value: T; committed: CommitResult }> {
    const { uow, finish } = this.#unitOf(transaction, actor)
    refuseOverdue()
    const value = await work(uow)
    const committed = await finish()
    refuseOverdue()
    const call = currentCall()
    if (call) call.hasCommitted = true
    await transaction.commit(() => {
      if (committed.change.resources.length) this.#watch.wrote()
      // In the order of the commits, and before any read can count the new rows.
      for (const written of committed.written) this.#memory.changed(written)
      this.trail?.wrote(committed.logged)
    })
    return { value, committed }
  }

  async bulk(resource: ResourceDef, rows: readonly Record<string, unknown>[], within?: UnitOfWork) {
    if (within) {
      await bulkInsert(this.tables, within.read.db, resource, rows)
      return within.invalidate(resource)
    }
    const transaction = await this.#begin('loose', { lanes: ['bulk'] })
    try {
      await bulkInsert(this.tables, transaction.db, resource, rows)
      await transaction.behind(this.#memory.leaveMark(transaction.db, [{ resource: resource.name }]))
      await transaction.commit(() => this.#memory.changed({ resource: resource.name }))
    } catch (e) {
      await this.#takenBack(transaction, e)
    }
  }

  updateStatistics() {
    return this.engine.updateStatistics()
  }
  sign(text: string): string {
    return this.trail?.sign(text) ?? ''
  }
  onChange(listener: (change: Change) => void) {
    this.#changeListeners.push(listener)
  }
  onEnqueued(listener: (rows: readonly Enqueued[]) => void) {
    this.#enqueuedListeners.push(listener)
  }
  /** Undefined where logs are not sealed: their rows are deleted like others. */
  async purgeSealed(log: ResourceDef, purge: SealedPurge): Promise<number | undefined> {
    return log.sealed ? this.trail?.purge(log, purge) : undefined
  }
  async close() {
    this.#metrics?.close()
    await this.trail?.close()
    await this.engine.close()
  }
}

export interface OpenStore extends BulkStore {
  readonly engine: Engine
  readonly tables: Tables
  readonly trail: AuditTrail | undefined
  ready(): Promise<void>
  mayServe(): void
}
/** Opens the database at `url`; its schema must be up to date (see migrate). */
export const openStore = async (options: StoreOptions): Promise<OpenStore> => new SqlStore(options)
export type { Head } from './audit/chains.ts'
export { auditRecords, HeadFiles, headFileFault, recordedFaults } from './audit/heads.ts'
export { auditKeys } from './audit/mac.ts'
export type { HeadRecord, TrailOptions } from './audit/trail.ts'
export { retryWhileAway } from './engine/retryWhileAway.ts'
export { BASE_IN_USE, lockDatabase } from './engine/sqlite.ts'
export {
  forgetfulSettings,
  IncompatibleDatabaseError as StrangeBase,
  recogniseBase,
  refuseForgetful,
} from './migrate/checkCompatibility.ts'
export { ensureIndexes, migrate, rehearseOnPostgres } from './migrate/migrate.ts'
export { fillSpellings } from './search/spelling.ts'
