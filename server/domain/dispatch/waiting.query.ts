import { and, eq, inArray, lt, lte } from 'drizzle-orm'
import { addDays, businessDay, dayStart, type Read, type RowOf, todayOf } from '../../kernel/index.ts'
import { inspectionOrder } from '../inspection/index.ts'
import { maintenanceOrder } from '../maintenance/index.ts'
import { equipment, workshop } from '../masterdata/index.ts'
import { progressOf, repairer, repairLog, reportLog } from '../repair/index.ts'
import { coveredReservations, partReservation, sparePart } from '../stock/index.ts'
import { byUrgency } from './queueOrder.ts'

/** A debt shows up so many days before its own. */
export const DEBT_DAYS = 3
/** Shifts end with half an hour for handing over; what nobody did by then was missed (§4). */
const GRACE_MS = 30 * 60_000

type Report = RowOf<typeof reportLog>
export type DispatchKind = 'REPORT' | 'PARTS' | 'DEBT' | 'MAINTENANCE' | 'INSPECTION'
export interface Waiting {
  readonly kind: DispatchKind
  readonly records: readonly { readonly id: number; readonly updatedAt: Date }[]
  readonly number: string
  readonly equipmentId: number
  readonly description: string
  readonly urgency: Report['urgency'] | null
  readonly isStopped: boolean
  readonly since: Date
  readonly dueDate: string | null
  readonly craft: RowOf<typeof equipment>['maintCraft']
  readonly faultCategoryId: number | null
  readonly missingParts: readonly string[]
  readonly assigned: readonly number[]
}
type Found = Omit<Waiting, 'craft'> & { readonly craft?: Waiting['craft'] }
const NOTHING = { faultCategoryId: null, missingParts: [], assigned: [], urgency: null, isStopped: false, dueDate: null }

/** The reports of open breakdowns that nobody has accepted, and machines that run with a fault whose day is near. */
async function fromReports(read: Read): Promise<Found[]> {
  const reports = await read.of(reportLog).find({ status: ['PENDING', 'USABLE_WITH_FAULT'], joinedToId: null })
  const lastDay = addDays(todayOf(read), DEBT_DAYS)
  const running = reports.filter(({ status }) => status === 'USABLE_WITH_FAULT').map(({ id }) => id)
  const repairs = running.length
    ? await read.withoutDataScope.of(repairLog).find({ reportId: running, status: ['ASSIGNED', 'IN_PROGRESS', 'WAITING_PARTS'] })
    : []
  const inRepair = new Set(repairs.map(({ reportId }) => reportId))
  return reports.flatMap((report): Found[] => {
    const { id, updatedAt, reportNo, equipmentId, description, urgency, faultCategoryId, resumeDate, expectedDays } = report
    const shared = { ...NOTHING, records: [{ id, updatedAt }], number: reportNo, equipmentId, description, urgency, faultCategoryId }
    if (report.status === 'PENDING') {
      const since = report.reopenedAt ?? report.reportDate
      return [{ ...shared, kind: 'REPORT', since, isStopped: report.isStopped && resumeDate === null }]
    }
    const dueDate = resumeDate && addDays(businessDay(resumeDate, read.offsetMinutes), expectedDays ?? 0)
    if (!dueDate || dueDate > lastDay || inRepair.has(id)) return []
    return [{ ...shared, kind: 'DEBT', since: resumeDate, dueDate }]
  })
}

/** Which parts work still waits for, by name. */
async function missingParts(read: Read, key: 'repairLogId' | 'maintenanceOrderId', ids: readonly number[]): Promise<Map<number, string[]>> {
  const whole = read.withoutDataScope
  const rows = ids.length ? await whole.of(partReservation).find({ [key]: ids } as never) : []
  const covered = await coveredReservations(read, rows)
  const lacking = rows.filter(({ id }) => !covered.has(id))
  const parts = await whole.of(sparePart).many(lacking.map(({ partId }) => partId))
  const names = new Map<number, string[]>()
  for (const [at, row] of lacking.entries()) names.set(row[key] ?? 0, [...(names.get(row[key] ?? 0) ?? []), parts[at]?.name ?? ''])
  return names
}

/** Breakdowns that go on only when parts arrive. */
async function fromRepairs(read: Read): Promise<Found[]> {
  const repairs = await read.of(repairLog).find({ status: 'WAITING_PARTS' })
  if (!repairs.length) return []
  const ids = repairs.map(({ id }) => id)
  const [people, missing, reports] = await Promise.all([
    read.of(repairLog).linksOf('repairerIds', ids),
    missingParts(read, 'repairLogId', ids),
    read.withoutDataScope.of(reportLog).many(repairs.map(({ reportId }) => reportId ?? 0)),
  ])
  const progress = await progressOf(
    read.withoutDataScope,
    reports.flatMap((one) => one ?? []),
  )
  return repairs.flatMap((repair, at): Found[] => {
    const report = reports[at]
    // Another repair of the same breakdown may go on.
    if (report && progress.get(report.id)?.status !== 'WAITING_PARTS') return []
    const since = repair.waitingSince ?? repair.createdAt
    return [
      {
        ...NOTHING,
        kind: 'PARTS',
        records: [{ id: repair.id, updatedAt: repair.updatedAt }],
        number: repair.repairNo,
        equipmentId: repair.equipmentId,
        description: repair.faultDescription ?? repair.description ?? '',
        urgency: report?.urgency ?? null,
        isStopped: report?.isStopped === true && report.resumeDate === null,
        since,
        dueDate: repair.expectedDays === null ? null : addDays(businessDay(since, read.offsetMinutes), repair.expectedDays),
        faultCategoryId: repair.faultCategoryId,
        missingParts: missing.get(repair.id) ?? [],
        assigned: people.get(repair.id) ?? [],
      },
    ]
  })
}

