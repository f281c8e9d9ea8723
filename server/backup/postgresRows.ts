import type Database from 'better-sqlite3'
import type pg from 'pg'
import { AS_ON_SQLITE, batchesOf, connected } from '../platform/connections/postgresConnection.ts'

/**
 * Rows between PostgreSQL and a SQLite base of the same schema. Both bases keep the same things in the same way: moments and decimals are whole
 * numbers, days and times are texts; only flags are 0 and 1 here, true and false there.
 */
export interface CopiedTable {
  readonly name: string
  readonly columns: readonly string[]
}
const BATCH = 1_000
const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')

/** Every table of a schema that holds rows of the product, except those that belong to processes under way. */
export function tablesIn(base: Database.Database, without: ReadonlySet<string>): CopiedTable[] {
  const names = base
    .prepare(
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
        AND name NOT LIKE '\\_\\_drizzle%' ESCAPE '\\' AND name NOT LIKE '%\\_\\_text\\_%' ESCAPE '\\' ORDER BY name`,
    )
    .pluck()
    .all() as string[]
  const columns = base.prepare('SELECT name FROM pragma_table_info(?) ORDER BY cid').pluck()
  return names.filter((name) => !without.has(name)).map((name) => ({ name, columns: columns.all(name) as string[] }))
}

/** Reads all rows as they stood at one moment into an empty base of the same schema. Nobody who writes waits for it. */
export async function rowsFromPostgres(url: string, to: Database.Database, tables: readonly CopiedTable[]): Promise<void> {
  const read = async (client: pg.Client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    for (const { name, columns } of tables) {
      const insert = to.prepare(`INSERT INTO "${name}" (${quoted(columns)}) VALUES (${columns.map((column) => `@${column}`).join(', ')})`)
      const insertAll = to.transaction((rows: readonly Record<string, unknown>[]) => {
        for (const row of rows) insert.run(row)
      })
      for await (const rows of batchesOf<Record<string, unknown>>(client, `SELECT ${quoted(columns)} FROM "${name}"`)) insertAll(rows)
    }
    await client.query('COMMIT')
  }
  await connected(url, read, { types: AS_ON_SQLITE })
}

const FOREIGN_KEYS = `SELECT conrelid::regclass::text AS "on", quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`
const IDENTITIES = `SELECT quote_ident(c.relname) AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attname = 'id' AND a.attidentity <> ''`
/** No text of PostgreSQL holds it, and none of ours means anything by it. */
const withoutNul = (value: unknown) => (typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '') : value)

async function fill(client: pg.Client, from: Database.Database, { name, columns }: CopiedTable): Promise<void> {
  const statement = `INSERT INTO "${name}" (${quoted(columns)}) SELECT ${quoted(columns)} FROM json_populate_recordset(null::"${name}", $1)`
  let batch: unknown[] = []
  const send = async () => {
    if (batch.length) await client.query(statement, [JSON.stringify(batch, (_key, value) => withoutNul(value))])
    batch = []
  }
  let sent = 0
  for (const row of from.prepare(`SELECT ${quoted(columns)} FROM "${name}"`).iterate()) {
    batch.push(row)
    if (batch.length === BATCH) {
      sent += batch.length
      await send()
    }
  }
  sent += batch.length
  await send()
  const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM "${name}"`)
  if (Number(rows[0]?.count) !== sent) throw new Error(`${name}: ${sent} rows were sent, ${rows[0]?.count} are there`)
}

/** Puts all rows of a base into tables that are empty, in one transaction, with the references checked at its end. */
export async function rowsToPostgres(url: string, from: Database.Database, tables: readonly CopiedTable[]): Promise<void> {
  await connected(url, async (client) => {
    await client.query('BEGIN')
    // Rows refer to each other in circles. Added again, a reference is checked over all rows.
    const { rows: keys } = await client.query<{ on: string; name: string; definition: string }>(FOREIGN_KEYS)
    for (const { on, name } of keys) await client.query(`ALTER TABLE ${on} DROP CONSTRAINT ${name}`)
    for (const { name } of tables) await client.query(`DELETE FROM "${name}"`)
    for (const table of tables) await fill(client, from, table)
    for (const { on, name, definition } of keys) await client.query(`ALTER TABLE ${on} ADD CONSTRAINT ${name} ${definition}`)
    const { rows: counted } = await client.query<{ name: string }>(IDENTITIES)
    for (const { name } of counted)
      await client.query(`SELECT setval(pg_get_serial_sequence($1, 'id'), max(id)) FROM ${name} HAVING max(id) IS NOT NULL`, [name])
    await client.query('COMMIT')
    await client.query('ANALYZE')
  })
}

const TABLES = `SELECT c.oid::regclass::text AS name FROM pg_class c WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace
  AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')`

/** Takes away what a restore has made in a base that was empty before. */
export const emptyPostgres = (url: string): Promise<void> =>
  connected(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(TABLES)
    if (rows.length) await client.query(`DROP TABLE ${rows.map(({ name }) => name).join(', ')} CASCADE`)
    await client.query('DROP SCHEMA IF EXISTS drizzle CASCADE')
  })
