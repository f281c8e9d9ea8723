import { and, eq, inArray, ne } from 'drizzle-orm'
import { batchComputed, type Read } from '../../kernel/index.ts'
import { repairTimeLog } from '../hours/index.ts'
import { repairLog } from './repairLog.resource.ts'
import { rounded } from './stopHours.ts'

/** Hours booked on each repair; zero where nobody booked any. */
export const manHours = batchComputed(repairLog, 'manHours', async (read: Read, ids) => {
  const t = read.table(repairTimeLog)
  const booked = await read.db
    .select({ repairId: t.repairId, hours: t.hours })
    .from(t)
    .where(and(eq(t.plantId, read.actor.plantId), ne(t.status, 'VOIDED'), inArray(t.repairId, [...ids])))
  const sums = new Map(ids.map((id) => [id, 0]))
  for (const { repairId, hours } of booked) sums.set(repairId ?? 0, rounded((sums.get(repairId ?? 0) ?? 0) + hours))
  return sums
})
