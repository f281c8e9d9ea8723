import {
  type CreateOf,
  command,
  defineRules,
  invalidField,
  type Read,
  type Registry,
  type RowOf,
  refusalsOf,
  refuseFutureDay,
  type UnitOfWork,
  type UpdateOf,
  voidWith,
} from '../../kernel/index.ts'
import { beganBy, machineKeys } from '../masterdata/index.ts'
import { movedHours, placeOfHours, type WorkLink, workOf } from './placeOfHours.ts'
import { hoursCorrections, repairTimeLog } from './repairTimeLog.resource.ts'

type Hours = RowOf<typeof repairTimeLog>
const DAY_HOURS = 24
const hundredths = (hours: number) => Math.round(hours * 100)
/** To a hundredth, as hours are kept everywhere. */
export const rounded = (hours: number) => hundredths(hours) / 100

interface Booked {
  readonly repairerId: number
  readonly logDate: string
  readonly hours: number
}

/** Locked while hours of some people are booked. The ids come as somebody writes them: what is none has no key. */
export const hoursKeys = (...repairerIds: readonly unknown[]): string[] =>
  repairerIds
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .map((id) => `hours:${id}`)

/** §3: one person's hours in one day are at most 24, whoever books them and however many do at once: the caller has the person's key. */
export async function refuseLongDay(uow: UnitOfWork, { repairerId, logDate, hours }: Booked, exceptId = 0) {
  const others = (await uow.of(repairTimeLog).find({ repairerId, logDate, status: 'BOOKED' })).filter((row) => row.id !== exceptId)
  const left = DAY_HOURS * 100 - others.reduce((sum, row) => sum + hundredths(row.hours), 0)
  if (hundredths(hours) > left) throw invalidField('hours', 'dayHours', { left: Math.max(0, left) / 100 })
}

/** Hours of a repair that is off stay as they are. */
async function frozenHours({ read, registry, records }: { read: Read; registry: Registry; records: readonly Hours[] }) {
  const ids = records.flatMap(({ repairId }) => (repairId === null ? [] : [repairId]))
  const closed = ids.length ? await workOf(registry, 'repairId').closed?.(read, [...new Set(ids)]) : undefined
  return refusalsOf(records, ({ repairId }) => closed?.get(repairId ?? 0))
}

/** What changed hours become; of their day and place the same holds as when they were booked. */
async function changedHours(uow: UnitOfWork, registry: Registry, record: Hours, input: UpdateOf<typeof repairTimeLog>) {
  const { repairerId, logDate, hours } = { ...record, ...input }
  if (logDate !== record.logDate) refuseFutureDay(uow, 'logDate', logDate)
  await refuseLongDay(uow, { repairerId, logDate, hours }, record.id)
  return movedHours(uow, registry, record, input)
}

/** Where hours were worked; the machine was in service by then. */
async function placeBegun(uow: UnitOfWork, registry: Registry, input: CreateOf<typeof repairTimeLog>) {
  const place = await placeOfHours(uow, registry, input)
  await beganBy(uow, place.equipmentId, input.logDate)
  return place
}

export const repairTimeRules = defineRules(repairTimeLog, {
  frozen: frozenHours,
  /**
   * The machine is that of a repair or an order, which is judged after these hours or after the machine that somebody names, while it is written
   * before both.
   */
  locks({ record, input }) {
    const { repairId, maintenanceId, equipmentId } = record ?? input
    return [
      ...hoursKeys(record?.repairerId, input.repairerId),
      ...(repairId == null && maintenanceId == null ? [] : machineKeys(equipmentId)),
    ]
  },
  async create({ uow, registry, input }) {
    refuseFutureDay(uow, 'logDate', input.logDate)
    await refuseLongDay(uow, input)
    return placeBegun(uow, registry, input)
  },
  async history({ uow, registry, input }) {
    refuseFutureDay(uow, 'logDate', input.logDate)
    await uow.lock(...hoursKeys(input.repairerId))
    await refuseLongDay(uow, input)
    return placeBegun(uow, registry, input)
  },
  update: ({ uow, registry, record, input }) => changedHours(uow, registry, record, input),
  async undelete({ uow, registry, record }) {
    await uow.lock(...hoursKeys(record.repairerId))
    const refusal = (await frozenHours({ read: uow.read, registry, records: [record] })).get(record.id)
    if (refusal) throw refusal
    // The day may have been filled with other hours meanwhile.
    await refuseLongDay(uow, record, record.id)
  },
})

/** Booked hours put right: the same rules hold as for whoever edits their own. */
export const correctHours = command({
  on: hoursCorrections.correct,
  run: ({ uow, registry, record, input: { reason: _reason, ...changed } }) =>
    changedHours(uow, registry, record, changed as UpdateOf<typeof repairTimeLog>),
})

/** Hours of work that never happened are void with it. */
export async function voidHours(
  uow: UnitOfWork,
  registry: Registry,
  { reason, ...work }: { reason: string } & { [L in WorkLink]?: number | readonly number[] },
): Promise<void> {
  for (const record of await uow.of(repairTimeLog).lockWhere({ ...work, status: 'BOOKED' }))
    await voidWith(uow, registry, { step: hoursCorrections.void, record, reason })
}
