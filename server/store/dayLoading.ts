import { and, eq, gte, lt, type SQLWrapper, sql } from 'drizzle-orm'
import { addDays, type DayColumns, type DayPage, type DayRange, type Db, dayStart, Turns } from '../kernel/index.ts'
import { gathered } from './list.ts'
import { column, dynamicTable, type Tables } from './tables.ts'

export interface DaySource {
  readonly db: Db
  readonly tables: Tables
  readonly plantId: number
  readonly offsetMinutes: number
}
type Value = string | number | null

/** Different values of a key, each with its place; the first one is nothing. */
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

/** Days as whole numbers that go up with time, 20261118. */
const numberOf = (day: string) => Number(day.replaceAll('-', ''))
const dayNumber = (place: SQLWrapper) => sql`cast(replace(${place}, '-', '') as integer)`

interface Found {
  /** When each row was: milliseconds, or a day as a number. */
  readonly at: readonly number[]
  readonly isMoment: boolean
  readonly keys: Readonly<Record<string, () => readonly Value[]>>
  readonly numbers: Readonly<Record<string, () => readonly (number | null)[]>>
}
/** The rows of some days, each column as one text: very many rows as objects would cost more than what is counted of them. */
async function find({ db, tables, plantId, offsetMinutes }: DaySource, def: DayColumns, { from, to }: DayRange): Promise<Found> {
  const table = dynamicTable(tables, def.resource)
  const by = column(table, def.by)
  const isMoment = def.resource.fields[def.by]?.kind === 'instant'
  const bound = (day: string) => (isMoment ? dayStart(day, offsetMinutes) : day)
  const [keys, numbers] = [def.keys(table as never), def.numbers(table as never)]
  const places = Object.entries({ at: isMoment ? by : dayNumber(by), ...keys, ...numbers })
  const [found] = await db
    .select(Object.fromEntries(places.map(([key, place]) => [key, gathered(tables.dialect, place)])))
    .from(table)
    .where(and(eq(column(table, 'plantId'), plantId), gte(by, bound(from)), lt(by, bound(addDays(to, 1))), def.where(table as never)))
  const parsed = (key: string) => JSON.parse(found?.[key] ?? '[]')
  const later = (columns: object) => Object.fromEntries(Object.keys(columns).map((key) => [key, () => parsed(key)]))
  return { at: parsed('at'), isMoment, keys: later(keys), numbers: later(numbers) }
}

/** Places of rows by their moments; undefined where they come in that order, as they do from an index. */
function orderOf(at: readonly number[]): readonly number[] | undefined {
  const isOrdered = at.every((one, nth) => nth === 0 || (at[nth - 1] as number) <= one)
  return isOrdered ? undefined : [...at.keys()].sort((a, b) => (at[a] as number) - (at[b] as number) || a - b)
}

/** Reads some days, each as a page of its own, those without rows too. */
export async function loadDays(source: DaySource, def: DayColumns, asked: Asked): Promise<DayPage[]> {
  const found = await find(source, def, asked.range)
  const turns = new Turns()
  const order = orderOf(found.at)
  const inOrder = <T>(list: readonly T[]) => (order ? order.map((at) => list[at] as T) : list)
  const keys: Record<string, Int32Array> = {}
  for (const [key, read] of Object.entries(found.keys)) {
    if (turns.isOver) await turns.next()
    const values = asked.valuesOf(key)
    keys[key] = Int32Array.from(inOrder(read()), (value) => values.placeOf(value))
  }
  const numbers: Record<string, Float64Array> = {}
  for (const [key, read] of Object.entries(found.numbers)) {
    if (turns.isOver) await turns.next()
    numbers[key] = Float64Array.from(inOrder(read()), (value) => value ?? Number.NaN)
  }
  const endOf = (next: string) => (found.isMoment ? dayStart(next, source.offsetMinutes).getTime() : numberOf(next))
  return pagesOf({ keys, numbers }, inOrder(found.at), { ...asked.range, endOf })
}
interface Asked {
  readonly range: DayRange
  readonly valuesOf: (key: string) => KeyValues
}

type Columns = Pick<DayPage, 'keys' | 'numbers'>
const partOf = <C extends Int32Array | Float64Array>(columns: Readonly<Record<string, C>>, from: number, to: number) =>
  Object.fromEntries(Object.entries(columns).map(([key, all]) => [key, all.slice(from, to) as C]))

function pagesOf(
  { keys, numbers }: Columns,
  at: readonly number[],
  { from, to, endOf }: DayRange & { endOf: (next: string) => number },
): DayPage[] {
  const pages: DayPage[] = []
  let start = 0
  for (let day = from; day <= to; ) {
    const next = addDays(day, 1)
    const end = endOf(next)
    let stop = start
    while (stop < at.length && (at[stop] as number) < end) stop++
    pages.push({ day, length: stop - start, keys: partOf(keys, start, stop), numbers: partOf(numbers, start, stop) })
    start = stop
    day = next
  }
  return pages
}
