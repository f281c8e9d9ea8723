import { type Actor, inBatches, type Read, type Store, type UnitOfWork } from '../../kernel/index.ts'
import { type Duty, makingKey, spanAhead, turnOf } from './duty.ts'
import { inspectionOrder } from './inspectionOrder.resource.ts'
import { untouchedOrders } from './points.query.ts'

/** The clock's own orders whose shift is yet to begin and will not be on when they say. */
async function mistimed(read: Read, duty: Duty, ids?: readonly number[]) {
  const orders = await untouchedOrders(read, spanAhead(read), ids)
  return orders.flatMap(({ id, planDate, shiftId, dueFrom, dueUntil }) => {
    const one = duty.shiftsOn(planDate).find((shift) => shift.id === shiftId)
    const turn = one && turnOf(one, planDate, duty.offsetMinutes)
    const isSame = !turn || (turn.dueFrom.getTime() === dueFrom.getTime() && turn.dueUntil.getTime() === dueUntil.getTime())
    return isSame ? [] : [{ id, dueFrom: turn.dueFrom, dueUntil: turn.dueUntil }]
  })
}
async function retimeBatch(uow: UnitOfWork, duty: Duty, ids: readonly number[]): Promise<number> {
  await uow.lock(makingKey(uow.actor.plantId))
  const found = await mistimed(uow.read, duty, ids)
  for (const { id, ...times } of found) await uow.of(inspectionOrder).patch(await uow.of(inspectionOrder).get(id), times)
  return found.length
}

/** Orders are made a day ahead: those that nobody has touched follow their shift when its times of that day change. */
export async function retimeInspectionOrders(store: Pick<Store, 'read' | 'write'>, actor: Actor, duty: Duty): Promise<number> {
  const ids = (await mistimed(store.read(actor), duty)).map(({ id }) => id)
  return inBatches(ids, (some) => store.write(actor, (uow) => retimeBatch(uow, duty, some)))
}
