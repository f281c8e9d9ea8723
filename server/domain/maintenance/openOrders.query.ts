import { and, count, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm'
import { businessDay, dayStart, defineReadModel, express, flag, type Read, todayOf } from '../../kernel/index.ts'
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
  const today = todayOf(read)
  const isDue = and(inArray(t.status, ['PENDING', 'IN_PROGRESS']), lte(t.planDate, today))
  const isDone = and(eq(t.status, 'DONE'), gte(t.doneAt, dayStart(today, read.offsetMinutes)))
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

/** Open, and its day is over. */
export const overdueWhere = express(
  maintenanceOrder,
  'isOverdue',
  ({ now, offsetMinutes }, t) =>
    and(inArray(t.status, ['PENDING', 'IN_PROGRESS']), lt(t.planDate, businessDay(now, offsetMinutes))) as never,
)

/** Whether there is an open order within the actor's reach that is due today or earlier (§5). */
export async function hasPendingOrders(read: Read): Promise<boolean> {
  const t = read.table(maintenanceOrder)
  const today = todayOf(read)
  const due = and(read.within(maintenanceOrder), inArray(t.status, ['PENDING', 'IN_PROGRESS']), lte(t.planDate, today))
  return (await read.db.select({ id: t.id }).from(t).where(due).limit(1)).length > 0
}

export const hasPendingMaintenanceModel = defineReadModel('hasPendingMaintenance', {
  description: 'Whether a maintenance order of this plant is open and due today or earlier.',
  permission: ['maint:order:list'],
  result: flag(),
  stale: [maintenanceOrder],
  rest: { path: '/admin/check/maintlogs/haspending', as: 'hasPending' },
  read: ({ read }) => hasPendingOrders(read),
})
