import type { Actor, Db } from '../../kernel/index.ts'
import type { RowBatchLoader } from '../engine/rowBatchLoader.ts'
import type { DynamicTable, Tables } from '../schema/tables.ts'

/** Where rows are read from, and for whom. */
export interface Source {
  readonly tables: Tables
  readonly db: Db
  readonly actor: Actor
  /** Asks together with others. */
  readonly gathered?: RowBatchLoader | undefined
  /** Told of each row of a log with seals that is about to be written. */
  readonly logged?: (table: DynamicTable, row: Readonly<Record<string, unknown>>) => void
}
