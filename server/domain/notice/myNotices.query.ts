import { and, count, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { type Read, type UnitOfWork, wrong } from '../../kernel/index.ts'
import { user } from '../identity/index.ts'
import { plant } from '../masterdata/index.ts'
import { noticeDelivery } from './noticeDelivery.resource.ts'
import { noticeEvent } from './noticeEvent.resource.ts'
import { notificationType } from './notificationType.resource.ts'

export interface MyNotice {
  id: number
  /** Where it happened: one of the plants in which the person works. */
  plant: { id: number; name: string }
  typeName: string
  subject: string
  body: string | null
  path: string | null
  isUrgent: boolean
  at: Date
  readAt: Date | null
}
const SIZE_MAX = 50

/** The plants in which the person works now, those out of service left out: nobody can go there. */
export async function plantsOfMine({ outside, actor: { userId } }: Read): Promise<{ id: number; name: string }[]> {
  const ids = (await outside.of(user).linksOf('plantIds', [userId ?? 0])).get(userId ?? 0) ?? []
  const plants = await outside.of(plant).many(ids)
  return plants.flatMap((one) => (one?.status === 'ENABLED' ? [{ id: one.id, name: one.name }] : []))
}

/**
 * What rang for the person in any of their plants; nothing for whoever is no person. A stop in the other plant is told to somebody who looks
 * at this one, or it would be told to nobody.
 */
function mine(read: Read, plants: readonly { id: number }[]): SQL | undefined {
  const t = read.table(noticeDelivery)
  const where = plants.length
    ? inArray(
        t.plantId,
        plants.map(({ id }) => id),
      )
    : sql`1 = 0`
  return and(where, eq(t.userId, read.actor.userId ?? 0), eq(t.channel, 'BELL'), eq(t.status, 'SENT'))
}

/** The newest first, or what was told before one of them. */
export async function myNotices(read: Read, size: number, before?: number): Promise<MyNotice[]> {
  if (size < 1 || size > SIZE_MAX) throw wrong('size', 'between', { min: 1, max: SIZE_MAX })
  const t = read.table(noticeDelivery)
  const plants = await plantsOfMine(read)
  const rows = await read.db
    .select()
    .from(t)
    .where(and(mine(read, plants), before === undefined ? undefined : lt(t.id, before)))
    .orderBy(desc(t.id))
    .limit(size)
  const categories = await read.of(notificationType).many(rows.map((row) => row.typeId))
  const events = await read.outside.of(noticeEvent).many(rows.map((row) => row.eventId))
  return rows.map(({ id, plantId, subject, body, path, createdAt, sentAt, readAt }, at) => ({
    id,
    plant: plants.find((one) => one.id === plantId) ?? { id: plantId, name: '' },
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
    .where(and(mine(read, await plantsOfMine(read)), isNull(t.readAt)))
  return row?.n ?? 0
}

/** Marks the person's own notices as read, all of them when none are named. Out: how many were unread. */
export async function readMyNotices(uow: UnitOfWork, ids?: readonly number[]): Promise<number> {
  if (ids && ids.length > SIZE_MAX) throw wrong('ids', 'max', { max: SIZE_MAX })
  const t = uow.read.table(noticeDelivery)
  const where = and(mine(uow.read, await plantsOfMine(uow.read)), isNull(t.readAt), ids && inArray(t.id, [...ids]))
  const read = await uow.read.db.update(t).set({ readAt: uow.now }).where(where).returning({ id: t.id })
  if (read.length) uow.touch(noticeDelivery)
  return read.length
}
