import type Database from 'better-sqlite3'
import type pg from 'pg'
import { kindOf, type StatementWatch } from './statementWatch.ts'

const RUNS = ['run', 'all', 'get'] as const

/** Reports every statement that this SQLite connection prepares from now on to the watch. Returns the connection. */
export function timeSqlite(base: Database.Database, watch: StatementWatch): Database.Database {
  const prepare = base.prepare.bind(base)
  base.prepare = ((text: string) => {
    const statement = prepare(text)
    const kind = kindOf(text)
    for (const name of RUNS) {
      const run = statement[name].bind(statement) as (...values: unknown[]) => unknown
      statement[name] = ((...values: unknown[]) => {
        const since = performance.now()
        try {
          return run(...values)
        } catch (error) {
          watch.failed(error)
          throw error
        } finally {
          watch.ended(kind, performance.now() - since, text)
        }
      }) as never
    }
    return statement
  }) as never
  return base
}

type Query = (...args: unknown[]) => unknown
type Answer = (error: unknown, ...more: unknown[]) => void
const textOf = (statement: unknown) => (typeof statement === 'string' ? statement : ((statement as { text?: string } | null)?.text ?? ''))

/**
 * Reports every statement of this PostgreSQL connection to the watch, timed from sending to answer. The pool uses callbacks, transactions
 * use promises.
 */
export function timePostgres(client: pg.PoolClient, watch: StatementWatch): void {
  const query = client.query.bind(client) as Query
  client.query = ((...args: unknown[]) => {
    const text = textOf(args[0])
    const since = performance.now()
    const ended = (error?: unknown) => {
      if (error) watch.failed(error)
      watch.ended(kindOf(text), performance.now() - since, text)
    }
    const last = args.at(-1)
    if (typeof last === 'function') {
      const answer: Answer = (error, ...more) => {
        ended(error)
        ;(last as Answer)(error, ...more)
      }
      return query(...args.slice(0, -1), answer)
    }
    const result = query(...args)
    if (result instanceof Promise) result.then(() => ended(), ended)
    return result
  }) as never
}
