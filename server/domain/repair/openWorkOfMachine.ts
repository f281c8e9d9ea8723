import { advance, jump, type Leftover, requirePermission, type UnitOfWork } from '../../kernel/index.ts'
import { equipment } from '../masterdata/index.ts'
import { closeReport } from './closeReport.ts'
import { OPEN_REPAIR, type Repair, reportKey } from './openRepairs.ts'
import { OPEN_REPORT } from './openReports.query.ts'
import { handOverStop, type Report, stopKey } from './openStop.ts'
import { repairFlow, repairLog } from './repairLog.resource.ts'
import { releaseParts } from './repairPart.resource.ts'
import { reportFlow, reportLog } from './reportLog.resource.ts'

async function endRepair(uow: UnitOfWork, repair: Repair, reason: string) {
  requirePermission(uow.actor, repairFlow.cancel.permission)
  // What waits for parts is first taken up again: nothing is given up that is not in work.
  const inWork = repair.status === 'WAITING_PARTS' ? await advance(uow, repairFlow.resume, repair, { resumedAt: uow.now }) : repair
  await jump(uow, { step: repairFlow.cancel, record: inWork, note: { reason } })
  await releaseParts(uow, repair)
}

/** What nobody has taken on is refused; what was in hand is over, and with it the stop of a machine that is no longer to run. */
async function endReport(uow: UnitOfWork, report: Report, reason: string) {
  if (reportFlow.reject.from.some((status) => status === report.status)) {
    requirePermission(uow.actor, reportFlow.reject.permission)
    await handOverStop(uow, report)
    await jump(uow, { step: reportFlow.reject, record: report, note: { reason } })
    return
  }
  requirePermission(uow.actor, reportFlow.complete.permission)
  const values = await closeReport(uow, report, { step: 'complete', resumed: { given: null, field: 'openWork' }, workedTo: uow.now })
  await jump(uow, { step: reportFlow.complete, record: report, values, note: { reason } })
}

/** The open reports and repairs of a machine. */
export const openWorkOfMachine: Leftover = {
  about: equipment,
  async open(read, equipmentId) {
    const open = await read.of(reportLog).find({ equipmentId, status: OPEN_REPORT })
    return open.length + (await read.of(repairLog).count({ equipmentId, reportId: null, status: OPEN_REPAIR }))
  },
  async close(uow, equipmentId, reason) {
    const reports = () => uow.of(reportLog).find({ equipmentId, status: OPEN_REPORT })
    for (const { id } of await reports()) await uow.lock(reportKey(id))
    await uow.lock(stopKey(equipmentId))
    for (const repair of await uow.of(repairLog).find({ equipmentId, status: OPEN_REPAIR })) await endRepair(uow, repair, reason)
    // Those that joined another one go with it.
    for (const { id } of await reports()) {
      const [report] = await uow.of(reportLog).find({ id, status: OPEN_REPORT })
      if (report && report.joinedToId === null) await endReport(uow, report, reason)
    }
    for (const report of await reports()) await endReport(uow, report, reason)
  },
}
