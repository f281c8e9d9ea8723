import { and, asc, eq, gt, inArray, isNull, lt, lte, or } from 'drizzle-orm'
import { type Actor, advance, type Read, type Store, type UnitOfWork } from '../../../kernel/index.ts'
import { noticeEvent } from '../noticeEvent.resource.ts'
import { fanOutNoticeJob } from '../publish.ts'
import { deliverNoticeJob } from './fanOut.ts'
import { deliveryFlow, noticeDelivery } from './noticeDelivery.resource.ts'

/** A delivery that was handed over and has not been taken by then is handed over again. */
const HANDED_MS = 60_000
/** Longer than any channel waits for its answer: whoever was sending is gone. */
const SENDING_MS = 2 * 60_000
/** Events are passed on at once; one that was not after so long is looked at again, and given up when it is no news any more. */
const FORGOTTEN_MS = 2 * 60_000
const STALE_MS = 60 * 60_000

const before = (read: Read, ms: number) => new Date(read.now.getTime() - ms)

/** Deliveries that are due and that nobody has been asked to send lately, oldest first. */
async function dueDeliveries(read: Read, limit: number): Promise<number[]> {
  const t = read.table(noticeDelivery)
  const becameDue = and(lte(t.nextAt, read.now), lt(t.updatedAt, t.nextAt))
  const lost = and(or(isNull(t.nextAt), lte(t.nextAt, read.now)), lt(t.updatedAt, before(read, HANDED_MS)))
  const rows = await read.db
    .select({ id: t.id })
    .from(t)
    .where(and(eq(t.status, 'QUEUED'), or(becameDue, lost)))
    .orderBy(asc(t.id))
    .limit(limit)
  return rows.map((row) => row.id)
}

/** Remembers that somebody was asked. The version rises, and nobody's picture of the row changes. */
async function markHanded(uow: UnitOfWork, ids: readonly number[]): Promise<void> {
  // In one order: an update of many rows locks them as it finds them.
  await uow.of(noticeDelivery).lockWhere({ id: [...ids], status: 'QUEUED' })
  const t = uow.read.table(noticeDelivery)
  const where = and(inArray(t.id, [...ids]), eq(t.status, 'QUEUED'))
  await uow.read.db.update(t).set({ updatedAt: uow.now }).where(where)
}

/** Deliveries whose sender died before it could say what came of it. */
async function interruptedDeliveries(read: Read): Promise<number[]> {
  const t = read.table(noticeDelivery)
  const rows = await read.db
    .select({ id: t.id })
    .from(t)
    .where(and(eq(t.status, 'SENDING'), lt(t.updatedAt, before(read, SENDING_MS))))
  return rows.map((row) => row.id)
}

/** Events that the queue lost before it was worked out who is told of them. */
async function forgottenEvents(read: Read): Promise<number[]> {
  const t = read.table(noticeEvent)
  const recent = and(gt(t.createdAt, before(read, STALE_MS)), lt(t.createdAt, before(read, FORGOTTEN_MS)))
  const rows = await read.db
    .select({ id: t.id })
    .from(t)
    .where(and(recent, isNull(t.fannedOutAt)))
  return rows.map((row) => row.id)
}

/** At most so many at a time: what is left waits for the next round. */
const ROUND_MAX = 500

/**
 * Hands over what has become due or was lost on its way, and gives up what was being sent when its sender died: that may have arrived, so
 * a person decides. Writes nothing when there is nothing to do.
 */
export async function sweepNotices(store: Store, actor: Actor): Promise<Record<'handed' | 'interrupted' | 'forgotten', number>> {
  const { plantId } = actor
  const read = store.read(actor)
  const [due, stuck, forgotten] = [await dueDeliveries(read, ROUND_MAX), await interruptedDeliveries(read), await forgottenEvents(read)]
  if (due.length || forgotten.length)
    await store.write(actor, async (uow) => {
      if (due.length) await markHanded(uow, due)
      for (const deliveryId of due) uow.enqueue(deliverNoticeJob, { deliveryId, plantId })
      for (const eventId of forgotten) uow.enqueue(fanOutNoticeJob, { eventId, plantId })
    })
  if (stuck.length)
    await store.write(actor, async (uow) => {
      for (const delivery of await uow.of(noticeDelivery).lockWhere({ id: stuck, status: 'SENDING' }))
        await advance(uow, deliveryFlow.fail, delivery, { reason: 'INTERRUPTED' })
    })
  return { handed: due.length, interrupted: stuck.length, forgotten: forgotten.length }
}
