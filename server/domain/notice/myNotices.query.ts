import { and, count, desc, eq, inArray, isNull, lt, type SQL } from 'drizzle-orm'
import { type Read, type UnitOfWork, wrong } from '../../kernel/index.ts'
import { noticeDelivery } from './noticeDelivery.resource.ts'
import { noticeEvent } from './noticeEvent.resource.ts'
import { notificationType } from './notificationType.resource.ts'

export interface MyNotice {
  id: number
  typeName: string
  subject: string
  body: string | null
  path: string | null
  isUrgent: boolean
  at: Date
  readAt: Date | null
}
const SIZE_MAX = 50

/** What rang for the person in the plant they work in; nothing for whoever is no person. */
function mine(read: Read): SQL | undefined {
  const t = read.table(noticeDelivery)
  const { plantId, userId } = read.actor
  return and(inArray(t.plantId, [plantId]), eq(t.userId, userId ?? 0), eq(t.channel, 'BELL'), eq(t.status, 'SENT'))
}

/** The newest first, or what was told before one of them. */
export async function myNotices(read: Read, size: number, before?: number): Promise<MyNotice[]> {
  if (size < 1 || size > SIZE_MAX) throw wrong('size', 'between', { min: 1, max: SIZE_MAX })
  const t = read.table(noticeDelivery)
  const rows = await read.db
    .select()
    .from(t)
    .where(and(mine(read), before === undefined ? undefined : lt(t.id, before)))
    .orderBy(desc(t.id))
    .limit(size)
  const categories = await read.of(notificationType).many(rows.map((row) => row.typeId))
  const events = await read.of(noticeEvent).many(rows.map((row) => row.eventId))
  return rows.map(({ id, subject, body, path, createdAt, sentAt, readAt }, at) => ({
    id,
    typeName: categories[at]?.name ?? '',
    subject,
    body,
    path,
    isUrgent: Boolean(events[at]?.isUrgent || categories[at]?.isUrgent),
    at: sentAt ?? createdAt,
    readAt,
  }))
}

export async function myUnreadNotices(read: Read): Promise<number> {
  const t = read.table(noticeDelivery)
  const [row] = await read.db
    .select({ n: count() })
    .from(t)
    .where(and(mine(read), isNull(t.readAt)))
  return row?.n ?? 0
}

/** Marks the person's own notices as read, all of them when none are named. Out: how many were unread. */
export async function readMyNotices(uow: UnitOfWork, ids?: readonly number[]): Promise<number> {
  if (ids && ids.length > SIZE_MAX) throw wrong('ids', 'max', { max: SIZE_MAX })
  const t = uow.read.table(noticeDelivery)
  const where = and(mine(uow.read), isNull(t.readAt), ids && inArray(t.id, [...ids]))
  const read = await uow.read.db.update(t).set({ readAt: uow.now }).where(where).returning({ id: t.id })
  if (read.length) uow.touch(noticeDelivery)
  return read.length
}
