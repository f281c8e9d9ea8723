import { invalidField, type UnitOfWork } from '../../kernel/index.ts'
import { type Movement, movementOf, toQuantity } from '../ledger/index.ts'
import { freeFor, partReservation, type Reason, type Reservation, sumOf } from './reservations/partReservation.resource.ts'

type EntryInput = Movement['input']

/** The work that an entry is booked on. A repair goes first where somebody says both. */
function reasonOf({ repairLogId, maintenanceOrderId }: EntryInput): Reason | undefined {
  if (repairLogId != null) return { repairLogId: repairLogId as number }
  return maintenanceOrderId == null ? undefined : { maintenanceOrderId: maintenanceOrderId as number }
}
/** What is left of a need. */
export const stillNeeded = (needed: number, taken: number) => toQuantity(Math.max(0, needed - Math.max(0, taken)))

/** What is reserved of a part for the work that an entry is booked on. */
async function ownReservation(uow: UnitOfWork, input: EntryInput, partId: number): Promise<Reservation | undefined> {
  const reason = reasonOf(input)
  const [found] = reason ? await uow.withoutDataScope.of(partReservation).find({ ...reason, partId }) : []
  return found
}

/** Nobody takes what is kept for other work without saying why. */
export async function refuseReserved({ uow, input, item, change }: Movement): Promise<void> {
  const [there, reserved] = [item.quantity as number, item.reserved as number]
  if (movementOf(input).work !== 'takes' || input.overrideReason || there + change < 0) return
  const own = await ownReservation(uow, input, item.id)
  const all = await uow.withoutDataScope.of(partReservation).find({ partId: item.id })
  const free = freeFor(own, all, there)
  const others = toQuantity(reserved - (own?.quantity ?? 0))
  if (-change > free) throw invalidField('quantity', 'reservedForOthers', { free, reserved: others, unit: item.unit })
}

/** What is taken for work is no longer reserved for it; what it gives back is again, as long as it is open. The work and the part are locked. */
export async function followReservation({ uow, input, item, change }: Movement): Promise<{ reserved?: number }> {
  const reason = reasonOf(input)
  if (!reason || movementOf(input).work === 'none') return {}
  const [own] = await uow.of(partReservation).lockWhere({ ...reason, partId: item.id })
  if (!own) return {}
  const taken = toQuantity(own.taken - change)
  await uow.of(partReservation).writeDerived(own, { taken, quantity: stillNeeded(own.needed, taken) })
  return { reserved: await reservedOf(uow, item.id) }
}
/** What all open work is still going to take of a part. */
export const reservedOf = async (uow: UnitOfWork, partId: number) => sumOf(await uow.of(partReservation).find({ partId }))
