import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'
import { migrate } from '../../../server/store/index.ts'
import { MIGRATION_ROWS, type MigrationRows } from './migrationRows.ts'
import { fillEveryTable, firstSteps, statements } from './oldBase.ts'
import { dialect, emptyBase } from './store.ts'

type Row = Readonly<Record<string, unknown>>
const BREAK = '--> statement-breakpoint'
/** A statement that writes rows; tables that are built anew are compared row by row. */
const WRITES = /^\s*(UPDATE|DELETE|INSERT INTO(?! ?["`]?__new_))/i

/** How many rows each statement of a migration writes that is there to write rows; everything is taken back. */
async function written(url: string, sql: string): Promise<{ statement: string; rows: number }[]> {
  const parts = sql.split(BREAK)
  if (!parts.some((one) => WRITES.test(one))) return []
  const result: { statement: string; rows: number }[] = []
  const note = (statement: string, rows: number) => WRITES.test(statement) && result.push({ statement: statement.trim(), rows })
  if (dialect === 'postgres') {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      await client.query('BEGIN')
      for (const one of parts) note(one, (await client.query(one)).rowCount ?? 0)
      await client.query('ROLLBACK')
    } finally {
      await client.end()
    }
    return result
  }
  const file = new Database(url.slice('file:'.length))
  file.pragma('foreign_keys = OFF')
  file.exec('BEGIN')
  for (const one of parts) {
    file.exec(one)
    note(one, file.prepare('SELECT changes() AS rows').pluck().get() as number)
  }
  file.exec('ROLLBACK')
  file.close()
  return result
}

const DEFAULTS = {
  sqlite: `SELECT m.name || '.' || c.name AS "column", c.dflt_value AS value FROM sqlite_master m, pragma_table_info(m.name) c
    WHERE m.type = 'table' AND c.dflt_value IS NOT NULL`,
  postgres: `SELECT table_name || '.' || column_name AS "column", column_default AS value FROM information_schema.columns
    WHERE table_schema = 'public' AND column_default IS NOT NULL AND column_default NOT LIKE 'nextval%'`,
}
/** Values that new columns have by themselves. */
async function defaultsOf(url: string): Promise<ReadonlyMap<string, unknown>> {
  const [found = []] = (await statements(url, [DEFAULTS[dialect]])) as { column: string; value: string }[][]
  const values = found.map(({ value }, at) => `${value} AS v${at}`)
  const [[row = {}] = []] = values.length ? await statements(url, [`SELECT ${values.join(', ')}`]) : []
  return new Map(found.map(({ column }, at) => [column, row[`v${at}`]]))
}

/** PostgreSQL gives large numbers as texts, and SQLite keeps flags as numbers. */
const comparable = (value: unknown) =>
  value === null || value === undefined ? null : typeof value === 'boolean' ? String(Number(value)) : String(value)
interface Compared {
  readonly table: string
  readonly before: readonly Row[]
  readonly after: readonly Row[]
}
/** Where the rows of a table are not what they were, apart from what the migration is there to change. */
function differences(
  { table, before, after }: Compared,
  { after: expected = {}, added = {}, renamed = {} }: MigrationRows,
  initial: ReadonlyMap<string, unknown>,
) {
  const faults: string[] = []
  if (after.length !== before.length + (added[table] ?? 0)) faults.push(`${table}: ${before.length} rows became ${after.length}`)
  const lost = new Set<string>()
  const moved = new Map<string, string>()
  for (const key of Object.keys(before[0] ?? {})) {
    const to = renamed[`${table}.${key}`]
    if (to === null) lost.add(key)
    else moved.set(to ?? key, key)
  }
  for (const [nth, row] of before.entries()) {
    const now = after.find(({ id }) => id === undefined || String(id) === String(row['id'])) ?? {}
    const wanted = (key: string): unknown => {
      const said = expected[`${table}.${key}`]
      if (said !== undefined) return Array.isArray(said) ? said[nth] : said
      const from = moved.get(key)
      return from === undefined ? initial.get(`${table}.${key}`) : row[from]
    }
    for (const key of new Set([...Object.keys(now), ...moved.keys()]))
      if (!(key in now) || comparable(now[key]) !== comparable(wanted(key)))
        faults.push(`${table}.${key}: ${row[moved.get(key) ?? key]} became ${now[key]}, not ${wanted(key)}`)
  }
  return faults
}

/** What one migration did to a base with a row in every table. */
export interface Walked {
  readonly name: string
  /** Tables that its text names and that were there before, each with its rows. */
  readonly touched: readonly { table: string; rows: number }[]
  readonly written: readonly { statement: string; rows: number }[]
  readonly faults: readonly string[]
}
/** Takes one migration after the other, each over a base with a row in every table, and a value in every column. */
export async function walkMigrations(): Promise<readonly Walked[]> {
  const all = firstSteps(Number.POSITIVE_INFINITY)
  const base = await emptyBase()
  const walked: Walked[] = []
  let tables: readonly string[] = []
  try {
    for (let step = 0; step < all.count; step++) {
      const name = basename(all.fileOf(step), '.sql')
      const own = MIGRATION_ROWS[name] ?? {}
      const sql = readFileSync(all.fileOf(step), 'utf8')
      await statements(base.url, own.before ?? [])
      const named = tables.filter((table) => new RegExp(`\\b${table}\\b`).test(sql))
      const rowsOf = () =>
        statements(
          base.url,
          named.map((table) => `SELECT * FROM "${table}"`),
        )
      const before = await rowsOf()
      const wrote = await written(base.url, sql)
      all.shorten(step + 1)
      await migrate(base.url, all.url)
      const [after, initial] = [await rowsOf(), await defaultsOf(base.url)]
      const faults = named.flatMap((table, at) => differences({ table, before: before[at] ?? [], after: after[at] ?? [] }, own, initial))
      walked.push({ name, touched: named.map((table, at) => ({ table, rows: before[at]?.length ?? 0 })), written: wrote, faults })
      tables = await fillEveryTable(base.url, { filled: tables, isWhole: true })
    }
    return walked
  } finally {
    all.drop()
    await base.drop()
  }
}
