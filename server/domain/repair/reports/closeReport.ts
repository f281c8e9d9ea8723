import { invalidField, type PatchOf, type UnitOfWork } from '../../../kernel/index.ts'
import { type EnteredMoment, resumeMoment } from '../moments.ts'
import { notifyDone } from '../notifyPeople.ts'
import { moveFollowers, type Report, standsFrom } from './openStop.ts'
import { reportFlow, type reportLog } from './reportLog.resource.ts'

type Values = PatchOf<typeof reportLog>
export interface Ending {
  readonly step: 'complete' | 'markUsable'
  /** When the machine ran again, and the field that told it. */
  readonly resumed: EnteredMoment & { readonly isBooked?: boolean }
  readonly expectedDays?: number
  /** When the last of the work on it ended, if any was done: no report is over before. */
  readonly workedTo?: Date | null
}

const later = (at: Date, other: Date | null | undefined) => (other && other > at ? other : at)

/**
 * The values with which a report ends or becomes usable; the reports joined to it take the same step, each no earlier than
 * it was made. A machine that has been running with a fault resumed then, not when the fault is gone.
 */
export async function closeReport(uow: UnitOfWork, report: Report, { step, resumed, expectedDays, workedTo }: Ending): Promise<Values> {
  if (report.resumeDate && resumed.value && resumed.value.getTime() !== report.resumeDate.getTime())
    throw invalidField(resumed.field, 'resumedBefore')
  const resumeDate = report.resumeDate ?? resumeMoment(uow, report, resumed)
  const overAt = later(resumeDate, workedTo)
  const ran = (from: Date): Values => ({
    resumeDate: from,
    ...(expectedDays !== undefined && { expectedDays }),
    ...(step === 'complete' && { completedAt: later(overAt, from) }),
  })
  const follow = (follower: Report) => ran(follower.resumeDate ?? later(resumeDate, standsFrom(follower)))
  const moved = await moveFollowers(uow, { lead: report, step: reportFlow[step], values: follow })
  const outcome = step === 'complete' ? 'COMPLETED' : 'USABLE_WITH_FAULT'
  for (const one of [report, ...moved]) await notifyDone(uow, one, outcome)
  return ran(resumeDate)
}
