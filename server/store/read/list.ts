import { and, eq, type Placeholder, type SQL, type SQLWrapper, sql, sum } from 'drizzle-orm'
import { type Actor, isComputedAmount, type List, type ListQuery, type ResourceDef } from '../../kernel/index.ts'
import { defaultOrder } from '../schema/tableSpec.ts'
import { column, type Dialect, type DynamicRow, dynamicTable } from '../schema/tables.ts'
import { FEW_TO_COUNT, FEW_TO_SORT, type Narrowed, prefilter } from '../search/prefilter.ts'
import { computedParts, isComputed } from './expressions.ts'
import { fewValuesOf, isNear, mergedPage, type PageOrder } from './mergedPage.ts'
import { assertSortable, directed, orderBy } from './orders.ts'
import { idsByPreparedStatement, offsetOf, offsetPlace } from './preparedPage.ts'
import { rowsOf } from './rows.ts'
import { type ListSource, listTotal, wantedBy } from './totals.ts'

const orderOf = (resource: ResourceDef, { sort, desc = false }: Narrowed): PageOrder =>
  sort ? { key: sort, desc } : defaultOrder(resource)
interface Asking {
  readonly actor: Actor
  readonly resource: ResourceDef
  readonly query: Narrowed
}
/** The statement that finds the ids of a page from the index, on a reader thread. */
function pageOf(source: ListSource, { actor, resource, query }: Asking, offset: number | Placeholder = offsetOf(query)) {
  const { engine, tables, now, offsetMinutes } = source
  const table = dynamicTable(tables, resource)
  const order = orderOf(resource, query)
  const reader = { tables, actor, now, offsetMinutes }
  const where = wantedBy(source, actor, resource, query)
  const sorts = [{ sort: order.key, desc: order.desc }, ...(query.thenBy ?? []), { sort: 'id', desc: order.desc }]
  // The id is unique, so orders after it do not matter.
  const orders = sorts
    .slice(0, sorts.findIndex((one) => one.sort === 'id') + 1)
    .map((one) => ({ ...orderBy(reader, resource, one.sort), desc: one.desc ?? false }))
  // Few rows are sorted faster than an index is walked to them.
  const isWalked = !query.among
  if (isWalked && isComputed(resource, order.key) && !isComputedAmount(resource, order.key) && isNear(query)) {
    const values = computedParts(reader, resource, order.key)
    const parts = values.map((one, nth) => ({ where: and(where, one.where), rank: values.length - nth }))
    return mergedPage(engine, table, parts, { query, orders: orders.slice(1) })
  }
  const few = !isWalked || isComputed(resource, order.key) ? undefined : fewValuesOf(resource, query, order)
  if (few) {
    // Given both conditions, the planner would not see that one of the indexes has the order.
    const { [few.key]: _, ...filter } = query.filter ?? {}
    const others = wantedBy(source, actor, resource, { ...query, filter })
    const parts = few.values.map((value) => ({ where: and(others, eq(column(table, few.key), value)), rank: 0 }))
    return mergedPage(engine, table, parts, { query, orders })
  }
  return engine.heavy
    .select({ id: column(table, 'id') })
    .from(table)
    .where(where)
    .orderBy(...orders.flatMap(directed))
    .limit(query.size)
    .offset(offset as number)
}

/** The ids of one page, in order. */
async function pageIds(source: ListSource, asking: Asking): Promise<number[]> {
  const { resource, query } = asking
  const isWalked = !fewValuesOf(resource, query, orderOf(resource, query)) && !isComputed(resource, orderOf(resource, query).key)
  const prepared = isWalked ? await idsByPreparedStatement(source, asking, () => pageOf(source, asking, offsetPlace())) : undefined
  return prepared ?? (await pageOf(source, asking)).map((row) => row.id as number)
}

/** The ids of a page in order, aggregated by the database: parsing a hundred thousand rows here would block the event loop. */
export async function listedIds(source: ListSource, actor: Actor, resource: ResourceDef, query: ListQuery): Promise<number[]> {
  const { engine } = source
  const prefiltered = await prefilter(source, actor, resource, { query, most: FEW_TO_COUNT })
  await assertSortable(source, actor, { resource, query: prefiltered })
  const listed = pageOf(source, { actor, resource, query: prefiltered }).as('listed')
  const [row] = await engine.heavy.select({ ids: gathered(engine.dialect, listed.id as never) }).from(listed)
  return JSON.parse(row?.ids ?? '[]') as number[]
}

/**
 * One page of a list. The ids are read first, then the rows by primary key, so that filter and order read no whole rows that are not shown.
 */
export async function listRows(source: ListSource, actor: Actor, resource: ResourceDef, query: ListQuery): Promise<List<DynamicRow>> {
  const { engine, tables } = source
  const prefiltered = await prefilter(source, actor, resource, { query, most: FEW_TO_SORT })
  // With a limit, rows are counted in the order in which an index finds them.
  const all = async (most?: number) =>
    prefiltered.known && most !== undefined ? prefiltered : prefilter(source, actor, resource, { query: prefiltered, most: FEW_TO_COUNT })
  await assertSortable(source, actor, { resource, query: prefiltered })
  const ids = await pageIds(source, { actor, resource, query: prefiltered })
  const rows = await rowsOf({ tables, db: engine.quick, actor }, resource).many(ids)
  return {
    // A row deleted between the two reads is omitted.
    items: rows.filter((row) => row !== null),
    sums: async () => {
      const table = dynamicTable(tables, resource)
      const where = wantedBy(source, actor, resource, await all())
      const keys = Object.fromEntries(resource.sums.map((key) => [key, sum(column(table, key))]))
      const [row] = await engine.heavy.select(keys).from(table).where(where)
      // Decimals are stored as integers of their scale, and summed as such.
      const amountOf = (key: string) => Number(row?.[key] ?? 0) / 10 ** (resource.fields[key]?.options.scale ?? 2)
      return Object.fromEntries(resource.sums.map((key) => [key, amountOf(key)]))
    },
    total: async (most) => listTotal(source, actor, { resource, query: await all(most), most }),
  }
}

/** Aggregates the values of all rows into one JSON text: tens of thousands of row objects would cost more than the query. */
export const gathered = (dialect: Dialect, value: SQLWrapper): SQL<string | null> =>
  dialect === 'sqlite' ? sql<string>`json_group_array(${value})` : sql<string | null>`json_agg(${value})::text`
