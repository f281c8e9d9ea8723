import { conflict, invalidField, type Read, type RowOf, titlesOf, type UnitOfWork } from '../../../kernel/index.ts'
import { shift, shiftOn, shiftTermsByDay, worker } from '../../masterdata/index.ts'
import { type CellChange, changeCells } from '../schedule/changeCells.ts'
import { refuseClashes } from '../schedule/clashes.ts'
import { cellsBetween } from '../schedule/roster.query.ts'
import type { Swap } from './shiftSwap.resource.ts'

export type SwapRequest = Pick<Swap, 'fromWorkerId' | 'date' | 'shiftId' | 'toWorkerId' | 'toDate' | 'toShiftId'>
/** A shift of a day that somebody gives away to somebody. */
interface ShiftTransfer {
  readonly giverId: number
  readonly takerId: number
  readonly date: string
  readonly shiftId: number
}

/** What is given away: the shift that it is about, and the one in return where there is one. */
function transfersOf({ fromWorkerId, date, shiftId, toWorkerId, toDate, toShiftId }: SwapRequest): ShiftTransfer[] {
  const first = { giverId: fromWorkerId, takerId: toWorkerId, date, shiftId }
  if (toDate === null || toShiftId === null) return [first]
  return [first, { giverId: toWorkerId, takerId: fromWorkerId, date: toDate, shiftId: toShiftId }]
}

/** The entries as they become. Refused where a shift has begun, or where whoever gives it away is not in it any more. */
async function exchanged(read: Read, transfer: ShiftTransfer): Promise<CellChange[]> {
  const { date, shiftId, giverId, takerId } = transfer
  const [shiftName, workerName, termOf] = await Promise.all([
    titlesOf(read, shift, [shiftId]),
    titlesOf(read, worker, [giverId]),
    shiftTermsByDay(read),
  ])
  const words = { worker: workerName(giverId) ?? '', day: date, shift: shiftName(shiftId) ?? '' }
  const term = termOf(shiftId, date)
  if (!term || shiftOn(term, date, read.offsetMinutes).from <= read.now) throw conflict('shifts.swapPast', words)
  const there = (await cellsBetween(read, date, date)).filter((cell) => cell.shiftId === shiftId && cell.workerIds.includes(giverId))
  if (!there.length) throw conflict('shifts.swapGone', words)
  return there.map(({ id: _, origin: __, ...cell }) => ({
    ...cell,
    workerIds: cell.workerIds.map((id) => (id === giverId ? takerId : id)),
  }))
}

/** Exchanges the people of a swap, judged by the rules of the roster as it stands now. Of a trial nothing is kept. Whoever calls has locked the roster. */
export async function exchangePeople(uow: UnitOfWork, swap: SwapRequest, isTrial = false): Promise<void> {
  const { read } = uow.withoutDataScope
  const changes: CellChange[] = []
  for (const transfer of transfersOf(swap)) changes.push(...(await exchanged(read, transfer)))
  const { clashes } = await changeCells(uow, changes, isTrial)
  if (isTrial) await refuseClashes(read, clashes)
}

/** What cannot be asked for, whatever the schedule says. */
export function refuseForm({ fromWorkerId, date, shiftId, toWorkerId, toDate, toShiftId }: SwapRequest): void {
  if (fromWorkerId === toWorkerId) throw invalidField('toWorkerId', 'sameWorker')
  if (toDate === null && toShiftId !== null) throw invalidField('toDate', 'required')
  if (toShiftId === null && toDate !== null) throw invalidField('toShiftId', 'required')
  if (toDate === date && toShiftId === shiftId) throw invalidField('toShiftId', 'sameShift')
}

export interface SwapPeople {
  readonly from: RowOf<typeof worker>
  readonly to: RowOf<typeof worker>
}
function both([from, to]: readonly (RowOf<typeof worker> | null)[]): SwapPeople {
  if (!from) throw invalidField('fromWorkerId', 'unknownReference')
  if (!to) throw invalidField('toWorkerId', 'unknownReference')
  return { from, to }
}
export const peopleOf = async (at: Pick<Read, 'of'>, { fromWorkerId, toWorkerId }: SwapRequest): Promise<SwapPeople> =>
  both(await at.of(worker).many([fromWorkerId, toWorkerId]))
/** The same for a unit that judges by whose accounts they are: nobody changes that until commit. */
export const lockedPeopleOf = async (uow: UnitOfWork, { fromWorkerId, toWorkerId }: SwapRequest): Promise<SwapPeople> =>
  both(await uow.of(worker).lockForShare([fromWorkerId, toWorkerId]))
