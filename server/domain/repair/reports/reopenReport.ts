import { command, conflictWith, type PatchOf, type Read, type Refusal, type UnitOfWork } from '../../../kernel/index.ts'
import { resolveMoment } from '../moments.ts'
import { assignRepair, lastRepairers } from '../repairs/assignRepair.ts'
import { joinedRefusal, leadOf, moveFollowers, type Report } from './openStop.ts'
import { reportFlow, type reportLog, reportRun } from './reportLog.resource.ts'

const TEXT_MAX = 4000
const HOUR_MS = 3_600_000
const TEN_THOUSAND = 10_000

/** A joined report is reopened with the one it joined, and no machine has two open stops. */
async function reopeningRefusal(at: Pick<Read, 'of'>, report: Report): Promise<Refusal | undefined> {
  const joined = await joinedRefusal(at, report)
  if (joined || !report.isStopped) return joined
  const other = await leadOf(at, report.equipmentId, report.id)
  return other && conflictWith({ resource: 'reportLog', id: other.id }, 'repair.otherStop', { reportNo: other.reportNo })
}

/** Keeps the time in which the machine ran, so that it never counts as standing (§3). */
async function reopenedValues(uow: UnitOfWork, report: Report, at: Date): Promise<PatchOf<typeof reportLog>> {
  const { resumeDate } = report
  const reopenedAt = resumeDate && resumeDate > at ? resumeDate : at
  const running = { resumeDate: null, completedAt: null, expectedDays: null, reopenedAt }
  if (!resumeDate || resumeDate.getTime() === reopenedAt.getTime()) return running
  await uow.of(reportRun).create({ reportId: report.id, fromAt: resumeDate, toAt: reopenedAt })
  const ran = (reopenedAt.getTime() - resumeDate.getTime()) / HOUR_MS
  return { ...running, ranHours: Math.round(((report.ranHours ?? 0) + ran) * TEN_THOUSAND) / TEN_THOUSAND }
}

/** The fault is not gone: a second stop begins, and those who repaired it last are asked again. */
export const reopenReport = command({
  on: reportFlow.reopen,
  blocked: ({ read, record: report }) => reopeningRefusal(read, report),
  async run({ uow, record: report, input }) {
    const refusal = await reopeningRefusal(uow, report)
    if (refusal) throw refusal
    const entered = { value: input.reopenedAt, field: 'reopenedAt' }
    const at = resolveMoment(uow, entered, { at: report.resumeDate, rule: 'beforeResume' })
    const repairerIds = await lastRepairers(uow, report)
    const faultDescription = `${report.description}\n${input.reason}`.slice(0, TEXT_MAX)
    const values = (follower: Report) => reopenedValues(uow, follower, at)
    await moveFollowers(uow, { lead: report, step: reportFlow.reopen, values })
    await assignRepair(uow, report, { repairerIds, faultDescription })
    return reopenedValues(uow, report, at)
  },
})
