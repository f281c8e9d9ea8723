import { and, count, eq, gt, inArray, min, or } from 'drizzle-orm'
import type { Read } from '../../kernel/index.ts'
import { plant } from '../masterdata/index.ts'
import { noticeDelivery } from './noticeDelivery.resource.ts'

/** What WeChat takes for one robot; it refuses the rest. */
const PER_MINUTE = 20
const MINUTE_MS = 60_000

/** When a robot may speak again; null = now. Plants may share one, and WeChat counts what they all say. */
export async function robotFreeAt(read: Read, address: string): Promise<Date | null> {
  const [t, p] = [read.table(noticeDelivery), read.table(plant)]
  const everywhere = read.db.select({ id: p.id }).from(p)
  const since = new Date(read.now.getTime() - MINUTE_MS)
  const recent = or(and(eq(t.status, 'SENT'), gt(t.sentAt, since)), eq(t.status, 'SENDING'))
  const [row] = await read.db
    .select({ n: count(), first: min(t.sentAt) })
    .from(t)
    .where(and(inArray(t.plantId, everywhere), eq(t.channel, 'WECHAT'), eq(t.address, address), recent))
  if ((row?.n ?? 0) < PER_MINUTE) return null
  const first = row?.first ? new Date(row.first) : read.now
  return new Date(first.getTime() + MINUTE_MS)
}
