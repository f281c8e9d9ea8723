import { advance, type PatchOf, type RowOf, type UnitOfWork } from '../../../kernel/index.ts'
import { configValue, SITE_ADDRESS, weChatLog } from '../../system/index.ts'
import { CHANNEL, channelsOf } from '../channels.ts'
import { isStillUrgent, noticeEvent } from '../noticeEvent.resource.ts'
import { notificationType } from '../notificationType.resource.ts'
import { addressOf, type Category, hasTemplate, isReached, type Receiver, shownAddress } from '../receivers/addresses.ts'
import { noticeReceiver } from '../receivers/noticeReceiver.resource.ts'
import { languagesOf, quietUntil } from '../receivers/receiverWishes.ts'
import { cut, wordingIn } from '../templates.ts'
import { callReference } from './callReference.ts'
import type { Surroundings } from './fanOut.ts'
import { type DeliveryReason, deliveryFlow, noticeDelivery } from './noticeDelivery.resource.ts'
import type { AnswerLink, Leaving, Outcome, Outgoing } from './outgoing.ts'
import { hourFreeAt, minuteFreeAt } from './spending.query.ts'

type Delivery = RowOf<typeof noticeDelivery>
const TRIES_MAX = 5
const FIRST_PAUSE_MS = 30_000
const ANSWER_MAX = 4000

/**
 * What goes out later than this after it was made is looked at anew: many that waited for the morning would leave together, and what the
 * queue, a budget or a provider kept back would wake people.
 */
const COUNTED_MS = 5 * 60_000

/** A delivery that is this worker's alone to send, and everything the channel needs for it. */
export interface Claim {
  readonly id: number
  readonly attempt: number
  /** Tells this try from one that somebody asked for after it was given up. */
  readonly claimedAt: Date
  readonly receiverName: string
  readonly outgoing: Outgoing
}

const isDelayed = ({ createdAt }: Delivery, now: Date) => now.getTime() - createdAt.getTime() >= COUNTED_MS
/** What counts sent messages before it is sent: one key for addresses that plants may share, and one for what is late in a plant. */
function keysOf(delivery: Delivery, now: Date): string[] {
  const { budget, perMinute } = CHANNEL[delivery.channel]
  if (perMinute !== null) return [`perMinute:${delivery.channel}`]
  return budget && isDelayed(delivery, now) ? [`deliveries:${delivery.plantId}`] : []
}
/** Locks deliveries that are about to be claimed in one unit, in the order of all units. */
export async function lockDeliveries(uow: UnitOfWork, ids: readonly number[]): Promise<void> {
  const known = (await uow.of(noticeDelivery).many(ids)).filter((one) => one !== null)
  const keys = known.flatMap((one) => keysOf(one, uow.now))
  if (keys.length) await uow.lock(...keys)
  await uow.of(noticeDelivery).lockWhere({ id: known.map(({ id }) => id) })
}

const isDue = ({ status, nextAt }: Delivery, now: Date) => status === 'QUEUED' && (!nextAt || nextAt <= now)

/** What keeps it from being sent as things stand now, if anything does. Whoever switches something off stops what is still waiting. */
function obstacle({ channel }: Delivery, receiver: Receiver, category: Category, isReady: boolean): DeliveryReason | undefined {
  const isOn = receiver.status === 'ENABLED' && category.status === 'ENABLED' && channelsOf(category).includes(channel)
  if (!isOn) return 'SWITCHED_OFF'
  if (!isReached(receiver, channel)) return 'NO_ADDRESS'
  if (!hasTemplate(category, channel)) return 'NO_TEMPLATE'
  return isReady ? undefined : 'NO_SETTINGS'
}

/** Where a reader finds the record or answers, for messages that leave the house. */
async function bodyWithLink(uow: UnitOfWork, { body, path }: Pick<Delivery, 'body' | 'path'>): Promise<string> {
  const site = path && (await configValue(uow.read, SITE_ADDRESS))
  return [body, site && `${site.replace(/\/$/, '')}${path}`].filter(Boolean).join('\n\n')
}
/** No variable of a text message holds a whole key: its template puts the halves together again, behind the fixed part of the address. */
const KEY_HALF = 22
const halves = ({ key }: AnswerLink) => ({ keyA: key.slice(0, KEY_HALF), keyB: key.slice(KEY_HALF) })

interface Pause {
  readonly reason: DeliveryReason
  readonly nextAt: Date
}
/** Until when a delivery has to wait: its receiver sleeps, or its address has had as much as it may. */
async function pauseOf(uow: UnitOfWork, delivery: Delivery, quietEnd: Date | null): Promise<Pause | undefined> {
  const { channel, address } = delivery
  const isCounted = isDelayed(delivery, uow.now)
  if (isCounted && quietEnd) return { reason: 'QUIET_HOURS', nextAt: quietEnd }
  if (CHANNEL[channel].perMinute !== null) {
    const freeAt = await minuteFreeAt(uow.read, channel, `${address}`)
    return freeAt ? { reason: 'RATE_LIMIT', nextAt: freeAt } : undefined
  }
  const freeAt = isCounted ? await hourFreeAt(uow.read, channel, `${address}`) : null
  return freeAt ? { reason: 'BUDGET', nextAt: freeAt } : undefined
}

