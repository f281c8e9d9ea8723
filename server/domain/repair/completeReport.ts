import { command } from '../../kernel/index.ts'
import { closeReport } from './closeReport.ts'
import { refuseOpenRepairs } from './openRepairs.ts'
import { refuseJoined } from './openStop.ts'
import { reportFlow } from './reportLog.resource.ts'

/** For reports whose repairs are all over; normally the last repair completes its report. */
export const completeReport = command({
  on: reportFlow.complete,
  async run({ uow, record: report, input }) {
    await refuseJoined(uow, report)
    await refuseOpenRepairs(uow, report.id)
    return closeReport(uow, report, { step: 'complete', resumed: { given: input.resumeDate, field: 'resumeDate' } })
  },
})
