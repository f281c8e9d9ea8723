import {
  type Actor,
  type AnswerOf,
  about,
  advance,
  conflict,
  conflictWith,
  defineCall,
  link,
  objectOf,
  Refusal,
  type RowOf,
  requirePermission,
  rowOperations,
  type UnitOfWork,
} from '../../kernel/index.ts'
import { inspectionOrder } from '../inspection/index.ts'
import { maintenanceFlow, maintenanceOrder, maintenancePlan } from '../maintenance/index.ts'
import { machineKey } from '../masterdata/index.ts'
import { faultStates, repairFlow, repairLog } from '../repair/index.ts'
import { ALREADY_ASSIGNED, type Deps, namesOf, repairDebt } from './assignDebt.ts'
import { claimPermission, type DueKind, dueInspections } from './dueWork.query.ts'
import { claimedWork, dueKindOf } from './dueWork.shape.ts'
import { repairerFor } from './repairerFor.ts'

type ClaimedWork = AnswerOf<typeof claimedWork>
interface Claim {
  readonly deps: Deps
  readonly uow: UnitOfWork
  readonly equipmentId: number
  /** Who takes it on. */
  readonly repairerId: number
  readonly id: number
}

/** Begins an order as one's own, whoever was to do it; what a colleague has begun is theirs. */
async function beginOrder({ uow, equipmentId, repairerId, id }: Claim): Promise<ClaimedWork> {
  const order = await uow.withoutDataScope.of(maintenanceOrder).lockForUpdate(id)
  if (order.equipmentId !== equipmentId) throw conflict('dispatch.otherMachine', { number: order.maintNo })
  if (order.status !== 'PENDING') {
    const subject = { resource: maintenanceOrder.name, id }
    if (order.ownerId === null) throw conflictWith(subject, 'dispatch.alreadyBegun', { number: order.maintNo })
    throw conflictWith(subject, ALREADY_ASSIGNED, { number: order.maintNo, names: await namesOf(uow, [order.ownerId]) })
  }
  await advance(uow.withoutDataScope, maintenanceFlow.start, order, { ownerId: repairerId })
  return { resource: maintenanceOrder.name, id, number: order.maintNo }
}

/** Makes the next order of a plan ahead of its day, and begins it. */
async function beginPlan(claim: Claim): Promise<ClaimedWork> {
  const { deps, uow, equipmentId, repairerId, id } = claim
  const plan = await uow.withoutDataScope.read.of(maintenancePlan).get(id)
  if (plan.equipmentId !== equipmentId) throw conflict('dispatch.otherMachine', { number: plan.name })
  const { nextMaintDate: planDate, name } = plan
  const input = { planId: id, equipmentId, planDate, checkName: plan.checkName || name, ownerId: repairerId }
  const order = await about(maintenanceOrder, () =>
    rowOperations(deps.store.now, deps.registry).create(uow.withoutDataScope, maintenanceOrder, input),
  )
  return beginOrder({ ...claim, id: order.id })
}

/** All open inspections of the machine go to the repairer; recording each is another step. */
async function claimInspections({ deps, uow, equipmentId, repairerId }: Claim): Promise<ClaimedWork> {
  const whole = uow.withoutDataScope
  const orders = await dueInspections(whole.read, equipmentId)
  const [first] = orders
  if (!first) throw conflict('dispatch.nothingDue')
  const { updateLocked } = rowOperations(deps.store.now, deps.registry)
  for (const order of await whole.of(inspectionOrder).lockWhere({ id: orders.map(({ id }) => id), status: 'PENDING' }))
    if (order.inspectorId !== repairerId)
      await about(inspectionOrder, () => updateLocked(whole, inspectionOrder, order as never, { inspectorId: repairerId }))
  return { resource: inspectionOrder.name, id: first.id, number: first.inspectNo }
}

/** A known fault becomes a second repair of the same stop. */
async function beginDebt({ deps, uow, repairerId, id }: Claim): Promise<ClaimedWork> {
  const { id: repairId } = await repairDebt(deps, uow.withoutDataScope, { reportId: id, repairerId })
  const repair = await uow.withoutDataScope.of(repairLog).lockForUpdate(repairId)
  await advance(uow.withoutDataScope, repairFlow.start, repair, { beginDate: uow.now })
  return { resource: repairLog.name, id: repair.id, number: repair.repairNo }
}

const CLAIMS: Readonly<Record<DueKind, (claim: Claim) => Promise<ClaimedWork>>> = {
  MAINTENANCE: beginOrder,
  PLAN: beginPlan,
  INSPECTION: claimInspections,
  DEBT: beginDebt,
}
interface Request {
  readonly repairId: number
  readonly kind: DueKind
  readonly id: number
}

/** Only whoever has a repair of the machine, which stands, takes on what else is due on it. */
export async function claimDueWork(deps: Deps, actor: Actor, { repairId, kind, id }: Request): Promise<ClaimedWork> {
  requirePermission(actor, claimPermission(kind))
  return deps.store.write(actor, async (uow) => {
    const repair: RowOf<typeof repairLog> = await uow.read.of(repairLog).get(repairId)
    const { equipmentId, repairNo } = repair
    await uow.lock(machineKey(equipmentId))
    const repairerId = await repairerFor(uow.read, repair)
    if (repairerId === null) throw new Refusal('repair.notYours', { repairNo }, { kind: 'forbidden' })
    const state = (await faultStates(uow.withoutDataScope.read, [equipmentId])).get(equipmentId)
    if (state !== 'STOPPED') throw conflict('dispatch.machineRuns')
    return CLAIMS[kind]({ deps, uow, equipmentId, repairerId, id })
  })
}

export const claimDueWorkCall = defineCall('claimDueWork', {
  description: 'Takes on, while the machine of a repair stands, something else that is due on it; refused when somebody else was first.',
  permission: [`${repairLog.permission}:start`],
  args: {
    repairId: link('repairLog', { required: true, description: 'The repair at hand.' }),
    kind: dueKindOf({ required: true, description: 'What it is.' }),
    id: link('any', { required: true, description: 'The order, the plan, the report, or the first of the inspections.' }),
  },
  result: objectOf(claimedWork),
  run: ({ store, registry, actor }, request) => claimDueWork({ store, registry }, actor, request),
})
