import {
  type Amount,
  businessDay,
  conflict,
  decimal,
  defineResource,
  defineRules,
  frozenWith,
  invalidField,
  isClosed,
  link,
  newChoice,
  type RowOf,
  text,
  type UnitOfWork,
} from '../../../kernel/index.ts'
import { type Need, neededQuantities, partReservation, release, reserve, sparePart } from '../../stock/index.ts'
import { type LockedRepair, type Repair, repairKey } from './openRepairs.ts'
import { repairLog } from './repairLog.resource.ts'

/** What one repair takes as a whole: named when it begins to wait for parts, and before. Kept for it until it is over. */
export const repairPart = defineResource('repairPart', {
  permission: 'repair:part',
  searchRank: 'LINE',
  owner: { as: 'repairId' },
  title: 'partName',
  icon: 'box',
  columns: ['repairId', 'partId', 'quantity'],
  unique: [['repairId', 'partId']],
  fields: {
    repairId: link('repairLog', { required: true, fixed: true, filter: 'eq' }),
    partId: link('sparePart', { required: true, filter: 'eq' }),
    /** Its name as it was, so that the line can be read without the part. */
    partName: text({ required: true, max: 128, readonly: true }),
    quantity: decimal({ unitField: 'partId.unit', required: true, scale: 3, min: 0.001 }),
  },
})
type Part = RowOf<typeof repairPart>

/** What a repair has taken is history once it is over. It is locked: nobody ends it while its parts change, nor books any of them on it. */
async function lockOpenRepair(uow: UnitOfWork, repairId: number): Promise<void> {
  const repair = await uow.of(repairLog).lockForUpdate(repairId)
  if (isClosed(repairLog, repair)) throw conflict('readOnly', { state: `repairLog.values.status.${repair.status}` })
}

/** A repair is served in the order in which repairs asked: what is due is due now. */
function needOf(uow: UnitOfWork, repairId: number, { partId, quantity, createdAt }: Pick<Part, 'partId' | 'quantity' | 'createdAt'>): Need {
  return { reason: { repairLogId: repairId }, partId, needed: quantity, dueDate: businessDay(createdAt, uow.read.offsetMinutes) }
}

export const repairPartRules = defineRules(repairPart, {
  frozen: frozenWith(repairLog, 'repairId'),
  /** A repair that begins to wait writes its parts after itself, and here it comes after one of them. */
  locks: ({ record }) => (record ? [repairKey(record.repairId)] : []),
  writesChoices: ['partId'],
  async create({ uow, input }) {
    const [repair] = await uow.of(repairLog).many([input.repairId])
    // A repair that is not there is refused as a reference in a moment, as is a part.
    if (repair) await lockOpenRepair(uow, repair.id)
    const [part] = await uow.of(sparePart).lockWhere({ id: input.partId })
    return { partName: part?.name ?? '' }
  },
  async created({ uow, record }) {
    await reserve(uow, [needOf(uow, record.repairId, record)])
  },
  async lockAhead({ uow, records }) {
    await uow.of(repairLog).lockManyForUpdate(records.map(({ repairId }) => repairId))
    await uow.of(sparePart).lockManyForUpdate(records.map(({ partId }) => partId))
  },
  async update({ uow, record, input }) {
    await lockOpenRepair(uow, record.repairId)
    const next = { ...record, partId: input.partId ?? record.partId, quantity: input.quantity ?? record.quantity }
    const parts = await uow.of(sparePart).lockWhere({ id: [record.partId, next.partId] })
    const part = parts.find(({ id }) => id === next.partId)
    const before = needOf(uow, record.repairId, { ...record, quantity: 0 })
    // What is not there is refused as a reference in a moment.
    if (part) await reserve(uow, [...(part.id === record.partId ? [] : [before]), needOf(uow, record.repairId, next)])
    return newChoice(record.partId, input.partId) === null ? {} : { partName: part?.name ?? '' }
  },
  async remove({ uow, record }) {
    await lockOpenRepair(uow, record.repairId)
    await reserve(uow, [needOf(uow, record.repairId, { ...record, quantity: 0 })])
  },
  async undelete({ uow, record }) {
    await lockOpenRepair(uow, record.repairId)
    await reserve(uow, [needOf(uow, record.repairId, record)])
  },
})

/** A repair that begins to wait says for what: so much more than it has taken already. */
export async function askForParts(uow: UnitOfWork, repair: Repair, requested: readonly Amount[]): Promise<void> {
  if (!requested.length) return
  const known = await uow.of(repairPart).lockWhere({ repairId: repair.id })
  const parts = await uow.of(sparePart).lockWhere({ id: requested.map(({ id }) => id) })
  if (requested.some(({ id }) => !parts.some((part) => part.id === id))) throw invalidField('parts', 'unknownReference')
  const off = parts.find((part) => part.status !== 'ENABLED')
  if (off) throw invalidField('parts', 'disabled', { name: off.name })
  const reserved = await uow.of(partReservation).find({ repairLogId: repair.id })
  const needs: Need[] = []
  for (const { id: partId, amount } of requested) {
    const taken = Math.max(0, reserved.find((one) => one.partId === partId)?.taken ?? 0)
    const quantity = Math.round((taken + amount) * 1000) / 1000
    const same = known.find((one) => one.partId === partId)
    const row = same
      ? await uow.of(repairPart).patch(same, { quantity })
      : await uow
          .of(repairPart)
          .create({ repairId: repair.id, partId, partName: parts.find(({ id }) => id === partId)?.name ?? '', quantity })
    needs.push(needOf(uow, repair.id, row))
  }
  await reserve(uow, needs)
}

/** Repairs that are over take nothing more. All of them are locked, as whoever adds parts to one does before: parts come after repairs. */
export const releaseParts = (uow: UnitOfWork, ...repairs: readonly LockedRepair[]): Promise<void> =>
  release(uow, ...repairs.map(({ id }) => ({ repairLogId: id })))

/** For doctor: what repairs that are not over need is reserved. */
export const neededByRepairs = neededQuantities({
  key: 'repairLogId',
  lines: repairPart,
  by: 'repairId',
  work: repairLog,
  open: ['ASSIGNED', 'IN_PROGRESS', 'WAITING_PARTS'],
})
