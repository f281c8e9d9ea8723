import { command, conflict, defineRules, type Read, type RowOf, refusalsOf, requireRow, type UnitOfWork } from '../../kernel/index.ts'
import { shiftHandover, shiftHandoverItem, shiftHandoverItemFlow } from './shiftHandover.resource.ts'

type Handover = RowOf<typeof shiftHandover>
const notNow = ({ state }: Handover) => conflict('readOnly', { state: `shiftHandover.values.state.${state}` })

/** Words may be changed until the shift has been handed over. */
const handed = (handover: Handover) => (handover.state === 'OPEN' ? null : notNow(handover))

/** Points are talked about between handing over and signing; the lead who comes takes them, not the one who leaves. */
function refusalFor(handover: Handover | null | undefined, { userId }: Read['actor'], isByReceiver: boolean) {
  if (!handover) return null
  if (handover.state !== 'HANDED') return notNow(handover)
  return isByReceiver && userId !== null && handover.outgoingId === userId ? conflict('handover.ownSignature') : null
}
const refused = (isByReceiver: boolean) => async (x: { read: Read; record: RowOf<typeof shiftHandoverItem> }) => {
  const [handover] = await x.read.withoutDataScope.of(shiftHandover).many([x.record.handoverId])
  return refusalFor(handover, x.read.actor, isByReceiver)
}
/** Nobody signs while a point of it changes. */
async function requireTalk(uow: UnitOfWork, handoverId: number, isByReceiver: boolean) {
  await requireRow(uow.withoutDataScope, shiftHandover, handoverId, (handover) => refusalFor(handover, uow.actor, isByReceiver))
}
/** Locked by whoever writes a handover or a point of it: either reaches for the other. */
const handoverKey = (handoverId: number) => `handover:${handoverId}`

export const takeItem = command({
  on: shiftHandoverItemFlow.take,
  blocked: refused(true),
  async run({ uow, actor, record }) {
    await requireTalk(uow, record.handoverId, true)
    return { takenById: actor.userId, takenAt: uow.now }
  },
})
export const askAboutItem = command({
  on: shiftHandoverItemFlow.ask,
  blocked: refused(true),
  async run({ uow, record, input }) {
    await requireTalk(uow, record.handoverId, true)
    return { question: input.question, answer: null }
  },
})
/** Nobody answers their own question: nothing else is written to a point that is asked about, so whoever wrote it last has asked. */
const ownQuestion = ({ userId }: Read['actor'], { updatedById }: RowOf<typeof shiftHandoverItem>) =>
  userId !== null && updatedById === userId ? conflict('handover.ownQuestion') : null
export const answerItem = command({
  on: shiftHandoverItemFlow.answer,
  blocked: async (x) => (await refused(false)(x)) ?? ownQuestion(x.read.actor, x.record),
  async run({ uow, record, input }) {
    await requireTalk(uow, record.handoverId, false)
    const refusal = ownQuestion(uow.actor, record)
    if (refusal) throw refusal
    return { answer: input.answer }
  },
})

/** What people write themselves: notes at any time, marked when the handover was signed already; explanations until it is handed over. */
export const itemRules = defineRules(shiftHandoverItem, {
  async frozen({ read, records, action }) {
    const handovers = await read.withoutDataScope.of(shiftHandover).many(records.map(({ handoverId }) => handoverId))
    return refusalsOf(records, ({ handoverId }) => {
      const of = handovers.find((one) => one?.id === handoverId)
      return of && action === 'edit' ? handed(of) : null
    })
  },
  locks: ({ record }) => (record ? [handoverKey(record.handoverId)] : []),
  async create({ uow, input }) {
    const [handover] = await uow.withoutDataScope.of(shiftHandover).lockForShare([Number(input.handoverId)])
    // One of another plant is refused with the other references.
    return handover ? { isLater: handover.state === 'SIGNED' } : {}
  },
  async update({ uow, record, input }) {
    await requireRow(uow.withoutDataScope, shiftHandover, record.handoverId, handed)
    // What was read from the base says what the base says.
    return record.kind === 'NOTE'
      ? {}
      : { title: record.title, detail: record.detail, explanation: input.explanation ?? record.explanation }
  },
})

export const handoverRules = defineRules(shiftHandover, {
  locks: ({ record }) => (record ? [handoverKey(record.id)] : []),
  frozen: ({ records, action }) => refusalsOf(records, (record) => (action === 'edit' ? handed(record) : null)),
})
