import {
  businessDay,
  command,
  type DeactivationBlocker,
  invalidField,
  jump,
  type LockedRow,
  type RowOf,
  refuseFutureDay,
  requirePermission,
  todayOf,
  type UnitOfWork,
} from '../../kernel/index.ts'
import { withPhotos } from '../inspection/index.ts'
import { equipment } from '../masterdata/index.ts'
import { release, requiresTakenParts, reserveFor, settleParts } from '../stock/index.ts'
import { maintenanceFlow, maintenanceOrder } from './maintenanceOrder.resource.ts'
import { maintenancePlan } from './maintenancePlan.resource.ts'
import { afterCancelled, afterDone, later } from './rhythm.ts'

export type Order = RowOf<typeof maintenanceOrder>
/** The plan that an order came of, locked: its next turns follow what becomes of the order. */
export const planOf = async (uow: UnitOfWork, { planId }: Order): Promise<LockedRow<typeof maintenancePlan> | undefined> =>
  planId === null ? undefined : uow.of(maintenancePlan).lockForUpdate(planId)

/** An order that was forgotten and is finished after a younger one takes nothing back. */
async function updatePlan(uow: UnitOfWork, order: Order, actualDate: string) {
  const plan = await planOf(uow, order)
  if (plan) await uow.of(maintenancePlan).patch(plan, await afterDone(uow, plan, { dueDate: order.dueDate ?? order.planDate, actualDate }))
}
async function updateEquipment(uow: UnitOfWork, { equipmentId }: Order, actualDate: string) {
  const machine = await uow.of(equipment).lockForUpdate(equipmentId)
  const lastMaintDate = later(machine.lastMaintDate, actualDate)
  if (lastMaintDate !== machine.lastMaintDate) await uow.of(equipment).patch(machine, { lastMaintDate })
}

/** Nobody has done it tomorrow, nor before it was planned or thought of. */
export function refuseDay(uow: UnitOfWork, { planDate, dueDate, createdAt }: Order, actualDate: string) {
  refuseFutureDay(uow, 'actualDate', actualDate)
  const made = businessDay(createdAt, uow.read.offsetMinutes)
  const [first = made] = [made, planDate, dueDate ?? planDate].toSorted()
  if (actualDate < first) throw invalidField('actualDate', 'beforeDay', { day: first })
}

/** The work is done: the plan counts on from here, and the machine shows when it was last looked after (§5). */
export const completeMaintenance = command({
  on: maintenanceFlow.complete,
  suggests: async ({ read, record: { id } }) => ((await requiresTakenParts(read, { maintenanceOrderId: id })) ? ['takenParts'] : []),
  async run({ uow, record, input }) {
    const { actualDate = null, photoIds, takenParts, overrideReason, ...details } = input
    const day = actualDate ?? todayOf(uow.read)
    refuseDay(uow, record, day)
    const photos = await withPhotos(uow, maintenanceOrder, { id: record.id, added: photoIds })
    await updatePlan(uow, record, day)
    await updateEquipment(uow, record, day)
    const reason = { maintenanceOrderId: record.id }
    await settleParts(uow, { reason, taken: takenParts ?? [], repairerId: record.ownerId, overrideReason })
    return { ...details, ...photos, actualDate: day, doneAt: uow.now }
  },
})

/** Later than it was planned or thought of, not than it was moved to: whoever mistyped the day can put it right. */
export const postponeMaintenance = command({
  on: maintenanceFlow.postpone,
  async run({ uow, record, input: { planDate } }) {
    if (planDate < todayOf(uow.read)) throw invalidField('planDate', 'pastDay')
    const date = record.dueDate ?? businessDay(record.createdAt, uow.read.offsetMinutes)
    if (planDate <= date) throw invalidField('planDate', 'laterThan', { date })
    if (planDate === record.planDate) throw invalidField('planDate', 'sameDay')
    await reserveFor(uow, { maintenanceOrderId: record.id }, planDate)
    return { planDate }
  },
})

/** A turn that was called off is skipped: the plan goes on with the next one. */
async function callOff(uow: UnitOfWork, order: Order): Promise<void> {
  const plan = await planOf(uow, order)
  if (plan && order.dueDate === plan.nextMaintDate) await uow.of(maintenancePlan).patch(plan, await afterCancelled(uow, plan))
}

export const cancelMaintenance = command({
  on: maintenanceFlow.cancel,
  async run({ uow, record }) {
    await callOff(uow, record)
    await release(uow, { maintenanceOrderId: record.id })
    return {}
  },
})

const OPEN = ['PENDING', 'IN_PROGRESS'] as const

const openOrders = (uow: UnitOfWork, equipmentId: number) => uow.of(maintenanceOrder).lockWhere({ equipmentId, status: OPEN })

/** The maintenance orders of a machine that nobody has done, locked with the plans that they came of. */
export const openOrdersOfMachine: DeactivationBlocker = {
  about: equipment,
  async open(uow, equipmentId) {
    const orders = await openOrders(uow, equipmentId)
    const planIds = [...new Set(orders.flatMap(({ planId }) => planId ?? []))]
    if (planIds.length) await uow.of(maintenancePlan).lockManyForUpdate(planIds)
    return orders.length
  },
  async close(uow, equipmentId, reason) {
    requirePermission(uow.actor, maintenanceFlow.cancel.permission)
    const orders = await openOrders(uow, equipmentId)
    for (const order of orders) {
      await callOff(uow, order)
      await jump(uow, { step: maintenanceFlow.cancel, record: order, note: { reason } })
    }
    await release(uow, ...orders.map(({ id }) => ({ maintenanceOrderId: id })))
  },
}
