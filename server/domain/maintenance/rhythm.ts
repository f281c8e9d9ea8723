import { addDays, type PatchOf, type RowOf, todayOf, type UnitOfWork } from '../../kernel/index.ts'
import { maintenanceOrder } from './maintenanceOrder.resource.ts'
import type { maintenancePlan } from './maintenancePlan.resource.ts'
import { afterCycles, nextInRhythm } from './nextDate.ts'

type Plan = RowOf<typeof maintenancePlan>
type PlanPatch = Promise<PatchOf<typeof maintenancePlan>>
export const later = (a: string | null, b: string) => (a !== null && a > b ? a : b)

/** The day a plan counts from; those of before this was kept count from their next date. */
export const anchorOf = ({ anchorDate, nextMaintDate }: Pick<Plan, 'anchorDate' | 'nextMaintDate'>) => anchorDate ?? nextMaintDate

/** The finished or cancelled order that a plan has for a day: that turn is over, and a plan at rest on it would make no more orders. */
export async function overOn(uow: UnitOfWork, planId: number, dueDate: string) {
  const [order] = await uow.of(maintenanceOrder).find({ planId, dueDate, status: ['DONE', 'CANCELLED', 'VOIDED'] })
  return order
}
async function unmade(uow: UnitOfWork, planId: number, { day, next }: { day: string; next: (day: string) => string }): Promise<string> {
  let free = day
  while (await overOn(uow, planId, free)) {
    const after = next(free)
    if (after <= free) return free
    free = after
  }
  return free
}

/** What a plan says once a turn of it is done: FIXED keeps its rhythm, without making up missed turns, AFTER_DONE counts anew (§5). */
export async function afterDone(uow: UnitOfWork, plan: Plan, { dueDate, actualDate }: { dueDate: string; actualDate: string }): PlanPatch {
  const lastMaintDate = later(plan.lastMaintDate, actualDate)
  if (plan.basis === 'FIXED') {
    const anchorDate = anchorOf(plan)
    const next = (after: string) => nextInRhythm(anchorDate, plan, after)
    const day = later(plan.nextMaintDate, next(later(dueDate, actualDate)))
    return { lastMaintDate, anchorDate, nextMaintDate: await unmade(uow, plan.id, { day, next }) }
  }
  const next = (after: string) => addDays(after, 1)
  const counted = afterCycles(lastMaintDate, plan)
  // Done a whole turn ahead of its day: that day has had its order.
  const day = counted === dueDate ? next(counted) : counted
  return { lastMaintDate, anchorDate: lastMaintDate, nextMaintDate: await unmade(uow, plan.id, { day, next }) }
}

/** What a plan says once its next turn is called off: the next one that is still to come. Those missed meanwhile are not to be called off one by one. */
export async function afterCancelled(uow: UnitOfWork, plan: Plan): PlanPatch {
  const anchorDate = anchorOf(plan)
  const next = (after: string) => nextInRhythm(anchorDate, plan, after)
  const yesterday = addDays(todayOf(uow.read), -1)
  return { anchorDate, nextMaintDate: await unmade(uow, plan.id, { day: next(later(plan.nextMaintDate, yesterday)), next }) }
}
