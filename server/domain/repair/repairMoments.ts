import type { UnitOfWork } from '../../kernel/index.ts'
import type { Repair } from './openRepairs.ts'
import { reportLog } from './reportLog.resource.ts'
import { type Earlier, type Told, toldMoment } from './toldMoment.ts'

/** What a repair has been through, in order: whatever happens to it next comes after that. */
export const pastOf = ({ beginDate, waitingSince, resumedAt }: Repair): Earlier[] => [
  { at: beginDate, rule: 'beforeStart' },
  { at: waitingSince, rule: 'beforeWaiting' },
  { at: resumedAt, rule: 'beforeResumption' },
]

/** What came before anybody could work on it: its report was accepted, and again made when the machine stood again. */
async function givenOut(uow: UnitOfWork, { reportId }: Repair): Promise<Earlier[]> {
  if (reportId === null) return []
  const { reportDate, acceptedAt, reopenedAt } = await uow.of(reportLog).get(reportId)
  return [
    { at: reportDate, rule: 'beforeReport' },
    { at: acceptedAt, rule: 'beforeAcceptance' },
    { at: reopenedAt, rule: 'beforeReopening' },
  ]
}

/** When a step of a repair was made, as told or now, and whether it was told. */
export async function repairMoment(uow: UnitOfWork, repair: Repair, told: Told): Promise<{ at: Date; isBooked: boolean }> {
  const at = toldMoment(uow, told, ...(await givenOut(uow, repair)), ...pastOf(repair))
  return { at, isBooked: repair.isBooked || told.given != null }
}
