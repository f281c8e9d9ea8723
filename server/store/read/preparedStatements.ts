import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db, ResourceDef } from '../../kernel/index.ts'
import { type Built, type Compiled, compiled, isDirect } from '../engine/compiledStatement.ts'
import { isPlain, scopeOf } from '../schema/scope.ts'
import { column, type Dialect, type DynamicRow, type DynamicTable, dynamicTable } from '../schema/tables.ts'
import type { Source } from './source.ts'

/** Most statements per table. */
const SHAPES_MAX = 100
const made = new WeakMap<Db, Map<DynamicTable, Map<string, Compiled>>>()

interface StatementSpec {
  /** The key of the statement within its table. */
  readonly shape: string
  readonly build: () => unknown
  /** The returned columns, in order; all by default. */
  readonly keys?: readonly string[]
  /** Missing values are bound as null. */
  readonly isSparse?: boolean
}
/**
 * Returns a statement compiled once per connection and table, since compiling takes longer than running. Undefined where the connection
 * runs no compiled statements.
 */
export function preparedStatement(db: Db, table: DynamicTable, { shape, build, keys, isSparse }: StatementSpec): Compiled | undefined {
  const found = made.get(db)?.get(table)?.get(shape)
  if (found || !isDirect(db)) return found
  const tables = made.get(db) ?? new Map<DynamicTable, Map<string, Compiled>>()
  made.set(db, tables)
  const known = tables.get(table) ?? new Map<string, Compiled>()
  tables.set(table, known)
  if (known.size >= SHAPES_MAX) known.clear()
  const statement = compiled(db, table, { built: build() as Built, keys: keys ?? Object.keys(getTableColumns(table)), isSparse })
  known.set(shape, statement)
  return statement
}

/** The cache key of a set of values: their names. */
export const shapeOf = (values: Readonly<Record<string, unknown>>) => Object.keys(values).join()
/** A placeholder for each value, by key. */
export const placesOf = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.keys(values).map((key) => [key, sql.placeholder(key)]))

// No field has these names.
const [ID, IDS, PLANT] = ['#id', '#ids', '#plant'] as const
interface Aim {
  readonly shape: string
  readonly where: () => SQL | undefined
  readonly values: Readonly<Record<string, unknown>>
}
/** The condition that a column is among ids passed as one parameter, so that one statement serves lists of any length. */
export const amongIds = (dialect: Dialect, at: PgColumn, ids: unknown): SQL =>
  dialect === 'sqlite' ? sql`${at} in (select value from json_each(${ids}))` : sql`${at} = any(${ids}::bigint[])`
/**
 * The same with a placeholder for the list. PostgreSQL re-plans a prepared statement as long as a plan for the concrete list seems cheaper,
 * which cost 40 to 70 µs of the 140 to 170 µs of reading a row. Given a text, it cannot see the length and uses a generic plan. A subquery
 * converts the text once; inline it would be converted for each row.
 */
const amongPrepared = (dialect: Dialect, at: PgColumn): SQL =>
  dialect === 'sqlite'
    ? amongIds(dialect, at, sql.placeholder(IDS))
    : sql`${at} = any((select ${sql.placeholder(IDS)}::text::bigint[])::bigint[])`
/** Ids as the text that such a placeholder takes. */
export const idsText = (dialect: Dialect, ids: readonly number[]) => (dialect === 'sqlite' ? `[${ids.join()}]` : `{${ids.join()}}`)

/** The plant condition of a prepared statement; undefined where the scope is more than a plant. */
function plantOf({ tables, actor }: Pick<Source, 'tables' | 'actor'>, resource: ResourceDef) {
  if (!isPlain(actor, resource)) return undefined
  if (resource.scope !== 'plant' || actor.plantId <= 0) return { shape: 'anywhere', where: () => undefined, values: undefined }
  const where = () => eq(column(dynamicTable(tables, resource), 'plantId'), sql.placeholder(PLANT))
  return { shape: 'of plant', where, values: { [PLANT]: actor.plantId } }
}
/** The condition of one row by id inside the actor's scope, with placeholders; undefined where the scope is more than a plant. */
export function rowTarget(source: Pick<Source, 'tables' | 'actor'>, resource: ResourceDef, id: number): Aim | undefined {
  const plant = plantOf(source, resource)
  return (
    plant && {
      shape: plant.shape,
      where: () => and(eq(column(dynamicTable(source.tables, resource), 'id'), sql.placeholder(ID)), plant.where()),
      values: { ...plant.values, [ID]: id },
    }
  )
}

