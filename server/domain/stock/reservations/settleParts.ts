import { type Amount, can, exercises, invalid, invalidField, type Read, Refusal, type UnitOfWork } from '../../../kernel/index.ts'
import { postEntry } from '../../ledger/index.ts'
import { sparePart } from '../sparePart.resource.ts'
import { sparePartLedger, sparePartLog } from '../sparePartLog.ts'
import { partReservation, type Reason } from './partReservation.resource.ts'
import { release } from './reserving.ts'

const ADD = `${sparePartLog.permission}:add`
/** Whether to ask, as work ends, what became of the parts that are kept for it: whoever may book them is asked. */
export async function requiresTakenParts(read: Read, reason: Reason): Promise<boolean> {
  if (!can(read.actor, ADD)) return false
  return (await read.of(partReservation).find({ ...reason })).some(({ quantity }) => quantity > 0)
}

interface Settled {
  readonly reason: Reason
  /** What was taken and nobody booked; nothing of a part means that it was not needed. */
  readonly taken: readonly Amount[]
  readonly repairerId?: number | null
  /** Why other work has to wait for what was taken. */
  readonly overrideReason?: string | null | undefined
}

/** Names the field of the step and the part in what the ledger has against an entry, and the reason where one would do. */
function inStep(e: unknown, name: string): unknown {
  const fault = e instanceof Refusal && !e.isByBase ? e.fields[0] : undefined
  if (!fault) return e
  const { rule, params } = fault
  const more = rule === 'reservedForOthers' ? [{ field: 'overrideReason', rule: 'required' }] : []
  const refusal = invalid([{ field: 'takenParts', rule, ...(params && { params }) }, ...more])
  refusal.row = name
  return refusal
}

/**
 * Ends what is kept for work that is over: books what it took, and lets go of the rest. Whoever calls has locked the work; all parts are locked
 * at once in ascending order, as whoever reserves locks them.
 */
export async function settleParts(
  callerUow: UnitOfWork,
  { reason, taken, repairerId = null, overrideReason = null }: Settled,
): Promise<void> {
  const booked = taken.filter(({ amount }) => amount > 0).toSorted((a, b) => a.id - b.id)
  if (booked.length && !exercises(callerUow.actor, ADD)) throw invalidField('takenParts', 'mayNotBook')
  const uow = callerUow.withoutDataScope
  const reservations = await uow.of(partReservation).find({ ...reason })
  const partIds = [...new Set([...booked.map(({ id }) => id), ...reservations.map(({ partId }) => partId)])]
  if (!partIds.length) return
  const known = new Map((await uow.of(sparePart).lockWhere({ id: partIds })).map(({ id, name }) => [id, name]))
  if (booked.some(({ id }) => !known.has(id))) throw invalidField('takenParts', 'unknownReference')
  for (const { id: partId, amount } of booked) {
    const entry = { ...reason, partId, storeType: 'OUT' as const, quantity: amount, repairerId, overrideReason }
    try {
      await postEntry(uow, sparePartLedger.ledger, entry)
    } catch (e) {
      throw inStep(e, known.get(partId) ?? '')
    }
  }
  await release(uow, reason)
}
