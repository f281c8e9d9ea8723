import type { Actor, Language, LockedRow, PatchOf, RowOf, UnitOfWork } from '../../../kernel/index.ts'
import { actingIn, type Person, personOf, preference, user, worksIn } from '../../identity/index.ts'
import { configValue, NOTICE_LANGUAGE, SITE_ADDRESS, savedView } from '../../system/index.ts'
import type { Outcome } from '../delivery/outgoing.ts'
import { nextSendTime } from './sendTimes.ts'
import { type SENDING_REASONS, viewSending, viewSubscription } from './viewSubscription.resource.ts'

type Subscription = RowOf<typeof viewSubscription>
export type SendingReason = (typeof SENDING_REASONS)[number]
/** Those after which nobody would get anything next time either. */
const FINAL: ReadonlySet<string> = new Set<SendingReason>(['VIEW_GONE', 'FIELD_GONE', 'RECEIVER_GONE', 'NO_RIGHT'])
const ATTEMPTS_MAX = 6
const FIRST_PAUSE_MS = 60_000
const ANSWER_MAX = 4000

/**
 * Queues what is due, each once however many processes do so: the subscription is locked, and moves on to its next time. What came due
 * while nobody ran is queued once. Returns the ids of new sendings.
 */
export async function queueDue(uow: UnitOfWork, ids: readonly number[]): Promise<number[]> {
  const queued: number[] = []
  for (const found of await uow.of(viewSubscription).lockWhere({ id: [...ids], status: 'ENABLED' })) {
    if (found.nextAt > uow.now) continue
    const sending = await uow.of(viewSending).create({
      subscriptionId: found.id,
      dueAt: found.nextAt,
      status: 'QUEUED',
      attempts: 0,
      nextAt: uow.now,
    })
    await uow.of(viewSubscription).writeDerived(found, { nextAt: nextSendTime(found, uow.now, uow.read.offsetMinutes) })
    queued.push(sending.id)
  }
  return queued
}

/** What the workbook is made of: a saved view as it is now, a list in groups, or figures with their period. */
export type SendingSource =
  | { readonly viewId: number | null; readonly resource: string; readonly state: string }
  | { readonly board: string; readonly period: string }
/** What a sending needs: the view as it is now, and its receiver with the rights of this moment. */
export interface DueSending {
  readonly subscription: Subscription
  readonly name: string
  readonly source: SendingSource
  readonly receiver: Actor
  readonly language: Language
  /** E-mail address, or the key of a robot. */
  readonly address: string
  /** The same for every try. */
  readonly reference: string
  /** The address of the console; empty where none is set. */
  readonly site: string
}
const isLanguage = (value: unknown): value is Language => value === 'zh' || value === 'en'
async function languageOf(uow: UnitOfWork, userId: number): Promise<Language> {
  const [settings] = await uow.of(preference).find({ userId, key: 'settings' })
  const { language } = JSON.parse(settings?.value ?? '{}') as { language?: unknown }
  if (isLanguage(language)) return language
  const usual = await configValue(uow.read, NOTICE_LANGUAGE)
  return isLanguage(usual) ? usual : 'zh'
}
const actorOf = (person: Person, plantId: number): Actor =>
  actingIn(person, { plantId, permissions: new Set(person.permissions), sessionId: null, ip: '' })

async function sourceOf(uow: UnitOfWork, { name, viewId, list, search, board, period }: Subscription) {
  if (board !== null && period !== null) return { name, source: { board, period } }
  if (list !== null) return { name, source: { viewId: null, resource: list, state: JSON.stringify({ search }) } }
  const [view] = viewId === null ? [] : await uow.of(savedView).many([viewId])
  return view ? { name: view.name, source: { viewId: view.id, resource: view.resource, state: view.state } } : undefined
}

