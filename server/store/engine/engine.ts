import type { Db } from '../../kernel/index.ts'
import type { Dialect } from '../schema/tables.ts'
import type { RowBatchLoader } from './rowBatchLoader.ts'
import type { Step } from './steps.ts'
import type { UnitNames } from './writerShares.ts'

/**
 * What a unit asks of its commit. One that is `alone` is expected to last: nobody's commit shall wait for its end. One that is `loose` waits for no
 * disk: it may be lost when the power fails, but nothing that was committed before it, and nothing half of it.
 */
export type CommitKind = 'shared' | 'alone' | 'loose'
/** One open transaction. */
export interface Transaction {
  readonly db: Db
  /** Locks keys until the end of the transaction, in the order given. */
  lock(keys: readonly string[]): Promise<void>
  /** A statement without values or answer, after all that was sent before. */
  run(sql: string): Promise<void>
  /** Passes when a statement is on its way whose answer nobody needs: should it fail, the transaction does. */
  behind(work: Promise<unknown>): Promise<unknown>
  /** `committed` runs as soon as it is on disk, before anything else does. */
  commit(committed?: () => void): Promise<void>
  /** `cause` is why. Throws where what the unit may have read of others turns out not to be there. */
  rollback(cause?: unknown): Promise<void>
}
/** The connections, or threads, of one kind, and who waits for one. */
export interface PoolState {
  readonly name: string
  readonly used: number
  readonly idle: number
  readonly waiting: number
}
/** What a base takes of the disk, in bytes; its log is unknown where the base does not tell it to us. */
export interface BaseSize {
  readonly base: number
  readonly wal: number | undefined
}
/** What a base refused to keep. */
export interface Violation {
  readonly kind: 'duplicate' | 'reference'
  /** The constraint in the base's words (`constraints.ts`); undefined where it does not say. */
  readonly constraint?: string | undefined
}
/** What differs between the two bases. */
export interface Engine {
  readonly dialect: Dialect
  /** For reads by id: never waits behind a heavy statement. */
  readonly quick: Db
  /** Where questions of several callers can be asked as one. */
  readonly gathered?: RowBatchLoader | undefined
  /** For lists, aggregates and exports. */
  readonly heavy: Db
  /**
   * A unit whose commit is shared with others where the base does so, if nothing else is asked. Where several write at once, `names` say whose
   * share of the connections it takes.
   */
  begin(kind?: CommitKind, names?: UnitNames): Promise<Transaction>
  readonly pools: readonly PoolState[]
  size(): Promise<BaseSize>
  /** The migrations that the base has taken by now. */
  steps(): Promise<readonly Step[]>
  /** Writes what is there already and commits it, which fails while the base takes no writes. Nobody is kept waiting for it. */
  touch(): Promise<void>
  /** What a look at the whole base finds damaged, in the base's own words. */
  damage(): Promise<string | undefined>
  /** Looks anew at how rows are spread, where the base does not do so by itself. */
  updateStatistics(): Promise<void>
  /** What the base refused, when an error is that. */
  violationOf(e: unknown): Violation | undefined
  /** True when the same unit may succeed if tried again. */
  isRetryable(e: unknown): boolean
  close(): Promise<void>
}
