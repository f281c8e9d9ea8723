import type { Writing } from './dryRun.ts'
import type { RowResult } from './rowResults.ts'
import type { ValidationJob } from './validateRows.ts'

/** A sheet with everything that was found out about its rows. */
export interface Examined {
  readonly settings: ImportSettings & { readonly mapping: Mapping }
  readonly headers: readonly string[]
  readonly headerRowNo: number
  readonly job: ValidationJob
  readonly writing: Writing
  /** Column by field. */
  readonly columns: ReadonlyMap<string, number>
  readonly rows: RowResult[]
}

/** Fields by the number of their column, from 0. */
export type Mapping = Readonly<Record<string, string | null>>

export interface ImportSettings {
  readonly sheet: string
  /** As the headers say where nobody says otherwise. */
  readonly mapping?: Mapping | undefined
  readonly updatesExisting: boolean
}
