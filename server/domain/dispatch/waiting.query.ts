import { addDays, type Read, todayOf } from '../../kernel/index.ts'
import { equipment, workshop } from '../masterdata/index.ts'
import { debtDueDate, partsDueDate, progressOf, repairer, repairLog, reportLog } from '../repair/index.ts'
import { byUrgency } from './queueOrder.ts'
import { type Found, missingParts, NOTHING, type Waiting } from './waitingItem.ts'
import { fromInspections, fromMaintenance } from './waitingUpkeep.query.ts'

/** A debt shows up so many days before its own. */
export const DEBT_DAYS = 3
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
    const { id, updatedAt, reportNo, equipmentId, description, urgency, faultCategoryId, resumeDate } = report
    const shared = { ...NOTHING, records: [{ id, updatedAt }], number: reportNo, equipmentId, description, urgency, faultCategoryId }
    if (report.status === 'PENDING') {
      const since = report.reopenedAt ?? report.reportDate
      return [{ ...shared, kind: 'REPORT', since, isStopped: report.isStopped && resumeDate === null }]
    }
    const dueDate = debtDueDate(report, read.offsetMinutes)
    if (!resumeDate || !dueDate || dueDate > lastDay || inRepair.has(id)) return []
    return [{ ...shared, kind: 'DEBT', since: resumeDate, dueDate }]
  })
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
        dueDate: partsDueDate(repair, read.offsetMinutes),
        faultCategoryId: repair.faultCategoryId,
        missingParts: missing.get(repair.id) ?? [],
        assigned: people.get(repair.id) ?? [],
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
