import { sql } from 'drizzle-orm'
import { businessDay } from '../../kernel/index.ts'
import type { Source } from '../rows.ts'
import { column, dynamicTable } from '../tables.ts'

const DIGITS = 4

type NumberSource = Source & { readonly now: Date; readonly offsetMinutes: number }

/**
 * The next numbers of a series: prefix + business day + '-' + counter, per plant. The counter row moves inside the caller's transaction,
 * so a rolled back row gives its number back and no number is ever skipped.
 */
export async function nextNumbers(
  { tables, db, actor, now, offsetMinutes }: NumberSource,
  prefix: string,
  count: number,
): Promise<string[]> {
  const table = dynamicTable(tables, tables.inRole('numberSeries'))
  const day = businessDay(now, offsetMinutes).replaceAll('-', '')
  const row = { plantId: actor.plantId, prefix, day, last: count, createdAt: now, updatedAt: now }
  const [given] = await db
    .insert(table)
    .values(row as never)
    .onConflictDoUpdate({
      target: [column(table, 'plantId'), column(table, 'prefix'), column(table, 'day')],
      set: { last: sql`${column(table, 'last')} + ${count}`, updatedAt: now } as never,
    })
    .returning({ last: column(table, 'last') })
  const first = Number(given?.last ?? count) - count + 1
  return Array.from({ length: count }, (_, at) => `${prefix}${day}-${String(first + at).padStart(DIGITS, '0')}`)
}
