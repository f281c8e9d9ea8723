import { inArray, max } from 'drizzle-orm'
import { batchComputed, type Read } from '../../kernel/index.ts'
import { duct } from './duct.resource.ts'
import { ductLog } from './ductLog.resource.ts'

/** The day on which the last log of each tank ended (§7). */
export const lastDuctLogEnd = batchComputed(duct, 'lastDuctLogEnd', async (read: Read, ids) => {
  const t = read.table(ductLog)
  const ends = await read.db
    .select({ ductId: t.ductId, end: max(t.endDate) })
    .from(t)
    .where(inArray(t.ductId, [...ids]))
    .groupBy(t.ductId)
  return new Map(ends.map(({ ductId, end }) => [ductId, end]))
})
