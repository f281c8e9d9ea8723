import { and, Column, eq, is, type SQL, Table } from 'drizzle-orm'
import type { Db } from '../../kernel/index.ts'

interface Statement {
  where(condition?: SQL): unknown
}
/** Adds a condition to those of a statement, if it has any. */
function conditioned<S>(statement: S, own: SQL): S {
  const open = statement as S & Statement
  const where = open.where.bind(open)
  where(own)
  open.where = (condition) => where(and(own, condition))
  return open
}

/**
 * A database handle whose selects, updates and deletes carry the condition of one plant. Joined rows are of the same plant, as the plant is
 * part of foreign keys. Raw SQL text and subqueries in conditions are not changed.
 */
export function plantDb(db: Db, plantId: number): Db {
  const ofPlant = (table: unknown): SQL | undefined => {
    const column = is(table, Table) ? (table as unknown as Record<string, unknown>).plantId : undefined
    return is(column, Column) ? eq(column, plantId) : undefined
  }
  type Builder = { from(table: unknown): unknown }
  const selecting = (builder: Builder) => ({
    from(table: unknown) {
      const own = ofPlant(table)
      const statement = builder.from(table)
      return own ? conditioned(statement, own) : statement
    },
  })
  const methods = {
    select: (fields: never) => selecting(db.select(fields) as unknown as Builder),
    selectDistinct: (fields: never) => selecting(db.selectDistinct(fields) as unknown as Builder),
    update: (table: never) => {
      const own = ofPlant(table)
      const builder = db.update(table)
      const set = builder.set.bind(builder)
      return own ? { set: (values: never) => conditioned(set(values), own) } : builder
    },
    delete: (table: never) => {
      const own = ofPlant(table)
      return own ? conditioned(db.delete(table), own) : db.delete(table)
    },
  }
  return Object.assign(Object.create(db) as object, methods) as unknown as Db
}
