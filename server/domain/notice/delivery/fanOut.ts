import type { JobDef, Language, RowOf, UnitOfWork } from '../../../kernel/index.ts'
import { user } from '../../identity/index.ts'
import { CHANNEL, type Channel, channelsOf } from '../channels.ts'
import { noticeKind } from '../codes.ts'
import { isStillUrgent, noticeEvent } from '../noticeEvent.resource.ts'
import { notificationType } from '../notificationType.resource.ts'
import { type Category, hasTemplate, isReached, type Receiver, shownAddress } from '../receivers/addresses.ts'
import { noticeReceiver } from '../receivers/noticeReceiver.resource.ts'
import { personalReceivers } from '../receivers/personalReceivers.ts'
import { languagesOf, quietUntil } from '../receivers/receiverWishes.ts'
import { inLine, render, wordingIn } from '../templates.ts'
import { type DeliveryReason, noticeDelivery } from './noticeDelivery.resource.ts'
import type { AnswerLink, Leaving, OuterChannel } from './outgoing.ts'
import { isRepeated, isWithinBudget } from './spending.query.ts'

export interface DeliveryRef {
  readonly deliveryId: number
  readonly plantId: number
}
/** Sends one delivery. */
export const deliverNoticeJob: JobDef<DeliveryRef> = { name: 'deliverNotice' }

/** What the installation knows and the base does not. */
export interface Surroundings {
  isReady(channel: OuterChannel): boolean
  /** The record's address in the console. */
  pathOf(resource: string, id: number): string | null
  /** The values as a text in this language says them: some are words of the product. */
  worded(values: Readonly<Record<string, string>>, template: string): Readonly<Record<string, string>>
  /** How the reader of a message that leaves may answer it, where somebody takes answers. */
  linkOf?(uow: UnitOfWork, leaving: Leaving): Promise<AnswerLink | null>
  /** Whether whoever is called may answer by a key. */
  acceptsKey?(uow: UnitOfWork, leaving: Leaving): Promise<boolean>
}
export interface FanOutOptions {
  /** Nobody but this one is told, and what was told a moment ago is told again. */
  readonly onlyTo?: number
  /** Put before the subject, like the value of that name. */
  readonly prefix?: string
}
interface PendingNotice {
  readonly event: RowOf<typeof noticeEvent>
  readonly category: Category
  readonly surroundings: Surroundings
  readonly options: FanOutOptions
}
interface Verdict {
  readonly status: 'QUEUED' | 'SENT' | 'SUPPRESSED' | 'NOT_CONFIGURED'
  readonly reason?: DeliveryReason
  readonly nextAt?: Date
}
const REPEAT_MS = 10 * 60_000

/** Ways that this event goes, by what the category and its code say. */
const eventChannels = ({ category, event }: PendingNotice): Channel[] =>
  channelsOf(category)
    .filter((channel) => CHANNEL[channel].answer !== 'key' || event.isUrgent || !noticeKind(category.code)?.callsOnlyWhenUrgent)
    .filter((channel) => !event.channels || event.channels.split(',').includes(channel))

async function verdictOf(
  uow: UnitOfWork,
  { event, category, surroundings, options }: PendingNotice,
  receiver: Receiver,
  channel: Channel,
): Promise<Verdict> {
  if (!isReached(receiver, channel)) return { status: 'NOT_CONFIGURED', reason: 'NO_ADDRESS' }
  if (!hasTemplate(category, channel)) return { status: 'NOT_CONFIGURED', reason: 'NO_TEMPLATE' }
  if (channel !== 'BELL' && !surroundings.isReady(channel)) return { status: 'NOT_CONFIGURED', reason: 'NO_SETTINGS' }
  const { typeId, subjectKey } = event
  const repeatQuery = { receiverId: receiver.id, channel, typeId, subjectKey, withinMs: REPEAT_MS }
  if (!options.onlyTo && (await isRepeated(uow.read, repeatQuery))) return { status: 'SUPPRESSED', reason: 'REPEATED' }
  if (channel === 'BELL') return { status: 'SENT' }
  if (!(await isWithinBudget(uow.read, { address: `${shownAddress(receiver, channel)}`, channel })))
    return { status: 'SUPPRESSED', reason: 'BUDGET' }
  const nextAt = event.isUrgent || category.isUrgent || options.onlyTo ? null : quietUntil(receiver, uow.read)
  return nextAt ? { status: 'QUEUED', reason: 'QUIET_HOURS', nextAt } : { status: 'QUEUED' }
}

