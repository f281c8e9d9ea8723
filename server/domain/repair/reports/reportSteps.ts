import { command, jump, type Read, type Refusal, type UnitOfWork } from '../../../kernel/index.ts'
import { resolveMoment } from '../moments.ts'
import { notifyDelay } from '../notifyOfRepair.ts'
import { notifyDone } from '../notifyPeople.ts'
import { assignRepair } from '../repairs/assignRepair.ts'
import { isAnyBooked, lastEnd, openRepairsRefusal, repairsOf } from '../repairs/openRepairs.ts'
import { closeReport } from './closeReport.ts'
import { handOverStop, joinedRefusal, type LockedReport, moveFollowers, type Report } from './openStop.ts'
import { reportFlow } from './reportLog.resource.ts'

interface Acceptance {
  readonly repairerIds: number[]
  readonly faultCategoryId?: number | null | undefined
  readonly acceptedAt?: Date | null | undefined
}
async function accept(uow: UnitOfWork, report: Report, input: Acceptance) {
  const refusal = await joinedRefusal(uow, report)
  if (refusal) throw refusal
  const acceptedAt = resolveMoment(uow, { value: input.acceptedAt, field: 'acceptedAt' }, { at: report.reportDate, rule: 'beforeReport' })
  const accepted = (at: Date) => ({ acceptedAt: at, ...(input.faultCategoryId && { faultCategoryId: input.faultCategoryId }) })
  const values = ({ reportDate }: Report) => accepted(reportDate > acceptedAt ? reportDate : acceptedAt)
  await moveFollowers(uow, { lead: report, step: reportFlow.accept, values })
  // After all rows that are locked: whoever waits for the number of a repair keeps nobody else waiting.
  await assignRepair(uow, report, { ...input, isBooked: input.acceptedAt != null })
  return accepted(acceptedAt)
}

/** Takes a report on: its repairers get a repair, and reports of the same stop are accepted with it. */
export const acceptReport = command({
  on: reportFlow.accept,
  blocked: ({ read, record: report }) => joinedRefusal(read, report),
  run: ({ uow, record: report, input }) => accept(uow, report, input),
})

/** The same inside a larger command, for somebody who takes it on in person. Whoever calls has the key of the machine. */
export async function takeReportOn(uow: UnitOfWork, report: LockedReport, repairerId: number): Promise<Report> {
  const values = await accept(uow, report, { repairerIds: [repairerId] })
  return jump(uow, { step: reportFlow.accept, record: report, values })
}

/** Why a report cannot be ended by itself now, if so. */
const endingRefusal = async (at: Pick<Read, 'of'>, report: Report): Promise<Refusal | undefined> =>
  (await joinedRefusal(at, report)) ?? (await openRepairsRefusal(at, report.id))

async function refuseEnding(uow: UnitOfWork, report: Report): Promise<void> {
  const refusal = await endingRefusal(uow, report)
  if (refusal) throw refusal
}

/** The machine runs again although the fault is still there; from here on it is a debt with a due date. */
export const markReportUsable = command({
  on: reportFlow.markUsable,
  blocked: ({ read, record: report }) => endingRefusal(read, report),
  async run({ uow, record: report, input }) {
    await refuseEnding(uow, report)
    const { expectedDays } = input
    const { all } = await repairsOf(uow, report.id)
    await notifyDelay(uow, { report, repair: all.at(-1), expectedDays })
    const resumed = { value: input.resumeDate, field: 'resumeDate', isBooked: isAnyBooked(all) }
    return closeReport(uow, report, { step: 'markUsable', resumed, expectedDays })
  },
})

/** For reports whose repairs are all over; normally the last repair completes its report. */
export const completeReport = command({
  on: reportFlow.complete,
  blocked: ({ read, record: report }) => endingRefusal(read, report),
  async run({ uow, record: report, input }) {
    await refuseEnding(uow, report)
    // Nobody tells when the fault that a machine ran with was gone: it is when somebody says so.
    const { all } = await repairsOf(uow, report.id)
    const workedTo = report.resumeDate ? uow.now : lastEnd(all)
    const resumed = { value: input.resumeDate, field: 'resumeDate', isBooked: isAnyBooked(all) }
    return closeReport(uow, report, { step: 'complete', resumed, workedTo })
  },
})

/** Withdrawn by its reporter; other people's reports of the same stop stand on. */
export const cancelReport = command({
  on: reportFlow.cancel,
  async run({ uow, record: report }) {
    await handOverStop(uow, report)
    return {}
  },
})

/** Refused by maintenance; other people's reports of the same stop are judged on their own. */
export const rejectReport = command({
  on: reportFlow.reject,
  async run({ uow, record: report }) {
    await handOverStop(uow, report)
    await notifyDone(uow, report, 'REJECTED')
    return {}
  },
})
