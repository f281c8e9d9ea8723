import { command, invalidField, type UnitOfWork } from '../../kernel/index.ts'
import { voidHours } from '../hours/index.ts'
import { equipment } from '../masterdata/index.ts'
import { maintenanceCorrections, maintenanceOrder } from './maintenanceOrder.resource.ts'
import { maintenancePlan } from './maintenancePlan.resource.ts'
import { type Order, planOf, refuseDay } from './moveOrders.ts'
import { afterDone } from './rhythm.ts'

/** The last day on which other orders were done. */
async function lastOfOthers(uow: UnitOfWork, order: Order, where: { planId: number } | { equipmentId: number }): Promise<string | null> {
  const done = await uow.of(maintenanceOrder).find({ ...where, status: 'DONE' })
  const days = done.flatMap(({ id, actualDate }) => (id === order.id || !actualDate ? [] : [actualDate]))
  return days.toSorted().at(-1) ?? null
}
const latest = (a: string | null, b: string | null) => (a !== null && (b === null || a > b) ? a : b)

/** A plan that counts from the last time counts from the corrected day, unless the order of its next turn exists already. */
async function updatePlan(uow: UnitOfWork, order: Order, actualDate: string | null) {
  const plan = await planOf(uow, order)
  if (!plan || plan.lastMaintDate === null) return
  const others = order.planId === null ? null : await lastOfOthers(uow, order, { planId: order.planId })
  const isLast = plan.lastMaintDate === order.actualDate
  const lastMaintDate = isLast ? latest(others, actualDate) : latest(plan.lastMaintDate, actualDate)
  const open = await uow.of(maintenanceOrder).exists({ planId: plan.id, status: ['PENDING', 'IN_PROGRESS'] })
  const isRecounted = isLast && actualDate !== null && plan.basis === 'AFTER_DONE' && !open
  const dueDate = order.dueDate ?? order.planDate
  const values = isRecounted ? await afterDone(uow, { ...plan, lastMaintDate: others }, { dueDate, actualDate }) : { lastMaintDate }
  await uow.of(maintenancePlan).patch(plan, values)
}
async function updateEquipment(uow: UnitOfWork, order: Order, actualDate: string | null) {
  const machine = await uow.of(equipment).lockForUpdate(order.equipmentId)
  const isLast = machine.lastMaintDate === order.actualDate
  const others = isLast ? await lastOfOthers(uow, order, { equipmentId: order.equipmentId }) : machine.lastMaintDate
  const lastMaintDate = latest(others, actualDate)
  if (lastMaintDate !== machine.lastMaintDate) await uow.of(equipment).patch(machine, { lastMaintDate })
}

/** Puts a finished order right; plan and machine say when it was really done. */
export const correctMaintenance = command({
  on: maintenanceCorrections.correct,
  async run({ uow, record, input: { actualDate } }) {
    if (actualDate === undefined) return {}
    if (actualDate === null) throw invalidField('actualDate', 'required')
    refuseDay(uow, record, actualDate)
    await updatePlan(uow, record, actualDate)
    await updateEquipment(uow, record, actualDate)
    return {}
  },
})

/** Maintenance that nobody did, with its hours. Its turn is over all the same; whoever still owes it makes an order by hand. */
export const voidMaintenance = command({
  on: maintenanceCorrections.void,
  async run({ uow, registry, record, input: { reason } }) {
    await voidHours(uow, registry, { maintenanceId: record.id, reason })
    await updatePlan(uow, record, null)
    await updateEquipment(uow, record, null)
    return {}
  },
})
