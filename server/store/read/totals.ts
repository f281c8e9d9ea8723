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

/** What holds for the rows of a list, over all pages. */
export const wantedBy = (
  { tables, now, offsetMinutes }: ListSource,
  actor: Actor,
  resource: ResourceDef,
  query: Narrowed,
): SQL | undefined => and(scopeOf(actor, resource, tables), filterOf({ tables, actor, now, offsetMinutes }, resource, query), query.among)

/** What most rows have, nothing finds: all are counted, without those that have something else. */
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

/** How many rows a list finds: remembered where it can be. */
async function totalOf(source: ListSource, actor: Actor, resource: ResourceDef, query: Narrowed): Promise<number> {
  const without = query.among ? undefined : await withoutOthers(source, actor, resource, query)
  return without ?? countingOf(source, actor, resource, query).exactly()
}

/** The ways to count a list, and which of them costs nothing to speak of. */
function countingOf(source: ListSource, actor: Actor, resource: ResourceDef, query: Narrowed) {
  const { engine, tables, totals } = source
  const table = dynamicTable(tables, resource)
  const where = wantedBy(source, actor, resource, query)
  const counting = engine.heavy.select({ n: count() }).from(table).where(where)
  const statement = counting.toSQL()
  const key = `${statement.sql}|${JSON.stringify(statement.params)}`
  // A remembered total is dropped when what it reads of its own table changes; these conditions read others too, or the clock.
  const fields = isLimited(actor, resource) ? undefined : fieldsRead(source, actor, resource, query)
  const reads = fields && [{ resource: resource.name, fields }]
  const test = rowTestOf(actor, resource, query)
  return {
    /** Few rows, what is known already, and what is counted once and moves with its rows from then on. */
    isCheap: Boolean(query.among) || (reads !== undefined && (totals.knows(reads, key) || (test !== undefined && totals.isEnabled))),
    async exactly() {
      const counted = async () => (await counting)[0]?.n ?? 0
      return reads ? totals.get(reads, key, counted, test && { resource: resource.name, test }) : counted()
    },
    async upTo(most: number) {
      // Told so, the base begins with the rows that an index knows, and reads no more of them than it takes.
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

/** How many rows a list finds; beyond `most`, where counting is dear, that there are more. */
export async function listTotal(
  source: ListSource,
  actor: Actor,
  { resource, query, most }: { resource: ResourceDef; query: Narrowed; most: number | undefined },
): Promise<number> {
  const counting = most === undefined ? undefined : countingOf(source, actor, resource, query)
  return counting && !counting.isCheap ? counting.upTo(Math.max(most ?? 0, 0)) : totalOf(source, actor, resource, query)
}
