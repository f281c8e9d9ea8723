import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { ListQuery, ResourceDef } from '../kernel/index.ts'
import type { Engine } from './engine.ts'
import { defaultOrder } from './tableSpec.ts'
import type { DynamicTable } from './tables.ts'
import { column } from './tables.ts'

/** More values, or deeper pages, are found faster by sorting all of them. */
const VALUES_MAX = 8
const DEEPEST = 1000

export interface PageOrder {
  readonly key: string
  readonly desc: boolean
}

/** Whether an index holds the rows of each value of a field in this order. */
function isIndexed(resource: ResourceDef, key: string, order: PageOrder): boolean {
  const { kind, options } = resource.fields[key] ?? {}
  const own = resource.indexes.some(([first, second]) => first === key && second === order.key)
  return own || (kind === 'link' && Boolean(options?.filter) && order.key === defaultOrder(resource).key)
}

/** The field of which a list wants any of a few values, each of them in order in an index. */
export function fewValuesOf(
  resource: ResourceDef,
  query: ListQuery,
  order: PageOrder,
): { key: string; values: readonly unknown[] } | undefined {
  if (query.thenBy?.length || query.no * query.size > DEEPEST) return undefined
  for (const [key, { in: among, eq: one }] of Object.entries(query.filter ?? {})) {
    const values = one === undefined && among ? [...new Set(among)] : []
    const isFew = values.length > 1 && values.length <= VALUES_MAX && !values.includes(null)
    if (isFew && isIndexed(resource, key, order)) return { key, values }
  }
  return undefined
}

/**
 * The ids of a page that wants any of a few values: the first rows of each value come in order from an index and are merged. Asked for as one,
 * the base reads and sorts all rows of all these values for each page.
 */
export function mergedPage(
  { heavy }: Engine,
  table: DynamicTable,
  { key, values }: { key: string; values: readonly unknown[] },
  { query, order, where }: { query: ListQuery; order: PageOrder; where: SQL | undefined },
) {
  const [id, at, way] = [column(table, 'id'), column(table, order.key), order.desc ? sql`desc` : sql`asc`]
  const parts = values.map((value, nth) => {
    const rows = heavy
      .select({ id: sql<number>`${id}`.as('id'), at: sql`${at}`.as('at') })
      .from(table)
      .where(and(where, eq(column(table, key), value)))
      .orderBy(sql`${at} ${way}`, sql`${id} ${way}`)
      .limit(query.no * query.size)
    return sql`select id, at from ${rows} as ${sql.identifier(`part${nth}`)}`
  })
  return heavy
    .select({ id: sql<number>`merged.id`.mapWith(Number).as('id') })
    .from(sql`(${sql.join(parts, sql` union all `)}) as merged`)
    .orderBy(sql`merged.at ${way}`, sql`merged.id ${way}`)
    .limit(query.size)
    .offset((query.no - 1) * query.size)
}
