import { and, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Condition, ListQuery, ResourceDef } from '../kernel/index.ts'
import { column, type LooseTable, looseLink } from './loose.ts'
import type { Tables } from './tables.ts'

/** Longer search terms cost time and find nothing more. */
const TERM_MAX = 64

function contains(dialect: Tables['dialect'], at: PgColumn, term: string): SQL {
  const pattern = `%${term.slice(0, TERM_MAX).replace(/[\\%_]/g, '\\$&')}%`
  // SQLite's LIKE already ignores the case of ASCII letters.
  return dialect === 'sqlite' ? sql`${at} like ${pattern} escape '\\'` : sql`${at} ilike ${pattern} escape '\\'`
}

/** Equality on every key; arrays mean any of, null means empty. */
export function whereOf(table: LooseTable, where: Readonly<Record<string, unknown>>): SQL | undefined {
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
    c.from === undefined || c.from === null ? undefined : gte(at, c.from),
    c.to === undefined || c.to === null ? undefined : lte(at, c.to),
  ]
}
function linkedTo(tables: Tables, resource: ResourceDef, key: string, c: Condition): SQL | undefined {
  const ids = c.eq === undefined ? c.in : c.in ? c.in.filter((id) => id === c.eq) : [c.eq]
  if (!ids) return undefined
  const link = looseLink(tables, resource, key)
  const own = column(tables.of(resource) as unknown as LooseTable, 'id')
  return ids.length
    ? sql`${own} in (select ${column(link, 'ownerId')} from ${link} where ${inArray(column(link, 'targetId'), [...ids])})`
    : sql`1 = 0`
}

/** The conditions of a list query; its keys were checked before they came here. */
export function filterOf(
  tables: Tables,
  resource: ResourceDef,
  table: LooseTable,
  query: Pick<ListQuery, 'filter' | 'keyword'>,
): SQL | undefined {
  const parts = Object.entries(query.filter ?? {}).flatMap(([key, c]) =>
    resource.fields[key]?.kind === 'links' ? [linkedTo(tables, resource, key, c)] : conditionOf(tables, column(table, key), c),
  )
  const searched = [
    ...new Set([
      resource.title,
      ...Object.entries(resource.fields)
        .filter(([, f]) => f.options.filter === 'like')
        .map(([k]) => k),
    ]),
  ]
  const texts = searched.filter((key) => resource.fields[key]?.kind === 'text')
  const keyword = query.keyword?.trim()
  if (keyword) parts.push(texts.length ? or(...texts.map((key) => contains(tables.dialect, column(table, key), keyword))) : sql`1 = 0`)
  return and(...parts)
}
