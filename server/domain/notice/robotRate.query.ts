import { and, count, eq, gt, inArray, min, or } from 'drizzle-orm'
import type { Read } from '../../kernel/index.ts'
import { noticeDelivery } from './noticeDelivery.resource.ts'

/** What WeChat takes for one robot; it refuses the rest. */
const PER_MINUTE = 20
const MINUTE_MS = 60_000

/** When a robot may speak again; null = now. */
export async function robotFreeAt(read: Read, address: string): Promise<Date | null> {
  const t = read.table(noticeDelivery)
  const since = new Date(read.now.getTime() - MINUTE_MS)
  const recent = or(and(eq(t.status, 'SENT'), gt(t.sentAt, since)), eq(t.status, 'SENDING'))
  const [row] = await read.db
    .select({ n: count(), first: min(t.sentAt) })
    .from(t)
    .where(and(inArray(t.plantId, [read.actor.plantId]), eq(t.channel, 'WECHAT'), eq(t.address, address), recent))
  if ((row?.n ?? 0) < PER_MINUTE) return null
  const first = row?.first ? new Date(row.first) : read.now
  return new Date(first.getTime() + MINUTE_MS)
}
