import { asc, gt, sql } from 'drizzle-orm'
import type { Db, ResourceDef } from '../../kernel/index.ts'
import { column, dynamicTable, type Tables } from '../schema/tables.ts'
import { sealedLogs } from './guard.ts'
import { lastSealedId } from './logRows.ts'

/** Upper bound of the count, in rows; unsealed rows are reported long before. */
const COUNTED_MAX = 10_000

/** The rows of a log that no seal covers yet. */
export interface UnsealedState {
  readonly log: string
  readonly rows: number
  readonly oldestAt: Date | undefined
}
async function stateOf({ db, tables }: { db: Db; tables: Tables }, log: ResourceDef): Promise<UnsealedState> {
  const table = dynamicTable(tables, log)
  const id = column(table, 'id')
  const isUnsealed = gt(id, await lastSealedId({ db, tables }, log))
  const [oldest] = await db
    .select({ at: column(table, 'createdAt') })
    .from(table)
    .where(isUnsealed)
    .orderBy(asc(id))
    .limit(1)
  if (!oldest) return { log: log.name, rows: 0, oldestAt: undefined }
  const some = db.select({ id }).from(table).where(isUnsealed).limit(COUNTED_MAX).as('some')
  const [counted] = await db.select({ rows: sql<number>`count(*)` }).from(some)
  return { log: log.name, rows: Number(counted?.rows ?? 0), oldestAt: oldest.at as Date }
}

/** How far the seals lag behind each log. Reads only the first unsealed row of each. */
export const unsealedIn = (place: { db: Db; tables: Tables }): Promise<UnsealedState[]> =>
  Promise.all(sealedLogs(place.tables).map((log) => stateOf(place, log)))
