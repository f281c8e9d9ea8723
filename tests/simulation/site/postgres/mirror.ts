import Database from 'better-sqlite3'
import type pg from 'pg'
import { tablesIn } from '../../../../server/backup/postgresRows.ts'
import { allResources } from '../../../../server/store/index.ts'
import { snake } from '../../../../server/store/schema/tableSpec.ts'

/** What processes tell each other by the numbers of transactions means nothing elsewhere. */
const LEFT_OUT = new Set(allResources.filter(({ role }) => role === 'changeMark').map(({ name }) => snake(name)))
const WRITTEN = /\b(?:insert\s+into|update|delete\s+from)\s+"?(?:public"?\.)?"?(\w+)"?/gi
/** Rows that go with those of another table. */
const CASCADES = `SELECT confrelid::regclass::text AS parent, conrelid::regclass::text AS child FROM pg_constraint
  WHERE contype = 'f' AND confdeltype IN ('c', 'n')`
const NOW = 'SELECT pg_current_snapshot()::text AS snapshot'
/** Rows of transactions that were not over when somebody looked last, and of later ones; those of savepoints have numbers of their own. */
const since = (snapshot: string) =>
  `((pg_snapshot_xmax('${snapshot}')::text::bigint >> 32 << 32) + xmin::text::bigint) >= pg_snapshot_xmin('${snapshot}')::text::bigint`
const unquoted = (name: string) => name.replaceAll('"', '')
const listed = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')

interface MirroredTable {
  readonly columns: string
  readonly insert: Database.Statement
  readonly empty: Database.Statement
  readonly count: Database.Statement
}

/** The rows of a PostgreSQL base in a file of SQLite, for laws that count them there: what was written since is fetched when it is asked for. */
export class Mirror {
  readonly file: string
  /** How often somebody has written since it began. */
  commits = 0
  readonly #base: Database.Database
  readonly #tables = new Map<string, MirroredTable>()
  readonly #cascades = new Map<string, string[]>()
  #dirty = new Set<string>()
  #snapshot = ''

  constructor(file: string) {
    this.file = file
    this.#base = new Database(file)
    for (const pragma of ['journal_mode = MEMORY', 'synchronous = OFF', 'foreign_keys = OFF']) this.#base.pragma(pragma)
    const triggers = this.#base.prepare(`SELECT name FROM sqlite_schema WHERE type = 'trigger'`).pluck().all() as string[]
    for (const name of triggers) this.#base.exec(`DROP TRIGGER "${name}"`)
    for (const { name, columns } of tablesIn(this.#base, LEFT_OUT))
      this.#tables.set(name, {
        columns: listed(columns),
        insert: this.#base.prepare(
          `INSERT OR REPLACE INTO "${name}" (${listed(columns)}) VALUES (${columns.map((one) => `@${one}`).join()})`,
        ),
        empty: this.#base.prepare(`DELETE FROM "${name}"`),
        count: this.#base.prepare(`SELECT count(*) FROM "${name}"`).pluck(),
      })
  }
  /** The base stands as the file does. */
  async begin(client: pg.Client): Promise<void> {
    for (const { parent, child } of (await client.query<{ parent: string; child: string }>(CASCADES)).rows) {
      const known = this.#cascades.get(unquoted(parent)) ?? []
      this.#cascades.set(unquoted(parent), [...known, unquoted(child)])
    }
    this.#snapshot = (await client.query<{ snapshot: string }>(NOW)).rows[0]?.snapshot ?? ''
  }
  /** The tables that a statement writes to. */
  writtenBy(text: string): string[] {
    const named = [...text.matchAll(WRITTEN)].map(([, name = '']) => name).filter((name) => this.#tables.has(name))
    return /\bdelete\b/i.test(text) ? named.flatMap((name) => [name, ...(this.#cascades.get(name) ?? [])]) : named
  }
  written(tables: Iterable<string>): void {
    for (const table of tables) if (this.#tables.has(table)) this.#dirty.add(table)
  }
  get isFresh(): boolean {
    return this.#dirty.size === 0
  }

  /** Fetches what was written, as it stands at one moment. */
  async refresh(client: pg.Client): Promise<void> {
    const names = [...this.#dirty]
    this.#dirty = new Set()
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const next = (await client.query<{ snapshot: string }>(NOW)).rows[0]?.snapshot ?? ''
    this.#base.exec('BEGIN')
    for (const name of names) await this.#fetch(client, name)
    this.#base.exec('COMMIT')
    await client.query('COMMIT')
    this.#snapshot = next
  }
  async #fetch(client: pg.Client, name: string): Promise<void> {
    const { columns, insert, empty, count } = this.#tables.get(name) as MirroredTable
    const [found, all] = await Promise.all([
      client.query(`SELECT ${columns} FROM "${name}" WHERE ${since(this.#snapshot)}`),
      client.query<{ count: number }>(`SELECT count(*) AS count FROM "${name}"`),
    ])
    for (const row of found.rows) insert.run(row)
    if (count.get() === all.rows[0]?.count) return
    // Rows are gone: which ones is not worth a question.
    empty.run()
    for (const row of (await client.query(`SELECT ${columns} FROM "${name}"`)).rows) insert.run(row)
  }
  close(): void {
    this.#base.close()
  }
}
