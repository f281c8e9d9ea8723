import { type Actor, can, command, conflict, defineRules, type Read, type Refusal, wrong } from '../../kernel/index.ts'
import { OPEN_SWAP, type Swap, shiftSwap, swapFlow } from './shiftSwap.resource.ts'
import { tellAccepted, tellAsked, tellSettled } from './swapNotices.ts'
import { type Asked, exchangePeople, peopleOf, refuseForm } from './swapPeople.ts'

type At = Pick<Read, 'actor' | 'entire'>
const isLead = (actor: Actor) => can(actor, swapFlow.approve.permission)

/** Only the colleague says yes; for one without an account somebody who leads may say what was agreed. */
async function mayNotAccept({ actor, entire }: At, swap: Asked): Promise<Refusal | null> {
  const { to } = await peopleOf(entire, swap)
  const may = to.userId === null ? isLead(actor) : to.userId === actor.userId
  return may ? null : conflict('shifts.notAskedOfYou', { worker: to.name })
}
/** Neither of the two approves, nor whoever asked in their name. */
async function mayNotApprove({ actor, entire }: At, swap: Swap): Promise<Refusal | null> {
  const { from, to } = await peopleOf(entire, swap)
  return [from.userId, to.userId, swap.createdById].includes(actor.userId) ? conflict('shifts.ownSwap') : null
}
async function mayNotRefuse({ actor, entire }: At, swap: Swap): Promise<Refusal | null> {
  const { to } = await peopleOf(entire, swap)
  return to.userId === actor.userId || isLead(actor) ? null : conflict('shifts.notAskedOfYou', { worker: to.name })
}
async function mayNotWithdraw({ actor, entire }: At, swap: Swap): Promise<Refusal | null> {
  const { from } = await peopleOf(entire, swap)
  return [from.userId, swap.createdById].includes(actor.userId) ? null : conflict('shifts.notYourSwap', { worker: from.name })
}
async function demand(refusal: Promise<Refusal | null>): Promise<void> {
  const found = await refusal
  if (found) throw found
}

export const swapRules = defineRules(shiftSwap, {
  async create({ uow, actor, input }) {
    const asked: Asked = { ...input, toDate: input.toDate ?? null, toShiftId: input.toShiftId ?? null }
    const { from } = await peopleOf(uow.entire, asked)
    if (from.userId !== actor.userId && !isLead(actor)) throw wrong('fromWorkerId', 'ownShiftsOnly')
    const { fromWorkerId, toWorkerId, date, shiftId } = asked
    const [known] = await uow.entire.of(shiftSwap).find({ fromWorkerId, toWorkerId, date, shiftId, status: OPEN_SWAP })
    if (known) throw wrong('toWorkerId', 'askedAlready', { no: known.swapNo })
    return {}
  },
  /** Judged once it is known that everybody and everything named is there. */
  async created({ uow, record }) {
    refuseForm(record)
    await exchangePeople(uow, record, true)
    await tellAsked(uow, record)
  },
})

export const acceptSwap = command({
  on: swapFlow.accept,
  blocked: ({ read, record }) => mayNotAccept(read, record),
  async run({ uow, record }) {
    await demand(mayNotAccept(uow.read, record))
    await exchangePeople(uow, record, true)
    await tellAccepted(uow, record)
    return {}
  },
})
export const approveSwap = command({
  on: swapFlow.approve,
  blocked: ({ read, record }) => mayNotApprove(read, record),
  async run({ uow, record }) {
    await demand(mayNotApprove(uow.read, record))
    await exchangePeople(uow, record)
    await tellSettled(uow, record, 'APPROVED')
    return {}
  },
})
export const refuseSwap = command({
  on: swapFlow.refuse,
  blocked: ({ read, record }) => mayNotRefuse(read, record),
  async run({ uow, record, input }) {
    await demand(mayNotRefuse(uow.read, record))
    await tellSettled(uow, record, 'REFUSED', input.reason)
    return { answer: input.reason }
  },
})
export const withdrawSwap = command({
  on: swapFlow.withdraw,
  blocked: ({ read, record }) => mayNotWithdraw(read, record),
  async run({ uow, record }) {
    await demand(mayNotWithdraw(uow.read, record))
    await tellSettled(uow, record, 'WITHDRAWN')
    return {}
  },
})
