import { conflict, decimal, defineResource, defineRules, link, newChoice, type RowOf, text, type UnitOfWork } from '../../kernel/index.ts'
import { sparePart } from '../stock/index.ts'
import { maintenanceOrder } from './maintenanceOrder.resource.ts'

const needed = {
  partId: link('sparePart', { required: true, filter: 'eq' }),
  /** Its name as it was, so that the line can be read without the part. */
  partName: text({ required: true, max: 128, readonly: true }),
  quantity: decimal({ required: true, scale: 3, min: 0.001 }),
}

/** What each turn of a plan takes. */
export const maintenancePlanPart = defineResource('maintenancePlanPart', {
  permission: 'maint:planPart',
  title: 'partName',
  icon: 'box',
  columns: ['planId', 'partId', 'quantity'],
  unique: [['planId', 'partId']],
  fields: { planId: link('maintenancePlan', { anyRow: true, required: true, fixed: true, filter: 'eq' }), ...needed },
})

/** What one order takes: the plan's parts as they were when it was made, and what was added since. */
export const maintenanceOrderPart = defineResource('maintenanceOrderPart', {
  permission: 'maint:orderPart',
  title: 'partName',
  icon: 'box',
  columns: ['orderId', 'partId', 'quantity'],
  unique: [['orderId', 'partId']],
  fields: { orderId: link('maintenanceOrder', { required: true, fixed: true, filter: 'eq' }), ...needed },
})

/** The name that a line keeps; a part that was switched off is not newly chosen. */
async function nameOf(uow: UnitOfWork, partId: number | null | undefined) {
  if (partId == null) return {}
  const [part] = await uow.of(sparePart).many([partId])
  // A part that is not there is refused as a reference in a moment.
  return { partName: part?.name ?? '' }
}

export const planPartRules = defineRules(maintenancePlanPart, {
  create: ({ uow, input }) => nameOf(uow, input.partId),
  update: ({ uow, record, input }) => nameOf(uow, newChoice(record.partId, input.partId)),
})

const OPEN: readonly string[] = ['PENDING', 'IN_PROGRESS']
/** What an order has taken is history once it is closed. */
async function requireOpen(uow: UnitOfWork, orderId: number) {
  const [order] = await uow.of(maintenanceOrder).many([orderId])
  if (order && !OPEN.includes(order.status)) throw conflict('readOnly', { state: `maintenanceOrder.values.status.${order.status}` })
}

export const orderPartRules = defineRules(maintenanceOrderPart, {
  async create({ uow, input }) {
    await requireOpen(uow, input.orderId)
    return nameOf(uow, input.partId)
  },
  async update({ uow, record, input }) {
    await requireOpen(uow, record.orderId)
    return nameOf(uow, newChoice(record.partId, input.partId))
  },
  remove: ({ uow, record }) => requireOpen(uow, record.orderId),
  undelete: ({ uow, record }) => requireOpen(uow, record.orderId),
})

type PlanPart = RowOf<typeof maintenancePlanPart>

/** What each of some plans takes. */
export async function partsOfPlans(uow: UnitOfWork, planIds: readonly number[]): Promise<Map<number, PlanPart[]>> {
  const parts = planIds.length ? await uow.of(maintenancePlanPart).find({ planId: planIds }) : []
  const byPlan = new Map<number, PlanPart[]>()
  for (const part of parts) byPlan.set(part.planId, [...(byPlan.get(part.planId) ?? []), part])
  return byPlan
}

/** An order takes what its plan takes at the time; later changes of the plan leave it as it is. */
export async function takeParts(uow: UnitOfWork, orderId: number, parts: readonly PlanPart[] = []): Promise<void> {
  for (const { partId, partName, quantity } of parts) await uow.of(maintenanceOrderPart).create({ orderId, partId, partName, quantity })
}
