import { and, type SQL, sql } from 'drizzle-orm'
import { addDays, batchComputed, businessDay, daysBetween, express, type Read, todayOf } from '../../../kernel/index.ts'
import { config, configNumber, configValue, dayNumber, EPOCH, INK_EXPIRING_DAYS } from '../../system/index.ts'
import { inkStock } from './inkStock.resource.ts'

export type Expiry = 'EXPIRED' | 'SOON' | 'FRESH'

/** The last day that counts as close to today. */
export async function expiryWarningDay(read: Read): Promise<string> {
  return addDays(todayOf(read), Number(await configValue(read, INK_EXPIRING_DAYS)))
}
export const expiryOf = (expiringDate: string, { today, soon: warningDay }: { today: string; soon: string }): Expiry =>
  expiringDate < today ? 'EXPIRED' : expiringDate <= warningDay ? 'SOON' : 'FRESH'

/** Ink may be used on the day on which it expires, not after it. */
export const expiry = batchComputed(inkStock, 'expiry', async (read, ids) => {
  const [rows, warningDay] = await Promise.all([read.of(inkStock).many(ids), expiryWarningDay(read)])
  const today = todayOf(read)
  return new Map(rows.flatMap((row) => (row ? [[row.id, expiryOf(row.expiringDate, { today, soon: warningDay })] as const] : [])))
})

/** The same in the words of the base, for filters. */
export const expiryWhere = express(inkStock, 'expiry', ({ now, offsetMinutes, table }, t) => {
  const c = table(config)
  const today = businessDay(now, offsetMinutes)
  const days = configNumber(c, INK_EXPIRING_DAYS)
  const number = sql.raw(String(daysBetween(EPOCH, today)))
  return [
    ['EXPIRED', and(sql`${t.expiringDate} < ${today}`) as SQL],
    ['SOON', sql`${dayNumber(t.expiringDate)} <= ${number} + ${days}`],
    ['FRESH', null],
  ]
})
