import {
  type Actor,
  defineCall,
  inBatches,
  int,
  type RowOf,
  type ScheduledTask,
  type Store,
  todayOf,
  type UnitOfWork,
} from '../../kernel/index.ts'
import { equipment, machineKey } from '../masterdata/index.ts'
import { type Need, reserve } from '../stock/index.ts'
import { duePlans, isAwake, isDueBy } from './duePlans.query.ts'
import { maintenanceOrder, TAKEN } from './maintenanceOrder.resource.ts'
import { maintenancePlan } from './maintenancePlan.resource.ts'
import { partsOfPlans, takeParts } from './neededPart.resource.ts'

type Plan = RowOf<typeof maintenancePlan>

function orderOf(plan: Plan) {
  const { id: planId, equipmentId, nextMaintDate } = plan
  const taken = Object.fromEntries(TAKEN.map((key) => [key, plan[key]])) as Pick<typeof plan, (typeof TAKEN)[number]>
  return { ...taken, planId, equipmentId, checkName: plan.checkName || plan.name, planDate: nextMaintDate, dueDate: nextMaintDate }
}

const machinesOf = (plans: readonly (Plan | null)[]) => [...new Set(plans.flatMap((plan) => plan?.equipmentId ?? []))]

/**
 * What was due a moment ago is looked at again under the keys of the machines: somebody may have paused a plan, moved it, or made its order.
 * Plans and machines stay as they are until the orders are there; a plan that has gone to another machine meanwhile is left to the next round.
 */
async function stillDue(uow: UnitOfWork, planIds: readonly number[]) {
  const known = machinesOf(await uow.of(maintenancePlan).many(planIds))
  await uow.lock(...known.map(machineKey))
  const today = todayOf(uow.read)
  const isDue = (plan: Plan | null) => plan !== null && known.includes(plan.equipmentId) && isAwake(plan) && isDueBy(today, plan)
  const plans = (await uow.of(maintenancePlan).lockForShare(planIds)).filter(isDue) as Plan[]
  const machines = await uow.of(equipment).lockForShare(plans.map(({ equipmentId }) => equipmentId))
  const dueDate = [...new Set(plans.map(({ nextMaintDate }) => nextMaintDate))]
  const orders = plans.length ? await uow.of(maintenanceOrder).find({ planId: plans.map(({ id }) => id), dueDate }) : []
  const made = new Set(orders.map((order) => `${order.planId} ${order.dueDate}`))
  return plans.filter(({ id, nextMaintDate }, at) => {
    const machine = machines[at]
    return machine && isAwake(machine) && !made.has(`${id} ${nextMaintDate}`)
  })
}

async function makeBatch(uow: UnitOfWork, planIds: readonly number[]): Promise<number> {
  const plans = await stillDue(uow, planIds)
  const parts = await partsOfPlans(
    uow,
    plans.map(({ id }) => id),
  )
  const needs: Need[] = []
  for (const plan of plans) {
    const order = await uow.of(maintenanceOrder).create(orderOf(plan))
    needs.push(...(await takeParts(uow, order, parts.get(plan.id))))
  }
  await reserve(uow, needs)
  return plans.length
}

/**
 * Makes the orders of the actor's plant that are due (§5): one for a plan and a date, however many processes do so at once. After a standstill
 * a plan gets the one order it has come to and none for the turns it has missed. Out: how many were made.
 */
export async function makeOrders(store: Pick<Store, 'read' | 'write'>, actor: Actor): Promise<number> {
  const due = await duePlans(store.read(actor))
  return inBatches(due, (some) => store.write(actor, ({ withoutDataScope: whole }) => makeBatch(whole, some)))
}

/** It makes the orders, too, that came due while nobody ran. */
export const maintenanceRound: ScheduledTask = {
  name: 'makeMaintenanceOrders',
  everyMs: 5 * 60_000,
  attempts: 3,
  counts: 'made',
  run: makeOrders,
}

export const makeOrdersCall = defineCall('makeMaintenanceOrders', {
  description: 'Makes the maintenance orders of this plant that are due now instead of at the next round; answers how many.',
  permission: [`${maintenanceOrder.permission}:add`],
  result: int(),
  isRepeatable: true,
  run: ({ store, actor }) => makeOrders(store, actor),
})
