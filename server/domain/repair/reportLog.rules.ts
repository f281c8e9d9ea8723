import { advance, type CreateOf, defineRules, type PatchOf, type UnitOfWork, type UpdateOf, wrong } from '../../kernel/index.ts'
import { equipment, equipmentUnit, newChoice, requireEnabled } from '../masterdata/index.ts'
import { openStopOf, type Report, stopKey } from './openStop.ts'
import { reporter } from './reporter.resource.ts'
import { reportFlow, reportLog } from './reportLog.resource.ts'

const OLDEST_DAYS = 30
const DAY_MS = 86_400_000

/** A report of long ago would rewrite figures that people have already read. The clocks of phones run a little ahead. */
function reportedAt(uow: UnitOfWork, reportDate: Date): Date {
  if (uow.now.getTime() - reportDate.getTime() > OLDEST_DAYS * DAY_MS) throw wrong('reportDate', 'tooOld', { days: OLDEST_DAYS })
  return reportDate < uow.now ? reportDate : uow.now
}

async function createReport(uow: UnitOfWork, input: CreateOf<typeof reportLog>) {
  await requireEnabled(uow, [
    { field: 'reporterId', resource: reporter, ids: [input.reporterId] },
    { field: 'equipmentId', resource: equipment, ids: [input.equipmentId] },
    { field: 'unitId', resource: equipmentUnit, ids: [input.unitId] },
  ])
  const isStopped = input.isStopped === true || input.urgency === 'STOP'
  const lead = isStopped ? await openStopOf(uow, input.equipmentId) : undefined
  return { isStopped, joinedToId: lead?.id ?? null, reportDate: reportedAt(uow, input.reportDate ?? uow.now) }
}

/** Once work has been given out, machine, stop and time are what repairs, clocks and figures stand on. */
function refuseRewriting(report: Report, input: UpdateOf<typeof reportLog>) {
  if (input.equipmentId !== undefined && input.equipmentId !== report.equipmentId) throw wrong('equipmentId', 'fixedAfterAccept')
  if (input.reportDate && input.reportDate.getTime() !== report.reportDate.getTime()) throw wrong('reportDate', 'fixedAfterAccept')
  if (input.isStopped !== undefined && input.isStopped !== report.isStopped) throw wrong('isStopped', 'fixedAfterAccept')
  if (input.urgency === 'STOP' && !report.isStopped) throw wrong('urgency', 'fixedAfterAccept')
}

/** Corrects a report nobody has taken on yet; when machine or stop change, the stop it belongs to is looked for anew. */
async function correctReport(uow: UnitOfWork, report: Report, input: UpdateOf<typeof reportLog>): Promise<PatchOf<typeof reportLog>> {
  const equipmentId = input.equipmentId ?? report.equipmentId
  const isMoved = equipmentId !== report.equipmentId
  const isStopped = (input.isStopped ?? report.isStopped) || (input.urgency ?? report.urgency) === 'STOP'
  const isRedated = input.reportDate !== undefined && input.reportDate.getTime() !== report.reportDate.getTime()
  const values = { isStopped, reportDate: isRedated ? reportedAt(uow, input.reportDate ?? uow.now) : report.reportDate }
  if (!isMoved && isStopped === report.isStopped) return values

  for (const id of [report.equipmentId, equipmentId].sort((a, b) => a - b)) await uow.lock(stopKey(id))
  if (await uow.of(reportLog).count({ joinedToId: report.id })) throw wrong(isMoved ? 'equipmentId' : 'isStopped', 'othersJoined')
  const lead = isStopped ? await openStopOf(uow, equipmentId, report.id) : undefined
  // A lead already in repair would take this report along in a second step that an edit must not make.
  if (lead && lead.status !== 'PENDING') throw wrong('equipmentId', 'standsAlready', { reportNo: lead.reportNo })
  // The unit of the old machine is none of the new one.
  return { ...values, joinedToId: lead?.id ?? null, ...(isMoved && { unitId: input.unitId ?? null }) }
}

export const reportRules = defineRules(reportLog, {
  create: ({ uow, input }) => createReport(uow, input),
  /** A second report of a machine in repair is in repair at once. */
  async created({ uow, record: report }) {
    if (report.joinedToId === null) return
    const lead = await uow.of(reportLog).get(report.joinedToId)
    if (lead.status === 'REPAIRING') await advance(uow, reportFlow.accept, report, { acceptedAt: uow.now })
  },
  async update({ uow, record: report, input }) {
    await requireEnabled(uow, [
      { field: 'reporterId', resource: reporter, ids: [newChoice(report.reporterId, input.reporterId)] },
      { field: 'equipmentId', resource: equipment, ids: [newChoice(report.equipmentId, input.equipmentId)] },
      { field: 'unitId', resource: equipmentUnit, ids: [newChoice(report.unitId, input.unitId)] },
    ])
    if (report.status === 'PENDING') return correctReport(uow, report, input)
    refuseRewriting(report, input)
  },
})
