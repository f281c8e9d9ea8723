import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { ResourceDef } from './resource.ts'
import type { TableOf } from './tableOf.ts'

type Columns<K extends string> = Readonly<Record<K, SQLWrapper>>
/** What rows may show besides their own fields. */
export interface Lent {
  /** The rows of another resource, for what is borrowed of them. */
  readonly of: <D extends ResourceDef>(resource: D) => TableOf<D>
  /** What a row names in a field of links: the ids as a list in JSON. */
  readonly links: (key: string) => SQL<string | null>
}
/** A field of other rows that is shown, such as the workshop of the report that a repair answers. */
export interface Borrowed {
  readonly of: ResourceDef
  readonly field: string
}
interface Spec<D, K extends string, N extends string> {
  /** One of the `days` of the resource: the moment or day by which a row belongs to a business day. */
  readonly by: string
  /** Which rows are wanted at all. */
  where?(t: TableOf<D>): SQL | undefined
  /** What rows are counted by: ids and texts. */
  keys(t: TableOf<D>, lent: Lent): Columns<K>
  /** What is added up or compared. */
  numbers(t: TableOf<D>): Columns<N>
  /** Every field of other rows that `keys` read. All days are read anew when one is written, so it should be one that hardly ever changes. */
  readonly borrows?: readonly Borrowed[]
}
/**
 * Rows of one resource as figures read them: day by day, a column for each thing that is asked, made of nothing but fields of the row, its
 * links and what it borrows. Days that have been read are kept until one of their rows is written, so that figures of a range pay for the days
 * alone that are new.
 */
export interface DayColumns<K extends string = string, N extends string = string> {
  readonly resource: ResourceDef
  readonly by: string
  readonly where: (t: never) => SQL | undefined
  readonly keys: (t: never, lent: Lent) => Columns<K>
  readonly numbers: (t: never) => Columns<N>
  readonly borrows: readonly Borrowed[]
}

/** The rows of one day in the order of their moments; every column has a place for each. */
export interface DayPage<K extends string = string, N extends string = string> {
  readonly day: string
  readonly length: number
  /** Places in `values`; 0 stands for what is empty. */
  readonly keys: Readonly<Record<K, Int32Array>>
  /** What is empty is NaN. */
  readonly numbers: Readonly<Record<N, Float64Array>>
}
/** Days in their order, those without rows left out. */
export interface DayPages<K extends string = string, N extends string = string> {
  readonly pages: readonly DayPage<K, N>[]
  /** What the places of each key stand for; the first one is nothing. */
  readonly values: Readonly<Record<K, readonly (string | number | null)[]>>
}
/** What the days of some columns are. */
export type PagesOf<C> = C extends DayColumns<infer K, infer N> ? DayPages<K, N> : never
/** Business days from one to another, both included. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

export function defineDayColumns<D extends ResourceDef, const K extends string, const N extends string>(
  resource: D,
  spec: Spec<D, K, N>,
): DayColumns<K, N> {
  if (!resource.days.includes(spec.by)) throw new Error(`${resource.name} is not read by the days of ${spec.by}`)
  // Of a resource that is followed by days other processes are told what was written.
  for (const { of, field } of spec.borrows ?? [])
    if (!of.days.length || !of.fields[field]) throw new Error(`${resource.name} borrows ${field} of ${of.name}, which is not followed`)
  return Object.freeze({ where: () => undefined, borrows: [], ...spec, resource }) as DayColumns<K, N>
}