/** Looks up what a queued sending needs; otherwise why it cannot be sent. Undefined when it is not due, or paused or deleted meanwhile. */
export async function dueSending(uow: UnitOfWork, id: number): Promise<DueSending | { reason: SendingReason } | undefined> {
  const [sending] = await uow.of(viewSending).many([id])
  if (sending?.status !== 'QUEUED' || (sending.nextAt && sending.nextAt > uow.now)) return undefined
  const [subscription] = await uow.of(viewSubscription).many([sending.subscriptionId])
  if (subscription?.status !== 'ENABLED') return undefined
  const found = await sourceOf(uow, subscription)
  if (!found) return { reason: 'VIEW_GONE' }
  const [account] = await uow.read.asSystem.of(user).many([subscription.userId])
  const person = account?.status === 'ENABLED' ? await personOf(uow.read.asSystem, account) : undefined
  if (!account || !person || !worksIn(person, subscription.plantId)) return { reason: 'RECEIVER_GONE' }
  const address = subscription.channel === 'EMAIL' ? account.email : subscription.wechatKey
  if (!address) return { reason: 'NO_ADDRESS' }
  const reference = `view-${subscription.plantId}-${id}-${sending.dueAt.getTime().toString(36)}`
  return {
    subscription,
    ...found,
    receiver: actorOf(person, subscription.plantId),
    language: await languageOf(uow, account.id),
    address,
    reference,
    site: ((await configValue(uow.read, SITE_ADDRESS)) ?? '').replace(/\/$/, ''),
  }
}

/** Takes a sending for this worker; false when another one has, so that each leaves the house once. */
export async function claimSending(uow: UnitOfWork, id: number): Promise<number | false> {
  const [sending] = await uow.of(viewSending).lockWhere({ id })
  if (sending?.status !== 'QUEUED' || (sending.nextAt && sending.nextAt > uow.now)) return false
  const [subscription] = await uow.of(viewSubscription).lockWhere({ id: sending.subscriptionId })
  if (subscription?.status !== 'ENABLED') return false
  const attempts = sending.attempts + 1
  await uow.of(viewSending).patch(sending, { status: 'SENDING', attempts, nextAt: null })
  return attempts
}

function settled(outcome: Outcome, { attempts, rowCount }: { attempts: number; rowCount: number }, now: Date): PatchOf<typeof viewSending> {
  const answer = outcome.answer.slice(0, ANSWER_MAX)
  if (outcome.kind === 'sent') return { status: 'SENT', reason: null, sentAt: now, rowCount, answer }
  const { reason } = outcome
  if (outcome.kind === 'failed' || attempts >= ATTEMPTS_MAX) return { status: 'FAILED', reason, answer }
  const pauseMs = Math.max(FIRST_PAUSE_MS * 2 ** (attempts - 1), outcome.afterMs ?? 0)
  return { status: 'QUEUED', reason, answer, nextAt: new Date(now.getTime() + pauseMs) }
}
/** Records what became of a try that this worker claimed. */
export async function settleSending(
  uow: UnitOfWork,
  id: number,
  outcome: Outcome,
  tried: { attempts: number; rowCount: number },
): Promise<void> {
  const [sending] = await uow.of(viewSending).lockWhere({ id })
  if (sending?.attempts !== tried.attempts) return
  const isInterrupted = sending.status === 'FAILED' && sending.reason === 'INTERRUPTED'
  if (sending.status === 'SENDING' || isInterrupted) await uow.of(viewSending).patch(sending, settled(outcome, tried, uow.now))
}

async function pause(uow: UnitOfWork, subscriptionId: number) {
  const [subscription] = await uow.of(viewSubscription).lockWhere({ id: subscriptionId, status: 'ENABLED' })
  if (subscription) await uow.of(viewSubscription).patch(subscription as LockedRow<typeof viewSubscription>, { status: 'PAUSED' })
}
/** Gives a queued sending up before anything left; the subscription is paused where the next one would fail as well. */
export async function giveUp(uow: UnitOfWork, id: number, reason: SendingReason): Promise<void> {
  const [sending] = await uow.of(viewSending).lockWhere({ id, status: 'QUEUED' })
  if (!sending) return
  await uow.of(viewSending).patch(sending, { status: 'FAILED', reason, nextAt: null })
  if (FINAL.has(reason)) await pause(uow, sending.subscriptionId)
}
/** Tries a queued sending later, because the server is busy. */
export async function putOff(uow: UnitOfWork, id: number, afterMs: number): Promise<void> {
  const [sending] = await uow.of(viewSending).lockWhere({ id, status: 'QUEUED' })
  if (sending) await uow.of(viewSending).patch(sending, { nextAt: new Date(uow.now.getTime() + afterMs) })
}
