import { conflict, Refusal, type RowOf, type Store, systemActor, titlesOf, type UnitOfWork } from '../../kernel/index.ts'
import { newSecretKey, rowOfKey } from '../identity/index.ts'
import { equipment } from '../masterdata/index.ts'
import { type AnswerLink, type KeyAnswers, type Leaving, noticeDelivery, noticeReceiver } from '../notice/index.ts'
import { reportLog } from '../repair/index.ts'
import { answerCall, overRefusal } from './answerCall.ts'
import { type Attempt, callAttempt, callLink, callRun } from './callRun.resource.ts'

/** A night's work later nobody comes because of it. */
export const LIVES_MS = 12 * 60 * 60_000
export const ANSWER_PATH = '/call'

type Link = RowOf<typeof callLink>
/** Forged, cut short, or of a call that is long forgotten. */
const unknown = () => new Refusal('callout.linkUnknown', {}, { kind: 'notFound' })

/** A link for the person who is called, not for others who are told of the same. */
export async function makeLink(uow: UnitOfWork, leaving: Leaving): Promise<AnswerLink | null> {
  const { channel } = leaving
  const attempt = await attemptOf(uow, leaving)
  if (attempt?.state !== 'CALLED') return null
  const { key, keyHash } = newSecretKey()
  const expiresAt = new Date(uow.now.getTime() + LIVES_MS)
  await uow.of(callLink).create({ attemptId: attempt.id, channel, keyHash, expiresAt })
  return { path: ANSWER_PATH, key }
}

/** The link that a key opens, in whatever plant. */
async function findLink(store: Pick<Store, 'read'>, key: string): Promise<Link> {
  const found = await rowOfKey(store, callLink, key)
  const [link] = found ? await store.read(systemActor(found.plantId)).of(callLink).many([found.id]) : []
  if (!link) throw unknown()
  return link
}
const linkRefusal = ({ usedAt, expiresAt }: Pick<Link, 'usedAt' | 'expiresAt'>, now: Date) => {
  if (usedAt) return conflict('callout.linkUsed')
  return expiresAt <= now ? conflict('callout.linkExpired') : undefined
}

export interface CallOfLink {
  readonly name: string
  readonly reportNo: string
  readonly equipmentName: string
  readonly description: string
  readonly urgency: RowOf<typeof reportLog>['urgency']
  readonly since: Date
}

/** What somebody is called for, to be looked at before it is answered. Changes nothing, whoever opens it: mail scanners do. */
export async function readLink(store: Pick<Store, 'read'>, key: string): Promise<CallOfLink> {
  const link = await findLink(store, key)
  const read = store.read(systemActor(link.plantId))
  const attempt = await read.of(callAttempt).get(link.attemptId)
  const run = await read.of(callRun).get(attempt.runId)
  const report = await read.of(reportLog).get(run.reportId)
  const refusal = linkRefusal(link, read.now) ?? overRefusal(run, report)
  if (refusal) throw refusal
  const nameOf = await titlesOf(read, equipment, [report.equipmentId])
  const { reportNo, description, urgency, reportDate } = report
  return { name: attempt.name, reportNo, equipmentName: nameOf(report.equipmentId) ?? '', description, urgency, since: reportDate }
}

/** Answers the call of a link, which is used up with it. What is refused uses nothing up. */
export async function answerByLink(store: Pick<Store, 'read' | 'write'>, key: string): Promise<{ reportNo: string; isAssigned: boolean }> {
  const { id, plantId } = await findLink(store, key)
  return store.write(systemActor(plantId), async (uow) => {
    await uow.lock(`callLink:${id}`)
    const [link] = await uow.of(callLink).many([id])
    const refusal = link ? linkRefusal(link, uow.now) : unknown()
    if (refusal || !link) throw refusal
    const { report, isAssigned } = await answerCall(uow, link.attemptId, link.channel)
    // After the rows of the call; whoever uses it has its key.
    await uow.of(callLink).patch(await uow.of(callLink).lockForUpdate(id), { usedAt: uow.now })
    return { reportNo: report.reportNo, isAssigned }
  })
}

/** The call that a message to a person is about: others may be told of the same. */
export async function attemptOf(
  uow: Pick<UnitOfWork, 'of'>,
  { eventId, receiver }: Pick<Leaving, 'eventId' | 'receiver'>,
): Promise<Attempt | undefined> {
  const [attempt] = await uow.of(callAttempt).find({ eventNo: eventId })
  const own = [receiver.personKey, `${noticeReceiver.name}:${receiver.id}`]
  return attempt && own.includes(attempt.personKey) ? attempt : undefined
}

/** A key of the telephone answers a call, as long as a link in a message would. */
export const callKeyAnswers: KeyAnswers = {
  acceptsKey: async (uow, leaving) => (await attemptOf(uow, leaving))?.state === 'CALLED',
  answer: (store, { plantId, deliveryId }) =>
    store.write(systemActor(plantId), async (uow) => {
      const [delivery] = await uow.of(noticeDelivery).many([deliveryId])
      const [receiver] = delivery ? await uow.of(noticeReceiver).many([delivery.receiverId]) : []
      if (!delivery || !receiver || uow.now.getTime() - delivery.createdAt.getTime() > LIVES_MS) return false
      const attempt = await attemptOf(uow, { eventId: delivery.eventId, receiver })
      if (!attempt) return false
      await answerCall(uow, attempt.id, 'VOICE')
      return true
    }),
}
