import type { Actor, RowOf, Store, UnitOfWork } from '../../kernel/index.ts'
import { equipment } from '../masterdata/index.ts'
import { duePlans, isAwake } from './duePlans.query.ts'
import { maintenanceOrder } from './maintenanceOrder.resource.ts'
import { maintenancePlan } from './maintenancePlan.resource.ts'
import { TAKEN } from './taken.ts'

/** Few enough that nobody who wants to write meanwhile notices. */
const BATCH = 50

function orderOf(plan: RowOf<typeof maintenancePlan>) {
  const { id: planId, equipmentId, nextMaintDate } = plan
  const taken = Object.fromEntries(TAKEN.map((key) => [key, plan[key]])) as Pick<typeof plan, (typeof TAKEN)[number]>
  return { ...taken, planId, equipmentId, checkName: plan.checkName || plan.name, planDate: nextMaintDate, dueDate: nextMaintDate }
}

/** What was due a moment ago is looked at again under the plan's lock: somebody may have paused it, or made the order. */
async function makeOrder(uow: UnitOfWork, planId: number): Promise<boolean> {
  await uow.lock(`maintenancePlan:${planId}`)
  const [plan] = await uow.of(maintenancePlan).many([planId])
  const [machine] = await uow.of(equipment).many([plan?.equipmentId ?? 0])
  if (!plan || !machine || !isAwake(plan) || !isAwake(machine)) return false
  if (await uow.of(maintenanceOrder).count({ planId, dueDate: plan.nextMaintDate })) return false
  await uow.of(maintenanceOrder).create(orderOf(plan))
  return true
}

/**
 * Makes the orders of the actor's plant that are due (§5): one for a plan and a date, however many processes do so at once. After a standstill
 * a plan gets the one order it has come to and none for the turns it has missed. Out: how many were made.
 */
export async function makeOrders(store: Pick<Store, 'read' | 'write'>, actor: Actor): Promise<number> {
  const due = await duePlans(store.read(actor))
  let made = 0
  for (let at = 0; at < due.length; at += BATCH) {
    const batch = due.slice(at, at + BATCH)
    made += await store.write(actor, async (uow) => {
      let count = 0
      // Locks are taken in one order, or two processes could wait for each other.
      for (const id of batch.toSorted((a, b) => a - b)) if (await makeOrder(uow, id)) count++
      return count
    })
  }
  return made
}
