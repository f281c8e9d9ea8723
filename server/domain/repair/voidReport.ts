import { command, type Registry, type UnitOfWork, voidWith } from '../../kernel/index.ts'
import { voidHours } from '../hours/index.ts'
import { repairsOf, reportKey } from './openRepairs.ts'
import { type Report, stopKey } from './openStop.ts'
import { repairCorrections, repairLog } from './repairLog.resource.ts'
import { releaseParts } from './repairPart.resource.ts'
import { reportCorrections, reportLog, VOID_REPORT } from './reportLog.resource.ts'

/** The next report of the same stop takes it over: the machine stood, whoever said so first. */
async function heirOf(uow: UnitOfWork, report: Report, reason: string): Promise<Report | undefined> {
  const followers = await uow.of(reportLog).find({ joinedToId: report.id })
  const [next, ...others] = followers.filter(({ status }) => !VOID_REPORT.some((one) => one === status))
  if (!next) return undefined
  const told = { action: 'correct', note: { reason } }
  await uow.of(reportLog).patch(next, { joinedToId: null }, told)
  for (const other of others) await uow.of(reportLog).patch(other, { joinedToId: next.id }, told)
  return next
}

async function voidRepairs(uow: UnitOfWork, registry: Registry, report: Report, reason: string) {
  for (const repair of (await repairsOf(uow, report.id)).all) {
    await voidHours(uow, registry, { repairId: repair.id, reason })
    await releaseParts(uow, repair)
    if (repairCorrections.void.from.includes(repair.status))
      await voidWith(uow, registry, { step: repairCorrections.void, record: repair, reason })
  }
}

/** A report of what never happened: its repairs and their hours are void with it, unless another report of the same stop takes them over. */
export const voidReport = command({
  on: reportCorrections.void,
  async run({ uow, registry, record: report, input: { reason } }) {
    await uow.lock(reportKey(report.id))
    await uow.lock(stopKey(report.equipmentId))
    const heir = await heirOf(uow, report, reason)
    if (!heir) await voidRepairs(uow, registry, report, reason)
    else
      for (const repair of (await repairsOf(uow, report.id)).all)
        await uow.of(repairLog).patch(repair, { reportId: heir.id }, { action: 'correct', note: { reason } })
    return {}
  },
})