/** Reads one row by id with a prepared statement; undefined where none can be used, `row` undefined when it is absent. */
export async function rowById(source: Source, resource: ResourceDef, id: number): Promise<{ row: DynamicRow | undefined } | undefined> {
  if (source.gathered) {
    const rows = await rowsByIds(source, resource, [id])
    return rows && { row: rows[0] }
  }
  const aim = rowTarget(source, resource, id)
  if (!aim) return undefined
  const { db, tables } = source
  const table = dynamicTable(tables, resource)
  const read = preparedStatement(db, table, { shape: `read ${aim.shape}`, build: () => db.select().from(table).where(aim.where()) })
  return read && { row: (await read.rows(aim.values))[0] }
}
/** The condition of rows by ids inside the actor's scope; without `values` where the scope is more than a plant. */
export function rowIdsAim(source: Pick<Source, 'tables' | 'actor'>, resource: ResourceDef, ids: readonly number[]) {
  const { tables, actor } = source
  const { dialect } = tables
  const at = column(dynamicTable(tables, resource), 'id')
  const plant = plantOf(source, resource)
  if (plant)
    return {
      shape: plant.shape,
      where: () => and(amongPrepared(dialect, at), plant.where()),
      values: { ...plant.values, [IDS]: idsText(dialect, ids) },
    }
  return { shape: '', where: () => and(amongIds(dialect, at, idsText(dialect, ids)), scopeOf(actor, resource, tables)), values: undefined }
}

/** More ids are a page of a list, with a query of its own. */
const FEW = 20
/** Reads rows by ids, unordered, with a prepared statement; undefined where none can be used. */
export async function rowsByIds(source: Source, resource: ResourceDef, ids: readonly number[]): Promise<readonly DynamicRow[] | undefined> {
  const plant = plantOf(source, resource)
  if (!plant) return undefined
  const { db, tables } = source
  const { dialect } = tables
  const table = dynamicTable(tables, resource)
  const build = () =>
    db
      .select()
      .from(table)
      .where(and(amongPrepared(dialect, column(table, 'id')), plant.where()))
  const read = preparedStatement(db, table, { shape: `read some ${plant.shape}`, build })
  const valuesOf = (some: readonly number[]) => ({ ...plant.values, [IDS]: idsText(dialect, some) })
  if (!read || !source.gathered || ids.length > FEW) return read?.rows(valuesOf(ids))
  return source.gathered.rows({ read, of: plant.values?.[PLANT], valuesOf }, ids)
}

/**
 * The condition of rows with these values inside the actor's scope; undefined where the scope is more than a plant, or a value is a list.
 */
export function rowsWithAim(
  source: Pick<Source, 'tables' | 'actor'>,
  resource: ResourceDef,
  where: Readonly<Record<string, unknown>>,
): Aim | undefined {
  const plant = plantOf(source, resource)
  const named = Object.entries(where).filter(([, value]) => value !== undefined)
  // The length of a list of values would be part of the statement.
  if (!plant || named.some(([, value]) => Array.isArray(value))) return undefined
  const table = dynamicTable(source.tables, resource)
  const conditions = () =>
    named.map(([key, value]) => {
      const at = column(table, key)
      return value === null ? isNull(at) : eq(at, sql.param(sql.placeholder(key), at))
    })
  return {
    shape: `find ${plant.shape} ${named.map(([key, value]) => (value === null ? `no ${key}` : key)).join()}`,
    where: () => and(plant.where(), ...conditions()),
    values: { ...where, ...plant.values },
  }
}
/** Reads rows with these values, ordered by id, with a prepared statement; undefined where none can be used. */
export async function rowsWith(
  source: Source,
  resource: ResourceDef,
  where: Readonly<Record<string, unknown>>,
): Promise<readonly DynamicRow[] | undefined> {
  const aim = rowsWithAim(source, resource, where)
  if (!aim) return undefined
  const { db, tables } = source
  const table = dynamicTable(tables, resource)
  const build = () =>
    db
      .select()
      .from(table)
      .where(aim.where())
      .orderBy(inOrderOfIds(column(table, 'id')))
  return preparedStatement(db, table, { shape: aim.shape, build })?.rows(aim.values)
}
/** The unary plus keeps SQLite from scanning a plant in id order to avoid sorting a few rows. */
export const inOrderOfIds = (id: PgColumn): SQL => sql`+${id}`

/** Reads owner and target ids of a join table, in order; undefined where the connection runs no compiled statements. */
export async function linksFrom(
  { db, tables: { dialect } }: Source,
  link: DynamicTable,
  owners: readonly number[],
): Promise<readonly DynamicRow[] | undefined> {
  const [owner, target, position] = ['ownerId', 'targetId', 'position'].map((key) => column(link, key)) as [PgColumn, PgColumn, PgColumn]
  const build = () => db.select({ owner, target }).from(link).where(amongPrepared(dialect, owner)).orderBy(owner, position)
  return preparedStatement(db, link, { shape: 'links', build, keys: ['ownerId', 'targetId'] })?.rows({ [IDS]: idsText(dialect, owners) })
}
