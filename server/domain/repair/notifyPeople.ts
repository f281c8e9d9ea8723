import { minuteText, type UnitOfWork } from '../../kernel/index.ts'
import { equipment } from '../masterdata/index.ts'
import { concerned, publish } from '../notice/index.ts'
import { repairer, reporter } from './people.resource.ts'
import type { Repair } from './repairs/openRepairs.ts'
import { repairLog } from './repairs/repairLog.resource.ts'
import { repairPart } from './repairs/repairPart.resource.ts'
import type { Report } from './reports/openStop.ts'
import { reportLog } from './reports/reportLog.resource.ts'

const machineName = async (uow: UnitOfWork, id: number) => (await uow.of(equipment).many([id]))[0]?.name ?? ''

/** Tells repairers of a repair that has been given to them. */
export async function notifyAssigned(uow: UnitOfWork, repair: Repair, repairerIds: readonly number[]): Promise<void> {
  const audience = concerned(uow, repairer.name, await uow.of(repairer).many(repairerIds))
  if (!audience.length) return
  const [report] = repair.reportId === null ? [] : await uow.of(reportLog).many([repair.reportId])
  await publish(uow, {
    code: 'REPAIR_ASSIGNED',
    about: { resource: repairLog.name, id: repair.id },
    audience,
    values: {
      repairNo: repair.repairNo,
      reportNo: report?.reportNo ?? '',
      equipment: await machineName(uow, repair.equipmentId),
      description: repair.faultDescription ?? repair.description ?? '',
      urgency: report ? `${reportLog.name}.values.urgency.${report.urgency}` : '',
      assignedBy: uow.actor.name,
    },
    isUrgent: report?.urgency === 'STOP',
  })
}

/** Tells repairers that everything is there that their repair waits for. */
export async function notifyPartsArrived(uow: UnitOfWork, repair: Repair): Promise<void> {
  const repairerIds = (await uow.of(repairLog).linksOf('repairerIds', [repair.id])).get(repair.id) ?? []
  const parts = await uow.of(repairPart).find({ repairId: repair.id })
  await publish(uow, {
    code: 'PARTS_ARRIVED',
    about: { resource: repairLog.name, id: repair.id },
    audience: concerned(uow, repairer.name, await uow.of(repairer).many(repairerIds)),
    values: {
      repairNo: repair.repairNo,
      equipment: await machineName(uow, repair.equipmentId),
      parts: parts.map(({ partName, quantity }) => `${partName} × ${quantity}`).join(', '),
    },
  })
}

export type Outcome = 'COMPLETED' | 'USABLE_WITH_FAULT' | 'REJECTED'
/** Tells whoever reported a fault what became of it. */
export async function notifyDone(uow: UnitOfWork, report: Report, outcome: Outcome): Promise<void> {
  const audience = concerned(uow, reporter.name, await uow.of(reporter).many([report.reporterId]))
  if (!audience.length) return
  await publish(uow, {
    code: 'REPORT_DONE',
    about: { resource: reportLog.name, id: report.id },
    // A machine that runs with its fault is another piece of news than the fault being gone.
    subjectKey: `${reportLog.name}:${report.id}:${outcome}`,
    audience,
    values: {
      reportNo: report.reportNo,
      equipment: await machineName(uow, report.equipmentId),
      description: report.description,
      outcome: `${reportLog.name}.values.status.${outcome}`,
      time: minuteText(uow.now, uow.read.offsetMinutes),
    },
  })
}