interface DeliveryTarget {
  readonly receiver: Receiver
  readonly channel: Channel
  readonly language: Language
}
async function addDelivery(uow: UnitOfWork, notice: PendingNotice, { receiver, channel, language }: DeliveryTarget) {
  const { event, category, surroundings, options } = notice
  const { status, reason = null, nextAt = null } = await verdictOf(uow, notice, receiver, channel)
  const wording = wordingIn(language, category)
  const { prefix = '', ...values } = surroundings.worded(JSON.parse(event.values), `${wording.subject}${wording.body}`)
  const { subject, body } = render(wording, values)
  const made = await uow.of(noticeDelivery).create({
    eventId: event.id,
    typeId: category.id,
    receiverId: receiver.id,
    userId: channel === 'BELL' ? receiver.userId : null,
    channel,
    address: shownAddress(receiver, channel),
    subjectKey: event.subjectKey,
    subject: `${options.prefix ?? ''}${prefix}${subject || inLine((language === 'en' && category.nameEn) || category.name)}`,
    body: body || null,
    path: surroundings.pathOf(event.resource, event.recordId),
    status,
    reason,
    nextAt,
    sentAt: status === 'SENT' ? uow.now : null,
  })
  if (status === 'QUEUED' && !nextAt) uow.enqueue(deliverNoticeJob, { deliveryId: made.id, plantId: made.plantId })
}

/** Nobody hears the bell of an account that is switched off or has left the plant. */
async function withPresentUsers(uow: UnitOfWork, receivers: readonly Receiver[]): Promise<Receiver[]> {
  const ids = [...new Set(receivers.flatMap(({ userId }) => userId ?? []))]
  const present = new Set((await uow.of(user).many(ids)).flatMap((one) => (one?.status === 'ENABLED' ? [one.id] : [])))
  return receivers.map((one) => (one.userId !== null && !present.has(one.userId) ? { ...one, userId: null } : one))
}

/** Those whom it concerns themselves, then the receivers of the category whose turn it is. */
async function receiversOf(uow: UnitOfWork, { event, category, options: { onlyTo } }: PendingNotice): Promise<Receiver[]> {
  const receivers = uow.of(noticeReceiver)
  const typeId = category.id
  if (onlyTo) return receivers.find({ typeId, status: 'ENABLED', id: onlyTo })
  const concerned = event.audience ? await personalReceivers(uow, category, JSON.parse(event.audience)) : []
  return [...concerned, ...(await receivers.find({ typeId, status: 'ENABLED', personKey: null, level: event.level }))]
}

/** Budgets and repetitions are counted: one at a time in each plant. Locked before the event and the receivers of people, in whatever order. */
export const lockNotices = (uow: UnitOfWork): Promise<void> => uow.lock(`notices:${uow.actor.plantId}`)

/**
 * Makes a delivery for every receiver of an event on every way that reaches them, once however often it is asked. What is not sent is a
 * row as well, and says why. Out: how many rows were made.
 */
export async function fanOut(uow: UnitOfWork, eventId: number, surroundings: Surroundings, options: FanOutOptions = {}): Promise<number> {
  await lockNotices(uow)
  const raised = await uow.of(noticeEvent).lockForUpdate(eventId)
  const category = await uow.of(notificationType).get(raised.typeId)
  if (!raised.fannedOutAt) await uow.of(noticeEvent).patch(raised, { fannedOutAt: uow.now })
  if (category.status !== 'ENABLED') return 0
  const event = { ...raised, isUrgent: isStillUrgent(raised, uow.now) }
  const notice = { event, category, surroundings, options }
  const channels = eventChannels(notice)
  const all = await receiversOf(uow, notice)
  const receivers = await withPresentUsers(uow, all)
  const known = new Set((await uow.of(noticeDelivery).find({ eventId })).map((one) => `${one.receiverId}:${one.channel}`))
  const languageOf = await languagesOf(uow, all)
  let made = 0
  for (const receiver of receivers) {
    const reached = channels.filter((channel) => isReached(receiver, channel))
    // Somebody whom no way reaches is shown rather than passed over.
    for (const channel of reached.length ? reached : channels) {
      if (known.has(`${receiver.id}:${channel}`)) continue
      await addDelivery(uow, notice, { receiver, channel, language: languageOf(receiver) })
      made++
    }
  }
  return made
}
