import type { UnitOfWork } from '../../../kernel/index.ts'
import { fault } from '../fault.resource.ts'
import { OPEN_REPORT } from '../reports/openReports.query.ts'
import { lockFollowers } from '../reports/openStop.ts'
import { reportLog } from '../reports/reportLog.resource.ts'
import { type Repair, repairsOf } from './openRepairs.ts'
import { repairLog } from './repairLog.resource.ts'

/** A repair as it is about to stand. */
type Judgement = Pick<Repair, 'id' | 'reportId' | 'faultCategoryId' | 'status'>

/**
 * Keeps on a report, and on those joined to it, what it turned out to be: the category of its last repair that names one; a cancelled
 * one is believed only where no other says anything. To be called with a repair whose category or state is being written.
 */
export async function judgeReport(uow: UnitOfWork, judgement: Judgement): Promise<void> {
  const { id, reportId } = judgement
  if (reportId === null) return
  const { all } = await repairsOf(uow, reportId)
  const named = all
    .map((repair): Judgement => (repair.id === id ? judgement : repair))
    .filter((one) => one.faultCategoryId !== null && one.status !== 'VOIDED')
  const last = named.findLast((one) => one.status !== 'CANCELLED') ?? named.at(-1)
  const judged = { faultCategoryId: last?.faultCategoryId ?? null }
  const reports = uow.of(reportLog)
  const report = await reports.lockForUpdate(reportId)
  for (const one of [report, ...(await lockFollowers(uow, report, OPEN_REPORT))])
    if (one.faultCategoryId !== judged.faultCategoryId) await reports.patch(one, judged)
}

const faultIdsOf = async (uow: UnitOfWork, repair: Repair): Promise<number[]> =>
  (await uow.of(repairLog).linksOf('faultIds', [repair.id])).get(repair.id) ?? []

/** The faults of a repair that still stand when its category changes: those of another category do not. */
export async function faultsWithin(uow: UnitOfWork, repair: Repair, faultCategoryId: number): Promise<number[]> {
  const ids = await faultIdsOf(uow, repair)
  const faults = await uow.of(fault).many(ids)
  return ids.filter((_, at) => faults[at]?.categoryId === faultCategoryId)
}
