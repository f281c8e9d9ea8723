import { sql } from 'drizzle-orm'
import type { Actor, Condition, ListQuery, ResourceDef } from '../../kernel/index.ts'
import { isPlain } from '../schema/scope.ts'
import { dynamicTable } from '../schema/tables.ts'
import type { Narrowed } from '../search/prefilter.ts'
import { isComputed } from './expressions.ts'
import { preparedStatement } from './preparedStatements.ts'
import type { ListSource } from './totals.ts'

// No field has this name.
const OFFSET = '#offset'
/** The placeholder of the offset, in a statement for all pages. */
export const offsetPlace = () => sql.placeholder(OFFSET)

const OPERATORS: ReadonlySet<string> = new Set<keyof Condition>(['eq', 'in'])
/** Whether a condition is likely to repeat: typed texts and moments differ each time and are not worth a prepared statement. */
const isReusable = (condition: Condition) => Object.entries(condition).every(([name, value]) => value === undefined || OPERATORS.has(name))

/** The key of the prepared statement of a page; undefined where clock, other tables or the data scope matter. */
function shapeOf(actor: Actor, resource: ResourceDef, query: Narrowed): string | undefined {
  const { filter = {}, thenBy = [], keyword, through, among, sort, desc, size } = query
  if (keyword || through || among || !isPlain(actor, resource)) return undefined
  const isOwn = (key: string) => !isComputed(resource, key) && resource.fields[key]?.kind !== 'links'
  if (![...Object.keys(filter), ...thenBy.map((one) => one.sort), ...(sort ? [sort] : [])].every(isOwn)) return undefined
  if (!Object.values(filter).every(isReusable)) return undefined
  return `page ${JSON.stringify([actor.plantId, filter, sort, desc, thenBy, size])}`
}

interface Asking {
  readonly actor: Actor
  readonly resource: ResourceDef
  readonly query: Narrowed
}
/** The ids of a page by a prepared statement for all its pages; undefined where the query must be built each time. */
export async function idsByPreparedStatement(
  { engine, tables }: ListSource,
  asking: Asking,
  build: () => unknown,
): Promise<number[] | undefined> {
  const { actor, resource, query } = asking
  const shape = shapeOf(actor, resource, query)
  const statement = shape && preparedStatement(engine.heavy, dynamicTable(tables, resource), { shape, build, keys: ['id'] })
  return statement ? (await statement.rows({ [OFFSET]: offsetOf(query) })).map((row) => row.id) : undefined
}
/** The number of rows before a page; pages count from 1. */
export const offsetOf = ({ no, size }: Pick<ListQuery, 'no' | 'size'>) => (no - 1) * size
