import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db, ResourceDef } from '../../kernel/index.ts'
import { type Built, type Compiled, compiled, isDirect } from '../engine/compiledStatement.ts'
import { isPlain, scopeOf } from '../schema/scope.ts'
import { column, type Dialect, type DynamicRow, type DynamicTable, dynamicTable } from '../schema/tables.ts'
import type { Source } from './source.ts'

/** Of one table: a statement for each set of fields. */
const SHAPES_MAX = 100
const made = new WeakMap<Db, Map<DynamicTable, Map<string, Compiled>>>()

interface StatementSpec {
  /** Tells it from the others of the table. */
  readonly shape: string
  readonly build: () => unknown
  /** The columns that it gives back, in their order: all of them unless said. */
  readonly keys?: readonly string[]
  /** A value that nobody names is none. */
  readonly isSparse?: boolean
}
/**
 * A statement that is put together once for a connection and a table: that takes longer than running it. Undefined where the connection
 * takes none.
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

/** Values as places of a statement, and what tells it from others. */
export const shapeOf = (values: Readonly<Record<string, unknown>>) => Object.keys(values).join()
export const placesOf = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.keys(values).map((key) => [key, sql.placeholder(key)]))

// No field is called so.
const [ID, IDS, PLANT] = ['#id', '#ids', '#plant'] as const
interface Aim {
  readonly shape: string
  readonly where: () => SQL | undefined
  readonly values: Readonly<Record<string, unknown>>
}
/** Rows of ids as one value, in the base's own words: a list of numbers that is one parameter makes one statement for all lengths. */
export const amongIds = (dialect: Dialect, at: PgColumn, ids: unknown): SQL =>
  dialect === 'sqlite' ? sql`${at} in (select value from json_each(${ids}))` : sql`${at} = any(${ids}::bigint[])`
/**
 * The same with a place for the list. PostgreSQL plans a kept statement anew for each run as long as a plan for this very list seems cheaper than one for any:
 * so it does while it sees how long the list is, which it does not where it gets a text. Reading a row took 40 to 70 µs of 140 to 170 for that. The
 * text is made a list by a statement of its own, once: as part of the condition it would be for each row that is looked at.
 */
const amongPrepared = (dialect: Dialect, at: PgColumn): SQL =>
  dialect === 'sqlite'
    ? amongIds(dialect, at, sql.placeholder(IDS))
    : sql`${at} = any((select ${sql.placeholder(IDS)}::text::bigint[])::bigint[])`
export const idsText = (dialect: Dialect, ids: readonly number[]) => (dialect === 'sqlite' ? `[${ids.join()}]` : `{${ids.join()}}`)

/** The actor's plant as part of a kept statement; undefined where the scope is more than a plant or nothing. */
function plantOf({ tables, actor }: Pick<Source, 'tables' | 'actor'>, resource: ResourceDef) {
  if (!isPlain(actor, resource)) return undefined
  if (resource.scope !== 'plant' || actor.plantId <= 0) return { shape: 'anywhere', where: () => undefined, values: undefined }
  const where = () => eq(column(dynamicTable(tables, resource), 'plantId'), sql.placeholder(PLANT))
  return { shape: 'of plant', where, values: { [PLANT]: actor.plantId } }
}
/** One row by its id inside the actor's scope, with places for both; undefined where the scope is more than a plant. */
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

/** One row by its id; undefined where no kept statement finds it out. */
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
/** Rows by their ids inside the actor's scope; without `values` where the scope is more than a plant. */
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

/** More are a page of a list, and worth a question of their own. */
const FEW = 20
/** The rows of ids, in no order; undefined where no kept statement finds them out. */
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

/** Rows that have these values inside the actor's scope; undefined where the scope is more than a plant, or a value is a list. */
export function rowsWithAim(
  source: Pick<Source, 'tables' | 'actor'>,
  resource: ResourceDef,
  where: Readonly<Record<string, unknown>>,
): Aim | undefined {
  const plant = plantOf(source, resource)
  const named = Object.entries(where).filter(([, value]) => value !== undefined)
  // Any of several values: their number is part of the statement.
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
/** The rows that have these values, by their ids; undefined where no kept statement finds them out. */
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
/** The plus keeps SQLite from walking a whole plant in the order of ids to spare itself the sorting of a few rows. */
export const inOrderOfIds = (id: PgColumn): SQL => sql`+${id}`

/** Owners and targets of a table of links, in their order; undefined where the connection keeps no statements. */
export async function linksFrom(
  { db, tables: { dialect } }: Source,
  link: DynamicTable,
  owners: readonly number[],
): Promise<readonly DynamicRow[] | undefined> {
  const [owner, target, position] = ['ownerId', 'targetId', 'position'].map((key) => column(link, key)) as [PgColumn, PgColumn, PgColumn]
  const build = () => db.select({ owner, target }).from(link).where(amongPrepared(dialect, owner)).orderBy(owner, position)
  return preparedStatement(db, link, { shape: 'links', build, keys: ['ownerId', 'targetId'] })?.rows({ [IDS]: idsText(dialect, owners) })
}
