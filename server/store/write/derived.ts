import { type SQL, sql } from 'drizzle-orm'
import { conflict } from '../../kernel/index.ts'
import { placesOf, preparedStatement, rowTarget } from '../read/preparedStatements.ts'
import { column, type DynamicRow } from '../schema/tables.ts'
import type { Values, WriteContext } from './context.ts'
import { requireLocked, whereOfRow } from './lock.ts'

const isSame = (a: unknown, b: unknown) => a === b || (a instanceof Date && b instanceof Date && a.getTime() === b.getTime())

/**
 * Writes values derived from other rows, without a new version or log row. Unchanged values are skipped, since the database would update
 * their indexes all the same.
 */
export async function writeDerivedRow(at: WriteContext, record: DynamicRow, derived: Values): Promise<void> {
  requireLocked(at, record.id)
  const values: Values = {}
  for (const key in derived) if (!isSame(record[key], derived[key])) values[key] = derived[key]
  const fields = Object.keys(values)
  if (!fields.length) return
  const { source, resource, table } = at
  const { db } = source
  const update = (set: object, where: SQL | undefined) =>
    db
      .update(table)
      .set(set as never)
      .where(where)
      .returning({ id: column(table, 'id') })
  const aim = rowTarget(source, resource, record.id)
  const build = () => update(placesOf(values), aim?.where())
  const prepared = aim && preparedStatement(db, table, { shape: `derive ${aim.shape} ${fields.join()}`, build, keys: ['id'] })
  const written = prepared && aim ? await prepared.rows({ ...values, ...aim.values }) : await update(values, whereOfRow(at, record.id))
  if (!(written as unknown[]).length) throw conflict('stale')
  const seen = aim && source.seen.row(resource, record.id)
  if (!seen) return source.touched(resource, fields, [record, { ...record, ...values }])
  const row = { ...seen, ...storedAs(table, values) }
  source.moved(resource, [{ before: seen, after: row }], fields)
  // Where the scope is at most a plant, a derived value cannot hide the row, so the cache stays valid.
  source.seen.see(resource, row)
}

/** Values as they are read back: decimals are rounded to their scale. */
function storedAs(table: WriteContext['table'], values: Values): Values {
  const out: Values = {}
  for (const key in values) {
    const at = column(table, key)
    out[key] = values[key] === null ? null : at.mapFromDriverValue(at.mapToDriverValue(values[key]))
  }
  return out
}

/** Rows per statement; PostgreSQL takes 65,535 parameters and the widest table has fewer than 60 columns. */
const CHUNK = 500

/**
 * Writes derived values of many rows, each with fields of its own: a locked row keeps its value of what others write. On SQLite single prepared
 * statements are faster than building one for many rows.
 */
export async function writeDerivedRows(at: WriteContext, list: readonly { record: DynamicRow; values: Values }[]): Promise<void> {
  const { source, resource, table } = at
  for (const { record } of list) requireLocked(at, record.id)
  if (source.tables.dialect === 'sqlite') {
    for (const { record, values } of list) await writeDerivedRow(at, record, values)
    return
  }
  const excluded = (key: string) => sql`excluded.${sql.identifier(column(table, key).name)}`
  for (let from = 0; from < list.length; from += CHUNK) {
    const some = list.slice(from, from + CHUNK)
    const written = new Set(some.flatMap(({ values }) => Object.keys(values)))
    await source.db
      .insert(table)
      .values(some.map(({ record, values }) => ({ ...record, ...values })) as never)
      .onConflictDoUpdate({
        target: column(table, 'id'),
        set: Object.fromEntries([...written].map((key) => [key, excluded(key)])) as never,
      })
  }
  const rows = list.flatMap(({ record, values }) => [record, { ...record, ...values }])
  source.touched(resource, [...new Set(list.flatMap(({ values }) => Object.keys(values)))], rows)
}
