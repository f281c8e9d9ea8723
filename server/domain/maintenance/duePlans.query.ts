import { and, eq, lte, notExists } from 'drizzle-orm'
import { addDays, defineReadModel, int, type Read, todayOf } from '../../kernel/index.ts'
import { equipment } from '../masterdata/index.ts'
import { maintenanceOrder } from './maintenanceOrder.resource.ts'
import { LEAD_MAX, maintenancePlan } from './maintenancePlan.resource.ts'

/** A plan at rest, or one of a machine at rest, makes no orders (§5). */
export const isAwake = ({ status, isPaused }: { status: string; isPaused: boolean }) => status === 'ENABLED' && !isPaused

/** Whether the next order of a plan is to be made by a day. */
export const isDueBy = (day: string, { nextMaintDate, leadDays }: { nextMaintDate: string; leadDays: number }) =>
  nextMaintDate <= addDays(day, leadDays)

/** The plans of the actor's plant whose next order is to be made by today and does not exist yet, the most urgent first. */
export async function duePlans(read: Read): Promise<number[]> {
  const [plan, machine, order] = [read.table(maintenancePlan), read.table(equipment), read.table(maintenanceOrder)]
  const today = todayOf(read)
  const made = read.db
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.planId, plan.id), eq(order.dueDate, plan.nextMaintDate)))
  const rows = await read.db
    .select({ id: plan.id, nextMaintDate: plan.nextMaintDate, leadDays: plan.leadDays })
    .from(plan)
    .innerJoin(machine, eq(machine.id, plan.equipmentId))
    .where(
      and(
        ...[eq(plan.status, 'ENABLED'), eq(plan.isPaused, false), eq(machine.status, 'ENABLED'), eq(machine.isPaused, false)],
        lte(plan.nextMaintDate, addDays(today, LEAD_MAX)),
        notExists(made),
      ),
    )
    .orderBy(plan.nextMaintDate, plan.id)
  return rows.filter((row) => isDueBy(today, row)).map(({ id }) => id)
}

export const dueMaintenanceOrdersModel = defineReadModel('dueMaintenanceOrders', {
  description: 'How many maintenance orders of this plant are to be made by today and do not exist yet.',
  permission: ['maint:order:add'],
  result: int(),
  stale: [maintenancePlan, maintenanceOrder, equipment],
  read: async ({ read }) => (await duePlans(read)).length,
})
