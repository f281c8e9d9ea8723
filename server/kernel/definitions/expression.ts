import type { SQL } from 'drizzle-orm'
import type { ResourceDef } from '../schema/resource.ts'
import type { TableOf } from '../schema/tableOf.ts'

/** The context in which an expression is used. */
export interface Expressing {
  /** The plant whose rows are queried; 0 outside any plant. */
  readonly plantId: number
  readonly now: Date
  readonly offsetMinutes: number
  table<D extends ResourceDef>(resource: D): TableOf<D>
}
/**
 * The values of a choice, each with its SQL condition. The first that holds is the value; the last one is the default and has no condition.
 * `isAlone` states that no earlier condition can hold as well, so that an index counts the rows without checking the earlier conditions.
 */
export type Cases = readonly (readonly [value: string, holds: SQL | null, isAlone?: boolean])[]
/** A computed flag or choice as SQL, so that lists can filter and sort by it, or a computed number, so that they can sort by it. */
export interface Expression {
  readonly resource: ResourceDef
  readonly field: string
  of(at: Expressing): SQL | Cases
}
/** Defines the expression of a computed field with `filter` or `sort`. It must agree with the computed value; a test compares both. */
export const express = <D extends ResourceDef>(
  resource: D,
  field: keyof D['computed'] & string,
  of: (at: Expressing, table: TableOf<D>) => SQL | Cases,
): Expression => ({ resource, field, of: (at) => of(at, at.table(resource)) })
