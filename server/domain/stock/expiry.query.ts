import { type AnyColumn, and, type SQL, sql } from 'drizzle-orm'
import { addDays, batchComputed, businessDay, daysBetween, express, type Read } from '../../kernel/index.ts'
import { builtInConfig, config, configValue, INK_EXPIRING_DAYS } from '../system/index.ts'
import { inkStock } from './inkStock.resource.ts'

export type Expiry = 'EXPIRED' | 'SOON' | 'FRESH'

/** The last day that counts as close to today. */
export async function soonUntil(read: Read): Promise<string> {
  return addDays(businessDay(read.now, read.offsetMinutes), Number(await configValue(read, INK_EXPIRING_DAYS)))
}
export const expiryOf = (expiringDate: string, { today, soon }: { today: string; soon: string }): Expiry =>
  expiringDate < today ? 'EXPIRED' : expiringDate <= soon ? 'SOON' : 'FRESH'

/** Ink may be used on the day on which it expires, not after it. */
export const expiry = batchComputed(inkStock, 'expiry', async (read, ids) => {
  const [rows, soon] = await Promise.all([read.of(inkStock).many(ids), soonUntil(read)])
  const today = businessDay(read.now, read.offsetMinutes)
  return new Map(rows.flatMap((row) => (row ? [[row.id, expiryOf(row.expiringDate, { today, soon })] as const] : [])))
})

const EPOCH = '1970-01-01'
/** The number of days from 1970 to a day of text, in whole numbers alone: what both bases have of dates, they have under other names. */
function dayNumber(column: AnyColumn): SQL {
  const part = (from: number, length: number) => sql`cast(substr(${column}, ${sql.raw(`${from}, ${length}`)}) as integer)`
  const [year, month, day] = [part(1, 4), part(6, 2), part(9, 2)]
  // Fliegel and Van Flandern: years begin in March, so that the day that leaps is the last one.
  const shift = sql`((${month} - 14) / 12)`
  const julian = sql`(1461 * (${year} + 4800 + ${shift})) / 4 + (367 * (${month} - 2 - 12 * ${shift})) / 12
    - (3 * ((${year} + 4900 + ${shift}) / 100)) / 4 + ${day} - 32075`
  return sql`(${julian} - 2440588)`
}

/** The same in the words of the base, for filters. */
export const expiryWhere = express(inkStock, 'expiry', ({ now, offsetMinutes, table }, t) => {
  const c = table(config)
  const today = businessDay(now, offsetMinutes)
  const initial = sql.raw(String(Number(builtInConfig(INK_EXPIRING_DAYS)?.initial)))
  const days = sql`coalesce((select cast(${c.configValue} as integer) from ${c} where ${c.configKey} = ${INK_EXPIRING_DAYS}), ${initial})`
  const number = sql.raw(String(daysBetween(EPOCH, today)))
  return [
    ['EXPIRED', and(sql`${t.expiringDate} < ${today}`) as SQL],
    ['SOON', sql`${dayNumber(t.expiringDate)} <= ${number} + ${days}`],
    ['FRESH', null],
  ]
})
