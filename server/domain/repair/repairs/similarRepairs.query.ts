import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { defineReadModel, link, listOf, type Read } from '../../../kernel/index.ts'
import { machinesLike } from '../../masterdata/index.ts'
import { similarWork } from '../../stock/index.ts'
import type { Repair } from './openRepairs.ts'
import { repairLog } from './repairLog.resource.ts'

const SHOWN = 3

/** The last completed repairs of the same machine and kind of fault, of the same machine while the kind is not known; newest first. */
export async function similarRepairs(read: Read, repairId: number): Promise<Repair[]> {
  const repair = await read.of(repairLog).get(repairId)
  const t = read.table(repairLog)
  const sameKind = repair.faultCategoryId === null ? undefined : eq(t.faultCategoryId, repair.faultCategoryId)
  const ofMachine = and(read.within(repairLog), eq(t.equipmentId, repair.equipmentId), sameKind)
  const found = await read.db
    .select({ id: t.id })
    .from(t)
    .where(and(ofMachine, eq(t.status, 'COMPLETED'), ne(t.id, repair.id)))
    .orderBy(desc(t.createdAt), desc(t.id))
    .limit(SHOWN)
  const rows = await read.of(repairLog).many(found.map(({ id }) => id))
  return rows.filter((row) => row !== null)
}

export const similarRepairsModel = defineReadModel('similarRepairs', {
  description:
    'The last three completed repairs of the same machine and fault category (of the same machine while a repair has none), newest first.',
  permission: ['repair:log:list', 'repair:log:query'],
  args: { repairId: link('repairLog', { required: true, description: 'Id of the repair at hand.' }) },
  result: listOf(repairLog),
  stale: [repairLog],
  read: ({ read }, { repairId }) => similarRepairs(read, repairId),
})

const LIKE_MAX = 200
/** Repairs of the same kind of fault, on machines of the same kind as long as nobody knows the fault; the newest. */
async function alike(
  read: Read,
  { id, equipmentId, faultCategoryId }: Pick<Repair, 'id' | 'equipmentId' | 'faultCategoryId'>,
): Promise<number[]> {
  const t = read.table(repairLog)
  const like =
    faultCategoryId === null ? inArray(t.equipmentId, await machinesLike(read, equipmentId)) : eq(t.faultCategoryId, faultCategoryId)
  const found = await read.db
    .select({ id: t.id })
    .from(t)
    .where(and(read.within(repairLog), like, ne(t.id, id)))
    .orderBy(desc(t.id))
    .limit(LIKE_MAX)
  return found.map((one) => one.id)
}
export const repairsLike = similarWork.of({ key: 'repairLogId', of: (read, row) => alike(read, row as unknown as Repair) })
