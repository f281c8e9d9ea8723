import { and, eq, gte, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Actor, type Condition, type ListQuery, type ResourceDef, targetNameOf } from '../../kernel/index.ts'
import { isLimited, scopeOf } from '../schema/scope.ts'
import { column, type DynamicTable, dynamicLinkTable, dynamicTable, type Tables } from '../schema/tables.ts'
import { fieldsSearched, keywordCondition } from '../search/keyword.ts'
import { contains, endsWith, startsWith } from '../search/matching.ts'
import { computedCondition, isComputed, type Reader } from './expressions.ts'

/** Equality on every key; arrays mean any of, null means empty. */
export function whereOf(table: DynamicTable, where: Readonly<Record<string, unknown>>): SQL | undefined {
  const parts = Object.entries(where).flatMap(([key, value]) => {
    if (value === undefined) return []
    const at = column(table, key)
    return [value === null ? isNull(at) : Array.isArray(value) ? (value.length ? inArray(at, value) : sql`1 = 0`) : eq(at, value)]
  })
  return and(...parts)
}

function conditionOf(tables: Tables, at: PgColumn, c: Condition): (SQL | undefined)[] {
  return [
    c.eq === undefined ? undefined : c.eq === null ? isNull(at) : eq(at, c.eq),
    c.in === undefined ? undefined : c.in.length ? inArray(at, [...c.in]) : sql`1 = 0`,
    c.contains ? contains(tables.dialect, at, c.contains) : undefined,
    c.startsWith ? startsWith(tables.dialect, at, c.startsWith) : undefined,
    c.endsWith ? endsWith(tables.dialect, at, c.endsWith) : undefined,
    c.from === undefined || c.from === null ? undefined : gte(at, c.from),
    c.to === undefined || c.to === null ? undefined : lte(at, c.to),
  ]
}
function linkedTo(
  { tables, actor }: Pick<Reader, 'tables' | 'actor'>,
  resource: ResourceDef,
  { key, c }: { key: string; c: Condition },
): SQL | undefined {
  const ids = c.eq === undefined ? c.in : c.in ? c.in.filter((id) => id === c.eq) : [c.eq]
  if (!ids) return undefined
  const link = dynamicLinkTable(tables, resource, key)
  const own = column(tables.of(resource) as unknown as DynamicTable, 'id')
  const at = column(link, 'targetId')
  const target = tables.registry.get(resource.fields[key]?.target ?? '')
  const to = target && isLimited(actor, target) ? dynamicTable(tables, target) : undefined
  // Whether a row is linked to an invisible one must not be revealed either.
  const seen = to && target && sql`${at} in (select ${column(to, 'id')} from ${to} where ${scopeOf(actor, target, tables) ?? sql`1 = 1`})`
  return ids.length ? sql`${own} in (select ${column(link, 'ownerId')} from ${link} where ${and(inArray(at, [...ids]), seen)})` : sql`1 = 0`
}

/** Conditions for rows whose links lead to visible rows that meet the given conditions. */
function throughOf(reader: Reader, resource: ResourceDef, through: NonNullable<ListQuery['through']>): (SQL | undefined)[] {
  const { tables, actor } = reader
  const table = dynamicTable(tables, resource)
  return Object.entries(through).map(([key, inner]) => {
    const target = tables.registry.get(targetNameOf(resource, key) ?? '')
    if (!target) return sql`1 = 0`
    const to = dynamicTable(tables, target)
    const wanted = and(scopeOf(actor, target, tables), filterOf(reader, target, inner))
    const targets = sql`(select ${column(to, 'id')} from ${to} where ${wanted ?? sql`1 = 1`})`
    if (resource.fields[key]?.kind !== 'links') return sql`${column(table, key)} in ${targets}`
    const link = dynamicLinkTable(tables, resource, key)
    return sql`${column(table, 'id')} in (select ${column(link, 'ownerId')} from ${link} where ${column(link, 'targetId')} in ${targets})`
  })
}

/**
 * The fields of its own table, scope included, that decide which rows a list query finds; undefined where other tables or the clock matter.
 * Only for readers with an unlimited data scope.
 */
export function fieldsRead(
  { tables }: Pick<Reader, 'tables'>,
  actor: Actor,
  resource: ResourceDef,
  query: Pick<ListQuery, 'filter' | 'keyword' | 'keywordIn' | 'through'>,
): readonly string[] | undefined {
  const filtered = Object.keys(query.filter ?? {})
  const isFar = (key: string) => {
    const { kind, target } = resource.fields[key] ?? {}
    const linked = kind === 'links' ? tables.registry.get(target ?? '') : undefined
    return isComputed(resource, key) || (linked !== undefined && isLimited(actor, linked))
  }
  const searched = fieldsSearched(tables, resource, query)
  if (query.through || !searched || filtered.some(isFar)) return undefined
  const scope = ['plantId', ...(resource.about ? [resource.about] : [])]
  return [...scope, ...filtered, ...searched]
}

/** The SQL condition of a list query whose keys have been checked. */
export function filterOf(
  reader: Reader,
  resource: ResourceDef,
  query: Pick<ListQuery, 'filter' | 'keyword' | 'keywordIn' | 'through'>,
): SQL | undefined {
  const { tables } = reader
  const table = dynamicTable(tables, resource)
  const parts = Object.entries(query.filter ?? {}).flatMap(([key, c]) => {
    if (isComputed(resource, key)) return [computedCondition(reader, resource, key, c)]
    return resource.fields[key]?.kind === 'links' ? [linkedTo(reader, resource, { key, c })] : conditionOf(tables, column(table, key), c)
  })
  if (query.through) parts.push(...throughOf(reader, resource, query.through))
  return and(...parts, keywordCondition(reader, resource, query))
}
