import {
  type CreateOf,
  conflict,
  defineRules,
  invalidField,
  type PatchOf,
  type RowOf,
  requireSelectable,
  todayOf,
  type UnitOfWork,
} from '../../kernel/index.ts'
import { works } from '../hours/index.ts'
import { equipment, machineKeys, shift } from '../masterdata/index.ts'
import { repairer } from '../repair/index.ts'
import { release, reserve } from '../stock/index.ts'
import { isAwake, isDueBy } from './duePlans.query.ts'
import { maintenanceOrder, orderKey, TAKEN } from './maintenanceOrder.resource.ts'
import { maintenancePlan } from './maintenancePlan.resource.ts'
import { maintenanceOrderPart, partsOfPlans, restoreReservations, takeParts } from './neededPart.resource.ts'
import { removeOwned, restoreOwned } from './ownedRows.query.ts'

type Plan = RowOf<typeof maintenancePlan>
type Input = CreateOf<typeof maintenanceOrder>

/** Later changes of the plan leave the order as it is; what somebody chose otherwise stays. */
function snapshotOf(plan: Plan, input: Input): PatchOf<typeof maintenanceOrder> {
  const isOpen = (key: (typeof TAKEN)[number]) =>
    input[key] == null || input[key] === (maintenanceOrder.fields[key].options as { default?: unknown }).default
  return Object.fromEntries(TAKEN.filter(isOpen).map((key) => [key, plan[key]]))
}

/** One order for a plan and a day: the key of its machine is that of whoever makes another. */
async function planOf(uow: UnitOfWork, { planId, planDate }: Input): Promise<Plan | null> {
  if (planId == null) return null
  const [plan] = await uow.of(maintenancePlan).lockForShare([planId])
  const [same] = await uow.of(maintenanceOrder).find({ planId, dueDate: planDate })
  if (same) throw invalidField('planDate', 'plannedAlready', { maintNo: same.maintNo })
  return plan ?? null
}

/** Whether the plan would make an order that goes once more. */
async function isRecreated(uow: UnitOfWork, { planId, equipmentId, dueDate }: RowOf<typeof maintenanceOrder>): Promise<boolean> {
  const [plan] = planId === null ? [] : await uow.of(maintenancePlan).lockForShare([planId])
  const [machine] = await uow.of(equipment).lockForShare([equipmentId])
  const today = todayOf(uow.read)
  return Boolean(plan && machine && isAwake(plan) && isAwake(machine)) && plan?.nextMaintDate === dueDate && isDueBy(today, plan)
}

export const maintenanceOrderRules = defineRules(maintenanceOrder, {
  locks: ({ record, input }) => (record ? [...machineKeys(record.equipmentId), orderKey(record.id)] : machineKeys(input.equipmentId)),
  async create({ uow, input }) {
    const plan = await planOf(uow, input)
    const taken = plan ? snapshotOf(plan, input) : {}
    const { ownerId, shiftId } = { ...input, ...taken }
    await requireSelectable(uow, [
      { field: 'ownerId', resource: repairer, ids: [ownerId] },
      { field: 'shiftId', resource: shift, ids: [shiftId] },
    ])
    return plan ? { ...taken, dueDate: input.planDate } : {}
  },
  async created({ uow, record }) {
    const { planId } = record
    if (planId !== null) await reserve(uow, await takeParts(uow, record, (await partsOfPlans(uow, [planId])).get(planId)))
  },
  async update({ record, input }) {
    for (const key of ['equipmentId', 'planId'] as const)
      if (input[key] !== undefined && input[key] !== record[key]) throw invalidField(key, 'fixed')
    // Whoever moves an order says why.
    if (input.planDate !== undefined && input.planDate !== record.planDate) throw invalidField('planDate', 'postponeInstead')
  },
  async remove({ uow, record }) {
    if (await isRecreated(uow, record)) throw conflict('maintenance.madeAgain')
    await removeOwned(uow, maintenanceOrderPart, { orderId: record.id })
    await release(uow, { maintenanceOrderId: record.id })
  },
  async undelete({ uow, record }) {
    await restoreOwned(uow, maintenanceOrderPart, { orderId: record.id })
    await restoreReservations(uow, record)
  },
})

/** Hours are booked on a maintenance order that stands, at its machine. */
export const hoursOnMaintenance = works.of({
  link: 'maintenanceId',
  async placeOf(uow, id, requested) {
    const [order] = await uow.of(maintenanceOrder).lockForShare([id])
    if (!order) throw invalidField('maintenanceId', 'unknownReference')
    const { maintNo, status, equipmentId } = order
    if (status === 'CANCELLED' || status === 'VOIDED') throw invalidField('maintenanceId', 'maintenanceCancelled', { maintNo })
    if (requested.equipmentId != null && requested.equipmentId !== equipmentId)
      throw invalidField('equipmentId', 'otherThanOrder', { maintNo })
    return { equipmentId }
  },
})
