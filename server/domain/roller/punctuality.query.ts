import { and, count, eq, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm'
import { batchComputed, type Read, todayOf } from '../../kernel/index.ts'
import { rollerRepairer } from './people.resource.ts'
import { rollerRepair } from './rollerRepair.resource.ts'

type Condition = (t: ReturnType<typeof tableOf>, read: Read) => ReturnType<typeof and>
const tableOf = (read: Read) => read.table(rollerRepair)

/** How many repairs of each repairer meet a condition. */
async function counted(read: Read, ids: readonly number[], condition: Condition): Promise<Map<number, number>> {
  const t = tableOf(read)
  const rows = await read.db
    .select({ id: t.repairerId, n: count() })
    .from(t)
    .where(and(inArray(t.repairerId, [...ids]), condition(t, read)))
    .groupBy(t.repairerId)
  return new Map(rows.map((row) => [row.id, row.n]))
}
const today = (read: Read) => todayOf(read)
const isBack: Condition = (t) => and(eq(t.status, 'RETURNED'), isNotNull(t.returnDate))

export const outNow = batchComputed(rollerRepairer, 'outNow', async (read: Read, ids) => {
  const out = await counted(read, ids, (t) => eq(t.status, 'OUT'))
  return new Map(ids.map((id) => [id, out.get(id) ?? 0]))
})
export const overdueNow = batchComputed(rollerRepairer, 'overdueNow', async (read: Read, ids) => {
  const overdue = await counted(read, ids, (t) => and(eq(t.status, 'OUT'), lt(t.expectedReturnDate, today(read))))
  return new Map(ids.map((id) => [id, overdue.get(id) ?? 0]))
})
/** Of the rollers that came back, the share that came by the day agreed. */
export const onTimeRate = batchComputed(rollerRepairer, 'onTimeRate', async (read: Read, ids) => {
  const [back, onTime] = await Promise.all([
    counted(read, ids, isBack),
    counted(read, ids, (t, r) => and(isBack(t, r), lte(t.returnDate, sql`${t.expectedReturnDate}`))),
  ])
  return new Map(ids.map((id) => [id, back.get(id) ? Math.round(((onTime.get(id) ?? 0) / (back.get(id) ?? 1)) * 10_000) / 10_000 : null]))
})
