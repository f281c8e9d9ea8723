import { and, between, count, inArray, sql } from 'drizzle-orm'
import { addDays, businessDay, type Read } from '../../kernel/index.ts'
import { inspectionOrder } from './inspectionOrder.resource.ts'
import { GRACE_MS } from './timeliness.ts'

export interface InspectionsToday {
  /** Open orders of shifts that are on or hand over now. */
  due: number
  /** Orders of today's shifts that nobody has done in time. */
  missed: number
  /** Orders of today's shifts that are done. */
  done: number
}

/** How the inspections of the business day stand (§12). Last night's shift is still on in the morning. */
export async function inspectionsToday(read: Read): Promise<InspectionsToday> {
  const t = read.table(inspectionOrder)
  const today = businessDay(read.now, read.offsetMinutes)
  const now = read.now.getTime()
  const isPending = sql`${t.status} = 'PENDING'`
  const isOver = sql`${t.dueUntil} < ${now - GRACE_MS}`
  const isToday = sql`${t.planDate} = ${today}`
  const [row] = await read.db
    .select({
      due: count(sql`case when ${isPending} and ${t.dueFrom} <= ${now} and not (${isOver}) then 1 end`),
      missed: count(sql`case when ${isPending} and ${isToday} and ${isOver} then 1 end`),
      done: count(sql`case when ${t.status} = 'DONE' and ${isToday} then 1 end`),
    })
    .from(t)
    .where(and(inArray(t.plantId, [read.actor.plantId]), between(t.planDate, addDays(today, -1), today)))
  return { due: row?.due ?? 0, missed: row?.missed ?? 0, done: row?.done ?? 0 }
}
