import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { conflict, notFound } from '../../kernel/index.ts'
import { aimAt, keptStatement, placesOf } from '../keptStatements.ts'
import { scopeOf } from '../scope.ts'
import { column, type DynamicRow } from '../tables.ts'
import type { Values, WriteContext } from './context.ts'

const whereOf = ({ source, resource, table }: WriteContext, id: number) =>
  and(eq(column(table, 'id'), id), scopeOf(source.actor, resource, source.tables))

async function readHeld(at: WriteContext, id: number): Promise<DynamicRow | undefined> {
  const { source, resource, table } = at
  const { db, tables } = source
  const aim = aimAt(source, resource, id)
  const query = (where: SQL | undefined) => {
    const rows = db.select().from(table).where(where)
    return tables.dialect === 'postgres' ? rows.for('no key update') : rows
  }
  const kept = aim && keptStatement(db, table, { shape: `hold ${aim.shape}`, build: () => query(aim.where()) })
  const [row] = (kept && aim ? await kept.rows(aim.values) : await query(whereOf(at, id))) as DynamicRow[]
  return row
}

/**
 * The row as it stands in the base. SQLite has one writer at a time, so that what this unit has read and not written since is what stands
 * there. On PostgreSQL other writers wait; rows that only point at it are written meanwhile, or two units that each wrote one could never
 * both hold it.
 */
export async function holdRow(at: WriteContext, id: number): Promise<DynamicRow> {
  const { source, resource } = at
  const seen = source.tables.dialect === 'sqlite' ? source.seen.row(resource, id) : undefined
  const row = seen ?? (await readHeld(at, id))
  if (!row) throw notFound(resource.name, id)
  if (!seen) source.seen.see(resource, row)
  return row
}

const isSame = (a: unknown, b: unknown) => a === b || (a instanceof Date && b instanceof Date && a.getTime() === b.getTime())

/**
 * Writes values that follow from other rows, without a new version and without a line of the log. Those that stand there already are left
 * out: the base would touch their indexes all the same.
 */
export async function deriveRow(at: WriteContext, held: DynamicRow, derived: Values): Promise<void> {
  const values: Values = {}
  for (const key in derived) if (!isSame(held[key], derived[key])) values[key] = derived[key]
  const fields = Object.keys(values)
  if (!fields.length) return
  const { source, resource, table } = at
  const { db } = source
  const update = (set: object, where: SQL | undefined) =>
    db
      .update(table)
      .set(set as never)
      .where(where)
      .returning({ id: column(table, 'id') })
  const aim = aimAt(source, resource, held.id)
  const build = () => update(placesOf(values), aim?.where())
  const kept = aim && keptStatement(db, table, { shape: `derive ${aim.shape} ${fields.join()}`, build, keys: ['id'] })
  const written = kept && aim ? await kept.rows({ ...values, ...aim.values }) : await update(values, whereOf(at, held.id))
  if (!(written as unknown[]).length) throw conflict('stale')
  const seen = aim && source.seen.row(resource, held.id)
  if (!seen) return source.touched(resource, fields, [held, { ...held, ...values }])
  const row = { ...seen, ...storedAs(table, values) }
  source.moved(resource, [{ before: seen, after: row }], fields)
  // Where the scope is a plant or nothing, what follows moves no row out of sight: it still need not be read again.
  source.seen.see(resource, row)
}

/** Values as they are read back: a decimal of too many places is rounded. */
function storedAs(table: WriteContext['table'], values: Values): Values {
  const out: Values = {}
  for (const key in values) {
    const at = column(table, key)
    out[key] = values[key] === null ? null : at.mapFromDriverValue(at.mapToDriverValue(values[key]))
  }
  return out
}

/** PostgreSQL takes 65,535 parameters a statement; the widest table has fewer than 60 columns. */
const CHUNK = 500

/** The same for many rows at once, in the order of the ids. They are taken in one order by everybody, so that nobody waits in a circle. */
export async function holdRows(at: WriteContext, ids: readonly number[]): Promise<DynamicRow[]> {
  const { source, resource, table } = at
  const held = new Map<number, DynamicRow>()
  const wanted = [...new Set(ids)].sort((a, b) => a - b)
  for (let from = 0; from < wanted.length; from += CHUNK) {
    const some = inArray(column(table, 'id'), wanted.slice(from, from + CHUNK))
    const query = source.db
      .select()
      .from(table)
      .where(and(some, scopeOf(source.actor, resource, source.tables)))
      .orderBy(column(table, 'id'))
    const rows = (await (source.tables.dialect === 'postgres' ? query.for('no key update') : query)) as DynamicRow[]
    for (const row of rows) held.set(row.id, row)
  }
  return ids.map((id) => {
    const row = held.get(id)
    if (!row) throw notFound(resource.name, id)
    return row
  })
}

/** What follows for many rows, each with values for the same fields. SQLite runs a statement faster than it is put together for many rows. */
export async function deriveRows(at: WriteContext, list: readonly { held: DynamicRow; values: Values }[]): Promise<void> {
  const { source, resource, table } = at
  if (source.tables.dialect === 'sqlite') {
    for (const { held, values } of list) await deriveRow(at, held, values)
    return
  }
  const excluded = (key: string) => sql`excluded.${sql.identifier(column(table, key).name)}`
  for (let from = 0; from < list.length; from += CHUNK) {
    const some = list.slice(from, from + CHUNK)
    await source.db
      .insert(table)
      .values(some.map(({ held, values }) => ({ ...held, ...values })) as never)
      .onConflictDoUpdate({
        target: column(table, 'id'),
        set: Object.fromEntries(Object.keys(some[0]?.values ?? {}).map((key) => [key, excluded(key)])) as never,
      })
  }
  const rows = list.flatMap(({ held, values }) => [held, { ...held, ...values }])
  source.touched(resource, [...new Set(list.flatMap(({ values }) => Object.keys(values)))], rows)
}
