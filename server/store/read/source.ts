import type { Actor, Db } from '../../kernel/index.ts'
import type { RowBatchLoader } from '../engine/rowBatchLoader.ts'
import type { DynamicTable, Tables } from '../schema/tables.ts'

/** The database to read from, and the actor who reads. */
export interface Source {
  readonly tables: Tables
  readonly db: Db
  readonly actor: Actor
  /** Batches reads with those of other callers. */
  readonly gathered?: RowBatchLoader | undefined
  /** Called with each row of a sealed log that is about to be written. */
  readonly logged?: (table: DynamicTable, row: Readonly<Record<string, unknown>>) => void
}
