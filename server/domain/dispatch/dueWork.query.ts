import { and, eq, inArray, lte, notExists } from 'drizzle-orm'
import { type AnswerOf, addDays, can, defineReadModel, link, objectOf, type Read, type RowOf, todayOf } from '../../kernel/index.ts'
import { inspectionOrder } from '../inspection/index.ts'
import { isAwake, maintenanceOrder, maintenancePlan } from '../maintenance/index.ts'
import { equipment } from '../masterdata/index.ts'
import { debtDueDate, faultStates, repairer, repairLog, reportLog } from '../repair/index.ts'
import { config, configValue, STOP_LOOK_AHEAD } from '../system/index.ts'
import { DUE_PART_SOURCES, partsOfDue } from './dueParts.query.ts'
import { dueWorkShape } from './dueWork.shape.ts'
import { repairerFor } from './repairerFor.ts'

type DueWork = AnswerOf<typeof dueWorkShape>
type Item = DueWork['items'][number]
export type DueKind = Item['kind']
/** What is due, before it is known who has it and whether its parts are there. */
type Found = Omit<Item, 'ownerName' | 'canClaim' | 'parts'> & { readonly ownerId: number | null }
interface Scope {
  readonly equipmentId: number
  /** The last day that counts. */
  readonly until: string
}

const OPEN_REPAIR = ['ASSIGNED', 'IN_PROGRESS', 'WAITING_PARTS'] as const
/** Who sees such work, and who takes it on. */
const RIGHTS: Readonly<Record<DueKind, { readonly sees: string; readonly claims: string }>> = {
  MAINTENANCE: { sees: maintenanceOrder.permission, claims: `${maintenanceOrder.permission}:start` },
  PLAN: { sees: maintenancePlan.permission, claims: `${maintenanceOrder.permission}:start` },
  INSPECTION: { sees: inspectionOrder.permission, claims: `${inspectionOrder.permission}:record` },
  DEBT: { sees: reportLog.permission, claims: `${repairLog.permission}:start` },
}
export const claimPermission = (kind: DueKind): string => RIGHTS[kind].claims
const sees = (read: Read, kind: DueKind) => can(read.actor, `${RIGHTS[kind].sees}:list`) || can(read.actor, `${RIGHTS[kind].sees}:query`)

/** Open maintenance orders of the machine. */
async function dueOrders(read: Read, { equipmentId, until }: Scope): Promise<Found[]> {
  const orders = await read.of(maintenanceOrder).find({ equipmentId, status: ['PENDING', 'IN_PROGRESS'] })
  return orders.flatMap(({ id, maintNo, pointName, checkName, planDate, status, ownerId }) =>
    planDate > until
      ? []
      : {
          ...{ kind: 'MAINTENANCE', id, number: maintNo, description: [pointName, checkName].filter(Boolean).join(' · ') },
          ...{ dueDate: planDate, checks: 0, isInWork: status === 'IN_PROGRESS', ownerId },
        },
  )
}

/** The next turn of each plan of the machine, unless its order exists. */
async function duePlans(read: Read, { equipmentId, until }: Scope): Promise<Found[]> {
  const [plan, order] = [read.table(maintenancePlan), read.table(maintenanceOrder)]
  const made = read.db
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.planId, plan.id), eq(order.dueDate, plan.nextMaintDate)))
  const due = await read.db
    .select({ id: plan.id })
    .from(plan)
    .where(and(eq(plan.equipmentId, equipmentId), lte(plan.nextMaintDate, until), notExists(made)))
  const plans = await read.of(maintenancePlan).many(due.map(({ id }) => id))
  return plans.flatMap((one): Found[] =>
    one && isAwake(one)
      ? [
          {
            ...{
              kind: 'PLAN',
              id: one.id,
              number: null,
              description: [one.pointName, one.checkName || one.name].filter(Boolean).join(' · '),
            },
            ...{ dueDate: one.nextMaintDate, checks: 0, isInWork: false, ownerId: one.ownerId },
          },
        ]
      : [],
  )
}

