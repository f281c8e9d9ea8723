import { type Actor, inBatches, type Read, type Store, type UnitOfWork } from '../../kernel/index.ts'
import { type Duty, makingKey, spanAhead, standsFor } from './duty.ts'
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

/** What is refused, because somebody has booked hours on it, stays. */
async function withdrawBatch(uow: UnitOfWork, duty: Duty, ids: readonly number[]): Promise<number> {
  await uow.lock(makingKey(uow.actor.plantId))
  let count = 0
  for (const id of await unwanted(uow.read, duty, ids))
    count += await uow.attempt(() => uow.of(inspectionOrder).remove([id])).catch(() => 0)
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
