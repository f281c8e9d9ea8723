import { sql } from 'drizzle-orm'
import type { Db, ResourceDef } from '../kernel/index.ts'
import { spelled } from './spelling.ts'
import { linkFields, snake } from './tableSpec.ts'
import { type DynamicTable, dynamicLinkTable, dynamicTable, type Tables } from './tables.ts'

/** PostgreSQL takes 65,535 parameters a statement; the widest table has fewer than 40 columns. */
const CHUNK = 500
type Row = Readonly<Record<string, unknown>>

/**
 * One statement for all rows that say the same columns, and nothing in the same of them. SQLite runs in this process, where a round trip costs
 * nothing and putting a statement of thousands of parameters together costs ten times as much as running it.
 */
async function insertEach(db: Db, table: DynamicTable, rows: readonly Row[]) {
  const statements = new Map<string, { execute(values: Row): unknown }>()
  for (const row of rows) {
    const said = Object.entries(row).filter(([key, value]) => value !== undefined && key in table)
    const name = said.map(([key, value]) => (value === null ? `-${key}` : key)).join()
    // A null is no value that a column would have to spell.
    const places = () => Object.fromEntries(said.map(([key, value]) => [key, value === null ? null : sql.placeholder(key)]))
    const statement = statements.get(name) ?? db.insert(table).values(places()).prepare(name)
    statements.set(name, statement)
    await statement.execute(row)
  }
}
async function insertAll({ dialect }: Tables, db: Db, table: DynamicTable, rows: readonly Row[]) {
  if (dialect === 'sqlite') return insertEach(db, table, rows)
  for (let at = 0; at < rows.length; at += CHUNK) await db.insert(table).values(rows.slice(at, at + CHUNK) as never)
}

/** Writes complete rows as they are, `links` fields given as arrays of ids. */
export async function bulkInsert(tables: Tables, db: Db, resource: ResourceDef, rows: readonly Record<string, unknown>[]) {
  const keys = linkFields(resource).map(([key]) => key)
  const stored: Row[] = []
  for (const row of rows) {
    const own = Object.fromEntries(Object.entries(row).filter(([k]) => !keys.includes(k)))
    stored.push({ ...own, ...(await spelled(resource, own)) })
  }
  await insertAll(tables, db, dynamicTable(tables, resource), stored)
  for (const key of keys) {
    const links = rows.flatMap((row) =>
      ((row[key] as number[] | undefined) ?? []).map((targetId, position) => ({
        ownerId: row.id,
        targetId,
        position,
        ...(resource.scope === 'plant' && { plantId: row.plantId }),
      })),
    )
    await insertAll(tables, db, dynamicLinkTable(tables, resource, key), links)
  }
  // Rows with given ids leave PostgreSQL's counter behind.
  if (tables.dialect === 'postgres' && rows.some((row) => row.id !== undefined)) {
    const name = `"${snake(resource.name)}"`
    await db.execute(sql.raw(`SELECT setval(pg_get_serial_sequence('${name}', 'id'), (SELECT max(id) FROM ${name}))`))
  }
}
