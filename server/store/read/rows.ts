import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { notFound, type ResourceDef, type ScopePart } from '../../kernel/index.ts'
import { isLimited, partsOfScope, scopeOf } from '../schema/scope.ts'
import { column, type DynamicRow, dynamicLinkTable, dynamicTable } from '../schema/tables.ts'
import { whereOf } from './conditions.ts'
import { amongIds, idsText, inOrderOfIds, linksFrom, rowById, rowsByIds, rowsWith } from './preparedStatements.ts'
import type { Source } from './source.ts'

/** Ids per statement; SQLite takes 32,766 parameters, PostgreSQL 65,535. */
const CHUNK = 10_000

/** Limits links to rows that the actor sees. */
function visibleOf({ tables, actor }: Source, resource: ResourceDef, at: PgColumn): SQL {
  const table = dynamicTable(tables, resource)
  return sql`${at} in (select ${column(table, 'id')} from ${table} where ${scopeOf(actor, resource, tables) ?? sql`1 = 1`})`
}

/** From this many ids on, a list is passed as one value: hundreds of placeholders cost more than the query. */
const FEW = 50
const among = ({ tables: { dialect } }: Source, at: PgColumn, ids: readonly number[]): SQL =>
  ids.length < FEW ? inArray(at, [...ids]) : amongIds(dialect, at, idsText(dialect, ids))

/** The rows in the order of the ids, read in chunks; absent ones are null. */
async function inOrder(ids: readonly number[], find: (wanted: readonly number[]) => PromiseLike<unknown>): Promise<(DynamicRow | null)[]> {
  if (!ids.length) return []
  const byId = new Map<number, DynamicRow>()
  const wanted = [...new Set(ids)]
  for (let at = 0; at < wanted.length; at += CHUNK)
    for (const row of (await find(wanted.slice(at, at + CHUNK))) as DynamicRow[]) byId.set(row.id, row)
  return ids.map((one) => byId.get(one) ?? null)
}

const readOne = ({ tables, db, actor }: Source, resource: ResourceDef, id: number) => {
  const table = dynamicTable(tables, resource)
  return db
    .select()
    .from(table)
    .where(and(eq(column(table, 'id'), id), scopeOf(actor, resource, tables)))
    .limit(1)
}

/** The part of the actor's scope that hides a row: null when visible, 'absent' when it does not exist. */
export async function hiddenBy({ tables, db, actor }: Source, resource: ResourceDef, wanted: number): Promise<ScopePart | 'absent' | null> {
  const table = dynamicTable(tables, resource)
  const id = column(table, 'id')
  const isThere = async (part: SQL | undefined) =>
    (
      await db
        .select({ id })
        .from(table)
        .where(and(eq(id, wanted), part))
        .limit(1)
    ).length > 0
  if (!(await isThere(undefined))) return 'absent'
  const { plant, reach } = partsOfScope(actor, resource, tables)
  if (!(await isThere(plant))) return 'plant'
  return (await isThere(reach)) ? null : 'reach'
}

/** The target ids of a `links` field, by owner id. */
async function linkedIds(
  source: Source,
  resource: ResourceDef,
  { key, owners }: { readonly key: string; readonly owners: readonly number[] },
): Promise<Map<number, number[]>> {
  const { tables, db, actor } = source
  const out = new Map<number, number[]>(owners.map((o) => [o, []]))
  if (!owners.length) return out
  const link = dynamicLinkTable(tables, resource, key)
  const [owner, target] = [column(link, 'ownerId'), column(link, 'targetId')]
  const to = tables.registry.get(resource.fields[key]?.target ?? '')
  // A target that is part of the owner row is visible along with it.
  const limited = to && !to.owner?.record && isLimited(actor, to) ? visibleOf({ tables, db, actor }, to, target) : undefined
  const wanted = [...out.keys()]
  const found =
    (limited ? undefined : await linksFrom(source, link, wanted)) ??
    (await db
      .select({ ownerId: owner, targetId: target })
      .from(link)
      .where(and(among(source, owner, wanted), limited))
      .orderBy(asc(owner), asc(column(link, 'position'))))
  for (const row of found) out.get(row.ownerId as number)?.push(row.targetId as number)
  return out
}

/** Reads rows of one resource inside the actor's scope. */
export function rowsOf(source: Source, resource: ResourceDef) {
  const { tables, db, actor } = source
  const table = dynamicTable(tables, resource)
  const id = column(table, 'id')
  return {
    async get(wanted: number) {
      // Most rows are read by a prepared statement.
      const { row } = (await rowById(source, resource, wanted)) ?? { row: (await readOne(source, resource, wanted))[0] }
      if (!row) throw notFound(resource.name, wanted)
      return row as DynamicRow
    },
    async many(ids: readonly number[]) {
      const single = ids.length === 1 ? await rowById(source, resource, ids[0] as number) : undefined
      if (single) return [single.row ?? null]
      const read = (wanted: readonly number[]) =>
        db
          .select()
          .from(table)
          .where(and(among(source, id, wanted), scopeOf(actor, resource, tables)))
      return inOrder(ids, async (wanted) => (await rowsByIds(source, resource, wanted)) ?? read(wanted))
    },
    partsOf(ids: readonly number[], keys: readonly string[]) {
      const columns = Object.fromEntries(['id', ...keys].map((key) => [key, column(table, key)]))
      return inOrder(ids, (wanted) =>
        db
          .select(columns)
          .from(table)
          .where(and(among(source, id, wanted), scopeOf(actor, resource, tables))),
      )
    },
    async find(where: Readonly<Record<string, unknown>>) {
      const prepared = await rowsWith(source, resource, where)
      if (prepared) return prepared as DynamicRow[]
      return (await db
        .select()
        .from(table)
        .where(and(scopeOf(actor, resource, tables), whereOf(table, where)))
        .orderBy(inOrderOfIds(id))) as DynamicRow[]
    },
    async count(where: Readonly<Record<string, unknown>>) {
      const [row] = await db
        .select({ n: count() })
        .from(table)
        .where(and(scopeOf(actor, resource, tables), whereOf(table, where)))
      return row?.n ?? 0
    },
    async exists(where: Readonly<Record<string, unknown>>) {
      const [row] = await db
        .select({ id })
        .from(table)
        .where(and(scopeOf(actor, resource, tables), whereOf(table, where)))
        .limit(1)
      return row !== undefined
    },
    linksOf(key: string, owners: readonly number[]) {
      return linkedIds(source, resource, { key, owners })
    },
  }
}
