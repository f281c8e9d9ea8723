import { and, between, count, eq, lt, sql } from 'drizzle-orm'
import { addDays, dayStart, express, type Read, todayOf } from '../../kernel/index.ts'
import { GRACE_MS, inspectionOrder } from './inspectionOrder.resource.ts'

export interface InspectionsToday {
  /** Open orders of shifts that are on or hand over now. */
  due: number
  /** Orders that nobody has done in time, of shifts that ended today: last night's too. */
  missed: number
  /** Orders that were done today. */
  done: number
}

/** How the inspections of the business day stand (§12). Last night's shift is still on in the morning. */
export async function inspectionsToday(read: Read): Promise<InspectionsToday> {
  const t = read.table(inspectionOrder)
  const today = todayOf(read)
  const now = read.now.getTime()
  const isPending = sql`${t.status} = 'PENDING'`
  const isOver = sql`${t.dueUntil} < ${now - GRACE_MS}`
  const dawn = dayStart(today, read.offsetMinutes).getTime()
  const [row] = await read.db
    .select({
      due: count(sql`case when ${isPending} and ${t.dueFrom} <= ${now} and not (${isOver}) then 1 end`),
      missed: count(sql`case when ${isPending} and ${isOver} and ${t.dueUntil} > ${dawn} then 1 end`),
      done: count(sql`case when ${t.status} = 'DONE' and ${t.doneAt} >= ${dawn} then 1 end`),
    })
    .from(t)
    .where(between(t.planDate, addDays(today, -1), today))
  return { due: row?.due ?? 0, missed: row?.missed ?? 0, done: row?.done ?? 0 }
}

const GRACE = sql.raw(String(GRACE_MS))

/** Still open after its shift and the time for handing over. */
export const missedWhere = express(
  inspectionOrder,
  'isMissed',
  ({ now }, t) => and(eq(t.status, 'PENDING'), lt(t.dueUntil, new Date(now.getTime() - GRACE_MS))) as never,
)
/** Recorded after that. */
export const doneAfterDeadlineWhere = express(
  inspectionOrder,
  'isLate',
  (_at, t) => and(eq(t.status, 'DONE'), sql`${t.doneAt} > ${t.dueUntil} + ${GRACE}`) as never,
)
