import { sql } from 'drizzle-orm'
import { numberSeries } from '../domain/system/index.ts'
import { businessDay } from '../kernel/index.ts'
import { column, looseTable } from './loose.ts'
import type { Source } from './rows.ts'

const DIGITS = 4

type NumberSource = Source & { readonly now: Date; readonly offsetMinutes: number }

/**
 * The next number of a series: prefix + business day + '-' + counter, per plant. The counter row moves inside the caller's transaction,
 * so a rolled back row gives its number back and no number is ever skipped.
 */
export async function nextNumber({ tables, db, actor, now, offsetMinutes }: NumberSource, prefix: string): Promise<string> {
  const table = looseTable(tables, numberSeries)
  const day = businessDay(now, offsetMinutes).replaceAll('-', '')
  const row = { plantId: actor.plantId, prefix, day, last: 1, createdAt: now, updatedAt: now }
  const [given] = await db
    .insert(table)
    .values(row as never)
    .onConflictDoUpdate({
      target: [column(table, 'plantId'), column(table, 'prefix'), column(table, 'day')],
      set: { last: sql`${column(table, 'last')} + 1`, updatedAt: now } as never,
    })
    .returning({ last: column(table, 'last') })
  return `${prefix}${day}-${String(given?.last ?? 1).padStart(DIGITS, '0')}`
}