/** Maintenance that is due by today and has nobody who is there. */
async function fromMaintenance(read: Read, isAway: (repairerId: number) => boolean): Promise<Found[]> {
  const t = read.table(maintenanceOrder)
  const due = and(read.within(maintenanceOrder), inArray(t.status, ['PENDING', 'IN_PROGRESS']), lte(t.planDate, todayOf(read)))
  const found = await read.db.select({ id: t.id, ownerId: t.ownerId }).from(t).where(due)
  const ids = found.filter(({ ownerId }) => ownerId === null || isAway(ownerId)).map(({ id }) => id)
  const [orders, missing] = await Promise.all([read.of(maintenanceOrder).many(ids), missingParts(read, 'maintenanceOrderId', ids)])
  return orders.flatMap((order): Found[] => {
    if (!order) return []
    const { id, updatedAt, maintNo, equipmentId, checkName, pointName, planDate, maintCraft, ownerId } = order
    return [
      {
        ...NOTHING,
        kind: 'MAINTENANCE',
        records: [{ id, updatedAt }],
        number: maintNo,
        equipmentId,
        description: [pointName, checkName].filter(Boolean).join(' · '),
        since: dayStart(planDate, read.offsetMinutes),
        dueDate: planDate,
        craft: maintCraft,
        missingParts: missing.get(id) ?? [],
        assigned: ownerId === null ? [] : [ownerId],
      },
    ]
  })
}

/** Inspections of yesterday's and today's shifts that were missed and have nobody who is there; those of a machine and a shift are one job. */
async function fromInspections(read: Read, isAway: (repairerId: number) => boolean): Promise<Found[]> {
  const t = read.table(inspectionOrder)
  const today = todayOf(read)
  const missed = and(
    read.within(inspectionOrder),
    inArray(t.planDate, [addDays(today, -1), today]),
    eq(t.status, 'PENDING'),
    lt(t.dueUntil, new Date(read.now.getTime() - GRACE_MS)),
  )
  const found = await read.db
    .select({
      ...{ id: t.id, updatedAt: t.updatedAt, number: t.inspectNo, equipmentId: t.equipmentId, shiftId: t.shiftId },
      ...{ pointName: t.pointName, planDate: t.planDate, dueUntil: t.dueUntil, inspectorId: t.inspectorId },
    })
    .from(t)
    .where(missed)
    .orderBy(t.dueUntil, t.id)
  const open = found.filter(({ inspectorId }) => inspectorId === null || isAway(inspectorId))
  const groups = new Map<string, typeof open>()
  for (const one of open) {
    const key = `${one.equipmentId} ${one.shiftId} ${one.planDate}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()].flatMap((group): Found[] => {
    const [first] = group
    if (!first) return []
    return [
      {
        ...NOTHING,
        kind: 'INSPECTION',
        records: group.map(({ id, updatedAt }) => ({ id, updatedAt })),
        number: first.number,
        equipmentId: first.equipmentId,
        description: [...new Set(group.map(({ pointName }) => pointName))].join(' · '),
        since: first.dueUntil,
        dueDate: first.planDate,
        assigned: [...new Set(group.flatMap(({ inspectorId }) => inspectorId ?? []))],
      },
    ]
  })
}

export interface Place {
  readonly equipmentName: string
  readonly workshopName: string | null
  readonly assignedNames: readonly string[]
}

/** Everything that waits for somebody, the most urgent first. Work without a trade of its own needs that of its machine; a check needs none. */
export async function waitingItems(read: Read, isAway: (repairerId: number) => boolean): Promise<(Waiting & Place)[]> {
  const found = (
    await Promise.all([fromReports(read), fromRepairs(read), fromMaintenance(read, isAway), fromInspections(read, isAway)])
  ).flat()
  const whole = read.withoutDataScope
  const [machines, repairers] = await Promise.all([
    whole.of(equipment).many(found.map(({ equipmentId }) => equipmentId)),
    whole.of(repairer).many([...new Set(found.flatMap(({ assigned }) => assigned))]),
  ])
  const halls = await whole.of(workshop).many([...new Set(machines.flatMap((one) => one?.workshopId ?? []))])
  const items = found.map((one, at) => {
    const machine = machines[at]
    return {
      ...one,
      craft: one.kind === 'INSPECTION' ? null : (one.craft ?? machine?.maintCraft ?? null),
      equipmentName: machine?.name ?? '',
      workshopName: halls.find((hall) => hall?.id === machine?.workshopId)?.name ?? null,
      assignedNames: one.assigned.flatMap((id) => repairers.find((person) => person?.id === id)?.name ?? []),
    }
  })
  return items.sort(byUrgency)
}