/** Inspections of the machine that may be recorded now, of shifts since yesterday; those of a shift are one walk. */
export async function dueInspections(read: Read, equipmentId: number): Promise<RowOf<typeof inspectionOrder>[]> {
  const today = todayOf(read)
  const t = read.table(inspectionOrder)
  const open = and(eq(t.equipmentId, equipmentId), eq(t.status, 'PENDING'), inArray(t.planDate, [addDays(today, -1), today]))
  const found = await read.db
    .select({ id: t.id })
    .from(t)
    .where(and(open, lte(t.dueFrom, read.now)))
    .orderBy(t.dueUntil, t.id)
  return (await read.of(inspectionOrder).many(found.map(({ id }) => id))).flatMap((one) => one ?? [])
}
async function dueChecks(read: Read, { equipmentId }: Scope): Promise<Found[]> {
  const orders = await dueInspections(read, equipmentId)
  const [first] = orders
  if (!first) return []
  const points = [...new Set(orders.map(({ pointName }) => pointName))]
  const owners = new Set(orders.map(({ inspectorId }) => inspectorId))
  return [
    {
      ...{ kind: 'INSPECTION', id: first.id, number: first.inspectNo, description: points.join(' · '), dueDate: first.planDate },
      ...{ checks: orders.length, isInWork: false, ownerId: owners.size === 1 ? first.inspectorId : null },
    },
  ]
}

/** Known faults of the machine that nobody repairs. */
async function dueDebts(read: Read, { equipmentId, until }: Scope): Promise<Found[]> {
  const reports = await read.of(reportLog).find({ equipmentId, status: 'USABLE_WITH_FAULT', joinedToId: null })
  const ids = reports.map(({ id }) => id)
  const repairs = ids.length ? await read.of(repairLog).find({ reportId: ids, status: OPEN_REPAIR }) : []
  return reports.flatMap((report): Found[] => {
    const dueDate = debtDueDate(report, read.offsetMinutes)
    if (!dueDate || dueDate > until || repairs.some(({ reportId }) => reportId === report.id)) return []
    const { id, reportNo, description } = report
    return [{ kind: 'DEBT', id, number: reportNo, description, dueDate, checks: 0, isInWork: false, ownerId: null }]
  })
}

/**
 * What else of the machine of a repair is due within some days, while the machine stands. It is read beyond the data scope of whoever has the
 * repair: work of a colleague at the same machine is what a stop is for.
 */
export async function dueDuringStop(read: Read, repairId: number): Promise<DueWork> {
  const repair = await read.of(repairLog).get(repairId)
  const whole = read.withoutDataScope
  const days = Number(await configValue(read, STOP_LOOK_AHEAD))
  const isOpen = OPEN_REPAIR.some((status) => status === repair.status)
  const state = isOpen ? (await faultStates(whole, [repair.equipmentId])).get(repair.equipmentId) : undefined
  if (state !== 'STOPPED') return { days, items: [] }
  const scope = { equipmentId: repair.equipmentId, until: addDays(todayOf(read), days) }
  const sources = { MAINTENANCE: dueOrders, PLAN: duePlans, INSPECTION: dueChecks, DEBT: dueDebts }
  const kinds = (Object.keys(sources) as DueKind[]).filter((kind) => sees(read, kind))
  const found = (await Promise.all(kinds.map((kind) => sources[kind](whole, scope)))).flat()
  const [owners, parts, worker] = await Promise.all([
    whole.of(repairer).many([...new Set(found.flatMap(({ ownerId }) => ownerId ?? []))]),
    partsOfDue(whole, found),
    repairerFor(read, repair),
  ])
  const items = found
    .toSorted((a, b) => a.dueDate.localeCompare(b.dueDate) || kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
    .map(({ ownerId, ...one }) => ({
      ...one,
      ownerName: owners.find((person) => person?.id === ownerId)?.name ?? null,
      canClaim: worker !== null && !one.isInWork && can(read.actor, claimPermission(one.kind)),
      parts: parts(one),
    }))
  return { days, items }
}

export const dueDuringStopModel = defineReadModel('dueDuringStop', {
  description: 'What else of the machine of a repair is due within some days while it stands, with the parts that it needs.',
  permission: [`${repairLog.permission}:list`, `${repairLog.permission}:query`],
  args: { repairId: link('repairLog', { required: true, description: 'The repair at hand.' }) },
  result: objectOf(dueWorkShape),
  stale: [maintenanceOrder, maintenancePlan, inspectionOrder, reportLog, repairLog, repairer, equipment, config, ...DUE_PART_SOURCES],
  read: ({ read }, { repairId }) => dueDuringStop(read, repairId),
})
