import {
  type Amount,
  businessDay,
  conflict,
  decimal,
  defineResource,
  defineRules,
  isClosed,
  link,
  newChoice,
  type RowOf,
  text,
  type UnitOfWork,
  wrong,
} from '../../kernel/index.ts'
import { type Need, neededQuantities, partReservation, release, reserve, sparePart } from '../stock/index.ts'
import type { Repair } from './openRepairs.ts'
import { repairLog } from './repairLog.resource.ts'

/** What one repair takes as a whole: named when it begins to wait for parts, and before. Kept for it until it is over. */
export const repairPart = defineResource('repairPart', {
  permission: 'repair:part',
  title: 'partName',
  icon: 'box',
  columns: ['repairId', 'partId', 'quantity'],
  unique: [['repairId', 'partId']],
  fields: {
    repairId: link('repairLog', { required: true, fixed: true, filter: 'eq' }),
    partId: link('sparePart', { required: true, filter: 'eq' }),
    /** Its name as it was, so that the line can be read without the part. */
    partName: text({ required: true, max: 128, readonly: true }),
    quantity: decimal({ required: true, scale: 3, min: 0.001 }),
  },
})
type Part = RowOf<typeof repairPart>

/** What a repair has taken is history once it is over. It is held: nobody ends it while its parts change. */
async function openRepair(uow: UnitOfWork, repairId: number): Promise<Repair> {
  const repair = await uow.of(repairLog).lockForUpdate(repairId)
  if (isClosed(repairLog, repair)) throw conflict('readOnly', { state: `repairLog.values.status.${repair.status}` })
  return repair
}
const nameOf = async (uow: UnitOfWork, partId: number | null | undefined) =>
  partId == null ? {} : { partName: (await uow.of(sparePart).many([partId]))[0]?.name ?? '' }

/** A repair is served in the order in which repairs asked: what is due is due now. */
function needOf(uow: UnitOfWork, repairId: number, { partId, quantity, createdAt }: Pick<Part, 'partId' | 'quantity' | 'createdAt'>): Need {
  return { reason: { repairLogId: repairId }, partId, needed: quantity, dueDate: businessDay(createdAt, uow.read.offsetMinutes) }
}

export const repairPartRules = defineRules(repairPart, {
  async create({ uow, input }) {
    const [repair] = await uow.of(repairLog).many([input.repairId])
    // A repair that is not there is refused as a reference in a moment.
    if (repair) await openRepair(uow, repair.id)
    return nameOf(uow, input.partId)
  },
  async created({ uow, record }) {
    await openRepair(uow, record.repairId)
    await reserve(uow, [needOf(uow, record.repairId, record)])
  },
  async update({ uow, record, input }) {
    await openRepair(uow, record.repairId)
    const next = { ...record, partId: input.partId ?? record.partId, quantity: input.quantity ?? record.quantity }
    const [part] = await uow.of(sparePart).many([next.partId])
    const before = needOf(uow, record.repairId, { ...record, quantity: 0 })
    // What is not there is refused as a reference in a moment.
    if (part) await reserve(uow, [...(part.id === record.partId ? [] : [before]), needOf(uow, record.repairId, next)])
    return nameOf(uow, newChoice(record.partId, input.partId))
  },
  async remove({ uow, record }) {
    await openRepair(uow, record.repairId)
    await reserve(uow, [needOf(uow, record.repairId, { ...record, quantity: 0 })])
  },
  async undelete({ uow, record }) {
    await openRepair(uow, record.repairId)
    await reserve(uow, [needOf(uow, record.repairId, record)])
  },
})

/** A repair that begins to wait says for what: so much more than it has taken already. */
export async function askForParts(uow: UnitOfWork, repair: Repair, asked: readonly Amount[]): Promise<void> {
  const parts = await uow.of(sparePart).many(asked.map(({ id }) => id))
  if (parts.includes(null)) throw wrong('parts', 'unknownReference')
  const off = parts.find((part) => part?.status !== 'ENABLED')
  if (off) throw wrong('parts', 'disabled', { name: off.name })
  await uow.of(repairLog).lockForUpdate(repair.id)
  const [known, reserved] = [
    await uow.of(repairPart).find({ repairId: repair.id }),
    await uow.of(partReservation).find({ repairLogId: repair.id }),
  ]
  const needs: Need[] = []
  for (const [at, { id: partId, amount }] of asked.entries()) {
    const taken = Math.max(0, reserved.find((one) => one.partId === partId)?.taken ?? 0)
    const quantity = Math.round((taken + amount) * 1000) / 1000
    const same = known.find((one) => one.partId === partId)
    const row = same
      ? await uow.of(repairPart).patch(same, { quantity })
      : await uow.of(repairPart).create({ repairId: repair.id, partId, partName: parts[at]?.name ?? '', quantity })
    needs.push(needOf(uow, repair.id, row))
  }
  await reserve(uow, needs)
}

/** A repair that is over takes nothing more. Held first, as whoever adds parts to it does. */
export async function releaseParts(uow: UnitOfWork, { id }: Pick<Repair, 'id'>): Promise<void> {
  await uow.of(repairLog).lockForUpdate(id)
  await release(uow, { repairLogId: id })
}

/** For doctor: what repairs that are not over need is reserved. */
export const neededByRepairs = neededQuantities({
  key: 'repairLogId',
  lines: repairPart,
  by: 'repairId',
  work: repairLog,
  open: ['ASSIGNED', 'IN_PROGRESS', 'WAITING_PARTS'],
})
