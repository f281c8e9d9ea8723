import { type SQL, sql } from 'drizzle-orm'
import { type GroupKey, type GroupStep, groupableOf, type ResourceDef } from '../../kernel/index.ts'
import { column, type Dialect, dynamicTable } from '../schema/tables.ts'
import { computedValue, isComputed, type Reader } from './expressions.ts'

const [MINUTE_MS, DAY_MS, SECONDS_OF_DAY, WEEK] = [60_000, 86_400_000, 86_400, 7]
/** Days added to day numbers, so that division rounds down before 1970 too; whole weeks. */
const SHIFT = 719_530
/** Day number 0, 1970-01-01, was a Thursday: 3 days after Monday. */
const THURSDAY = 3
// Constants stand in the text: the driver of SQLite binds numbers as floating-point numbers, which division would not round.
const constant = (value: number) => sql.raw(String(value))

/** A moment in ms as the shifted number of its day in the plant, or of its first day of the week. */
const dayNumber = (value: SQL, offsetMinutes: number) =>
  sql`(${value} + ${constant(offsetMinutes * MINUTE_MS + SHIFT * DAY_MS)}) / ${constant(DAY_MS)}`
const mondayOf = (shifted: SQL) =>
  sql`(${shifted} + ${constant(THURSDAY)}) / ${constant(WEEK)} * ${constant(WEEK)} - ${constant(THURSDAY + SHIFT)}`
const unshifted = (shifted: SQL) => sql`${shifted} - ${constant(SHIFT)}`

/** Moments by their calendar unit: the number of the first day, or 'YYYY-MM'. */
const OF_MOMENTS: Readonly<Record<GroupStep, (value: SQL, offsetMinutes: number, dialect: Dialect) => SQL>> = {
  day: (value, offsetMinutes) => unshifted(dayNumber(value, offsetMinutes)),
  week: (value, offsetMinutes) => mondayOf(dayNumber(value, offsetMinutes)),
  month(value, offsetMinutes, dialect) {
    const seconds = sql`(${value} + ${constant(offsetMinutes * MINUTE_MS + SHIFT * DAY_MS)}) / 1000 - ${constant(SHIFT * SECONDS_OF_DAY)}`
    return dialect === 'sqlite'
      ? sql`strftime('%Y-%m', ${seconds}, 'unixepoch')`
      : sql`to_char(timestamp '1970-01-01' + (${seconds}) * interval '1 second', 'YYYY-MM')`
  },
}
/** Calendar days, stored as texts, by their unit. */
const OF_DAYS: Readonly<Record<GroupStep, (value: SQL, dialect: Dialect) => SQL>> = {
  day: (value) => value,
  week(value, dialect) {
    const number = dialect === 'sqlite' ? sql`unixepoch(${value}) / ${constant(SECONDS_OF_DAY)}` : sql`(${value}::date - date '1970-01-01')`
    return mondayOf(sql`(${number} + ${constant(SHIFT)})`)
  },
  month: (value) => sql`substr(${value}, 1, 7)`,
}

/** The SQL value of a field of a grouping. */
export function groupKey(reader: Reader, resource: ResourceDef, { field: key, step }: GroupKey): SQL {
  const { tables, offsetMinutes } = reader
  if (isComputed(resource, key)) return computedValue(reader, resource, key)
  const value = sql`${column(dynamicTable(tables, resource), key)}`
  if (!step) return value
  return fieldKind(resource, key) === 'date' ? OF_DAYS[step](value, tables.dialect) : OF_MOMENTS[step](value, offsetMinutes, tables.dialect)
}
/** The kind of a field by which the list can be grouped. */
export const fieldKind = (resource: ResourceDef, key: string) => groupableOf(resource).find(([name]) => name === key)?.[1].kind

const isoDay = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, -'T00:00:00.000Z'.length)
/** A value as the database returns it: the first day of a calendar unit, an id, a flag or a word; null where the field is empty. */
export function groupValue(resource: ResourceDef, { field: key, step }: GroupKey, found: unknown): string | number | boolean | null {
  if (found === null || found === undefined) return null
  if (step === 'month') return `${String(found)}-01`
  if (step)
    return typeof found === 'string' && found.includes('-') && fieldKind(resource, key) === 'date' && step === 'day'
      ? found
      : isoDay(Number(found))
  const kind = fieldKind(resource, key)
  if (kind === 'flag') return found === true || Number(found) === 1
  return kind === 'link' || kind === 'int' ? Number(found) : String(found)
}
