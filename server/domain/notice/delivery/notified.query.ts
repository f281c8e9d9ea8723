import { and, eq, gt, gte, inArray, max } from 'drizzle-orm'
import { dayStart, type Read, todayOf } from '../../../kernel/index.ts'
import type { NoticeCode } from '../codes.ts'
import { noticeEvent } from '../noticeEvent.resource.ts'
import { notificationType } from '../notificationType.resource.ts'
import { noticeReceiver } from '../receivers/noticeReceiver.resource.ts'

const typeOf = async (read: Read, code: NoticeCode) => (await read.of(notificationType).find({ code, status: 'ENABLED' }))[0]

/** The levels beyond the first at which a plant has receivers of a category, lowest first. */
export async function levelsOf(read: Read, code: NoticeCode): Promise<number[]> {
  const type = await typeOf(read, code)
  if (!type) return []
  const rows = await read.of(noticeReceiver).find({ typeId: type.id, status: 'ENABLED', personKey: null })
  return [...new Set(rows.map((row) => row.level))].filter((level) => level > 0).sort((a, b) => a - b)
}

/** How far up each of some records has been told of. */
export async function notifiedLevelsOf(
  read: Read,
  { code, resource, ids }: { code: NoticeCode; resource: string; ids: readonly number[] },
): Promise<Map<number, number>> {
  const type = await typeOf(read, code)
  const t = read.table(noticeEvent)
  const rows = await read.db
    .select({ id: t.recordId, level: max(t.level) })
    .from(t)
    .where(and(eq(t.typeId, type?.id ?? 0), eq(t.resource, resource), inArray(t.recordId, [...ids]), gt(t.level, 0)))
    .groupBy(t.recordId)
  return new Map(rows.map(({ id, level }) => [id, level ?? 0]))
}

const BATCH_SIZE = 500

/** Which of some subject keys have had an event since a moment, for news that is told once, or once a day. */
export async function publishedSince(read: Read, keys: readonly string[], since: Date): Promise<ReadonlySet<string>> {
  const t = read.table(noticeEvent)
  const found = new Set<string>()
  for (let at = 0; at < keys.length; at += BATCH_SIZE) {
    const some = inArray(t.subjectKey, keys.slice(at, at + BATCH_SIZE))
    const rows = await read.db
      .select({ key: t.subjectKey })
      .from(t)
      .where(and(gte(t.createdAt, since), some))
    for (const { key } of rows) found.add(key)
  }
  return found
}

/** Those of some things of which nobody has been told since the business day began, in their order. */
export async function notNotifiedToday<T>(read: Read, things: readonly T[], keyOf: (thing: T) => string): Promise<T[]> {
  const notified = await publishedSince(read, things.map(keyOf), dayStart(todayOf(read), read.offsetMinutes))
  return things.filter((one) => !notified.has(keyOf(one)))
}
