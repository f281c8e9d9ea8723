import { and, eq } from 'drizzle-orm'
import { conflict, notFound } from '../../kernel/index.ts'
import { column, type DynamicRow } from '../dynamicTables.ts'
import { scopeOf } from '../scope.ts'
import type { Values, WriteContext } from './context.ts'

const whereOf = ({ source, resource, table }: WriteContext, id: number) =>
  and(eq(column(table, 'id'), id), scopeOf(source.actor, resource, source.tables))

/**
 * The row as it stands in the base, whatever this unit has read before. SQLite has one writer at a time. On PostgreSQL other
 * writers wait; rows that only point at it are written meanwhile, or two units that each wrote one could never both hold it.
 */
export async function holdRow(at: WriteContext, id: number): Promise<DynamicRow> {
  const { source, resource, table } = at
  const query = source.db.select().from(table).where(whereOf(at, id))
  const [row] = await (source.tables.dialect === 'postgres' ? query.for('no key update') : query)
  if (!row) throw notFound(resource.name, id)
  return row as DynamicRow
}

/** Writes values that follow from other rows, without a new version and without a line of the log. */
export async function deriveRow(at: WriteContext, held: DynamicRow, values: Values): Promise<void> {
  const { source, resource, table } = at
  const written = await source.db
    .update(table)
    .set(values as never)
    .where(whereOf(at, held.id))
    .returning({ id: column(table, 'id') })
  if (!written.length) throw conflict('stale')
  source.touched(resource)
}
