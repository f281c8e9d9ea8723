import { titlesOf, type UnitOfWork } from '../../../kernel/index.ts'
import { shift, worker } from '../../masterdata/index.ts'
import { concerned, publish } from '../../notice/index.ts'
import { type Swap, shiftSwap } from './shiftSwap.resource.ts'
import { peopleOf, type SwapPeople } from './swapPeople.ts'

async function factsOf({ withoutDataScope: whole }: UnitOfWork, swap: Swap, { from, to }: SwapPeople) {
  const shiftName = await titlesOf(whole.read, shift, [swap.shiftId, swap.toShiftId])
  return {
    about: { resource: shiftSwap.name, id: swap.id },
    values: {
      swapNo: swap.swapNo,
      worker: from.name,
      colleague: to.name,
      day: swap.date,
      shift: shiftName(swap.shiftId) ?? '',
      inReturn: swap.toDate === null ? `${shiftSwap.name}.nothingInReturn` : `${swap.toDate} ${shiftName(swap.toShiftId) ?? ''}`,
    },
  }
}

/** Tells the colleague who is asked. */
export async function notifyRequested(uow: UnitOfWork, swap: Swap): Promise<void> {
  const people = await peopleOf(uow.withoutDataScope, swap)
  const { about, values } = await factsOf(uow, swap, people)
  await publish(uow, { code: 'SHIFT_SWAP_ASKED', about, values, audience: concerned(uow, worker.name, [people.to]) })
}
/** Tells whoever asked, and receivers of the category, who approve. */
export async function notifyAccepted(uow: UnitOfWork, swap: Swap): Promise<void> {
  const people = await peopleOf(uow.withoutDataScope, swap)
  const { about, values } = await factsOf(uow, swap, people)
  await publish(uow, { code: 'SHIFT_SWAP_ACCEPTED', about, values, audience: concerned(uow, worker.name, [people.from]) })
}
/** Tells both what has become of it. */
export async function notifyOutcome(uow: UnitOfWork, swap: Swap, outcome: Swap['status'], reason = '—'): Promise<void> {
  const people = await peopleOf(uow.withoutDataScope, swap)
  const { about, values } = await factsOf(uow, swap, people)
  await publish(uow, {
    code: 'SHIFT_SWAP_SETTLED',
    about,
    audience: concerned(uow, worker.name, [people.from, people.to]),
    // Told once of each outcome: who refuses may do so within minutes of the yes.
    subjectKey: `${shiftSwap.name}:${swap.id}:${outcome}`,
    values: { ...values, outcome: `${shiftSwap.name}.values.status.${outcome}`, reason },
  })
}
