import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Read, ResourceDef, UnitOfWork } from '../../kernel/index.ts'
import { operationLog, removedRow } from '../system/index.ts'

/** The row that lines belong to, by their link to it. */
type Owner = Readonly<Record<string, number>>

/** What is kept of an owner is gone once it is back; the log still knows when it went. */
async function removalOf({ db, table }: Read, lines: ResourceDef, owner: Owner): Promise<Date | undefined> {
  const t = table(operationLog)
  const [[key = '', id = 0] = []] = Object.entries(owner)
  const gone = and(eq(t.resource, lines.fields[key]?.target ?? ''), eq(t.recordId, id), eq(t.action, 'delete'))
  const [last] = await db.select({ at: t.at }).from(t).where(gone).orderBy(desc(t.at)).limit(1)
  return last?.at
}

const belongs = (row: string, owner: Owner) => {
  const removed = (JSON.parse(row) as { row: Record<string, unknown> }).row
  return Object.entries(owner).every(([key, id]) => removed[key] === id)
}

/** Ids of the rows that this actor removed together with the row they belonged to; those removed a moment before stay away. */
async function removedWith(read: Read, lines: ResourceDef, owner: Owner): Promise<number[]> {
  const { actor } = read
  const removedAt = await removalOf(read, lines, owner)
  if (!removedAt) return []
  const t = read.table(removedRow)
  const rows = await read.db
    .select({ id: t.recordId, row: t.row })
    .from(t)
    .where(
      and(
        inArray(t.atPlantId, [actor.plantId]),
        eq(t.resource, lines.name),
        eq(t.removedAt, removedAt),
        actor.userId === null ? undefined : eq(t.userId, actor.userId),
      ),
    )
  return rows.filter(({ row }) => belongs(row, owner)).map(({ id }) => id)
}

/** Lines that mean nothing without the row they belong to go with it. */
export async function removeOwned(uow: UnitOfWork, lines: ResourceDef, owner: Owner): Promise<void> {
  const rows = await uow.of(lines).lockWhere(owner as never)
  if (rows.length) await uow.of(lines).remove(rows)
}

/** They come back with it, too. */
export async function restoreOwned(uow: UnitOfWork, lines: ResourceDef, owner: Owner): Promise<void> {
  const ids = await removedWith(uow.read, lines, owner)
  if (ids.length) await uow.of(lines).undelete(ids)
}
