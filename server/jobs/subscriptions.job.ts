import {
  claimSending,
  type DueSending,
  dueSending,
  giveUp,
  type Outgoing,
  putOff,
  type SendingReason,
  type SendingRef,
  settleSending,
} from '../domain/notice/index.ts'
import { Refusal, systemActor } from '../kernel/index.ts'
import { words } from '../platform/words.ts'
import type { JobRun, Workbook } from './job.ts'

const BUSY_MS = 60_000

/** Why a workbook cannot be made; undefined where it can be later. */
function reasonOf(refusal: Refusal): SendingReason | undefined {
  if (refusal.kind === 'tooMany' || refusal.kind === 'unavailable') return undefined
  if (refusal.kind === 'forbidden') return 'NO_RIGHT'
  return refusal.code === 'export.tooLarge' ? 'TOO_LARGE' : 'FIELD_GONE'
}

/** The message in the receiver's language; without records it says so and has no attachment. */
function messageOf(
  { subscription, name, language, address, reference }: DueSending,
  { workbook, link }: { workbook: Workbook; link: string },
): Outgoing {
  const translate = words(language)
  const { rowCount: count, fileName, content, kind } = workbook
  const body = translate(count ? `subscriptions.bodies.${kind}` : 'subscriptions.empty', { count, name })
  return {
    channel: subscription.channel,
    address,
    subject: translate('subscriptions.subject', { name, count }),
    body: [body, link].filter(Boolean).join('\n\n'),
    templateCode: null,
    values: {},
    reference,
    ...(count > 0 && { attachment: { fileName, content, ...(kind === 'picture' && { isPicture: true }) } }),
  }
}

/**
 * Makes the workbook first, so that a worker that dies meanwhile leaves nothing half done; then one worker claims the sending, sends it
 * outside of any transaction, and records the outcome.
 */
export async function sendView({ store, channels, workbooks, payload: { sendingId, plantId } }: JobRun<SendingRef>) {
  const actor = systemActor(plantId)
  const due = await store.write(actor, (uow) => dueSending(uow, sendingId))
  if (!due) return { outcome: 'nothing to send' }
  const refuse = async (reason: SendingReason) => {
    await store.write(actor, (uow) => giveUp(uow, sendingId, reason))
    return { outcome: reason }
  }
  if ('reason' in due) return refuse(due.reason)
  if (!workbooks) throw new Error('this process makes no workbooks')
  if (!channels.isReady(due.subscription.channel)) return refuse('NO_SETTINGS')
  let workbook: Workbook
  try {
    const as = { name: due.name, isPicture: due.subscription.format === 'PICTURE' }
    workbook = await workbooks({ actor: due.receiver, language: due.language }, due.source, as)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const reason = reasonOf(error)
    if (reason) return refuse(reason)
    await store.write(actor, (uow) => putOff(uow, sendingId, BUSY_MS))
    return { outcome: 'busy' }
  }
  const attempts = await store.write(actor, (uow) => claimSending(uow, sendingId))
  if (!attempts) return { outcome: 'nothing to send' }
  const link = due.site && due.site + workbook.path
  const outcome = await channels.send(messageOf(due, { workbook, link }))
  await store.write(actor, (uow) => settleSending(uow, sendingId, outcome, { attempts, rowCount: workbook.rowCount }))
  return { outcome: outcome.kind }
}
