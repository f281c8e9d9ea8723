import {
  type CreateOf,
  defineRules,
  exercises,
  invalidField,
  newChoice,
  newChoices,
  type PatchOf,
  type Read,
  Refusal,
  type UnitOfWork,
  type UpdateOf,
} from '../../../kernel/index.ts'
import { machineOfDuct } from '../../duct/index.ts'
import { hoursKeys } from '../../hours/index.ts'
import { machineKeys } from '../../masterdata/index.ts'
import { notifyRepairDelay } from '../notifyOfRepair.ts'
import { notifyAssigned } from '../notifyPeople.ts'
import { repairer } from '../people.resource.ts'
import { reportLog } from '../reports/reportLog.resource.ts'
import { faultsWithin, judgeReport } from './diagnosedCategory.ts'
import { type Repair, repairKey } from './openRepairs.ts'
import { repairLog } from './repairLog.resource.ts'

const LEAD = `${repairLog.permission}:lead`

/** The repairers, usually one, whom the person who acts is in this plant. */
async function repairersWhoAre(read: Read): Promise<ReadonlySet<number>> {
  const { userId } = read.actor
  return new Set(userId === null ? [] : (await read.of(repairer).find({ userId })).map((person) => person.id))
}

/** A repairer acts on own repairs, whoever leads on everybody's: nobody closes what a colleague works on by mistake. */
async function guardRepairs({ read, records }: { read: Read; records: readonly Repair[] }): Promise<Map<number, Refusal>> {
  const { actor } = read
  if (actor.kind !== 'user' || exercises(actor, LEAD)) return new Map()
  const me = await repairersWhoAre(read)
  const people = await read.of(repairLog).linksOf(
    'repairerIds',
    records.map(({ id }) => id),
  )
  const others = records.filter(({ id }) => !people.get(id)?.some((one) => me.has(one)))
  const refusal = ({ repairNo }: Repair) => new Refusal('repair.notYours', { repairNo }, { kind: 'forbidden' })
  return new Map(others.map((repair) => [repair.id, refusal(repair)]))
}

type RepairInput = CreateOf<typeof repairLog>

/** One more repair of a report in hand: it is about the same machine, and says what the report says unless it says better. */
async function answerReport(uow: UnitOfWork, reportId: number, input: RepairInput): Promise<PatchOf<typeof repairLog>> {
  // A repair that names its category has the report judged anew; otherwise the report only stays as it is.
  const [report] = await (input.faultCategoryId == null
    ? uow.of(reportLog).lockForShare([reportId])
    : uow.of(reportLog).lockWhere({ id: reportId }))
  if (!report) throw invalidField('reportId', 'unknownReference')
  if (report.joinedToId !== null) throw invalidField('reportId', 'joinedReport')
  if (report.status !== 'REPAIRING' && report.status !== 'USABLE_WITH_FAULT')
    throw invalidField('reportId', 'reportNotInRepair', { reportNo: report.reportNo })
  if (input.equipmentId !== report.equipmentId) throw invalidField('equipmentId', 'otherThanReport', { reportNo: report.reportNo })
  if (input.ductId != null && input.ductId !== report.ductId)
    throw invalidField('ductId', 'otherDuctThanReport', { reportNo: report.reportNo })
  refuseUnitOfDuct(report.ductId, input.unitId)
  return {
    unitId: input.unitId ?? report.unitId,
    ductId: report.ductId,
    faultDescription: input.faultDescription ?? report.description,
  }
}

/** Work on an ink tank is done at the machine where it stands, on no unit of it. */
async function requireDuctAt(uow: UnitOfWork, { equipmentId, unitId, ductId }: Pick<Repair, 'equipmentId' | 'unitId' | 'ductId'>) {
  refuseUnitOfDuct(ductId, unitId)
  if (ductId !== null) await machineOfDuct(uow, ductId, { requested: equipmentId })
}
function refuseUnitOfDuct(ductId: number | null, unitId: number | null | undefined) {
  if (ductId !== null && unitId != null) throw invalidField('unitId', 'notForDucts')
}

/** Who is newly given the work. */
async function newRepairers(uow: UnitOfWork, repair: Repair, repairerIds: number[] | null | undefined): Promise<number[]> {
  if (!repairerIds?.length) return []
  return newChoices((await uow.of(repairLog).linksOf('repairerIds', [repair.id])).get(repair.id) ?? [], repairerIds)
}

