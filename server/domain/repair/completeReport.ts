import { command } from '../../kernel/index.ts'
import { closeReport } from './closeReport.ts'
import { endingRefusal, refuseEnding } from './endingRefusal.ts'
import { isAnyBooked, lastEnd, repairsOf } from './openRepairs.ts'
import { reportFlow } from './reportLog.resource.ts'

/** For reports whose repairs are all over; normally the last repair completes its report. */
export const completeReport = command({
  on: reportFlow.complete,
  blocked: ({ read, record: report }) => endingRefusal(read, report),
  async run({ uow, record: report, input }) {
    await refuseEnding(uow, report)
    // Nobody tells when the fault that a machine ran with was gone: it is when somebody says so.
    const { all } = await repairsOf(uow, report.id)
    const workedTo = report.resumeDate ? uow.now : lastEnd(all)
    const resumed = { given: input.resumeDate, field: 'resumeDate', isBooked: isAnyBooked(all) }
    return closeReport(uow, report, { step: 'complete', resumed, workedTo })
  },
})
