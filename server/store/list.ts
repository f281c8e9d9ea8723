import { and, asc, count, desc } from 'drizzle-orm'
import type { Actor, List, ListQuery, ResourceDef } from '../kernel/index.ts'
import { filterOf } from './conditions.ts'
import type { Engine } from './engine.ts'
import { column, type LooseRow, looseTable } from './loose.ts'
import { rowsOf } from './rows.ts'
import { scopeOf } from './scope.ts'
import { defaultOrder } from './tableSpec.ts'
import type { Tables } from './tables.ts'
import type { TotalCache } from './totalCache.ts'

export interface ListSource {
  readonly engine: Engine
  readonly tables: Tables
  readonly totals: TotalCache
}

/**
 * One page. The ids come first, from the index alone and on a reader thread; the rows of the page follow by primary key, so that
 * neither the filter nor the order ever reads a whole row that is not shown.
 */
export async function listRows(
  { engine, tables, totals }: ListSource,
  actor: Actor,
  resource: ResourceDef,
  query: ListQuery,
): Promise<List<LooseRow>> {
  const table = looseTable(tables, resource)
  const order = query.sort ? { key: query.sort, desc: query.desc ?? false } : defaultOrder(resource)
  const way = order.desc ? desc : asc
  const where = and(scopeOf(actor, resource, table), filterOf(tables, resource, table, query))
  const id = column(table, 'id')
  const orders = order.key === 'id' ? [way(id)] : [way(column(table, order.key)), way(id)]
  const page = engine.heavy
    .select({ id })
    .from(table)
    .where(where)
    .orderBy(...orders)
    .limit(query.size)
    .offset((query.no - 1) * query.size)
  const ids = (await page).map((row) => row.id as number)
  const rows = await rowsOf({ tables, db: engine.quick, actor }, resource).many(ids)
  const counting = engine.heavy.select({ n: count() }).from(table).where(where)
  return {
    // A row deleted between the two reads is simply not shown.
    items: rows.filter((row) => row !== null),
    total: () => {
      const { sql, params } = counting.toSQL()
      return totals.get(resource.name, `${sql}|${JSON.stringify(params)}`, async () => (await counting)[0]?.n ?? 0)
    },
  }
}
