import { advance, type DeactivationBlocker, jump, requirePermission, type UnitOfWork } from '../../kernel/index.ts'
import { equipment } from '../masterdata/index.ts'
import { type LockedRepair, OPEN_REPAIR } from './repairs/openRepairs.ts'
import { repairFlow, repairLog } from './repairs/repairLog.resource.ts'
import { releaseParts } from './repairs/repairPart.resource.ts'
import { closeReport } from './reports/closeReport.ts'
import { OPEN_REPORT } from './reports/openReports.query.ts'
import { handOverStop, type LockedReport } from './reports/openStop.ts'
import { reportFlow, reportLog } from './reports/reportLog.resource.ts'

async function endRepair(uow: UnitOfWork, repair: LockedRepair, reason: string) {
  requirePermission(uow.actor, repairFlow.cancel.permission)
  // What waits for parts is first taken up again: nothing is given up that is not in work.
  const inWork = repair.status === 'WAITING_PARTS' ? await advance(uow, repairFlow.resume, repair, { resumedAt: uow.now }) : repair
  await jump(uow, { step: repairFlow.cancel, record: inWork, note: { reason } })
}

/** What nobody has taken on is refused; what was in hand is over, and with it the stop of a machine that is no longer to run. */
async function endReport(uow: UnitOfWork, report: LockedReport, reason: string) {
  if (reportFlow.reject.from.some((status) => status === report.status)) {
    requirePermission(uow.actor, reportFlow.reject.permission)
    await handOverStop(uow, report)
    await jump(uow, { step: reportFlow.reject, record: report, note: { reason } })
    return
  }
  requirePermission(uow.actor, reportFlow.complete.permission)
  const values = await closeReport(uow, report, { step: 'complete', resumed: { value: null, field: 'openWork' }, workedTo: uow.now })
  await jump(uow, { step: reportFlow.complete, record: report, values, note: { reason } })
}

const openReports = (uow: UnitOfWork, equipmentId: number) => uow.of(reportLog).lockWhere({ equipmentId, status: OPEN_REPORT })
const openRepairs = (uow: UnitOfWork, equipmentId: number) => uow.of(repairLog).lockWhere({ equipmentId, status: OPEN_REPAIR })

/**
 * The open reports and repairs of a machine, of which the caller has the key. Its repairs are all locked before the parts of any of them:
 * whoever books a part on a repair has locked that repair before.
 */
export const openWorkOfMachine: DeactivationBlocker = {
  about: equipment,
  async open(uow, equipmentId) {
    const reports = await openReports(uow, equipmentId)
    return reports.length + (await openRepairs(uow, equipmentId)).filter(({ reportId }) => reportId === null).length
  },
  async close(uow, equipmentId, reason) {
    const repairs = await openRepairs(uow, equipmentId)
    for (const repair of repairs) await endRepair(uow, repair, reason)
    // Those that joined another one go with it.
    for (const { id, joinedToId } of await openReports(uow, equipmentId)) {
      const [report] = joinedToId === null ? await uow.of(reportLog).lockWhere({ id, status: OPEN_REPORT }) : []
      if (report && report.joinedToId === null) await endReport(uow, report, reason)
    }
    for (const report of await openReports(uow, equipmentId)) await endReport(uow, report, reason)
    await releaseParts(uow, ...repairs)
  },
}
