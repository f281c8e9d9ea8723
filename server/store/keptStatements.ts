import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db, ResourceDef } from '../kernel/index.ts'
import { column, type DynamicRow, type DynamicTable, dynamicTable } from './dynamicTables.ts'
import type { Source } from './rows.ts'
import { isPlain } from './scope.ts'

/** A statement with places for values. */
export interface Kept {
  execute(values: Record<string, unknown>): Promise<unknown>
}
/** Of one table: a statement for each set of fields, and which of them are empty. */
const SHAPES_MAX = 100
const made = new WeakMap<Db, Map<DynamicTable, Map<string, Kept>>>()

/** A statement that is put together once for a connection and a table: that takes longer than running it. */
export function keptStatement(db: Db, table: DynamicTable, shape: string, make: () => unknown): Kept {
  const tables = made.get(db) ?? new Map<DynamicTable, Map<string, Kept>>()
  made.set(db, tables)
  const known = tables.get(table) ?? new Map<string, Kept>()
  tables.set(table, known)
  const found = known.get(shape)
  if (found) return found
  if (known.size >= SHAPES_MAX) known.clear()
  const statement = make() as Kept
  known.set(shape, statement)
  return statement
}

/** Values as places of a statement, and what tells it from others. What is empty is part of the statement: a place would want a value. */
export function placesOf(values: Readonly<Record<string, unknown>>): { shape: string; places: Record<string, unknown> } {
  const keys = Object.keys(values).sort()
  return {
    shape: keys.map((key) => (values[key] === null ? `-${key}` : key)).join(),
    places: Object.fromEntries(keys.map((key) => [key, values[key] === null ? null : sql.placeholder(key)])),
  }
}

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
  const where = () =>
    and(eq(column(table, 'id'), sql.placeholder(ID)), isOfPlant ? eq(column(table, 'plantId'), sql.placeholder(PLANT)) : undefined)
  return {
    shape: isOfPlant ? 'of plant' : 'anywhere',
    get where() {
      return where()
    },
    values: { [ID]: id, ...(isOfPlant && { [PLANT]: actor.plantId }) },
  }
}

/** One row by its id; undefined where no kept statement finds it out. */
export async function rowById(source: Source, resource: ResourceDef, id: number): Promise<{ row: DynamicRow | undefined } | undefined> {
  const aim = aimAt(source, resource, id)
  if (!aim) return undefined
  const table = dynamicTable(source.tables, resource)
  const read = keptStatement(source.db, table, `read ${aim.shape}`, () => source.db.select().from(table).where(aim.where).prepare(''))
  const [row] = (await read.execute(aim.values)) as DynamicRow[]
  return { row }
}
