import { and, count, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import {
  type AnswerOf,
  defineCall,
  defineReadModel,
  flag,
  instant,
  int,
  invalidField,
  type Language,
  link,
  links,
  listOf,
  objectOf,
  type Read,
  shape,
  text,
  titleIn,
  type UnitOfWork,
} from '../../kernel/index.ts'
import { user } from '../identity/index.ts'
import { plant, plantRef } from '../masterdata/index.ts'
import { noticeDelivery } from './delivery/noticeDelivery.resource.ts'
import { noticeEvent } from './noticeEvent.resource.ts'
import { notificationType } from './notificationType.resource.ts'

const myNotice = shape('MyNotice', 'Something that the signed-in person was told in the console.', {
  id: link('noticeDelivery', { description: 'Id of the delivery.' }),
  plant: objectOf(plantRef, { description: 'Where it happened; its path opens in that plant.' }),
  typeName: text({ description: 'Name of the category.' }),
  subject: text({ description: 'The subject, in one line.' }),
  body: text({ nullable: true, description: 'The body, plain text.' }),
  path: text({ nullable: true, description: 'Address in the console of the record that it is about.' }),
  isUrgent: flag({ description: 'Whether it goes out in quiet hours too.' }),
  at: instant({ description: 'When it was told.' }),
  readAt: instant({ nullable: true, description: 'When it was read; empty until then.' }),
})
export type MyNotice = AnswerOf<typeof myNotice>
const SIZE_MAX = 50

/** The plants in which the person works now, those out of service left out: nobody can go there. */
export async function plantsOfMine({ asSystem: systemRead, actor: { userId } }: Read): Promise<{ id: number; name: string }[]> {
  const ids = (await systemRead.of(user).linksOf('plantIds', [userId ?? 0])).get(userId ?? 0) ?? []
  const plants = await systemRead.of(plant).many(ids)
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
export async function myNotices(
  read: Read,
  { size, before, language }: { size: number; before?: number | null; language: Language },
): Promise<MyNotice[]> {
  if (size < 1 || size > SIZE_MAX) throw invalidField('size', 'between', { min: 1, max: SIZE_MAX })
  const t = read.table(noticeDelivery)
  const plants = await plantsOfMine(read)
  const rows = await read.asSystem.db
    .select()
    .from(t)
    .where(and(mine(read, plants), before == null ? undefined : lt(t.id, before)))
    .orderBy(desc(t.id))
    .limit(size)
  const categories = await read.of(notificationType).many(rows.map((row) => row.typeId))
  const events = await read.asSystem.of(noticeEvent).many(rows.map((row) => row.eventId))
  return rows.map(({ id, plantId, subject, body, path, createdAt, sentAt, readAt }, at) => ({
    id,
    plant: plants.find((one) => one.id === plantId) ?? { id: plantId, name: '' },
    typeName: String(titleIn(language, notificationType, categories[at] ?? {}) ?? ''),
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
  const [row] = await read.asSystem.db
    .select({ n: count() })
    .from(t)
    .where(and(mine(read, await plantsOfMine(read)), isNull(t.readAt)))
  return row?.n ?? 0
}

/** Marks the person's own notices as read, all of them when none are named. Out: how many were unread. */
export async function readMyNotices(uow: UnitOfWork, ids?: readonly number[]): Promise<number> {
  if (ids && ids.length > SIZE_MAX) throw invalidField('ids', 'max', { max: SIZE_MAX })
  const t = uow.read.table(noticeDelivery)
  const where = and(mine(uow.read, await plantsOfMine(uow.read)), isNull(t.readAt), ids && inArray(t.id, [...ids]))
  const read = await uow.read.asSystem.db.update(t).set({ readAt: uow.now }).where(where).returning({ id: t.id })
  if (read.length) uow.invalidate(noticeDelivery)
  return read.length
}

export const myNoticesModel = defineReadModel('myNotices', {
  description: 'What the signed-in person was told in any of their plants, newest first.',
  permission: [],
  args: {
    size: int({ default: 20, description: 'How many at most, up to 50.' }),
    before: link('noticeDelivery', { description: 'Only what was told before this one.' }),
  },
  result: listOf(myNotice),
  stale: [noticeDelivery, noticeEvent, notificationType, user, plant],
  read: ({ read, language }, { size, before }) => myNotices(read, { size, before: before ?? null, language }),
})
export const myUnreadNoticesModel = defineReadModel('myUnreadNotices', {
  description: 'How many notices of all their plants the signed-in person has not read.',
  permission: [],
  result: int(),
  stale: [noticeDelivery, user, plant],
  read: ({ read }) => myUnreadNotices(read),
})

export const readMyNoticesCall = defineCall('readMyNotices', {
  description: 'Marks one’s own notices as read. Answers how many were unread.',
  permission: [],
  args: { ids: links('noticeDelivery', { description: 'Which ones; all of them when left out.' }) },
  result: int(),
  run: ({ store, actor }, { ids }) => store.write(actor, (uow) => readMyNotices(uow, ids ?? undefined)),
})
