import { businessDay, command, type RowOf, type UnitOfWork, wrong } from '../../kernel/index.ts'
import { equipment } from '../masterdata/index.ts'
import { maintenanceFlow, type maintenanceOrder } from './maintenanceOrder.resource.ts'
import { maintenancePlan } from './maintenancePlan.resource.ts'
import { afterTurns, nextInRhythm } from './nextDate.ts'

type Order = RowOf<typeof maintenanceOrder>
const todayOf = (uow: UnitOfWork) => businessDay(uow.now, uow.read.offsetMinutes)
const later = (a: string | null, b: string) => (a !== null && a > b ? a : b)

async function planOf(uow: UnitOfWork, { planId }: Order) {
  if (planId === null) return undefined
  await uow.lock(`maintenancePlan:${planId}`)
  return uow.of(maintenancePlan).get(planId)
}

/** An order that was forgotten and is finished after a younger one takes nothing back. */
async function tellPlan(uow: UnitOfWork, order: Order, actualDate: string) {
  const plan = await planOf(uow, order)
  if (!plan) return
  const lastMaintDate = later(plan.lastMaintDate, actualDate)
  const nextMaintDate =
    plan.basis === 'FIXED'
      ? later(plan.nextMaintDate, nextInRhythm(order.dueDate ?? order.planDate, plan, actualDate))
      : afterTurns(lastMaintDate, plan)
  await uow.of(maintenancePlan).patch(plan, { lastMaintDate, nextMaintDate })
}
async function tellEquipment(uow: UnitOfWork, { equipmentId }: Order, actualDate: string) {
  const machine = await uow.of(equipment).get(equipmentId)
  const lastMaintDate = later(machine.lastMaintDate, actualDate)
  if (lastMaintDate !== machine.lastMaintDate) await uow.of(equipment).patch(machine, { lastMaintDate })
}

/** The work is done: the plan counts on from here, and the machine shows when it was last looked after (§5). */
export const completeMaintenance = command({
  on: maintenanceFlow.complete,
  async run({ uow, record, input }) {
    const today = todayOf(uow)
    const actualDate = input.actualDate ?? today
    if (actualDate > today) throw wrong('actualDate', 'futureDay')
    await tellPlan(uow, record, actualDate)
    await tellEquipment(uow, record, actualDate)
    return { ...input, actualDate, doneAt: uow.now }
  },
})

export const postponeMaintenance = command({
  on: maintenanceFlow.postpone,
  async run({ uow, record, input: { planDate } }) {
    if (planDate < todayOf(uow)) throw wrong('planDate', 'pastDay')
    if (planDate <= record.planDate) throw wrong('planDate', 'laterThan', { date: record.planDate })
    return { planDate }
  },
})

/** A turn that was called off is skipped: the plan goes on with the next one. */
export const cancelMaintenance = command({
  on: maintenanceFlow.cancel,
  async run({ uow, record }) {
    const plan = await planOf(uow, record)
    if (plan && record.dueDate === plan.nextMaintDate)
      await uow.of(maintenancePlan).patch(plan, { nextMaintDate: afterTurns(plan.nextMaintDate, plan) })
    return {}
  },
})
