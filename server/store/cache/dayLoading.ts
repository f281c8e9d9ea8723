import { and, eq, gte, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { addDays, type DayColumns, type DayPage, type DayRange, type Db, dayStart, daysFrom, TimeSlice } from '../../kernel/index.ts'
import { gathered } from '../read/list.ts'
import { column, dynamicLinkTable, dynamicTable, type Tables } from '../schema/tables.ts'

export interface DaySource {
  readonly db: Db
  readonly tables: Tables
  readonly plantId: number
  readonly offsetMinutes: number
  /** The reader's data scope; the result is private to the reader and not cached. */
  readonly scope?: SQL | undefined
}
type Value = string | number | null
const DAY_MS = 86_400_000

/** The distinct values of a key, each with its index; index 0 is null. */
export class KeyValues {
  readonly list: Value[] = [null]
  readonly #places = new Map<Value, number>([[null, 0]])

  placeOf(value: Value): number {
    const found = this.#places.get(value)
    if (found !== undefined) return found
    this.#places.set(value, this.list.length)
    return this.list.push(value) - 1
  }
}

/** Days as ascending integers, 20261118. */
const numberOf = (day: string) => Number(day.replaceAll('-', ''))
const dayNumber = (place: SQLWrapper) => sql`cast(replace(${place}, '-', '') as integer)`

/** The SQL columns of a definition, by name. */
export function columnsOf({ tables }: Pick<DaySource, 'tables'>, { resource, keys, numbers }: DayColumns) {
  const table = dynamicTable(tables, resource)
  const links = (key: string) => {
    const link = dynamicLinkTable(tables, resource, key)
    const ids = gathered(tables.dialect, column(link, 'targetId'))
    // Cast to text: SQLite would nest a JSON value in the list of rows.
    return sql<string | null>`(select ${ids} || '' from ${link} where ${column(link, 'ownerId')} = ${column(table, 'id')})`
  }
  return { keys: keys(table as never, { of: tables.of, links }), numbers: numbers(table as never) }
}

interface Found {
  /** The time of each row: ms, or a day as an integer. */
  readonly at: readonly number[]
  readonly isMoment: boolean
  readonly keys: Readonly<Record<string, () => readonly Value[]>>
  readonly numbers: Readonly<Record<string, () => readonly (number | null)[]>>
}
/** Reads the rows of some days, each column as one text: objects for very many rows would cost more than counting them. */
async function find({ db, tables, plantId, offsetMinutes, scope }: DaySource, def: DayColumns, { from, to }: DayRange): Promise<Found> {
  const table = dynamicTable(tables, def.resource)
  const by = column(table, def.by)
  const isMoment = def.resource.fields[def.by]?.kind === 'instant'
  const bound = (day: string) => (isMoment ? dayStart(day, offsetMinutes) : day)
  const { keys, numbers } = columnsOf({ tables }, def)
  const places = Object.entries({ at: isMoment ? by : dayNumber(by), ...keys, ...numbers })
  const [found] = await db
    .select(Object.fromEntries(places.map(([key, place]) => [key, gathered(tables.dialect, place)])))
    .from(table)
    .where(
      and(eq(column(table, 'plantId'), plantId), gte(by, bound(from)), lt(by, bound(addDays(to, 1))), def.where(table as never), scope),
    )
  const parsed = (key: string) => JSON.parse(found?.[key] ?? '[]')
  const later = (columns: object) => Object.fromEntries(Object.keys(columns).map((key) => [key, () => parsed(key)]))
  return { at: parsed('at'), isMoment, keys: later(keys), numbers: later(numbers) }
}

/** Row indexes in the order of time; undefined where the rows are in order already, as from an index. */
function orderOf(at: readonly number[]): readonly number[] | undefined {
  const isOrdered = at.every((one, nth) => nth === 0 || (at[nth - 1] as number) <= one)
  return isOrdered ? undefined : [...at.keys()].sort((a, b) => (at[a] as number) - (at[b] as number) || a - b)
}

/** Reads some days, each as a page; days without rows get empty pages. */
export async function loadDays(source: DaySource, def: DayColumns, request: DayRequest): Promise<DayPage[]> {
  const found = await find(source, def, request.range)
  const timeSlice = new TimeSlice()
  const order = orderOf(found.at)
  const inOrder = <T>(list: readonly T[]) => (order ? order.map((at) => list[at] as T) : list)
  const keys: Record<string, Int32Array> = {}
  for (const [key, read] of Object.entries(found.keys)) {
    if (timeSlice.isOver) await timeSlice.next()
    const [values, column] = [request.valuesOf(key), inOrder(read())]
    const places = new Int32Array(column.length)
    for (let at = 0; at < places.length; at++) places[at] = values.placeOf(column[at] as Value)
    keys[key] = places
  }
  const numbers: Record<string, Float64Array> = {}
  for (const [key, read] of Object.entries(found.numbers)) {
    if (timeSlice.isOver) await timeSlice.next()
    const column = inOrder(read())
    const all = new Float64Array(column.length)
    for (let at = 0; at < all.length; at++) all[at] = column[at] ?? Number.NaN
    numbers[key] = all
  }
  const begin = dayStart(request.range.from, source.offsetMinutes).getTime()
  /** The exclusive end of the nth day. */
  const endOf = (day: string, nth: number) => (found.isMoment ? begin + (nth + 1) * DAY_MS : numberOf(day) + 1)
  let start = 0
  const inTime = inOrder(found.at)
  return daysFrom(request.range.from, request.range.to).map((day, nth) => {
    const from = start
    const end = endOf(day, nth)
    while (start < inTime.length && (inTime[start] as number) < end) start++
    return { day, length: start - from, keys: partOf(keys, from, start), numbers: partOf(numbers, from, start) }
  })
}
interface DayRequest {
  readonly range: DayRange
  readonly valuesOf: (key: string) => KeyValues
}

const partOf = <C extends Int32Array | Float64Array>(columns: Readonly<Record<string, C>>, from: number, to: number) =>
  Object.fromEntries(Object.entries(columns).map(([key, all]) => [key, all.slice(from, to) as C]))
