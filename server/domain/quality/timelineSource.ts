import {
  type Actor,
  addDays,
  type Condition,
  can,
  dayStart,
  type Read,
  type ResourceDef,
  type Row,
  type RowOf,
} from '../../kernel/index.ts'
import type { Reader } from '../system/index.ts'
import type { Complaint } from './complaint.resource.ts'

/** Around which time, at which machine and for which decor one looks. */
export interface Around {
  readonly record: Complaint
  readonly from: Date
  readonly to: Date
  readonly fromDay: string
  readonly toDay: string
  /** The ink tanks of the machine, and the rollers of the decor. */
  readonly ductIds: readonly number[]
  readonly rollerIds: readonly number[]
}
export type Filter = Readonly<Record<string, Condition>>
/** A moment, or a day where no more is known. */
type When = Date | string
/** One kind of thing that may have happened: which rows, when each of them was, and what is said of it. What was over before the window or began after it is left out of all. */
export interface Source<D extends ResourceDef = ResourceDef> {
  readonly kind: string
  readonly resource: D
  /** Rows that fit any of them; none where too little is known of the complaint. What tells nothing is left out here, since of each only so many are read. */
  readonly filters: (at: Around) => readonly Filter[]
  /** When it was, or began. */
  readonly when: (row: RowOf<D>) => When
  /** When it was over: nothing as long as it goes on. What has no end was at one moment, or on one day. */
  readonly until?: (row: RowOf<D>) => When | null
  /** The record that people open to see it, where that is another one. */
  readonly record?: (row: RowOf<D>) => { readonly resource: ResourceDef; readonly id: number }
  /** What people call it, where the title of the record does not say it. */
  readonly called?: (row: RowOf<D>) => string | null
  readonly detail: (row: RowOf<D>) => string | null
  /** What else is said of each, found for all of them at once in the words of their reader. */
  readonly details?: (reader: Reader, rows: readonly RowOf<D>[]) => Promise<(row: RowOf<D>) => string | null>
  /** The link to the person whom it is about. */
  readonly person?: keyof RowOf<D> & string
  /** The field of the row that says how it stands. */
  readonly state?: keyof RowOf<D> & string
  /** For the little that no filter can say. */
  readonly counts?: (row: RowOf<D>, at: Around) => boolean
}
/** When something was, or began: the beginning of its day where no more is known. */
export function momentOf(read: Read, one: Source, row: unknown): { at: Date; isDay: boolean } {
  const when = one.when(row as never)
  return typeof when === 'string' ? { at: dayStart(when, read.offsetMinutes), isDay: true } : { at: when, isDay: false }
}
/** When it was over: after the last of its days where no more is known, at once where it has no end, and never where it goes on. */
export function endOf(read: Read, one: Source, row: unknown): Date | null {
  const when = one.until ? one.until(row as never) : one.when(row as never)
  return typeof when === 'string' ? dayStart(addDays(when, 1), read.offsetMinutes) : when
}
/** Whether something reaches into the window: what ends as it begins does not, nor what begins as it ends; a single moment may be its first. */
export function overlaps({ from, to }: Pick<Around, 'from' | 'to'>, at: Date, end: Date | null): boolean {
  if (at >= to) return false
  return end === null || end > from || (end <= at && at >= from)
}
/** What people call the record. What is called by a choice has no name of its own: its word where somebody reads it, what it says where that is kept. */
export const calledOf = (one: Source, row: unknown, translate?: Reader['translate']): string => {
  const { title: key, name, fields } = one.resource
  const { id, [key]: title } = row as Row
  if (one.called || fields[key]?.kind !== 'choice') return String((one.called ? one.called(row as never) : title) ?? id)
  return translate ? translate(`${name}.values.${key}.${title}`) : (one.detail(row as never) ?? '')
}
/** Whether somebody may see rows of a kind at all. */
export const isReadable = (actor: Actor, { resource }: Source) =>
  can(actor, `${resource.permission}:list`) || can(actor, `${resource.permission}:query`)
