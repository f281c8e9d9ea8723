import { command, type Registry, type UnitOfWork, voidWith } from '../../../kernel/index.ts'
import { voidHours } from '../../hours/index.ts'
import { lockRepairsOf } from '../repairs/openRepairs.ts'
import { repairCorrections, repairLog } from '../repairs/repairLog.resource.ts'
import { releaseParts } from '../repairs/repairPart.resource.ts'
import { lockFollowers, type Report } from './openStop.ts'
import { reportCorrections, reportLog, STANDING_REPORT } from './reportLog.resource.ts'

/** The next report of the same stop takes it over: the machine stood, whoever said so first. */
async function heirOf(uow: UnitOfWork, report: Report, reason: string): Promise<Report | undefined> {
  const [next, ...others] = await lockFollowers(uow, report, STANDING_REPORT)
  if (!next) return undefined
  const auditEntry = { action: 'correct', note: { reason } }
  await uow.of(reportLog).patch(next, { joinedToId: null }, auditEntry)
  for (const other of others) await uow.of(reportLog).patch(other, { joinedToId: next.id }, auditEntry)
  return next
}

/** All repairs, then their hours, then their parts at once: whoever books a part on one of them has locked that repair before the part. */
async function voidRepairs(uow: UnitOfWork, registry: Registry, report: Report, reason: string) {
  const repairs = await lockRepairsOf(uow, report.id)
  if (!repairs.length) return
  await voidHours(uow, registry, { repairId: repairs.map(({ id }) => id), reason })
  for (const repair of repairs)
    if (repairCorrections.void.from.includes(repair.status))
      await voidWith(uow, registry, { step: repairCorrections.void, record: repair, reason })
  await releaseParts(uow, ...repairs)
}

/** A report of what never happened: its repairs and their hours are void with it, unless another report of the same stop takes them over. */
export const voidReport = command({
  on: reportCorrections.void,
  async run({ uow, registry, record: report, input: { reason } }) {
    const heir = await heirOf(uow, report, reason)
    if (!heir) await voidRepairs(uow, registry, report, reason)
    else
      for (const repair of await lockRepairsOf(uow, report.id))
        await uow.of(repairLog).patch(repair, { reportId: heir.id }, { action: 'correct', note: { reason } })
    return {}
  },
})
