import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { ResourceDef } from './resource.ts'
import type { TableOf } from './tableOf.ts'

type Columns<K extends string> = Readonly<Record<K, SQLWrapper>>
/** Access to columns beyond the row's own fields. */
export interface Lent {
  /** The table of another resource, for borrowed fields. */
  readonly of: <D extends ResourceDef>(resource: D) => TableOf<D>
  /** The target ids of a `links` field of the row, as a JSON list. */
  readonly links: (key: string) => SQL<string | null>
}
/** A field of a referenced row, such as the workshop of the report that a repair answers. */
export interface Borrowed {
  readonly of: ResourceDef
  readonly field: string
}
interface Spec<D, K extends string, N extends string> {
  /** One of the `days` of the resource: the moment or day that assigns a row to a business day. */
  readonly by: string
  /** Limits the rows; all of the resource without it. */
  where?(t: TableOf<D>): SQL | undefined
  /** Columns to group by: ids and texts. */
  keys(t: TableOf<D>, lent: Lent): Columns<K>
  /** Columns to add up or compare. */
  numbers(t: TableOf<D>): Columns<N>
  /** Every field of other rows that `keys` reads. A write to one invalidates all days, so it should rarely change. */
  readonly borrows?: readonly Borrowed[]
}
/**
 * Rows of one resource as columns per business day, made only of the row's fields, its links and borrowed fields. Days are cached until one
 * of their rows is written, so that figures over a range read only the days that changed.
 */
export interface DayColumns<K extends string = string, N extends string = string> {
  readonly resource: ResourceDef
  readonly by: string
  readonly where: (t: never) => SQL | undefined
  readonly keys: (t: never, lent: Lent) => Columns<K>
  readonly numbers: (t: never) => Columns<N>
  readonly borrows: readonly Borrowed[]
}

/** The rows of one day in the order of their moments; every array has one element per row. */
export interface DayPage<K extends string = string, N extends string = string> {
  readonly day: string
  readonly length: number
  /** Indexes into `values`; 0 is empty. */
  readonly keys: Readonly<Record<K, Int32Array>>
  /** Empty values are NaN. */
  readonly numbers: Readonly<Record<N, Float64Array>>
}
/** Days in ascending order; days without rows are omitted. */
export interface DayPages<K extends string = string, N extends string = string> {
  readonly pages: readonly DayPage<K, N>[]
  /** The distinct values of each key, by the index in the pages; index 0 is null. */
  readonly values: Readonly<Record<K, readonly (string | number | null)[]>>
}
/** The result type for a definition of columns. */
export type PagesOf<C> = C extends DayColumns<infer K, infer N> ? DayPages<K, N> : never
/** A range of business days 'YYYY-MM-DD', both ends included. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

/**
 * Defines columns for figures.
 * @throws Error when `by` or a borrowed field is none that invalidation follows.
 */
export function defineDayColumns<D extends ResourceDef, const K extends string, const N extends string>(
  resource: D,
  spec: Spec<D, K, N>,
): DayColumns<K, N> {
  if (!resource.days.includes(spec.by)) throw new Error(`${resource.name} is not read by the days of ${spec.by}`)
  // Other processes learn of writes only for resources with `days`.
  for (const { of, field } of spec.borrows ?? [])
    if (!of.days.length || !of.fields[field]) throw new Error(`${resource.name} borrows ${field} of ${of.name}, which is not followed`)
  return Object.freeze({ where: () => undefined, borrows: [], ...spec, resource }) as DayColumns<K, N>
}
