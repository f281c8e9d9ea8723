import { command, conflict, type Read, type Refusal } from '../../kernel/index.ts'
import { assignRepair, lastRepairers } from './assignRepair.ts'
import { reportKey } from './openRepairs.ts'
import { joinedRefusal, leadOf, moveFollowers, type Report, stopKey } from './openStop.ts'
import { reportFlow } from './reportLog.resource.ts'

const TEXT_MAX = 4000

/** A joined report is reopened with the one it joined, and no machine has two open stops. */
async function reopeningRefusal(at: Pick<Read, 'of'>, report: Report): Promise<Refusal | undefined> {
  const joined = await joinedRefusal(at, report)
  if (joined || !report.isStopped) return joined
  const other = await leadOf(at, report.equipmentId, report.id)
  return other && conflict('repair.otherStop', { reportNo: other.reportNo })
}

/** The fault is not gone: the stop counts on from the first report, and those who repaired it last are asked again. */
export const reopenReport = command({
  on: reportFlow.reopen,
  blocked: ({ read, record: report }) => reopeningRefusal(read, report),
  async run({ uow, record: report, input }) {
    await uow.lock(reportKey(report.id))
    await uow.lock(stopKey(report.equipmentId))
    const refusal = await reopeningRefusal(uow, report)
    if (refusal) throw refusal
    const repairerIds = await lastRepairers(uow, report)
    const faultDescription = `${report.description}\n${input.reason}`.slice(0, TEXT_MAX)
    await assignRepair(uow, report, { repairerIds, faultDescription })
    const running = { resumeDate: null, completedAt: null, expectedDays: null }
    await moveFollowers(uow, { lead: report, step: reportFlow.reopen, values: () => running })
    return running
  },
})
