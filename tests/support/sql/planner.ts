import pg from 'pg'
import { openFile } from '../../../server/store/engine/sqlite.ts'
import { fillEveryTable, statements } from '../store/oldBase.ts'
import { dialect, filledBase, freshBase } from '../store/store.ts'

/** The plan of a statement, a step a line. */
export type PlanOf = (sql: string) => Promise<string>

/** SQLite takes a table that nobody has looked at for one of a million rows; PostgreSQL gets told the same. */
const ROWS = 1_000_000
const EQUAL_TABLES = [
  `UPDATE pg_class SET reltuples = ${ROWS}, relpages = greatest(1, pg_relation_size(oid) / 8192), relallvisible = 0
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
  `DELETE FROM pg_statistic WHERE starelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace)`,
]
/** A plan for whatever values, by the costs that PostgreSQL itself brings, whatever this server is told. */
const SETTINGS = `
  SET plan_cache_mode = force_generic_plan; SET max_parallel_workers_per_gather = 0; SET jit = off; SET work_mem = '4MB';
  SET seq_page_cost = 1; SET random_page_cost = 4; SET cpu_tuple_cost = 0.01; SET cpu_index_tuple_cost = 0.005; SET cpu_operator_cost = 0.0025;
  SET effective_cache_size = '4GB'; SET hash_mem_multiplier = 2; SET default_statistics_target = 100`

interface Step {
  readonly id: number
  readonly parent: number
  readonly detail: string
}
function sqlitePlan(steps: readonly Step[]): string {
  const depths = new Map([[0, -1]])
  return steps
    .map(({ id, parent, detail }) => {
      const depth = (depths.get(parent) ?? -1) + 1
      depths.set(id, depth)
      return '  '.repeat(depth) + detail
    })
    .join('\n')
}
/** The statement says what rows are held against once they are found. */
const FILTER = /^ *(Filter|Join Filter|Output|Recheck Cond): /
/** Without numbers of values, and of tables that come more than once. */
const plain = (line: string) => {
  const text = line
    .replace(/\$\d+/g, '?')
    .replace(/ (\w+) \1_\d+\b/g, ' $1')
    .replace(/\b([a-z_]+)_\d+\b/g, '$1')
    .replace(/-> {2}/, '-> ')
  return text.length > WIDTH ? `${text.slice(0, WIDTH)}…` : text
}
const WIDTH = 140
const valuesIn = (sql: string) => Math.max(0, ...[...sql.matchAll(/\$(\d+)/g)].map(([, nth]) => Number(nth)))
async function postgresPlan(client: pg.Client, sql: string): Promise<string> {
  const values = Array.from({ length: valuesIn(sql) }, () => 'null').join(', ')
  const run = `PREPARE planned AS ${sql}; EXPLAIN (COSTS OFF) EXECUTE planned${values && `(${values})`}; DEALLOCATE planned`
  const [, explained] = (await client.query(run)) as unknown as { rows: { 'QUERY PLAN': string }[] }[]
  return (explained?.rows ?? [])
    .map((row) => row['QUERY PLAN'])
    .filter((line) => !FILTER.test(line))
    .map(plain)
    .join('\n')
}

export interface Planner {
  readonly planOf: PlanOf
  /** Whose plans these are. */
  readonly version: string
  /** A migrated database without rows. */
  readonly emptyUrl: string
  close(): Promise<void>
}
const nulls = (sql: string) => [...sql.matchAll(/\?/g)].map(() => null)
async function sqlitePlanner(): Promise<Planner> {
  const base = await freshBase()
  const file = openFile(base.url.slice('file:'.length), true)
  const { version } = file.prepare('select sqlite_version() as version').get() as { version: string }
  return {
    planOf: async (sql) => sqlitePlan(file.prepare(`explain query plan ${sql}`).all(nulls(sql)) as Step[]),
    version: `SQLite ${version}`,
    emptyUrl: base.url,
    async close() {
      file.close()
      await base.drop()
    },
  }
}
async function postgresPlanner(): Promise<Planner> {
  const empty = await freshBase()
  const base = await filledBase(`plans of statements, ${EQUAL_TABLES}`, async (url) => {
    await fillEveryTable(url)
    await statements(url, EQUAL_TABLES)
  })
  const client = new pg.Client({ connectionString: base.url })
  await client.connect()
  await client.query(SETTINGS)
  const { rows } = await client.query<{ version: string }>("select current_setting('server_version_num')::int / 10000 as version")
  return {
    planOf: (sql) => postgresPlan(client, sql),
    version: `PostgreSQL ${rows[0]?.version}`,
    emptyUrl: empty.url,
    async close() {
      await client.end()
      await Promise.all([base.drop(), empty.drop()])
    },
  }
}
/** Plans statements on a database that is the same in each run: all tables are as large, and nothing is known of their values. */
export const openPlanner = (): Promise<Planner> => (dialect === 'sqlite' ? sqlitePlanner() : postgresPlanner())
