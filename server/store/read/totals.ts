import { and, count, type SQL, sql } from 'drizzle-orm'
import type { Actor, ResourceDef } from '../../kernel/index.ts'
import type { ResultCache } from '../cache/resultCache.ts'
import type { Engine } from '../engine/engine.ts'
import { isLimited, scopeOf } from '../schema/scope.ts'
import { column, type DynamicTable, dynamicTable, type Tables } from '../schema/tables.ts'
import type { Narrowed } from '../search/prefilter.ts'
import { fieldsRead, filterOf } from './conditions.ts'
import { isComputed, othersOf } from './expressions.ts'
import { rowTestOf } from './rowDeltas.ts'

export interface ListSource {
  readonly engine: Engine
  readonly tables: Tables
  readonly totals: ResultCache
  readonly now: Date
  readonly offsetMinutes: number
}

/** The condition of a list over all pages, scope included. */
export const wantedBy = (
  { tables, now, offsetMinutes }: ListSource,
  actor: Actor,
  resource: ResourceDef,
  query: Narrowed,
): SQL | undefined => and(scopeOf(actor, resource, tables), filterOf({ tables, actor, now, offsetMinutes }, resource, query), query.among)

/** Counts a filter on the default value, which most rows have and no index finds: all rows minus those with other values. */
async function withoutOthers(source: ListSource, actor: Actor, resource: ResourceDef, query: Narrowed): Promise<number | undefined> {
  const { tables, now, offsetMinutes } = source
  for (const [key, condition] of Object.entries(query.filter ?? {})) {
    const others = isComputed(resource, key) ? othersOf({ tables, actor, now, offsetMinutes }, resource, key, condition) : undefined
    if (!others) continue
    const { [key]: _, ...filter } = query.filter ?? {}
    const wanted = [filter, ...others.map((value) => ({ ...filter, [key]: { eq: value } }))]
    const [all = 0, ...less] = await Promise.all(wanted.map((one) => totalOf(source, actor, resource, { ...query, filter: one })))
    return less.reduce((sum, one) => sum - one, all)
  }
  return undefined
}

/** The total of a list, cached where possible. */
async function totalOf(source: ListSource, actor: Actor, resource: ResourceDef, query: Narrowed): Promise<number> {
  const without = query.among ? undefined : await withoutOthers(source, actor, resource, query)
  return without ?? countingOf(source, actor, resource, query).exactly()
}

/** How a list can be counted, and whether that is cheap. */
function countingOf(source: ListSource, actor: Actor, resource: ResourceDef, query: Narrowed) {
  const { engine, tables, totals } = source
  const table = dynamicTable(tables, resource)
  const where = wantedBy(source, actor, resource, query)
  const counting = engine.heavy.select({ n: count() }).from(table).where(where)
  const statement = counting.toSQL()
  const key = `${statement.sql}|${JSON.stringify(statement.params)}`
  // A cached total is dropped on changes of its own table only; such conditions read other tables or the clock.
  const fields = isLimited(actor, resource) ? undefined : fieldsRead(source, actor, resource, query)
  const reads = fields && [{ resource: resource.name, fields }]
  const test = rowTestOf(actor, resource, query)
  return {
    /** Cheap are few rows, cached totals, and totals that are counted once and then adjusted by writes. */
    isCheap: Boolean(query.among) || (reads !== undefined && (totals.knows(reads, key) || (test !== undefined && totals.isEnabled))),
    async exactly() {
      const counted = async () => (await counting)[0]?.n ?? 0
      return reads ? totals.get(reads, key, counted, test && { resource: resource.name, test }) : counted()
    },
    async upTo(most: number) {
      // CROSS JOIN makes SQLite start with the rows found in the text index, and read no more of them than necessary.
      const from = query.known ? sql`(${query.known}) as known cross join ${table}` : table
      const isKnown = query.known && sql`${column(table, 'id')} = known.id`
      const some = engine.heavy
        .select({ one: sql`1` })
        .from(from as DynamicTable)
        .where(and(where, isKnown))
        .limit(most + 1)
      const counted = async () => (await engine.heavy.select({ n: count() }).from(sql`${some} as found`))[0]?.n ?? 0
      return reads ? totals.get(reads, `${most}|${key}`, counted) : counted()
    },
  }
}

/** The total of a list; where counting is costly, it stops beyond `most` and returns that there are more. */
export async function listTotal(
  source: ListSource,
  actor: Actor,
  { resource, query, most }: { resource: ResourceDef; query: Narrowed; most: number | undefined },
): Promise<number> {
  const counting = most === undefined ? undefined : countingOf(source, actor, resource, query)
  return counting && !counting.isCheap ? counting.upTo(Math.max(most ?? 0, 0)) : totalOf(source, actor, resource, query)
}
