import {
  type Actor,
  defineCall,
  defineReadModel,
  inBatches,
  int,
  type Read,
  type ScheduledTask,
  type Store,
  systemActor,
  type UnitOfWork,
} from '../../kernel/index.ts'
import { equipment, holiday, shift, shiftChange, shiftPast } from '../masterdata/index.ts'
import { config, restDaysPast } from '../system/index.ts'
import { type Duty, dutyOf, makingKeys, missingOf, spanAhead, type Wanted } from './duty.ts'
import { inspectionOrder } from './inspectionOrder.resource.ts'
import { inspectionPoint } from './inspectionPoint.resource.ts'
import { retimeInspectionOrders, withdrawInspectionOrders } from './outdatedOrders.ts'
import { type AwakePoint, awakePoints, madeOrders } from './points.query.ts'

/** What is asked for stays as it was when the order was made (§4). */
export const snapshotOf = (
  point: Pick<AwakePoint, 'equipmentId' | 'pointName' | 'checkName' | 'inspectMode' | 'inspectCycle' | 'refValue' | 'unit'>,
) => ({
  equipmentId: point.equipmentId,
  pointName: point.pointName,
  checkName: point.checkName,
  inspectMode: point.inspectMode,
  inspectCycle: point.inspectCycle,
  refValue: point.refValue,
  unit: point.unit,
})

/** What is due and does not exist yet, by point. */
async function missing(read: Read, duty: Duty, ids?: readonly number[]): Promise<{ point: AwakePoint; wanted: Wanted[] }[]> {
  const [points, made] = await Promise.all([awakePoints(read, ids), madeOrders(read, spanAhead(read), ids)])
  return points.map((point) => ({ point, wanted: missingOf(point, duty, made) })).filter(({ wanted }) => wanted.length)
}

/** How many orders of the actor's plant are to exist by now and do not. */
export async function dueInspectionOrders(read: Read): Promise<number> {
  return (await missing(read, await dutyOf(read))).reduce((sum, { wanted }) => sum + wanted.length, 0)
}

export const dueInspectionOrdersModel = defineReadModel('dueInspectionOrders', {
  description: 'How many inspection orders of this plant are to exist by now and do not.',
  permission: ['inspect:order:add'],
  result: int(),
  stale: [inspectionOrder, inspectionPoint, equipment, shift, shiftChange, shiftPast, holiday, config, restDaysPast],
  read: ({ read }) => dueInspectionOrders(read),
})

/**
 * What was missing a moment ago is looked at again under the keys of the points: somebody may have paused one, or made its order. Points and
 * machines stay as they are until the orders are there: whoever takes a machine out of service looks for those that are open.
 */
async function makeBatch(uow: UnitOfWork, duty: Duty, ids: readonly number[]): Promise<number> {
  await uow.lock(...makingKeys(...ids))
  const points = await uow.of(inspectionPoint).lockForShare(ids)
  await uow.of(equipment).lockForShare([...new Set(points.flatMap((point) => point?.equipmentId ?? []))])
  const found = await missing(uow.read, duty, ids)
  const orders = found.flatMap(({ point, wanted }) => wanted.map((one) => ({ ...snapshotOf(point), ...one })))
  await uow.of(inspectionOrder).createMany(orders)
  return orders.length
}

/** The clock's orders are nobody's, whoever presses: so they are told from those that people make for a reason of their own. */
const asClock = ({ plantId, name, ip }: Actor): Actor => ({ ...systemActor(plantId), name, ip })

/**
 * Makes the orders of the coming 24 hours in the actor's plant that do not exist yet (§4): one for a point, shift and date, however many
 * processes do so at once and however often. Those that are not to exist any more are taken back. Out: how many were made.
 */
export async function makeInspectionOrders(store: Pick<Store, 'read' | 'write'>, caller: Actor): Promise<number> {
  const actor = asClock(caller)
  const read = store.read(actor)
  const duty = await dutyOf(read)
  await withdrawInspectionOrders(store, actor, duty)
  await retimeInspectionOrders(store, actor, duty)
  const ids = (await missing(read, duty)).map(({ point }) => point.id)
  return inBatches(ids, (some) => store.write(actor, (uow) => makeBatch(uow, duty, some)))
}

/** Of what was due while nobody ran, it makes only what can still be done in its shift. */
export const inspectionRound: ScheduledTask = {
  name: 'makeInspectionOrders',
  everyMs: 5 * 60_000,
  attempts: 3,
  counts: 'made',
  run: makeInspectionOrders,
}

export const makeInspectionOrdersCall = defineCall('makeInspectionOrders', {
  description: 'Makes the inspection orders of the coming 24 hours now instead of at the next round; answers how many.',
  permission: [`${inspectionOrder.permission}:add`],
  result: int(),
  isRepeatable: true,
  run: ({ store, actor }) => makeInspectionOrders(store, actor),
})
