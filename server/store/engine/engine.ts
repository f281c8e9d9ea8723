import type { Db } from '../../kernel/index.ts'
import type { Dialect } from '../schema/tables.ts'
import type { RowBatchLoader } from './rowBatchLoader.ts'
import type { Step } from './steps.ts'
import type { UnitNames } from './writerShares.ts'

/**
 * How a unit commits. 'shared': may share its commit with other units. 'alone': expected to take long, so no other commit waits for it.
 * 'loose': does not wait for the disk; a power cut may lose it, but neither earlier commits nor a part of it.
 */
export type CommitKind = 'shared' | 'alone' | 'loose'
/** One open transaction. */
export interface Transaction {
  readonly db: Db
  /** Locks keys until the end of the transaction, in the given order. */
  lock(keys: readonly string[]): Promise<void>
  /** Runs a statement without values or result, after all that was sent before. */
  run(sql: string): Promise<void>
  /** Sends a statement whose result nobody needs and resolves when it is on its way; a failure fails the transaction. */
  behind(work: Promise<unknown>): Promise<unknown>
  /** Commits. `committed` runs as soon as the commit is on disk, before anything else. */
  commit(committed?: () => void): Promise<void>
  /** Rolls back because of `cause`. Throws when data of other units that this unit may have read turns out not to be committed. */
  rollback(cause?: unknown): Promise<void>
}
/** The connections or threads of one kind, and the callers waiting for one. */
export interface PoolState {
  readonly name: string
  readonly used: number
  readonly idle: number
  readonly waiting: number
}
/** Disk usage in bytes; the log is undefined where the database does not report it. */
export interface BaseSize {
  readonly base: number
  readonly wal: number | undefined
}
/** The constraint or reference that a write violated. */
export interface Violation {
  readonly kind: 'duplicate' | 'reference'
  /** The constraint's name in the database (`constraints.ts`); undefined where it is not reported. */
  readonly constraint?: string | undefined
}
/** Everything that differs between SQLite and PostgreSQL. */
export interface Engine {
  readonly dialect: Dialect
  /** For reads by id; never waits behind a heavy statement. */
  readonly quick: Db
  /** Batches reads by id of several callers, where supported. */
  readonly gathered?: RowBatchLoader | undefined
  /** For lists, aggregates and exports. */
  readonly heavy: Db
  /**
   * Begins a transaction, 'shared' by default. Where writers run concurrently, `names` limits the share of connections that one caller,
   * resource or row occupies.
   * @throws WriterBusy when no connection is free in time.
   */
  begin(kind?: CommitKind, names?: UnitNames): Promise<Transaction>
  readonly pools: readonly PoolState[]
  size(): Promise<BaseSize>
  /** The migrations applied to the database so far. */
  steps(): Promise<readonly Step[]>
  /** Writes an existing value and commits, which fails while the database accepts no writes. Blocks nobody. */
  touch(): Promise<void>
  /** Checks the whole database; returns the first damage found, in the words of the database. */
  damage(): Promise<string | undefined>
  /** Updates the planner statistics, where the database does not do so itself. */
  updateStatistics(): Promise<void>
  /** The violation behind an error; undefined for other errors. */
  violationOf(e: unknown): Violation | undefined
  /** Whether the same unit may succeed on a retry. */
  isRetryable(e: unknown): boolean
  close(): Promise<void>
}
