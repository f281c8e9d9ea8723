import { command } from '../../kernel/index.ts'
import { closeReport } from './closeReport.ts'
import { endingRefusal, refuseEnding } from './endingRefusal.ts'
import { notifyDelay } from './notifyOfRepair.ts'
import { isAnyBooked, repairsOf } from './openRepairs.ts'
import { reportFlow } from './reportLog.resource.ts'

/** The machine runs again although the fault is still there; from here on it is a debt with a due date. */
export const markReportUsable = command({
  on: reportFlow.markUsable,
  blocked: ({ read, record: report }) => endingRefusal(read, report),
  async run({ uow, record: report, input }) {
    await refuseEnding(uow, report)
    const { expectedDays } = input
    const { all } = await repairsOf(uow, report.id)
    await notifyDelay(uow, { report, repair: all.at(-1), expectedDays })
    const resumed = { given: input.resumeDate, field: 'resumeDate', isBooked: isAnyBooked(all) }
    return closeReport(uow, report, { step: 'markUsable', resumed, expectedDays })
  },
})
