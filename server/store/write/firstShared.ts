import { and, eq, ne } from 'drizzle-orm'
import { type Constraint, constraintsOf } from '../schema/constraints.ts'
import { column } from '../schema/tables.ts'
import type { Values, WriteContext } from './context.ts'

/**
 * The first unique constraint that a row violates, in the order of definition, which is what PostgreSQL reports; SQLite reports the last.
 * For SQLite only, which allows further statements after a violation.
 */
export async function firstShared(at: WriteContext, row: Values): Promise<Constraint | undefined> {
  const { source, resource, table } = at
  const rules = constraintsOf(source.tables.registry).uniquesOf(resource)
  if (rules.length < 2) return undefined
  const scope = resource.scope === 'plant' ? ['plantId'] : []
  const id = column(table, 'id')
  for (const rule of rules) {
    const keys = [...scope, ...rule.fields]
    // Null never equals null in a unique constraint.
    if (keys.some((key) => row[key] == null)) continue
    const same = keys.map((key) => eq(column(table, key), row[key]))
    const others = row.id === undefined ? undefined : ne(id, row.id)
    const [found] = await source.db
      .select({ id })
      .from(table)
      .where(and(...same, others))
      .limit(1)
    if (found) return rule
  }
  return undefined
}
