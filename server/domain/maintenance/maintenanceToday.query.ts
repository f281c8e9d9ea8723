import { and, count, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import { businessDay, dayStart, type Read } from '../../kernel/index.ts'
import { maintenanceOrder } from './maintenanceOrder.resource.ts'

export interface MaintenanceToday {
  /** Open orders due today or earlier. */
  due: number
  overdue: number
  /** Orders done today. */
  done: number
}

/** How the planned maintenance of the business day stands (§12). */
export async function maintenanceToday(read: Read): Promise<MaintenanceToday> {
  const t = read.table(maintenanceOrder)
  const today = businessDay(read.now, read.offsetMinutes)
  const ours = eq(t.plantId, read.actor.plantId)
  const isDue = and(ours, inArray(t.status, ['PENDING', 'IN_PROGRESS']), lte(t.planDate, today))
  const isDone = and(ours, eq(t.status, 'DONE'), gte(t.doneAt, dayStart(today, read.offsetMinutes)))
  const overdue = sql`case when ${t.planDate} < ${today} then 1 end`
  const [open, done] = await Promise.all([
    read.db
      .select({ due: count(), overdue: count(overdue) })
      .from(t)
      .where(isDue),
    read.db.select({ done: count() }).from(t).where(isDone),
  ])
  return { due: open[0]?.due ?? 0, overdue: open[0]?.overdue ?? 0, done: done[0]?.done ?? 0 }
}
