import {
  type Amount,
  advance,
  businessDay,
  command,
  type InputOf,
  invalidField,
  type PatchOf,
  type Read,
  type UnitOfWork,
} from '../../../kernel/index.ts'
import { refuseLongDay, repairTimeLog } from '../../hours/index.ts'
import { requiresTakenParts, settleParts } from '../../stock/index.ts'
import { configValue, NEEDED_TO_COMPLETE } from '../../system/index.ts'
import { pastOf, resolveMoment, resumeMoment } from '../moments.ts'
import { notifyRepairDelay } from '../notifyOfRepair.ts'
import { closeReport } from '../reports/closeReport.ts'
import { reportFlow, reportLog } from '../reports/reportLog.resource.ts'
import { faultsWithin, judgeReport } from './diagnosedCategory.ts'
import { manHours } from './hoursOnRepair.query.ts'
import { lastEnd, type Repair, repairsOf } from './openRepairs.ts'
import { repairFlow, repairLog } from './repairLog.resource.ts'

type Input = InputOf<typeof repairFlow.complete.input>

/** Closes a repair: the machine counts as running again from `completeDate`, not from now. */
export const completeRepair = command({
  on: repairFlow.complete,
  needs: ({ read, record: repair }) => neededToComplete(read, repair),
  suggests: async ({ read, record: { id } }) => ((await requiresTakenParts(read, { repairLogId: id })) ? ['takenParts'] : []),
  async run({ uow, record: repair, input }) {
    if (input.usableWithFault && input.expectedDays == null) throw invalidField('expectedDays', 'required')
    const judged = await judgement(uow, repair, input)
    const completeDate = await settleReport(uow, repair, input)
    await bookHours(uow, repair, { hours: input.hours ?? [], at: completeDate })
    await settle(uow, repair, input)
    const expectedDays = input.expectedDays ?? repair.expectedDays
    // What was asked for at an earlier step was told then: a machine that is repaired has no delay.
    if (input.needNotice || input.usableWithFault) await notifyRepairDelay(uow, repair, { expectedDays })
    return {
      completeDate,
      // A repair booked after the fact began no later than it ended.
      beginDate: repair.beginDate && repair.beginDate < completeDate ? repair.beginDate : completeDate,
      usableWithFault: input.usableWithFault ?? false,
      expectedDays,
      needNotice: input.needNotice || repair.needNotice,
      description: input.description ?? repair.description,
      causes: input.causes ?? repair.causes,
      ...judged,
    }
  },
})

/** What the fault turned out to be. Nobody takes faults away by leaving the box of a step empty. */
async function judgement(uow: UnitOfWork, repair: Repair, input: Input): Promise<PatchOf<typeof repairLog>> {
  const faultCategoryId = input.faultCategoryId ?? repair.faultCategoryId
  const named = input.faultIds?.length ? input.faultIds : undefined
  if (faultCategoryId === null) return named ? { faultIds: named } : {}
  await judgeReport(uow, { ...repair, faultCategoryId })
  return { faultCategoryId, faultIds: named ?? (await faultsWithin(uow, repair, faultCategoryId)) }
}

/** Books what was taken, in the name of its only repairer. */
async function settle(uow: UnitOfWork, { id }: Repair, { takenParts, overrideReason }: Input): Promise<void> {
  const people = (await uow.of(repairLog).linksOf('repairerIds', [id])).get(id) ?? []
  const repairerId = people.length === 1 ? (people[0] ?? null) : null
  await settleParts(uow, { reason: { repairLogId: id }, taken: takenParts ?? [], repairerId, overrideReason })
}

/** When the repair ended; the last open repair of a report ends the report too (§3). */
async function settleReport(uow: UnitOfWork, repair: Repair, input: Input): Promise<Date> {
  const entered = { value: input.completeDate, field: 'completeDate', isBooked: repair.isBooked }
  // Where a start was only entered late, it was no later than the end.
  const endedAt = resolveMoment(uow, entered, ...(repair.isBooked ? pastOf(repair) : []))
  if (repair.reportId === null) return endedAt
  const { all, open } = await repairsOf(uow, repair.reportId)
  const report = await uow.of(reportLog).lockForUpdate(repair.reportId)
  const completeDate = resumeMoment(uow, report, entered)
  if (open.some((other) => other.id !== repair.id)) return completeDate

  const expectedDays = input.usableWithFault ? (input.expectedDays ?? 0) : undefined
  const step = input.usableWithFault ? 'markUsable' : 'complete'
  if (report.status === 'USABLE_WITH_FAULT' && step === 'markUsable') {
    await uow.of(reportLog).patch(report, { expectedDays })
    return completeDate
  }
  // The machine could not run before the slowest of its repairs was done.
  const workedTo = lastEnd([...all, { ...repair, completeDate }])
  const resumed = { value: report.resumeDate ?? workedTo, field: 'completeDate' }
  await advance(uow, reportFlow[step], report, await closeReport(uow, report, { step, resumed, expectedDays, workedTo }))
  return completeDate
}

/** Books what each of its repairers worked on a repair, on the business day on which it ended. */
async function bookHours(uow: UnitOfWork, repair: Repair, { hours, at }: { hours: readonly Amount[]; at: Date }): Promise<void> {
  if (!hours.length) return
  const own = (await uow.of(repairLog).linksOf('repairerIds', [repair.id])).get(repair.id) ?? []
  const logDate = businessDay(at, uow.read.offsetMinutes)
  const { id: repairId, equipmentId, unitId, ductId } = repair
  for (const { id: repairerId, amount } of hours.toSorted((a, b) => a.id - b.id)) {
    if (!own.includes(repairerId)) throw invalidField('hours', 'notOfRepair')
    await refuseLongDay(uow, { repairerId, logDate, hours: amount })
    await uow.of(repairTimeLog).create({ repairerId, hours: amount, logDate, repairId, equipmentId, unitId, ductId })
  }
}

type Needed = 'hours' | 'faultCategoryId' | 'description'
const FIELDS: Readonly<Record<string, Needed>> = { hours: 'hours', faultCategory: 'faultCategoryId', description: 'description' }

/** Fields named by a parameter; a word of an older version that nobody knows asks for nothing. */
async function named(read: Read, key: string): Promise<Needed[]> {
  const words = (await configValue(read, key))?.split(',') ?? []
  return words.flatMap((word) => FIELDS[word.trim()] ?? [])
}

/**
 * What a repair does not close without, by urgency and stop of its report: what it holds already is not asked again. Work that answers no
 * report is nothing urgent.
 */
async function neededToComplete(read: Read, repair: Repair): Promise<Needed[]> {
  const [report] = repair.reportId === null ? [] : await read.of(reportLog).many([repair.reportId])
  const urgency = report?.urgency ?? 'NORMAL'
  const isStop = Boolean(report?.isStopped) || urgency === 'STOP'
  const requiredFields = new Set(await named(read, NEEDED_TO_COMPLETE[urgency === 'STOP' ? 'STOPPED' : urgency]))
  if (isStop) for (const field of await named(read, NEEDED_TO_COMPLETE.STOPPED)) requiredFields.add(field)
  if (repair.faultCategoryId !== null) requiredFields.delete('faultCategoryId')
  if (repair.description) requiredFields.delete('description')
  if (requiredFields.has('hours') && (await manHours.load(read, [repair.id])).get(repair.id)) requiredFields.delete('hours')
  return [...requiredFields]
}
