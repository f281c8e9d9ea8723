import type { LockedRow, UnitOfWork } from '../../../kernel/index.ts'
import { type LockedRecord, takenForWork } from '../../ledger/index.ts'
import { derivedLevel } from '../level.ts'
import { sparePart } from '../sparePart.resource.ts'
import { sparePartLedger } from '../sparePartLog.ts'
import { stillNeeded } from '../taking.ts'
import { partReservation, type Reason, sumOf } from './partReservation.resource.ts'
import { WORK_KEYS, type WorkKey } from './partWork.ts'

/** What some work takes of a part as a whole; nothing takes the reservation away. */
export interface Need {
  readonly reason: Reason
  readonly partId: number
  readonly needed: number
  readonly dueDate: string
}

type Locked = LockedRow<typeof partReservation>
type Wanted = Pick<Need, 'reason' | 'partId'>
const unique = (ids: readonly number[]) => [...new Set(ids)]
const nameOf = ({ reason, partId }: Wanted) => `${JSON.stringify(reason)} ${partId}`

/** What is reserved already for the work of some needs, by name. The parts are locked before, and the work by whoever calls. */
async function lockReservations(uow: UnitOfWork, needs: readonly Wanted[]): Promise<Map<string, Locked>> {
  const found = new Map<string, Locked>()
  const partId = unique(needs.map((one) => one.partId))
  for (const key of WORK_KEYS) {
    const ids = unique(needs.flatMap(({ reason }) => (reason as Partial<Record<WorkKey, number>>)[key] ?? []))
    for (const row of ids.length ? await uow.of(partReservation).lockWhere({ [key]: ids, partId }) : [])
      found.set(nameOf({ reason: { [key]: row[key] } as unknown as Reason, partId: row.partId }), row)
  }
  return found
}

/** Writes what is needed, of each part for each work what was named last. */
async function write(uow: UnitOfWork, needs: readonly Need[], known: ReadonlyMap<string, Locked>): Promise<void> {
  const rows = uow.of(partReservation)
  const wanted = [...new Map(needs.map((need) => [nameOf(need), need])).values()]
  const standing = (need: Need) => known.get(nameOf(need))
  await rows.remove(wanted.flatMap((need) => (need.needed > 0 ? [] : (standing(need) ?? []))))
  for (const { reason, partId, needed, dueDate } of wanted.filter((need) => need.needed > 0)) {
    const record = standing({ reason, partId, needed, dueDate })
    const taken = record?.taken ?? (await takenForWork(uow, sparePartLedger.ledger, { entry: { ...reason, partId } }))
    const quantity = stillNeeded(needed, taken)
    if (record) await rows.writeDerived(record, { quantity, needed, dueDate })
    else await rows.create({ ...reason, partId, quantity, needed, taken, dueDate })
  }
}

/**
 * Reserves parts for work, less what it has taken already; says it anew where it was said before. All parts are locked at once in ascending
 * order, and the reservations after them, so that two of these never wait for each other: whoever calls has locked the work, and no part beyond
 * these.
 */
export async function reserve(callerUow: UnitOfWork, needs: readonly Need[]): Promise<void> {
  if (!needs.length) return
  const uow = callerUow.withoutDataScope
  const parts = await uow.of(sparePart).lockManyForUpdate(unique(needs.map((one) => one.partId)))
  await write(uow, needs, await lockReservations(uow, needs))
  const all = await uow.of(partReservation).find({ partId: parts.map(({ id }) => id) })
  for (const part of parts) {
    const reserved = sumOf(all.filter((one) => one.partId === part.id))
    if (reserved === part.reserved) continue
    await uow.of(sparePart).writeDerived(part, { reserved, ...derivedLevel({ ...part, reserved } as unknown as LockedRecord, uow.now) })
  }
}

const reservationsOf = async (uow: UnitOfWork, reasons: readonly Reason[]) =>
  (await Promise.all(reasons.map((reason) => uow.withoutDataScope.of(partReservation).find({ ...reason })))).flat()

/** Work that is over takes nothing more. */
export async function release(uow: UnitOfWork, ...reasons: readonly Reason[]): Promise<void> {
  const rows = await reservationsOf(uow, reasons)
  const needs = rows.map(({ partId, dueDate, repairLogId, maintenanceOrderId }) => {
    const reason = repairLogId === null ? { maintenanceOrderId: maintenanceOrderId as number } : { repairLogId }
    return { reason, partId, dueDate, needed: 0 }
  })
  await reserve(uow, needs)
}

/** Work that is put off is served after what is due before. Whoever calls has locked the work: nobody else writes what is reserved for it. */
export async function reserveFor(uow: UnitOfWork, reason: Reason, dueDate: string): Promise<void> {
  const rows = uow.withoutDataScope.of(partReservation)
  for (const row of await rows.lockWhere({ ...reason })) await rows.writeDerived(row, { dueDate })
}
