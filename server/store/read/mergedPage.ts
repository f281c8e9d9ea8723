import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { ListQuery, ResourceDef } from '../../kernel/index.ts'
import type { Engine } from '../engine/engine.ts'
import { defaultOrder } from '../schema/tableSpec.ts'
import type { DynamicTable } from '../schema/tables.ts'
import { column } from '../schema/tables.ts'

/** More values, or deeper pages, are faster to sort than to merge. */
const VALUES_MAX = 8
const DEEPEST = 1000

/** Whether a page is close enough to the start for merging. */
export const isNear = ({ no, size }: ListQuery) => no * size <= DEEPEST

export interface PageOrder {
  readonly key: string
  readonly desc: boolean
}

/** Whether an index has the rows of each value of a field in this order. */
function isIndexed(resource: ResourceDef, key: string, order: PageOrder): boolean {
  const { kind, options } = resource.fields[key] ?? {}
  const own = resource.indexes.some(([first, second]) => first === key && second === order.key)
  return own || (kind === 'link' && Boolean(options?.filter) && order.key === defaultOrder(resource).key)
}

/** The field that a list filters by a few values, where an index has the rows of each value in order; undefined when there is none. */
export function fewValuesOf(
  resource: ResourceDef,
  query: ListQuery,
  order: PageOrder,
): { key: string; values: readonly unknown[] } | undefined {
  if (query.thenBy?.length || !isNear(query)) return undefined
  for (const [key, { in: among, eq: one }] of Object.entries(query.filter ?? {})) {
    const values = one === undefined && among ? [...new Set(among)] : []
    const isFew = values.length > 1 && values.length <= VALUES_MAX && !values.includes(null)
    if (isFew && isIndexed(resource, key, order)) return { key, values }
  }
  return undefined
}

/** Rows that are in order by themselves; those of a higher rank come first in a descending order. */
interface Part {
  readonly where: SQL | undefined
  readonly rank: number
}
/** A page, and the orders among rows of equal rank; the last one is unique. */
interface Merging {
  readonly query: ListQuery
  readonly orders: readonly { readonly place: SQLWrapper; readonly desc: boolean }[]
}

/**
 * The ids of a page merged from several parts, each read in order from an index where there is one. As a single query, the database would
 * sort all rows of all parts for each page.
 */
export function mergedPage({ heavy }: Engine, table: DynamicTable, parts: readonly Part[], { query, orders }: Merging) {
  const directionOf = ({ desc }: { desc: boolean }) => (desc ? sql`desc` : sql`asc`)
  const at = orders.map((_, nth) => sql.identifier(`at${nth}`))
  const inPart = orders.map((one) => sql`${one.place} ${directionOf(one)}`)
  const found = parts.map(({ where, rank }, nth) => {
    const places = Object.fromEntries(orders.map(({ place }, n) => [`at${n}`, sql`${place}`.as(`at${n}`)]))
    const rows = heavy
      .select({ id: sql<number>`${column(table, 'id')}`.as('id'), ...places })
      .from(table)
      .where(where)
      .orderBy(...inPart)
      .limit(query.no * query.size)
    return sql`select ${sql.raw(String(rank))} as "rank", id, ${sql.join(at, sql`, `)} from ${rows} as ${sql.identifier(`part${nth}`)}`
  })
  const inAll = orders.map((one, n) => sql`${at[n]} ${directionOf(one)}`)
  return heavy
    .select({ id: sql<number>`merged.id`.mapWith(Number).as('id') })
    .from(sql`(${sql.join(found, sql` union all `)}) as merged`)
    .orderBy(sql`merged."rank" ${directionOf({ desc: query.desc ?? false })}`, ...inAll)
    .limit(query.size)
    .offset((query.no - 1) * query.size)
}
