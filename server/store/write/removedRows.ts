import { and, desc, eq, gte, inArray, isNull, lt } from 'drizzle-orm'
import { conflict, MAX_INT, type ResourceDef, UNDO_MS } from '../../kernel/index.ts'
import { storedFields } from '../schema/tableSpec.ts'
import { column, type DynamicRow, type DynamicTable, dynamicLinkTable, dynamicTable } from '../schema/tables.ts'
import type { Values, WriteContext } from './context.ts'

/** Most rows that one undo restores, because of parameter limits. */
const MOST = 1000

export interface RemovedRow {
  readonly row: Values
  readonly links: Readonly<Record<string, readonly number[]>>
}

/** The links of rows about to be removed, files included, regardless of the actor's scope. */
async function linksOf({ source, resource, linkKeys }: WriteContext, ids: readonly number[]) {
  const out = new Map<number, Record<string, number[]>>(ids.map((id) => [id, {}]))
  for (const key of linkKeys) {
    const link = dynamicLinkTable(source.tables, resource, key)
    const [owner, target] = [column(link, 'ownerId'), column(link, 'targetId')]
    const found = await source.db
      .select({ owner, target })
      .from(link)
      .where(inArray(owner, [...ids]))
      .orderBy(owner, column(link, 'position'))
    for (const one of found) {
      const mine = out.get(one.owner as number)
      if (mine) mine[key] = [...(mine[key] ?? []), one.target as number]
    }
  }
  return out
}

/** Deletes expired removals; skips rows that another unit is deleting, so that neither waits. */
async function deleteOutdated({ source: { db, now, tables } }: WriteContext, table: DynamicTable): Promise<void> {
  const id = column(table, 'id')
  const isOutdated = lt(column(table, 'removedAt'), new Date(now.getTime() - UNDO_MS))
  const outdated = db.select({ id }).from(table).where(isOutdated)
  await db.delete(table).where(tables.dialect === 'postgres' ? inArray(id, outdated.for('update', { skipLocked: true })) : isOutdated)
}

/** Stores rows about to be removed for undo. Deletes expired ones too, so that nothing removed is stored for longer. */
export async function retainRemoved(at: WriteContext, rows: readonly DynamicRow[]) {
  const { source, resource } = at
  const { actor, now, db } = source
  const table = dynamicTable(source.tables, source.tables.inRole('removal'))
  await deleteOutdated(at, table)
  if (!resource.undoable || rows.length > MOST) return
  const links = await linksOf(
    at,
    rows.map(({ id }) => id),
  )
  const stamps = { createdAt: now, updatedAt: now, createdById: actor.userId, updatedById: actor.userId }
  const removals = rows.map((row) => ({
    resource: resource.name,
    recordId: row.id,
    atPlantId: actor.plantId,
    userId: actor.userId,
    removedAt: now,
    row: JSON.stringify({ row, links: links.get(row.id) ?? {} } satisfies RemovedRow),
    ...stamps,
  }))
  for (let from = 0; from < removals.length; from += 200) await db.insert(table).values(removals.slice(from, from + 200) as never)
}

/** Takes the actor's last removal of a resource, or the given rows, while it can be undone. Each can be taken a single time. */
export async function takeRemoved({ source, resource }: WriteContext, ids: readonly number[] | undefined): Promise<RemovedRow[]> {
  const { actor, now, db } = source
  const table = dynamicTable(source.tables, source.tables.inRole('removal'))
  const mine = and(
    eq(column(table, 'resource'), resource.name),
    eq(column(table, 'atPlantId'), actor.plantId),
    actor.userId === null ? isNull(column(table, 'userId')) : eq(column(table, 'userId'), actor.userId),
    gte(column(table, 'removedAt'), new Date(now.getTime() - UNDO_MS)),
  )
  // PostgreSQL refuses larger numbers even in a comparison.
  const named = ids?.filter((id) => id <= MAX_INT)
  const found = (await db
    .select()
    .from(table)
    .where(and(mine, named ? inArray(column(table, 'recordId'), named) : undefined))
    .orderBy(desc(column(table, 'removedAt')), column(table, 'id'))
    .limit(MOST)) as DynamicRow[]
  const last = found[0]?.removedAt as Date | undefined
  const wanted = ids ? found : found.filter((row) => (row.removedAt as Date).getTime() === last?.getTime())
  if (!wanted.length || (ids && wanted.length < new Set(ids).size)) throw conflict('undoOver')
  const rowIds = wanted.map((row) => row.id)
  const taken = await db
    .delete(table)
    .where(inArray(column(table, 'id'), rowIds))
    .returning({ id: column(table, 'id') })
  // A concurrent request restored the same rows first.
  if (taken.length < wanted.length) throw conflict('undoOver')
  return wanted.map((one) => revived(resource, JSON.parse(one.row as string) as RemovedRow))
}

/** Converts moments from JSON texts back to dates. */
function revived(resource: ResourceDef, { row, links }: RemovedRow): RemovedRow {
  const moments = ['createdAt', 'updatedAt', ...storedFields(resource).flatMap(([key, { kind }]) => (kind === 'instant' ? [key] : []))]
  const dated = moments.map((key) => [key, row[key] == null ? null : new Date(row[key] as string)])
  return { row: { ...row, ...Object.fromEntries(dated) }, links }
}

/** Reattaches the files released with their row, whoever uploaded them; the sweep spares released files for a day. */
export async function reattachFiles({ source, resource }: WriteContext, ownerId: number, links: RemovedRow['links']) {
  const file = source.tables.inRole('file')
  const table = dynamicTable(source.tables, file)
  for (const [key, ids] of Object.entries(links)) {
    if (!resource.fields[key]?.options.accept || !ids.length) continue
    const released = and(
      eq(column(table, 'ownerName'), resource.name),
      eq(column(table, 'ownerField'), key),
      isNull(column(table, 'ownerId')),
      inArray(column(table, 'id'), [...ids]),
    )
    await source.db
      .update(table)
      .set({ ownerId, updatedAt: source.now } as never)
      .where(released)
    source.touched(file)
  }
}
