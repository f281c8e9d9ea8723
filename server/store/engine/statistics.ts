import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type Database from 'better-sqlite3'

/** Rows; a smaller table is analyzed with one statement, a larger one index by index, so that no writer waits long. */
const FEW = 50_000
/**
 * Rows; of larger tables only the beginning of each index is analyzed: rare values are estimated less well, and no writer waits for
 * seconds.
 */
const MANY = 500_000
const LOOKED_AT = 2000

/** The lock of the writer; returns the function that releases it. */
interface Place {
  lock(): Promise<() => void>
}
interface Counted {
  readonly name: string
  readonly isKeyed: number
}
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** The statements that analyze a whole database, each short. */
function statementsOf(base: Database.Database): string[] {
  const tables = base
    .prepare(
      `select name, wr as isKeyed from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite^_%' escape '^'`,
    )
    .all() as Counted[]
  const indexes = base.prepare(`select name from sqlite_schema where type = 'index' and tbl_name = ?`).pluck()
  return tables.flatMap(({ name, isKeyed }) => {
    const last = isKeyed
      ? 0
      : ((base
          .prepare(`select max(rowid) from ${quoted(name)}`)
          .pluck()
          .get() as number | null) ?? 0)
    const names = last < FEW ? [name] : (indexes.all(name) as string[])
    const limit = `pragma analysis_limit = ${last < MANY ? 0 : LOOKED_AT};`
    return names.map((one) => `${limit} analyze ${quoted(one)}`)
  })
}

/**
 * Updates the planner statistics of a SQLite database: without them it takes a rare state for as common as any other, and reads most of a
 * list to find it. Each statement locks the writer briefly; afterwards every connection reloads the statistics.
 */
export async function updateStatistics(base: Database.Database, file: string, writer: Place): Promise<void> {
  const thread = new Worker(new URL('./statisticsThread.mjs', import.meta.url), { workerData: { file } })
  const withWriter = async (work: () => unknown) => {
    const free = await writer.lock()
    try {
      await work()
    } finally {
      free()
    }
  }
  const run = async (sql: string) => {
    const answered = once(thread, 'message')
    thread.postMessage(sql)
    const [failure] = await answered
    if (failure) throw new Error(failure)
  }
  try {
    for (const sql of statementsOf(base)) await withWriter(() => run(sql))
    // Connections reload statistics along with the schema, so the schema is changed for a moment.
    await withWriter(() => run('begin; create table statistics_were_read (id integer); drop table statistics_were_read; commit'))
  } finally {
    await thread.terminate()
  }
}
