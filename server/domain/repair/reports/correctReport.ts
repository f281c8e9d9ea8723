import { command, invalidField, type PatchOf, type UnitOfWork, type UpdateOf } from '../../../kernel/index.ts'
import { repairTimeLog } from '../../hours/index.ts'
import { beganByMoment } from '../../masterdata/index.ts'
import { followMachine } from '../../stock/index.ts'
import { correctedTimes, followTimes, type Times } from '../repairs/correctedTimes.ts'
import { lockRepairsOf } from '../repairs/openRepairs.ts'
import { repairLog } from '../repairs/repairLog.resource.ts'
import { correctedPlace, lockMachineOfTank, type Place, workshopOf } from './faultLocation.ts'
import { leadOf, type Report } from './openStop.ts'
import { reportCorrections, reportLog } from './reportLog.resource.ts'

type ReportChanges = UpdateOf<typeof reportLog>
type Values = PatchOf<typeof reportLog>

/** Where the work on a report was done, its hours and what it took out of stock are where the report says. */
async function movedWork(uow: UnitOfWork, report: Report, { equipmentId, unitId, ductId }: Place, reason: string) {
  const place = { equipmentId, unitId: unitId ?? null, ductId: ductId ?? null }
  const auditEntry = { action: 'correct', note: { reason } }
  const repairs = await lockRepairsOf(uow, report.id)
  if (!repairs.length) return
  const booked = await uow.of(repairTimeLog).lockWhere({ repairId: repairs.map(({ id }) => id), status: 'BOOKED' })
  const moved = <R>(record: R) => ({ record, values: place })
  await uow.of(repairLog).patchMany(repairs.map(moved), auditEntry)
  if (booked.length) await uow.of(repairTimeLog).patchMany(booked.map(moved), auditEntry)
  if (equipmentId !== report.equipmentId) await followMachine(uow, { repairIds: repairs.map(({ id }) => id), equipmentId, auditEntry })
}

/** The stop that a report is part of when its machine, or whether that stood, is told otherwise. */
async function correctedStop(
  uow: UnitOfWork,
  report: Report,
  changes: Pick<ReportChanges, 'urgency' | 'isStopped'> & Place,
): Promise<Values> {
  const { equipmentId, urgency = report.urgency } = changes
  const isMoved = equipmentId !== report.equipmentId
  if (urgency === 'STOP' && changes.isStopped === false) throw invalidField('isStopped', 'stopsByUrgency')
  const isStopped = urgency === 'STOP' || (changes.isStopped ?? report.isStopped)
  if (!isMoved && isStopped === report.isStopped) return { isStopped }

  const field = isMoved ? 'equipmentId' : 'isStopped'
  if (await uow.of(reportLog).exists({ joinedToId: report.id })) throw invalidField(field, 'othersJoined')
  const isOpen = isStopped && report.resumeDate === null
  const lead = isOpen ? await leadOf(uow, equipmentId, report.id) : undefined
  if (lead && lead.id !== report.joinedToId) throw invalidField(field, 'standsAlready', { reportNo: lead.reportNo })
  return { isStopped, joinedToId: lead?.id ?? null }
}

/** Puts a report right that was taken on already: repairs, hours, joined reports and every figure follow. */
export const correctReport = command({
  on: reportCorrections.correct,
  async run({ uow, record: report, input: { reason, ...changed } }) {
    const changes = changed as ReportChanges & Times
    const place = await correctedPlace(uow, report, changes)
    await lockMachineOfTank(uow, place.equipmentId, report.equipmentId, changes.equipmentId)
    if (place.equipmentId !== report.equipmentId && report.inspectionId !== null) throw invalidField('equipmentId', 'foundByInspection')
    const stop = await correctedStop(uow, report, { urgency: changes.urgency, isStopped: changes.isStopped, ...place })
    const { reportDate, acceptedAt, resumeDate, completedAt } = changes
    const times = await correctedTimes(uow, report, { reportDate, acceptedAt, resumeDate, completedAt })
    if (place.equipmentId !== report.equipmentId || (place.ductId !== undefined && place.ductId !== report.ductId))
      await movedWork(uow, report, place, reason)
    await followTimes(uow, report, times, reason)
    const isElsewhere = place.equipmentId !== report.equipmentId || times.reportDate !== undefined
    if (isElsewhere) await beganByMoment(uow, place.equipmentId, times.reportDate ?? report.reportDate)
    // Said only where it may have changed: figures of all days follow it.
    const there = isElsewhere ? { workshopId: await workshopOf(uow, place.equipmentId, times.reportDate ?? report.reportDate) } : {}
    return { ...place, ...stop, ...times, ...there }
  },
})
