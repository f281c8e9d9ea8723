import type { SQL } from 'drizzle-orm'
import type { ResourceDef } from '../schema/resource.ts'
import type { TableOf } from '../schema/tableOf.ts'

/** Where an expression is used. */
export interface Expressing {
  /** The plant whose rows are asked for, 0 outside of any. */
  readonly plantId: number
  readonly now: Date
  readonly offsetMinutes: number
  table<D extends ResourceDef>(resource: D): TableOf<D>
}
/**
 * The values of a choice, each with what must hold for it; the first that holds is it, and the last needs nothing. Where none of those before
 * can hold as well, a case says so: an index that knows its rows then counts them without looking at each.
 */
export type Cases = readonly (readonly [value: string, holds: SQL | null, isAlone?: boolean])[]
/** What a computed flag or choice is in the base's own words: lists can then be filtered and sorted by what is nowhere stored. */
export interface Expression {
  readonly resource: ResourceDef
  readonly field: string
  of(at: Expressing): SQL | Cases
}
/** In: a computed field whose definition says `filter` or `sort`. The condition must say what the computed value says; a test compares them. */
export const express = <D extends ResourceDef>(
  resource: D,
  field: keyof D['computed'] & string,
  of: (at: Expressing, table: TableOf<D>) => SQL | Cases,
): Expression => ({ resource, field, of: (at) => of(at, at.table(resource)) })
