import Database from 'better-sqlite3'
import type pg from 'pg'

/** Runs SQLite's checks of pages, indexes and references. Returns the first fault, undefined when there is none. */
export function damageOf(base: Database.Database): string | undefined {
  const [first] = base.pragma('integrity_check(1)') as { integrity_check: string }[]
  if (first && first.integrity_check !== 'ok') return first.integrity_check
  const [broken] = base.pragma('foreign_key_check') as { table: string; rowid: number; parent: string }[]
  return broken && `${broken.table} ${broken.rowid} names a row of ${broken.parent} that is not there`
}
/** The same for a file that is not open. */
export function damageOfFile(file: string): string | undefined {
  const base = new Database(file, { readonly: true })
  try {
    return damageOf(base)
  } finally {
    base.close()
  }
}

/** Invalid indexes, unvalidated constraints and failed page checksums. */
const NOTICED = `SELECT 'index ' || c.relname || ' is not valid' AS fault FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid WHERE NOT i.indisvalid
  UNION ALL SELECT 'constraint ' || conname || ' was never checked' FROM pg_constraint WHERE NOT convalidated
  UNION ALL SELECT checksum_failures || ' pages with a wrong checksum' FROM pg_stat_database
    WHERE datname = current_database() AND checksum_failures > 0
  LIMIT 1`
/** Where the extension amcheck is installed: the order within each index, which a changed collation breaks first. */
const ORDERED = `SELECT bt_index_check(c.oid) FROM pg_class c JOIN pg_am a ON a.oid = c.relam
  WHERE a.amname = 'btree' AND c.relkind = 'i' AND c.relpersistence = 'p' AND c.relnamespace = 'public'::regnamespace`
/** Runs the checks of PostgreSQL that an ordinary account may run. Returns the first fault, undefined when there is none. */
export async function damageOfPostgres(client: Pick<pg.ClientBase, 'query'>): Promise<string | undefined> {
  const { rows } = await client.query<{ fault: string }>(NOTICED)
  if (rows[0]) return rows[0].fault
  const { rows: installed } = await client.query(
    `SELECT 1 FROM pg_proc WHERE proname = 'bt_index_check' AND has_function_privilege(oid, 'execute')`,
  )
  if (!installed.length) return undefined
  try {
    await client.query(ORDERED)
    return undefined
  } catch (error) {
    // XX001 and XX002 mean corrupted data or index; other errors are for the caller.
    if (/^XX00[12]$/.test((error as { code?: string }).code ?? '')) return (error as Error).message
    throw error
  }
}
