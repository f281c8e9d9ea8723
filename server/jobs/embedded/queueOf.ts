import type Database from 'better-sqlite3'

export type Row = Readonly<Record<string, unknown>>
/** One of BullMQ's commands: takes what its SQL for PostgreSQL does after the name of the queue, and answers rows. */
export type Command = (params: readonly unknown[]) => Row[]
export type Commands = Readonly<Record<string, Command>>

/** A refusal as PostgreSQL would say it, which BullMQ reads its own error from. */
export const refused = (code: number) => Object.assign(new Error(`refused: ${code}`), { code: 'BM001', detail: String(code) })

/** The base of a queue as its commands see it. */
export interface Queue {
  run(sql: string, values: object): { readonly changes: number }
  all<R extends object = Row>(sql: string, values?: object): R[]
  one<R extends object = Row>(sql: string, values?: object): R | undefined
  meta(field: string): string | undefined
  isPaused(): boolean
  /** Places in the line; one never comes twice. */
  nextSeq(): number
  /** Tells who waits for a job that one may be there. */
  wake(): void
}

export function queueOf(base: Database.Database, wake: () => void): Queue {
  const statements = new Map<string, Database.Statement>()
  const statement = (sql: string) => {
    const found = statements.get(sql) ?? base.prepare(sql)
    statements.set(sql, found)
    return found
  }
  let seq = Number(base.prepare('SELECT max(abs(seq)) FROM job').pluck().get() ?? 0)
  const one: Queue['one'] = (sql, values = {}) => statement(sql).get(values) as never
  const meta = (field: string) => one<{ value: string }>('SELECT value FROM meta WHERE field = @field', { field })?.value
  return {
    run: (sql, values) => statement(sql).run(values),
    all: (sql, values = {}) => statement(sql).all(values) as never,
    one,
    meta,
    isPaused: () => meta('paused') === '1',
    nextSeq: () => ++seq,
    wake,
  }
}