/**
 * Takes a delivery that is due; null when it is not, or cannot be sent, which its row then says. Of two that take it at once, one finds it
 * taken. Whoever calls has locked it (`lockDeliveries`).
 */
export async function claimDelivery(
  uow: UnitOfWork,
  id: number,
  { isReady, worded, linkOf, acceptsKey }: Pick<Surroundings, 'isReady' | 'worded' | 'linkOf' | 'acceptsKey'>,
): Promise<Claim | null> {
  const deliveries = uow.of(noticeDelivery)
  const [delivery] = await deliveries.lockWhere({ id })
  if (!delivery || !isDue(delivery, uow.now)) return null
  // Units that claim several ask for each of these once.
  const [receiver] = await uow.of(noticeReceiver).many([delivery.receiverId])
  const { channel } = delivery
  if (channel === 'BELL') {
    await advance(uow, deliveryFlow.ring, delivery, { sentAt: uow.now, nextAt: null, reason: null })
    return null
  }
  const [category] = await uow.of(notificationType).many([delivery.typeId])
  const [event] = await uow.of(noticeEvent).many([delivery.eventId])
  if (!receiver || !category || !event) return null
  const reason = obstacle(delivery, receiver, category, isReady(channel))
  const address = shownAddress(receiver, channel)
  if (reason) {
    const step = reason === 'SWITCHED_OFF' ? deliveryFlow.suppress : deliveryFlow.giveUp
    await advance(uow, step, delivery, { reason, nextAt: null })
    return null
  }
  const isUrgent = category.isUrgent || isStillUrgent(event, uow.now)
  const wait = await pauseOf(uow, { ...delivery, address }, isUrgent ? null : quietUntil(receiver, uow.read))
  if (wait) {
    await deliveries.patch(delivery, wait)
    return null
  }
  const wording = wordingIn((await languagesOf(uow, [receiver]))(receiver), category)
  const attempt = delivery.attempts + 1
  const { updatedAt } = await advance(uow, deliveryFlow.claim, delivery, { attempts: attempt, address, nextAt: null })
  const leaving: Leaving = { eventId: event.id, receiver, channel }
  const { answer, hasLinkInBody, providerTemplate } = CHANNEL[channel]
  const link = answer === 'link' ? ((await linkOf?.(uow, leaving)) ?? null) : null
  const isCall = answer === 'key'
  const path = link ? `${link.path}#${link.key}` : delivery.path
  return {
    id,
    attempt,
    claimedAt: updatedAt,
    receiverName: receiver.name,
    outgoing: {
      channel,
      address: addressOf(receiver, channel) as string,
      subject: delivery.subject,
      body: hasLinkInBody ? await bodyWithLink(uow, { body: delivery.body, path }) : (delivery.body ?? ''),
      templateCode: providerTemplate && category[providerTemplate],
      values: { ...worded(JSON.parse(event.values), `${wording.subject}${wording.body}`), ...(link && halves(link)) },
      reference: isCall ? callReference(delivery) : `${uow.actor.plantId}-${id}-${delivery.createdAt.getTime().toString(36)}`,
      ...(isCall && (await acceptsKey?.(uow, leaving)) && { acceptsKey: true }),
    },
  }
}

/** The step that an outcome means, and what the row says of it. */
function settled(outcome: Outcome, attempt: number, now: Date) {
  const common: PatchOf<typeof noticeDelivery> = { nextAt: null, answer: cut(outcome.answer, ANSWER_MAX) }
  if (outcome.kind === 'sent') return { step: deliveryFlow.confirm, values: { ...common, reason: null, sentAt: now } }
  const { reason } = outcome
  if (outcome.kind === 'failed' || attempt >= TRIES_MAX) return { step: deliveryFlow.fail, values: { ...common, reason } }
  const pauseMs = Math.max(FIRST_PAUSE_MS * 2 ** (attempt - 1), outcome.afterMs ?? 0)
  return { step: deliveryFlow.wait, values: { ...common, reason, nextAt: new Date(now.getTime() + pauseMs) } }
}

/** Writes down what became of a try. An answer that comes after the delivery was given up as interrupted is still the truth. */
export async function settleDelivery(
  uow: UnitOfWork,
  { id, attempt, claimedAt, receiverName, outgoing }: Claim,
  outcome: Outcome,
): Promise<void> {
  if (CHANNEL[outgoing.channel].hasMessageLog)
    await uow.of(weChatLog).create({
      at: uow.now,
      atPlantId: uow.actor.plantId,
      receiver: receiverName,
      content: cut(`${outgoing.subject}\n${outgoing.body}`.trim(), ANSWER_MAX),
      outcome: outcome.kind === 'sent' ? 'SENT' : 'FAILED',
      httpStatus: outcome.httpStatus ?? null,
      answer: cut(outcome.answer, ANSWER_MAX),
    })
  const [delivery] = await uow.of(noticeDelivery).lockWhere({ id })
  if (delivery?.attempts !== attempt) return
  const isOurs = delivery.status === 'SENDING' && delivery.updatedAt.getTime() === claimedAt.getTime()
  const isInterrupted = delivery.status === 'FAILED' && delivery.reason === 'INTERRUPTED'
  const { step, values } = settled(outcome, attempt, uow.now)
  if (isOurs || isInterrupted) await advance(uow, step, delivery, values)
}
