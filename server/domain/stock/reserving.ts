import { type Held, toQuantity, type UnitOfWork } from '../../kernel/index.ts'
import { derivedLevel } from './level.ts'
import { partReservation, type Reason } from './partReservation.resource.ts'
import { sparePart } from './sparePart.resource.ts'
import { sparePartLog } from './sparePartLog.ts'
import { reservationOf, reservedOf, stillNeeded } from './taking.ts'

/** What some work takes of a part as a whole; nothing takes the reservation away. */
export interface Need {
  readonly reason: Reason
  readonly partId: number
  readonly needed: number
  readonly dueDate: string
}

/** What work has taken of a part and not given back, by the books. */
async function takenBy(uow: UnitOfWork, reason: Reason, partId: number): Promise<number> {
  // A repair goes first where an entry says both.
  const alone = 'maintenanceOrderId' in reason ? { repairLogId: null } : {}
  const entries = await uow.of(sparePartLog).find({ ...alone, ...reason, partId, storeType: ['OUT', 'RETURN'], state: 'POSTED' })
  return toQuantity(entries.reduce((sum, { quantityChanged }) => sum - quantityChanged, 0))
}

async function write(uow: UnitOfWork, { reason, partId, needed, dueDate }: Need): Promise<void> {
  const held = await reservationOf(uow, reason, partId)
  if (needed <= 0) {
    if (held) await uow.of(partReservation).remove([held.id])
    return
  }
  const taken = held?.taken ?? (await takenBy(uow, reason, partId))
  const quantity = stillNeeded(needed, taken)
  if (held) await uow.of(partReservation).writeDerived(held, { quantity, needed, dueDate })
  else await uow.of(partReservation).create({ ...reason, partId, quantity, needed, taken, dueDate })
}

/**
 * Reserves parts for work, less what it has taken already; says it anew where it was said before. Parts are held one after the other by
 * ascending id, each until the unit ends, so that two of these never wait for each other: whoever calls holds the work first, and no part.
 */
export async function reserve(given: UnitOfWork, needs: readonly Need[]): Promise<void> {
  const uow = given.entire
  for (const partId of [...new Set(needs.map((one) => one.partId))].sort((a, b) => a - b)) {
    const part = await uow.of(sparePart).lockForUpdate(partId)
    for (const need of needs.filter((one) => one.partId === partId)) await write(uow, need)
    const reserved = await reservedOf(uow, partId)
    if (reserved === part.reserved) continue
    await uow.of(sparePart).writeDerived(part, { reserved, ...derivedLevel({ ...part, reserved } as unknown as Held, uow.now) })
  }
}

const reservationsOf = async (uow: UnitOfWork, reasons: readonly Reason[]) =>
  (await Promise.all(reasons.map((reason) => uow.entire.of(partReservation).find({ ...reason })))).flat()

/** Work that is over takes nothing more. */
export async function release(uow: UnitOfWork, ...reasons: readonly Reason[]): Promise<void> {
  const rows = await reservationsOf(uow, reasons)
  const needs = rows.map(({ partId, dueDate, repairLogId, maintenanceOrderId }) => {
    const reason = repairLogId === null ? { maintenanceOrderId: maintenanceOrderId as number } : { repairLogId }
    return { reason, partId, dueDate, needed: 0 }
  })
  await reserve(uow, needs)
}

/** Work that is put off is served after what is due before. */
export async function reserveFor(uow: UnitOfWork, reason: Reason, dueDate: string): Promise<void> {
  for (const row of await reservationsOf(uow, [reason])) await uow.entire.of(partReservation).writeDerived(row, { dueDate })
}
