import { sql } from 'drizzle-orm'
import type { Db } from '../kernel/index.ts'
import type { DynamicRow, DynamicTable } from './dynamicTables.ts'

interface Insert {
  execute(values: Record<string, unknown>): Promise<unknown>
}
/** Which fields are given, and which of them are empty. */
const SHAPES_MAX = 100
/** Putting a statement together takes longer than running it: an import writes the same one ten thousand times. */
const made = new WeakMap<Db, Map<DynamicTable, Map<string, Insert>>>()

function insertFor(db: Db, table: DynamicTable, row: Readonly<Record<string, unknown>>): Insert {
  const tables = made.get(db) ?? new Map<DynamicTable, Map<string, Insert>>()
  made.set(db, tables)
  const known = tables.get(table) ?? new Map<string, Insert>()
  tables.set(table, known)
  const keys = Object.keys(row).sort()
  // What is empty is part of the statement: a place would want a value.
  const shape = keys.map((key) => (row[key] === null ? `-${key}` : key)).join()
  const found = known.get(shape)
  if (found) return found
  if (known.size >= SHAPES_MAX) known.clear()
  const places = Object.fromEntries(keys.map((key) => [key, row[key] === null ? null : sql.placeholder(key)]))
  const insert = db
    .insert(table)
    .values(places as never)
    .returning()
    // Without a name: statements that PostgreSQL keeps do not get on with what pools its connections.
    .prepare('') as unknown as Insert
  known.set(shape, insert)
  return insert
}

/** Writes one row and gives it back as it stands, with its id. */
export async function insertRow(db: Db, table: DynamicTable, row: Readonly<Record<string, unknown>>): Promise<DynamicRow | undefined> {
  const given = Object.fromEntries(Object.entries(row).filter(([key, value]) => value !== undefined && table[key] !== undefined))
  const [written] = (await insertFor(db, table, given).execute(given)) as DynamicRow[]
  return written
}
