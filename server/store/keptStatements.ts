import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Db, ResourceDef } from '../kernel/index.ts'
import { type Built, type Compiled, compiled, isDirect } from './compiledStatement.ts'
import type { Source } from './rows.ts'
import { isPlain } from './scope.ts'
import { column, type DynamicRow, type DynamicTable, dynamicTable } from './tables.ts'

/** Of one table: a statement for each set of fields. */
const SHAPES_MAX = 100
const made = new WeakMap<Db, Map<DynamicTable, Map<string, Compiled>>>()

interface Kept {
  /** Tells it from the others of the table. */
  readonly shape: string
  readonly build: () => unknown
  /** The columns that it gives back, in their order: all of them unless said. */
  readonly keys?: readonly string[]
}
/**
 * A statement that is put together once for a connection and a table: that takes longer than running it. Undefined where the connection
 * is on another thread, which keeps its own.
 */
export function keptStatement(db: Db, table: DynamicTable, { shape, build, keys }: Kept): Compiled | undefined {
  const found = made.get(db)?.get(table)?.get(shape)
  if (found || !isDirect(db)) return found
  const tables = made.get(db) ?? new Map<DynamicTable, Map<string, Compiled>>()
  made.set(db, tables)
  const known = tables.get(table) ?? new Map<string, Compiled>()
  tables.set(table, known)
  if (known.size >= SHAPES_MAX) known.clear()
  const statement = compiled(db, table, { built: build() as Built, keys: keys ?? Object.keys(getTableColumns(table)) })
  known.set(shape, statement)
  return statement
}

/** Values as places of a statement, and what tells it from others. */
export const shapeOf = (values: Readonly<Record<string, unknown>>) => Object.keys(values).join()
export const placesOf = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.keys(values).map((key) => [key, sql.placeholder(key)]))

// No field is called so.
const [ID, PLANT] = ['#id', '#plant'] as const
interface Aim {
  readonly shape: string
  readonly where: SQL | undefined
  readonly values: Readonly<Record<string, unknown>>
}
/** One row by its id inside the actor's scope, with places for both; undefined where the scope is more than a plant. */
export function aimAt({ tables, actor }: Pick<Source, 'tables' | 'actor'>, resource: ResourceDef, id: number): Aim | undefined {
  if (!isPlain(actor, resource)) return undefined
  const table = dynamicTable(tables, resource)
  const isOfPlant = resource.scope === 'plant' && actor.plantId > 0
  return {
    shape: isOfPlant ? 'of plant' : 'anywhere',
    get where() {
      return and(eq(column(table, 'id'), sql.placeholder(ID)), isOfPlant ? eq(column(table, 'plantId'), sql.placeholder(PLANT)) : undefined)
    },
    values: isOfPlant ? { [ID]: id, [PLANT]: actor.plantId } : { [ID]: id },
  }
}

/** One row by its id; undefined where no kept statement finds it out. */
export async function rowById(source: Source, resource: ResourceDef, id: number): Promise<{ row: DynamicRow | undefined } | undefined> {
  const aim = aimAt(source, resource, id)
  if (!aim) return undefined
  const { db, tables } = source
  const table = dynamicTable(tables, resource)
  const read = keptStatement(db, table, { shape: `read ${aim.shape}`, build: () => db.select().from(table).where(aim.where) })
  return read && { row: (await read.rows(aim.values))[0] }
}
