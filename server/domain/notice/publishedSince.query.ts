import { and, gte, inArray } from 'drizzle-orm'
import type { Read } from '../../kernel/index.ts'
import { noticeEvent } from './noticeEvent.resource.ts'

const AT_ONCE = 500

/** Which of some subject keys have had an event since a moment, for news that is told once, or once a day. */
export async function publishedSince(read: Read, keys: readonly string[], since: Date): Promise<ReadonlySet<string>> {
  const t = read.table(noticeEvent)
  const found = new Set<string>()
  for (let at = 0; at < keys.length; at += AT_ONCE) {
    const some = inArray(t.subjectKey, keys.slice(at, at + AT_ONCE))
    const rows = await read.db
      .select({ key: t.subjectKey })
      .from(t)
      .where(and(inArray(t.plantId, [read.actor.plantId]), gte(t.createdAt, since), some))
    for (const { key } of rows) found.add(key)
  }
  return found
}
