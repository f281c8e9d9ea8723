import {
  advance,
  type CreateOf,
  defineRules,
  extensionPoint,
  invalidField,
  newChoice,
  type PatchOf,
  type Registry,
  requireSelectable,
  type UnitOfWork,
  type UpdateOf,
} from '../../../kernel/index.ts'
import { beganByMoment, equipment, machineKeys } from '../../masterdata/index.ts'
import { notifyFault } from '../notifyOfRepair.ts'
import { reporter, reporterFor } from '../people.resource.ts'
import { correctedPlace, lockMachineOfTank, placeOfFault, refuseMoving, workshopOf } from './faultLocation.ts'
import { leadOf, type Report } from './openStop.ts'
import { reportFlow, reportLog } from './reportLog.resource.ts'

/** A kind of record that reports come of, named by a link of the report. */
interface ReportSource {
  readonly link: 'inspectionId'
  /** Refuses a record that is unknown, or of another machine than the report. */
  check(uow: UnitOfWork, id: number, equipmentId: number): Promise<void>
}
/** What reports come of: the areas above say it, reports know none of them. */
export const reportSources = extensionPoint<ReportSource>('reportSources')

type Links = { readonly [L in ReportSource['link']]?: number | null | undefined }
async function checkSources(uow: UnitOfWork, registry: Registry, input: Links, equipmentId: number): Promise<void> {
  for (const { link, check } of registry.extensionsOf(reportSources)) {
    const id = input[link]
    if (id != null) await check(uow, id, equipmentId)
  }
}

const OLDEST_DAYS = 30
const DAY_MS = 86_400_000

/** A report of long ago would rewrite figures that people have already read. The clocks of phones run a little ahead. */
function reportedAt(uow: UnitOfWork, reportDate: Date): Date {
  if (uow.now.getTime() - reportDate.getTime() > OLDEST_DAYS * DAY_MS) throw invalidField('reportDate', 'tooOld', { days: OLDEST_DAYS })
  return reportDate < uow.now ? reportDate : uow.now
}

const isStop = ({ isStopped, urgency }: { readonly isStopped?: unknown; readonly urgency?: unknown }) =>
  isStopped === true || urgency === 'STOP'

async function createReport(uow: UnitOfWork, registry: Registry, input: CreateOf<typeof reportLog>) {
  const { equipmentId } = await placeOfFault(uow, input)
  const isStopped = isStop(input)
  if (isStopped) await lockMachineOfTank(uow, equipmentId, input.equipmentId)
  await checkSources(uow, registry, input, equipmentId)
  const reporterId = input.reporterId ?? (await reporterFor(uow, uow.actor))
  await requireSelectable(uow, [
    { field: 'reporterId', resource: reporter, ids: [reporterId] },
    { field: 'equipmentId', resource: equipment, ids: [equipmentId] },
  ])
  const lead = isStopped ? await leadOf(uow, equipmentId) : undefined
  const reportDate = reportedAt(uow, input.reportDate ?? uow.now)
  const workshopId = await workshopOf(uow, equipmentId, reportDate)
  await beganByMoment(uow, equipmentId, reportDate)
  return { reporterId, equipmentId, workshopId, isStopped, joinedToId: lead?.id ?? null, reportDate }
}

/** Once work has been given out, place, stop and time are what repairs, clocks and figures stand on. */
async function refuseRewriting(uow: UnitOfWork, report: Report, input: UpdateOf<typeof reportLog>) {
  await refuseMoving(uow, report, input)
  if (input.reportDate && input.reportDate.getTime() !== report.reportDate.getTime()) throw invalidField('reportDate', 'fixedAfterAccept')
  if (input.isStopped !== undefined && input.isStopped !== report.isStopped) throw invalidField('isStopped', 'fixedAfterAccept')
  if (input.urgency === 'STOP' && !report.isStopped) throw invalidField('urgency', 'fixedAfterAccept')
}

/** Corrects a report nobody has taken on yet; when machine or stop change, the stop it belongs to is looked for anew. */
async function correctReport(uow: UnitOfWork, report: Report, input: UpdateOf<typeof reportLog>): Promise<PatchOf<typeof reportLog>> {
  const place = await correctedPlace(uow, report, input)
  const { equipmentId } = place
  const isMoved = equipmentId !== report.equipmentId
  await lockMachineOfTank(uow, equipmentId, report.equipmentId, input.equipmentId)
  await requireSelectable(uow, [{ field: 'equipmentId', resource: equipment, ids: [newChoice(report.equipmentId, equipmentId)] }])
  const isStopped = (input.isStopped ?? report.isStopped) || (input.urgency ?? report.urgency) === 'STOP'
  const isRedated = input.reportDate !== undefined && input.reportDate.getTime() !== report.reportDate.getTime()
  const reportDate = isRedated ? reportedAt(uow, input.reportDate ?? uow.now) : report.reportDate
  // Said only where it may have changed: figures of all days follow it.
  const there = isMoved || isRedated ? { workshopId: await workshopOf(uow, equipmentId, reportDate) } : {}
  if (isMoved || isRedated) await beganByMoment(uow, equipmentId, reportDate)
  const values = { ...place, isStopped, reportDate, ...there }
  if (isMoved && report.inspectionId !== null) throw invalidField('equipmentId', 'foundByInspection')
  if (!isMoved && isStopped === report.isStopped) return values

  if (await uow.of(reportLog).exists({ joinedToId: report.id })) throw invalidField(isMoved ? 'equipmentId' : 'isStopped', 'othersJoined')
  const lead = isStopped ? await leadOf(uow, equipmentId, report.id) : undefined
  // A lead already in repair would take this report along in a second step that an edit must not make.
  if (lead && lead.status !== 'PENDING') throw invalidField('equipmentId', 'standsAlready', { reportNo: lead.reportNo })
  return { ...values, joinedToId: lead?.id ?? null }
}

export const reportRules = defineRules(reportLog, {
  /** One that tells of no stop joins none, and is added without waiting for others of its machine. */
  locks({ record, input }) {
    if (record) return machineKeys(record.equipmentId, input.equipmentId)
    return isStop(input) ? machineKeys(input.equipmentId) : []
  },
  create: ({ uow, registry, input }) => createReport(uow, registry, input),
  /** Where the machine stood then, as far as anybody knows. */
  async history({ uow, input }) {
    const { workshopId, equipmentId = 0, reportDate = uow.now } = input
    await beganByMoment(uow, equipmentId, reportDate)
    return { workshopId: workshopId ?? (await workshopOf(uow, equipmentId, reportDate)) }
  },
  /** A second report of a machine in repair is in repair at once. */
  async created({ uow, record: report }) {
    await notifyFault(uow, report)
    if (report.joinedToId === null) return
    const lead = await uow.of(reportLog).get(report.joinedToId)
    const { faultCategoryId } = lead
    if (lead.status === 'REPAIRING') await advance(uow, reportFlow.accept, report, { acceptedAt: uow.now, faultCategoryId })
  },
  async update({ uow, record: report, input }) {
    if (report.status !== 'PENDING') return refuseRewriting(uow, report, input)
    const corrected = await correctReport(uow, report, input)
    if (input.urgency === 'STOP' && report.urgency !== 'STOP') await notifyFault(uow, { ...report, ...input, ...corrected })
    return corrected
  },
})
