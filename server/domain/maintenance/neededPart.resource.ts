import {
  conflict,
  decimal,
  defineResource,
  defineRules,
  frozenWith,
  isClosed,
  link,
  newChoice,
  type RowOf,
  text,
  type UnitOfWork,
} from '../../kernel/index.ts'
import { type Need, neededQuantities, reserve, sparePart } from '../stock/index.ts'
import { maintenanceOrder, orderKey } from './maintenanceOrder.resource.ts'

const needed = {
  partId: link('sparePart', { required: true, filter: 'eq' }),
  /** Its name as it was, so that the line can be read without the part. */
  partName: text({ required: true, max: 128, readonly: true }),
  quantity: decimal({ unitField: 'partId.unit', required: true, scale: 3, min: 0.001 }),
}

/** What each turn of a plan takes. */
export const maintenancePlanPart = defineResource('maintenancePlanPart', {
  permission: 'maint:planPart',
  searchRank: 'LINE',
  title: 'partName',
  icon: 'box',
  columns: ['planId', 'partId', 'quantity'],
  unique: [['planId', 'partId']],
  fields: { planId: link('maintenancePlan', { anyRow: true, required: true, fixed: true, filter: 'eq' }), ...needed },
})

/** What one order takes: the plan's parts as they were when it was made, and what was added since. */
export const maintenanceOrderPart = defineResource('maintenanceOrderPart', {
  permission: 'maint:orderPart',
  searchRank: 'LINE',
  owner: { as: 'orderId' },
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

type Order = RowOf<typeof maintenanceOrder>
type OrderPart = RowOf<typeof maintenanceOrderPart>

/** What an order has taken is history once it is closed. It is locked: nobody closes it while its parts change, nor books any of them on it. */
async function lockOpenOrder(uow: UnitOfWork, orderId: number): Promise<Order> {
  const order = await uow.of(maintenanceOrder).lockForUpdate(orderId)
  if (isClosed(maintenanceOrder, order)) throw conflict('readOnly', { state: `maintenanceOrder.values.status.${order.status}` })
  return order
}
/** What an order takes of a part is kept for it until it is done. */
const needOf = ({ id, planDate }: Order, { partId, quantity }: Pick<OrderPart, 'partId' | 'quantity'>): Need => ({
  reason: { maintenanceOrderId: id },
  partId,
  needed: quantity,
  dueDate: planDate,
})

export const orderPartRules = defineRules(maintenanceOrderPart, {
  frozen: frozenWith(maintenanceOrder, 'orderId'),
  locks: ({ record }) => (record ? [orderKey(record.orderId)] : []),
  writesChoices: ['partId'],
  async create({ uow, input }) {
    const [order] = await uow.of(maintenanceOrder).many([input.orderId])
    // An order that is not there is refused as a reference in a moment, as is a part.
    if (order) await lockOpenOrder(uow, order.id)
    const [part] = await uow.of(sparePart).lockWhere({ id: input.partId })
    return { partName: part?.name ?? '' }
  },
  async created({ uow, record }) {
    await reserve(uow, [needOf(await lockOpenOrder(uow, record.orderId), record)])
  },
  async lockAhead({ uow, records }) {
    await uow.of(maintenanceOrder).lockManyForUpdate(records.map(({ orderId }) => orderId))
    await uow.of(sparePart).lockManyForUpdate(records.map(({ partId }) => partId))
  },
  async update({ uow, record, input }) {
    const order = await lockOpenOrder(uow, record.orderId)
    const next = { partId: input.partId ?? record.partId, quantity: input.quantity ?? record.quantity }
    const parts = await uow.of(sparePart).lockWhere({ id: [record.partId, next.partId] })
    const part = parts.find(({ id }) => id === next.partId)
    // What is not there is refused as a reference in a moment.
    if (part) await reserve(uow, [...(part.id === record.partId ? [] : [needOf(order, { ...record, quantity: 0 })]), needOf(order, next)])
    return newChoice(record.partId, input.partId) === null ? {} : { partName: part?.name ?? '' }
  },
  async remove({ uow, record }) {
    await reserve(uow, [needOf(await lockOpenOrder(uow, record.orderId), { ...record, quantity: 0 })])
  },
  async undelete({ uow, record }) {
    await reserve(uow, [needOf(await lockOpenOrder(uow, record.orderId), record)])
  },
})

type PlanPart = RowOf<typeof maintenancePlanPart>

/** What each of some plans takes. */
export async function partsOfPlans(uow: UnitOfWork, planIds: readonly number[]): Promise<Map<number, PlanPart[]>> {
  const parts = planIds.length ? await uow.of(maintenancePlanPart).find({ planId: planIds }) : []
  const byPlan = new Map<number, PlanPart[]>()
  for (const part of parts) byPlan.set(part.planId, [...(byPlan.get(part.planId) ?? []), part])
  return byPlan
}

/** An order takes what its plan takes at the time; later changes of the plan leave it as it is. Out: what is to be reserved for it. */
export async function takeParts(uow: UnitOfWork, order: Order, parts: readonly PlanPart[] = []): Promise<Need[]> {
  for (const { partId, partName, quantity } of parts)
    await uow.of(maintenanceOrderPart).create({ orderId: order.id, partId, partName, quantity })
  return isClosed(maintenanceOrder, order) ? [] : parts.map((part) => needOf(order, part))
}

/** Reserves what an order takes, as it is back. */
export async function restoreReservations(uow: UnitOfWork, order: Order): Promise<void> {
  if (isClosed(maintenanceOrder, order)) return
  const parts = await uow.of(maintenanceOrderPart).find({ orderId: order.id })
  await reserve(
    uow,
    parts.map((part) => needOf(order, part)),
  )
}

/** For doctor: what open orders need is reserved. */
export const neededByOrders = neededQuantities({
  key: 'maintenanceOrderId',
  lines: maintenanceOrderPart,
  by: 'orderId',
  work: maintenanceOrder,
  open: ['PENDING', 'IN_PROGRESS'],
})
