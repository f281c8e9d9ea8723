import { command, conflict } from '../../kernel/index.ts'
import { assignRepair, lastRepairers } from './assignRepair.ts'
import { moveFollowers, openStopOf, refuseJoined } from './openStop.ts'
import { reportFlow } from './reportLog.resource.ts'

const TEXT_MAX = 4000

/** The fault is not gone: the stop counts on from the first report, and those who repaired it last are asked again. */
export const reopenReport = command({
  on: reportFlow.reopen,
  async run({ uow, record: report, input }) {
    await refuseJoined(uow, report)
    const repairerIds = await lastRepairers(uow, report)
    const other = report.isStopped ? await openStopOf(uow, report.equipmentId, report.id) : undefined
    if (other) throw conflict('repair.otherStop', { reportNo: other.reportNo })
    const faultDescription = `${report.description}\n${input.reason}`.slice(0, TEXT_MAX)
    await assignRepair(uow, report, { repairerIds, faultDescription })
    const running = { resumeDate: null, expectedDays: null }
    await moveFollowers(uow, { lead: report, step: reportFlow.reopen, values: () => running })
    return running
  },
})
