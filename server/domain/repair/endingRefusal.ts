import type { Read, Refusal, UnitOfWork } from '../../kernel/index.ts'
import { openRepairsRefusal, reportKey } from './openRepairs.ts'
import { joinedRefusal, type Report } from './openStop.ts'

/** Why a report cannot be ended by itself now, if so. */
export const endingRefusal = async (at: Pick<Read, 'of'>, report: Report): Promise<Refusal | undefined> =>
  (await joinedRefusal(at, report)) ?? (await openRepairsRefusal(at, report.id))

/** The same for good: no repair is added until this unit is over. */
export async function refuseEnding(uow: UnitOfWork, report: Report): Promise<void> {
  await uow.lock(reportKey(report.id))
  const refusal = await endingRefusal(uow, report)
  if (refusal) throw refusal
}
