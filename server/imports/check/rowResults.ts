import type { Draft, Fault } from '../rows/drafts.ts'
import type { DynamicRow } from '../rows/names.ts'

export type Verdict = 'new' | 'changed' | 'same' | 'error'
export type Values = Record<string, unknown>
/** A row of the sheet, and what importing it would do. */
export interface RowResult {
  readonly draft: Draft
  readonly verdict: Verdict
  readonly record?: DynamicRow | undefined
  /** What is written: all of a new record, the differences of a changed one. */
  readonly input: Values
  readonly before: Values
  /** The fields for which the sheet has a value, of a record that is there. */
  readonly stated?: readonly string[]
  readonly faults: readonly Fault[]
  /** What a row with errors would write of its other fields: they may be wrong as well. */
  readonly sound?: Values
}

export const error = (draft: Draft, faults: readonly Fault[], record?: DynamicRow): RowResult => ({
  draft,
  verdict: 'error',
  record,
  input: {},
  before: {},
  faults,
})

/** A row that has nothing to write. */
export const sameAs = (draft: Draft, record: DynamicRow): RowResult => ({
  draft,
  verdict: 'same',
  record,
  input: {},
  before: {},
  faults: [],
})

/** A row with errors, and what it says besides. */
export function faulty(row: Pick<RowResult, 'draft' | 'record'>, faults: readonly Fault[], values: Values): RowResult {
  const wrong = new Set(faults.map(({ key }) => key))
  const sound = Object.fromEntries(Object.entries(values).filter(([key]) => !wrong.has(key)))
  return { ...error(row.draft, faults, row.record), ...(!wrong.has(null) && { sound }) }
}
