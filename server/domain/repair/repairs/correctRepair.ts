import { command, invalidField, newChoice, type PatchOf, type UnitOfWork, type UpdateOf } from '../../../kernel/index.ts'
import { repairTimeLog } from '../../hours/index.ts'
import { inOrder } from '../moments.ts'
import type { LockedReport } from '../reports/openStop.ts'
import { reportLog } from '../reports/reportLog.resource.ts'
import { followTimes } from './correctedTimes.ts'
import { faultsWithin, judgeReport } from './diagnosedCategory.ts'
import { lastEnd, type Repair, repairsOf } from './openRepairs.ts'
import { repairCorrections, type repairLog } from './repairLog.resource.ts'
import { placeOfRepair } from './repairLog.rules.ts'

type RepairChanges = UpdateOf<typeof repairLog> & { beginDate?: Date | null; completeDate?: Date | null }
type Values = PatchOf<typeof repairLog>

function refuseStrange(repair: Repair, { beginDate, completeDate }: RepairChanges) {
  if (beginDate === null && repair.beginDate) throw invalidField('beginDate', 'required')
  if (completeDate === undefined) return
  if (repair.status !== 'COMPLETED') throw invalidField('completeDate', 'notInState')
  if (completeDate === null) throw invalidField('completeDate', 'required')
}

const later = (at: Date, other: Date | null) => (other && other > at ? other : at)
/** A report that ended with its last repair still does when that ended at another time. */
async function movedEnd(
  uow: UnitOfWork,
  report: LockedReport,
  { repair, completeDate, reason }: { repair: Repair; completeDate: Date; reason: string },
) {
  const { all } = await repairsOf(uow, report.id)
  const after = lastEnd(all.map((one) => (one.id === repair.id ? { ...one, completeDate } : one)))
  const before = lastEnd(all)
  if (!report.resumeDate || !before || !after) return
  const isWith = (at: Date | null, end: Date) => at?.getTime() === end.getTime()
  const resumeDate = isWith(report.resumeDate, before) ? after : report.resumeDate
  const { reopenedAt } = report
  inOrder(uow, { now: { reopenedAt, completeDate: null }, given: { completeDate: resumeDate }, pairs: [['reopenedAt', 'completeDate']] })
  const isOver = isWith(report.completedAt, later(report.resumeDate, before))
  const times = { ...(resumeDate !== report.resumeDate && { resumeDate }), ...(isOver && { completedAt: later(resumeDate, after) }) }
  if (!Object.keys(times).length) return
  await uow.of(reportLog).patch(report, times, { action: 'correct', note: { reason } })
  await followTimes(uow, report, times, reason)
}

async function correctedMoments(uow: UnitOfWork, repair: Repair, changes: RepairChanges, reason: string): Promise<Values> {
  refuseStrange(repair, changes)
  const { beginDate, completeDate } = changes
  const report = repair.reportId === null ? undefined : await uow.of(reportLog).lockForUpdate(repair.reportId)
  const settled = inOrder(uow, {
    now: { ...repair, reportDate: report?.reportDate ?? null },
    given: { beginDate, completeDate },
    pairs: [
      ['reportDate', 'beginDate'],
      ['reportDate', 'completeDate'],
      ['beginDate', 'waitingSince'],
      ['beginDate', 'completeDate'],
      ['waitingSince', 'completeDate'],
      ['resumedAt', 'completeDate'],
    ],
  })
  if (report && settled.completeDate) await movedEnd(uow, report, { repair, completeDate: settled.completeDate, reason })
  return settled
}

/** The machine of a repair is that of its report; of other work it is corrected here, with the hours booked on it. */
async function correctedMachine(uow: UnitOfWork, repair: Repair, changes: RepairChanges, reason: string): Promise<Values> {
  const field = changes.equipmentId !== undefined ? 'equipmentId' : changes.ductId !== undefined ? 'ductId' : undefined
  if (field && repair.reportId !== null) {
    const { reportNo } = await uow.of(reportLog).get(repair.reportId)
    throw invalidField(field, 'correctReportInstead', { reportNo })
  }
  const place = await placeOfRepair(uow, repair, changes)
  if (field) {
    const booked = await uow.of(repairTimeLog).lockWhere({ repairId: repair.id, status: 'BOOKED' })
    const moved = booked.map((record) => ({ record, values: place }))
    if (moved.length) await uow.of(repairTimeLog).patchMany(moved, { action: 'correct', note: { reason } })
  }
  return place
}

/** Puts a repair right; its report is judged anew and ends when its work did. */
export const correctRepair = command({
  on: repairCorrections.correct,
  async run({ uow, record: repair, input: { reason, ...changed } }) {
    const changes = changed as RepairChanges
    const place = await correctedMachine(uow, repair, changes, reason)
    const { faultCategoryId } = changes
    if (faultCategoryId !== undefined) await judgeReport(uow, { ...repair, faultCategoryId })
    const category = newChoice(repair.faultCategoryId, faultCategoryId)
    const faults = category !== null && changes.faultIds == null ? { faultIds: await faultsWithin(uow, repair, category) } : {}
    return { ...place, ...faults, ...(await correctedMoments(uow, repair, changes, reason)) }
  },
})
