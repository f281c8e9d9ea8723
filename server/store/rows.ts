import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { Actor, Db, ResourceDef } from '../kernel/index.ts'
import { notFound } from '../kernel/index.ts'
import { whereOf } from './conditions.ts'
import { column, type LooseRow, looseLink, looseTable } from './loose.ts'
import { scopeOf } from './scope.ts'
import type { Tables } from './tables.ts'

/** Where rows are read from, and for whom. */
export interface Source {
  readonly tables: Tables
  readonly db: Db
  readonly actor: Actor
}

/** Reading of one resource inside the actor's scope. */
export function rowsOf({ tables, db, actor }: Source, resource: ResourceDef) {
  const table = looseTable(tables, resource)
  const scope = scopeOf(actor, resource, table)
  const id = column(table, 'id')
  return {
    async get(wanted: number) {
      const [row] = await db
        .select()
        .from(table)
        .where(and(eq(id, wanted), scope))
        .limit(1)
      if (!row) throw notFound(resource.name, wanted)
      return row as LooseRow
    },
    async many(ids: readonly number[]) {
      if (!ids.length) return []
      const found = (await db
        .select()
        .from(table)
        .where(and(inArray(id, [...new Set(ids)]), scope))) as LooseRow[]
      const byId = new Map(found.map((row) => [row.id, row]))
      return ids.map((one) => byId.get(one) ?? null)
    },
    async find(where: Readonly<Record<string, unknown>>) {
      return (await db
        .select()
        .from(table)
        .where(and(scope, whereOf(table, where)))
        .orderBy(asc(id))) as LooseRow[]
    },
    async count(where: Readonly<Record<string, unknown>>) {
      const [row] = await db
        .select({ n: count() })
        .from(table)
        .where(and(scope, whereOf(table, where)))
      return row?.n ?? 0
    },
    async linksOf(key: string, owners: readonly number[]) {
      const out = new Map<number, number[]>(owners.map((o) => [o, []]))
      if (!owners.length) return out
      const link = looseLink(tables, resource, key)
      const [owner, target] = [column(link, 'ownerId'), column(link, 'targetId')]
      const found = await db
        .select({ owner, target })
        .from(link)
        .where(inArray(owner, [...out.keys()]))
        .orderBy(asc(owner), asc(column(link, 'position')))
      for (const row of found) out.get(row.owner as number)?.push(row.target as number)
      return out
    },
  }
}
