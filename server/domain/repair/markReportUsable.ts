import { command } from '../../kernel/index.ts'
import { closeReport } from './closeReport.ts'
import { refuseOpenRepairs } from './openRepairs.ts'
import { refuseJoined } from './openStop.ts'
import { reportFlow } from './reportLog.resource.ts'

/** The machine runs again although the fault is still there; from here on it is a debt with a due date. */
export const markReportUsable = command({
  on: reportFlow.markUsable,
  async run({ uow, record: report, input }) {
    await refuseJoined(uow, report)
    await refuseOpenRepairs(uow, report.id)
    const resumed = { given: input.resumeDate, field: 'resumeDate' }
    return closeReport(uow, report, { step: 'markUsable', resumed, expectedDays: input.expectedDays })
  },
})
