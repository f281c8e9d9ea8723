import {
  type Actor,
  can,
  command,
  conflict,
  defineRules,
  invalidField,
  type Read,
  type Refusal,
  type UnitOfWork,
} from '../../../kernel/index.ts'
import { rosterKey } from '../shiftKeys.ts'
import { OPEN_SWAP, type Swap, shiftSwap, swapFlow } from './shiftSwap.resource.ts'
import { notifyAccepted, notifyOutcome, notifyRequested } from './swapNotices.ts'
import { exchangePeople, lockedPeopleOf, peopleOf, refuseForm, type SwapPeople, type SwapRequest } from './swapPeople.ts'

type May = (actor: Actor, people: SwapPeople, swap: Swap) => Refusal | null
const isLead = (actor: Actor) => can(actor, swapFlow.approve.permission)

/** Only the colleague says yes; for one without an account somebody who leads may say what was agreed. */
const mayNotAccept: May = (actor, { to }) => {
  const may = to.userId === null ? isLead(actor) : to.userId === actor.userId
  return may ? null : conflict('shifts.notAskedOfYou', { worker: to.name })
}
/** Neither of the two approves, nor whoever asked in their name. */
const mayNotApprove: May = (actor, { from, to }, swap) =>
  [from.userId, to.userId, swap.createdById].includes(actor.userId) ? conflict('shifts.ownSwap') : null
const mayNotRefuse: May = (actor, { to }) =>
  to.userId === actor.userId || isLead(actor) ? null : conflict('shifts.notAskedOfYou', { worker: to.name })
const mayNotWithdraw: May = (actor, { from }, swap) =>
  [from.userId, swap.createdById].includes(actor.userId) ? null : conflict('shifts.notYourSwap', { worker: from.name })

const blockedBy =
  (may: May) =>
  async ({ read, record }: { read: Read; record: Swap }) =>
    may(read.actor, await peopleOf(read.withoutDataScope, record), record)
async function demand(may: May, { actor, withoutDataScope: whole }: UnitOfWork, swap: Swap): Promise<void> {
  const found = may(actor, await lockedPeopleOf(whole, swap), swap)
  if (found) throw found
}

export const swapRules = defineRules(shiftSwap, {
  // A swap is judged by the roster, and one that is asked for by those that are open.
  locks: ({ plantId }) => [rosterKey(plantId)],
  async create({ uow, actor, input }) {
    const request: SwapRequest = { ...input, toDate: input.toDate ?? null, toShiftId: input.toShiftId ?? null }
    const { from } = await lockedPeopleOf(uow.withoutDataScope, request)
    if (from.userId !== actor.userId && !isLead(actor)) throw invalidField('fromWorkerId', 'ownShiftsOnly')
    const { fromWorkerId, toWorkerId, date, shiftId } = request
    const [known] = await uow.withoutDataScope.of(shiftSwap).find({ fromWorkerId, toWorkerId, date, shiftId, status: OPEN_SWAP })
    if (known) throw invalidField('toWorkerId', 'askedAlready', { no: known.swapNo })
    return {}
  },
  /** Judged once it is known that everybody and everything named is there. */
  async created({ uow, record }) {
    refuseForm(record)
    await exchangePeople(uow, record, true)
    await notifyRequested(uow, record)
  },
})

export const acceptSwap = command({
  on: swapFlow.accept,
  blocked: blockedBy(mayNotAccept),
  async run({ uow, record }) {
    await demand(mayNotAccept, uow, record)
    await exchangePeople(uow, record, true)
    await notifyAccepted(uow, record)
    return {}
  },
})
export const approveSwap = command({
  on: swapFlow.approve,
  blocked: blockedBy(mayNotApprove),
  async run({ uow, record }) {
    await demand(mayNotApprove, uow, record)
    await exchangePeople(uow, record)
    await notifyOutcome(uow, record, 'APPROVED')
    return {}
  },
})
export const refuseSwap = command({
  on: swapFlow.refuse,
  blocked: blockedBy(mayNotRefuse),
  async run({ uow, record, input }) {
    await demand(mayNotRefuse, uow, record)
    await notifyOutcome(uow, record, 'REFUSED', input.reason)
    return { answer: input.reason }
  },
})
export const withdrawSwap = command({
  on: swapFlow.withdraw,
  blocked: blockedBy(mayNotWithdraw),
  async run({ uow, record }) {
    await demand(mayNotWithdraw, uow, record)
    await notifyOutcome(uow, record, 'WITHDRAWN')
    return {}
  },
})
