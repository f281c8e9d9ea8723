import { command, conflict } from '../../kernel/index.ts'
import { itemsOf, readPoints } from './items.ts'
import { type ItemGroup, shiftHandoverFlow, shiftHandoverItem } from './shiftHandover.resource.ts'

const isTaken = ({ state, isLater }: { state: string; isLater: boolean }) => state === 'TAKEN' || isLater

export const rereadHandover = command({
  on: shiftHandoverFlow.reread,
  async run({ uow, record }) {
    await readPoints(uow, record)
    return { readAt: uow.now }
  },
})

/** The outgoing lead is done: from now on the points are the next one's to take. */
export const handOverShift = command({
  on: shiftHandoverFlow.handOver,
  async run({ uow, actor, record, input }) {
    await readPoints(uow, record)
    const silent = (await itemsOf(uow.withoutDataScope, record.id)).filter(({ needsReason, explanation }) => needsReason && !explanation)
    if (silent.length) throw conflict('handover.unexplained', { items: silent.map(({ title }) => title).join(', ') })
    const summary = input.summary === undefined ? {} : { summary: input.summary }
    return { ...summary, outgoingId: actor.userId, handedAt: uow.now, readAt: uow.now }
  },
})

/** As long as nobody has taken anything, the outgoing lead may have forgotten something. */
export const withdrawHandover = command({
  on: shiftHandoverFlow.withdraw,
  async run({ uow, record }) {
    if ((await itemsOf(uow.withoutDataScope, record.id)).some(({ state }) => state === 'TAKEN')) throw conflict('handover.begun')
    return { outgoingId: null, handedAt: null }
  },
})

const ownSignature = () => conflict('handover.ownSignature')
const isOwn = (outgoingId: number | null, userId: number | null) => userId !== null && outgoingId === userId

/** The points of a group that nobody has taken yet. One that is asked about is talked about by itself. */
const leftIn = (handoverId: number, group: ItemGroup) => ({
  ...(group === 'STANDING' ? { isStanding: true } : { isStanding: false, kind: group }),
  ...{ handoverId, state: ['OPEN', 'ANSWERED'] as const },
})

/** Known points and lists of the base are taken as one; whatever else is new or has changed is taken by itself, so that somebody has read it. */
export const takeGroupOfHandover = command({
  on: shiftHandoverFlow.takeGroup,
  blocked: async ({ read, record }) => (isOwn(record.outgoingId, read.actor.userId) ? ownSignature() : null),
  async run({ uow, actor, record, input }) {
    if (isOwn(record.outgoingId, actor.userId)) throw ownSignature()
    const left = await uow.withoutDataScope.of(shiftHandoverItem).lockWhere(leftIn(record.id, input.group))
    if (!left.length) throw conflict('handover.nothingLeft')
    const values = { state: 'TAKEN' as const, takenById: actor.userId, takenAt: uow.now }
    await uow.withoutDataScope.of(shiftHandoverItem).patchMany(left.map((item) => ({ record: item, values })))
    return {}
  },
})

/** Signed by somebody else than who hands over, and only when every point has been taken. */
export const signHandover = command({
  on: shiftHandoverFlow.sign,
  async blocked({ read, record }) {
    if (isOwn(record.outgoingId, read.actor.userId)) return ownSignature()
    const left = (await read.withoutDataScope.of(shiftHandoverItem).find({ handoverId: record.id })).filter((item) => !isTaken(item)).length
    return left ? conflict('handover.itemsLeft', { count: left }) : null
  },
  async run({ uow, actor, record }) {
    if (isOwn(record.outgoingId, actor.userId)) throw ownSignature()
    const left = (await itemsOf(uow.withoutDataScope, record.id)).filter((item) => !isTaken(item)).length
    if (left) throw conflict('handover.itemsLeft', { count: left })
    return { incomingId: actor.userId, signedAt: uow.now }
  },
})