/** The place of work that has begun, or that answers a report, stands. */
function refuseMoving(repair: Repair, input: UpdateOf<typeof repairLog>) {
  const isMoved = input.equipmentId !== undefined && input.equipmentId !== repair.equipmentId
  const isOtherDuct = input.ductId !== undefined && input.ductId !== repair.ductId
  if (isMoved && (repair.reportId !== null || repair.status !== 'ASSIGNED')) throw invalidField('equipmentId', 'fixed')
  if (isOtherDuct && repair.reportId !== null) throw invalidField('ductId', 'fixed')
}

/** Where the work of a changed repair is: with another machine go the unit and the tank of the old one. */
export async function placeOfRepair(uow: UnitOfWork, repair: Repair, input: UpdateOf<typeof repairLog>) {
  const equipmentId = input.equipmentId ?? repair.equipmentId
  const isMoved = equipmentId !== repair.equipmentId
  const isOtherDuct = input.ductId !== undefined && input.ductId !== repair.ductId
  const stands = (key: 'unitId' | 'ductId') => input[key] ?? (isMoved || input[key] === null ? null : repair[key])
  const place = { equipmentId, unitId: stands('unitId'), ductId: stands('ductId') }
  refuseUnitOfDuct(place.ductId, place.unitId)
  // A tank that has been moved since leaves the repair where it was made.
  if (isMoved || isOtherDuct) await requireDuctAt(uow, place)
  return place
}

/** Whoever is to be told of a delay is told once it is known how long, and again when that changes; a form sends the rest along unchanged. */
async function notifyEdited(uow: UnitOfWork, repair: Repair, input: UpdateOf<typeof repairLog>) {
  const needNotice = input.needNotice ?? repair.needNotice
  const expectedDays = input.expectedDays === undefined ? repair.expectedDays : input.expectedDays
  const isNew = !repair.needNotice || expectedDays !== repair.expectedDays
  if (needNotice && expectedDays !== null && isNew) await notifyRepairDelay(uow, repair, { expectedDays, repairerIds: input.repairerIds })
}

/** People whose hours are booked as a repair ends, as somebody writes it: an amount for each. */
const bookedPeople = ({ hours }: { readonly hours?: unknown }): unknown[] =>
  Array.isArray(hours) ? hours.map((one: { readonly id?: unknown } | null) => one?.id) : []

export const repairRules = defineRules(repairLog, {
  locks: ({ record, input }) => [
    ...machineKeys(record?.equipmentId, input.equipmentId),
    ...(record ? [repairKey(record.id)] : []),
    ...hoursKeys(...bookedPeople(input as object)),
  ],
  guard: guardRepairs,
  async create({ uow, input }): Promise<PatchOf<typeof repairLog>> {
    if (input.reportId != null) return answerReport(uow, input.reportId, input)
    await requireDuctAt(uow, { equipmentId: input.equipmentId, unitId: input.unitId ?? null, ductId: input.ductId ?? null })
    // §3: a repair that answers no report is improvement work.
    return input.repairType === undefined || input.repairType === 'FAULT' ? { repairType: 'IMPROVEMENT' } : {}
  },
  async created({ uow, record: repair }) {
    if (repair.faultCategoryId !== null) await judgeReport(uow, repair)
    if (repair.needNotice && repair.expectedDays !== null) await notifyRepairDelay(uow, repair, repair)
    await notifyAssigned(uow, repair, (await uow.of(repairLog).linksOf('repairerIds', [repair.id])).get(repair.id) ?? [])
  },
  async update({ uow, record: repair, input }) {
    if (input.reportId !== undefined && input.reportId !== repair.reportId) throw invalidField('reportId', 'fixed')
    refuseMoving(repair, input)
    const place = await placeOfRepair(uow, repair, input)
    await notifyAssigned(uow, repair, await newRepairers(uow, repair, input.repairerIds))
    const { faultCategoryId } = input
    if (faultCategoryId !== undefined && faultCategoryId !== repair.faultCategoryId) await judgeReport(uow, { ...repair, faultCategoryId })
    const category = newChoice(repair.faultCategoryId, faultCategoryId)
    await notifyEdited(uow, { ...repair, equipmentId: place.equipmentId ?? repair.equipmentId }, input)
    return { ...place, ...(category !== null && input.faultIds == null && { faultIds: await faultsWithin(uow, repair, category) }) }
  },
})
