import { and, inArray, lte } from 'drizzle-orm'
import { businessDay, defineReadModel, flag, type Read } from '../../kernel/index.ts'
import { maintenanceOrder } from './maintenanceOrder.resource.ts'

/** Whether there is an open order within the actor's reach that is due today or earlier (§5). */
export async function hasPendingOrders(read: Read): Promise<boolean> {
  const t = read.table(maintenanceOrder)
  const today = businessDay(read.now, read.offsetMinutes)
  const due = and(read.within(maintenanceOrder), inArray(t.status, ['PENDING', 'IN_PROGRESS']), lte(t.planDate, today))
  return (await read.db.select({ id: t.id }).from(t).where(due).limit(1)).length > 0
}

export const hasPendingMaintenanceModel = defineReadModel('hasPendingMaintenance', {
  says: 'Whether a maintenance order of this plant is open and due today or earlier.',
  permission: ['maint:order:list'],
  result: flag(),
  stale: [maintenanceOrder],
  rest: { path: '/admin/check/maintlogs/haspending', as: 'hasPending' },
  read: ({ read }) => hasPendingOrders(read),
})
