import { sql } from 'drizzle-orm'
import { businessDay } from '../../kernel/index.ts'
import { preparedStatement } from '../read/preparedStatements.ts'
import { rowsOf } from '../read/rows.ts'
import type { Source } from '../read/source.ts'
import { column, dynamicTable } from '../schema/tables.ts'
import type { UnitLocks } from './unitLocks.ts'

const DIGITS = 4

type NumberSource = Source & { readonly now: Date; readonly offsetMinutes: number; readonly locks: UnitLocks }

/** The upsert of a counter, with placeholders for its start and increment. */
function counting({ tables, db }: Source) {
  const table = dynamicTable(tables, tables.inRole('numberSeries'))
  const places = Object.fromEntries(
    ['plantId', 'prefix', 'day', 'last', 'createdAt', 'updatedAt'].map((key) => [key, sql.placeholder(key)]),
  )
  const last = column(table, 'last')
  const build = () =>
    db
      .insert(table)
      .values(places as never)
      .onConflictDoUpdate({
        target: [column(table, 'plantId'), column(table, 'prefix'), column(table, 'day')],
        set: { last: sql`${last} + ${sql.param(sql.placeholder('last'), last)}`, updatedAt: sql.placeholder('updatedAt') } as never,
      })
      .returning({ last })
  const statement = preparedStatement(db, table, { shape: 'count', build, keys: ['last'] })
  if (!statement) throw new Error('rows are written on this thread')
  return statement
}

/** What the plant's numbers begin with; nothing where it has no prefix of its own. */
async function plantPrefix(source: NumberSource): Promise<string> {
  const { actor, tables } = source
  if (actor.plantId <= 0) return ''
  const plant = await rowsOf(source, tables.inRole('tenant')).get(actor.plantId)
  return String(plant?.['numberPrefix'] ?? '')
}

/**
 * The next `count` numbers of a series: the plant's prefix + prefix + business day + '-' + counter, per plant. The counter counts on when the
 * prefix of the plant is changed. It is part of the caller's transaction, so a rollback returns the numbers and none is skipped. Other units
 * wait for the counter until this one ends; so it is the last lock that a unit takes.
 */
export async function nextNumbers(source: NumberSource, prefix: string, count: number): Promise<string[]> {
  const { actor, now, offsetMinutes } = source
  const day = businessDay(now, offsetMinutes).replaceAll('-', '')
  source.locks.addKeys(source.locks.missingKeys([`number:${prefix}`]))
  const row = { plantId: actor.plantId, prefix, day, last: count, createdAt: now, updatedAt: now }
  const [counted] = await counting(source).rows(row)
  const first = Number(counted?.last ?? count) - count + 1
  const begin = `${await plantPrefix(source)}${prefix}${day}`
  return Array.from({ length: count }, (_, at) => `${begin}-${String(first + at).padStart(DIGITS, '0')}`)
}
