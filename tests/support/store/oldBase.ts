import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Database from 'better-sqlite3'
import { connected } from '../../../server/platform/connections/postgresConnection.ts'
import { migrationsFolder } from '../../../server/platform/paths.ts'
import { dialect } from '../suite/bases.ts'

const journalIn = (folder: string) => join(folder, dialect, 'meta/_journal.json')
interface Journal {
  readonly entries: readonly { readonly tag: string }[]
}
/** A copy of the migrations, as they were when there were only so many. */
export function firstSteps(count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-migrations-'))
  cpSync(migrationsFolder, folder, { recursive: true })
  const journal = JSON.parse(readFileSync(journalIn(folder), 'utf8')) as Journal
  const entries = journal.entries.slice(0, count)
  writeFileSync(journalIn(folder), JSON.stringify({ ...journal, entries }))
  const fileOf = (step: number) => join(folder, dialect, `${entries[step]?.tag}.sql`)
  /** From now on there are only so many. */
  const shorten = (to: number) => writeFileSync(journalIn(folder), JSON.stringify({ ...journal, entries: entries.slice(0, to) }))
  return { url: pathToFileURL(`${folder}/`), fileOf, shorten, count: entries.length, drop: () => rmSync(folder, { recursive: true }) }
}

/** Statements on a base, past the product. Out: the rows of each. */
export async function statements(url: string, all: readonly string[]): Promise<Record<string, unknown>[][]> {
  if (url.startsWith('file:')) {
    const base = new Database(url.slice('file:'.length))
    try {
      base.pragma('foreign_keys = OFF')
      return all.map((sql) => {
        const made = base.prepare(sql)
        if (made.reader) return made.all() as Record<string, unknown>[]
        made.run()
        return []
      })
    } finally {
      base.close()
    }
  }
  return connected(url, async (client) => {
    const rows: Record<string, unknown>[][] = []
    for (const sql of all) rows.push((await client.query(sql)).rows as Record<string, unknown>[])
    return rows
  })
}

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly isNeeded: boolean
  readonly refersTo: string | null
}
const COLUMNS = {
  sqlite: `SELECT m.name AS "table", c.name AS name, lower(c.type) AS type, c."notnull" = 1 AND c.dflt_value IS NULL AS "isNeeded",
      (SELECT f."table" FROM pragma_foreign_key_list(m.name) f WHERE f."from" = c.name ORDER BY f."table" LIMIT 1) AS "refersTo"
    FROM sqlite_master m, pragma_table_info(m.name) c
    WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND m.name NOT LIKE '%\\_\\_%' ESCAPE '\\' AND m.sql NOT LIKE 'CREATE VIRTUAL%' AND m.name NOT LIKE '%\\_text\\_%' ESCAPE '\\'`,
  // From the catalog itself: the views of the standard take a hundred times as long.
  postgres: `SELECT t.relname AS "table", a.attname AS name, format_type(a.atttypid, NULL) AS type, a.attnotnull AND NOT a.atthasdef AS "isNeeded",
      f.name AS "refersTo"
    FROM pg_class t JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped
      LEFT JOIN (SELECT c.conrelid, k.attnum, min(r.relname) AS name FROM pg_constraint c JOIN pg_class r ON r.oid = c.confrelid, unnest(c.conkey) AS k(attnum)
        WHERE c.contype = 'f' GROUP BY 1, 2) f ON f.conrelid = t.oid AND f.attnum = a.attnum
    WHERE t.relnamespace = 'public'::regnamespace AND t.relkind = 'r'
    ORDER BY t.relname, a.attnum`,
}
/** What holds nothing says so. */
const SAID: Readonly<Record<string, string>> = { 'ink_can.state': "'EMPTY'", 'ink_log.place_balance': '0' }
const filling = ({ table, name, type }: Column) => {
  const said = SAID[`${table}.${name}`]
  if (said) return said
  if (name === 'id' || name.endsWith('_id') || name === 'position') return '1'
  if (type.startsWith('bool')) return 'false'
  if (/day|date/.test(name) && /text|char/.test(type)) return "'2026-01-05'"
  // Stock that nobody has entered is none, and no balance contradicts it.
  return /text|char/.test(type) ? `'${name.slice(0, 6)}'` : '0'
}
/** A value that no other column of the row has, as far as its type knows so many. */
const distinct = (column: Column, at: number) => {
  const value = filling(column)
  if (column.refersTo || value === 'false' || value.startsWith("'2026") || `${column.table}.${column.name}` in SAID || column.name === 'id')
    return value
  return value.startsWith("'") ? `'${column.name}'` : String(at + 2)
}
interface Filling {
  /** Tables that have a row already. */
  readonly filled?: readonly string[]
  /** A value in every column that refers to no row of its own table, not only where there must be one. */
  readonly isWhole?: boolean
}
/** A row in every table of a base, whatever its release was, each referring to the first of the others. Out: all tables. */
export async function fillEveryTable(url: string, { filled = [], isWhole = false }: Filling = {}): Promise<string[]> {
  const [columns = []] = (await statements(url, [COLUMNS[dialect]])) as unknown as Column[][]
  const tables = [...new Set(columns.map(({ table }) => table))]
  const empty = tables.filter((table) => !filled.includes(table))
  const rows = empty.map((table) => {
    const own = columns.filter(
      (one) =>
        one.table === table &&
        (one.isNeeded || one.name === 'id' || (one.refersTo !== table && (isWhole || one.refersTo)) || `${table}.${one.name}` in SAID),
    )
    const names = own.map(({ name }) => `"${name}"`).join(', ')
    const values = own.map(isWhole ? distinct : filling).join(', ')
    return `INSERT INTO "${table}" (${names}) SELECT ${values} WHERE NOT EXISTS (SELECT 1 FROM "${table}")`
  })
  // References are held against each other once all rows are there.
  const hold = dialect === 'postgres' ? ["SET session_replication_role = 'replica'"] : []
  const counted = empty.filter((table) => columns.some((one) => one.table === table && one.name === 'id'))
  // A number that was given by hand is not counted there.
  const count = dialect === 'postgres' ? counted.map((table) => `SELECT setval(pg_get_serial_sequence('"${table}"', 'id'), 1)`) : []
  await statements(url, [...hold, ...rows, ...count])
  return tables
}
/** Everything that a schema is made of, and how many rows there are of each table, as one number. */
export async function picture(url: string): Promise<string> {
  const SCHEMA = {
    sqlite: 'SELECT type, name, sql FROM sqlite_master ORDER BY type, name',
    postgres: `SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns
      WHERE table_schema = 'public' ORDER BY 1, 2`,
  }
  const [columns = []] = (await statements(url, [COLUMNS[dialect]])) as unknown as Column[][]
  const tables = [...new Set(columns.map(({ table }) => table))].sort()
  const found = await statements(url, [SCHEMA[dialect], ...tables.map((table) => `SELECT count(*) AS rows FROM "${table}"`)])
  return createHash('sha256').update(JSON.stringify(found)).digest('hex')
}
