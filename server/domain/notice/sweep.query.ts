import { and, asc, eq, gt, inArray, isNull, lt, lte, or } from 'drizzle-orm'
import type { Read, UnitOfWork } from '../../kernel/index.ts'
import { noticeDelivery } from './noticeDelivery.resource.ts'
import { noticeEvent } from './noticeEvent.resource.ts'

/** A delivery that was handed over and has not been taken by then is handed over again. */
const HANDED_MS = 60_000
/** Longer than any channel waits for its answer: whoever was sending is gone. */
const SENDING_MS = 2 * 60_000
/** Events are passed on at once; one that was not after so long is looked at again, and given up when it is no news any more. */
const FORGOTTEN_MS = 2 * 60_000
const STALE_MS = 60 * 60_000

const before = (read: Read, ms: number) => new Date(read.now.getTime() - ms)

/** Deliveries that are due and that nobody has been asked to send lately, oldest first. */
export async function dueDeliveries(read: Read, limit: number): Promise<number[]> {
  const t = read.table(noticeDelivery)
  const becameDue = and(lte(t.nextAt, read.now), lt(t.updatedAt, t.nextAt))
  const lost = and(or(isNull(t.nextAt), lte(t.nextAt, read.now)), lt(t.updatedAt, before(read, HANDED_MS)))
  const rows = await read.db
    .select({ id: t.id })
    .from(t)
    .where(and(inArray(t.plantId, [read.actor.plantId]), eq(t.status, 'QUEUED'), or(becameDue, lost)))
    .orderBy(asc(t.id))
    .limit(limit)
  return rows.map((row) => row.id)
}

/** Remembers that somebody was asked. The version rises, and nobody's picture of the row changes. */
export async function markHanded(uow: UnitOfWork, ids: readonly number[]): Promise<void> {
  const t = uow.read.table(noticeDelivery)
  const where = and(inArray(t.plantId, [uow.actor.plantId]), inArray(t.id, [...ids]), eq(t.status, 'QUEUED'))
  await uow.read.db.update(t).set({ updatedAt: uow.now }).where(where)
}

/** Deliveries whose sender died before it could say what came of it. */
export async function interruptedDeliveries(read: Read): Promise<number[]> {
  const t = read.table(noticeDelivery)
  const rows = await read.db
    .select({ id: t.id })
    .from(t)
    .where(and(inArray(t.plantId, [read.actor.plantId]), eq(t.status, 'SENDING'), lt(t.updatedAt, before(read, SENDING_MS))))
  return rows.map((row) => row.id)
}

/** Events that the queue lost before it was worked out who is told of them. */
export async function forgottenEvents(read: Read): Promise<number[]> {
  const t = read.table(noticeEvent)
  const recent = and(gt(t.createdAt, before(read, STALE_MS)), lt(t.createdAt, before(read, FORGOTTEN_MS)))
  const rows = await read.db
    .select({ id: t.id })
    .from(t)
    .where(and(inArray(t.plantId, [read.actor.plantId]), recent, isNull(t.fannedOutAt)))
  return rows.map((row) => row.id)
}
