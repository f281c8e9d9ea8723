import { type Actor, inBatches, type Read, type Store, type UnitOfWork } from '../../kernel/index.ts'
import { type Duty, occurrenceOf, spanAhead, standsFor } from './duty.ts'
import { inspectionOrder } from './inspectionOrder.resource.ts'
import { awakePoints, untouchedOrders } from './points.query.ts'

/** The orders of which nothing is left to stand for: their point or machine rests by now, or the day has become one of rest. */
async function unwanted(read: Read, duty: Duty, ids?: readonly number[]): Promise<number[]> {
  const orders = await untouchedOrders(read, spanAhead(read), ids)
  if (!orders.length) return []
  const points = await awakePoints(read, ids && [...new Set(orders.map(({ pointId }) => pointId))])
  const pointOf = new Map(points.map((point) => [point.id, point]))
  const isWanted = (order: (typeof orders)[number]) => {
    const point = pointOf.get(order.pointId)
    return point !== undefined && standsFor(order, point, duty).length > 0
  }
  return orders.filter((order) => !isWanted(order)).map(({ id }) => id)
}

/** What is refused, because somebody has booked hours on it, stays. A point that is woken meanwhile gets its orders anew. */
async function withdrawBatch(uow: UnitOfWork, duty: Duty, ids: readonly number[]): Promise<number> {
  const orders = await uow.of(inspectionOrder).lockWhere({ id: ids })
  const gone = await unwanted(
    uow.read,
    duty,
    orders.map(({ id }) => id),
  )
  let count = 0
  for (const order of orders)
    if (gone.includes(order.id)) count += await uow.savepoint(() => uow.of(inspectionOrder).remove([order])).catch(() => 0)
  return count
}

/**
 * Takes back the clock's own orders whose shift is yet to begin and that would not be made now: nobody is to skip them one by one, and none
 * of them is missed. Whoever wakes a point again finds them made again. What is on is left to the inspector.
 */
export async function withdrawInspectionOrders(store: Pick<Store, 'read' | 'write'>, actor: Actor, duty: Duty): Promise<number> {
  const ids = await unwanted(store.read(actor), duty)
  return inBatches(ids, (some) => store.write(actor, (uow) => withdrawBatch(uow, duty, some)))
}

/** The clock's own orders whose shift is yet to begin and will not be on when they say. */
async function mistimed(read: Read, duty: Duty, ids?: readonly number[]) {
  const orders = await untouchedOrders(read, spanAhead(read), ids)
  return orders.flatMap(({ id, planDate, shiftId, dueFrom, dueUntil }) => {
    const one = duty.shiftsOn(planDate).find((shift) => shift.id === shiftId)
    const occurrence = one && occurrenceOf(one, planDate, duty.offsetMinutes)
    const isSame =
      !occurrence || (occurrence.dueFrom.getTime() === dueFrom.getTime() && occurrence.dueUntil.getTime() === dueUntil.getTime())
    return isSame ? [] : [{ id, dueFrom: occurrence.dueFrom, dueUntil: occurrence.dueUntil }]
  })
}
async function retimeBatch(uow: UnitOfWork, duty: Duty, ids: readonly number[]): Promise<number> {
  const orders = await uow.of(inspectionOrder).lockWhere({ id: ids })
  const found = await mistimed(
    uow.read,
    duty,
    orders.map(({ id }) => id),
  )
  const changed = found.flatMap(({ id, ...values }) => {
    const record = orders.find((order) => order.id === id)
    return record ? [{ record, values }] : []
  })
  if (changed.length) await uow.of(inspectionOrder).patchMany(changed)
  return changed.length
}

/** Orders are made a day ahead: those that nobody has touched follow their shift when its times of that day change. */
export async function retimeInspectionOrders(store: Pick<Store, 'read' | 'write'>, actor: Actor, duty: Duty): Promise<number> {
  const ids = (await mistimed(store.read(actor), duty)).map(({ id }) => id)
  return inBatches(ids, (some) => store.write(actor, (uow) => retimeBatch(uow, duty, some)))
}
