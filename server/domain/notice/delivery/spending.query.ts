import { and, asc, count, eq, gt, gte, inArray, min, or, type SQL } from 'drizzle-orm'
import { dayStart, type Read, todayOf } from '../../../kernel/index.ts'
import { plant } from '../../masterdata/index.ts'
import { configValue } from '../../system/index.ts'
import { CHANNEL, type Channel } from '../channels.ts'
import { noticeDelivery } from './noticeDelivery.resource.ts'

const HOUR_MS = 3_600_000
const spent = ['QUEUED', 'SENDING', 'SENT', 'FAILED'] as const

async function counted(read: Read, where: SQL | undefined): Promise<number> {
  const t = read.table(noticeDelivery)
  const [row] = await read.db.select({ n: count() }).from(t).where(where)
  return row?.n ?? 0
}
const limitOf = async (read: Read, key: string) => Number(await configValue(read, key))

/**
 * Whether one more would be within what an address gets in an hour, for whatever reasons it is told, and a plant spends in a business day.
 */
export async function isWithinBudget(read: Read, { address, channel }: { address: string; channel: Channel }): Promise<boolean> {
  const t = read.table(noticeDelivery)
  const { perHour, perDay } = CHANNEL[channel].budget ?? {}
  if (perHour) {
    const since = new Date(read.now.getTime() - HOUR_MS)
    const own = and(eq(t.address, address), eq(t.channel, channel), gte(t.createdAt, since), inArray(t.status, [...spent]))
    if ((await counted(read, own)) >= (await limitOf(read, perHour))) return false
  }
  if (!perDay) return true
  const today = dayStart(todayOf(read), read.offsetMinutes)
  const sent = await counted(read, and(eq(t.channel, channel), eq(t.status, 'SENT'), gte(t.sentAt, today)))
  const coming = await counted(read, and(eq(t.channel, channel), inArray(t.status, ['QUEUED', 'SENDING'])))
  return sent + coming < (await limitOf(read, perDay))
}

/** When an address may be sent more by a channel, by what it was sent in the last hour; null = now. */
export async function hourFreeAt(read: Read, channel: Channel, address: string): Promise<Date | null> {
  const { perHour } = CHANNEL[channel].budget ?? {}
  if (!perHour) return null
  const t = read.table(noticeDelivery)
  const since = new Date(read.now.getTime() - HOUR_MS)
  const recent = or(and(eq(t.status, 'SENT'), gt(t.sentAt, since)), eq(t.status, 'SENDING'))
  const limit = await limitOf(read, perHour)
  const rows = await read.db
    .select({ sentAt: t.sentAt })
    .from(t)
    .where(and(eq(t.address, address), eq(t.channel, channel), recent))
    .orderBy(asc(t.sentAt))
  if (rows.length < limit) return null
  return new Date((rows[0]?.sentAt?.getTime() ?? read.now.getTime()) + HOUR_MS)
}

/** Whether the receiver has just been told the same, or is about to be. */
export async function isRepeated(
  read: Read,
  notice: { receiverId: number; channel: Channel; typeId: number; subjectKey: string; withinMs: number },
): Promise<boolean> {
  const t = read.table(noticeDelivery)
  const since = new Date(read.now.getTime() - notice.withinMs)
  const same = and(eq(t.typeId, notice.typeId), eq(t.subjectKey, notice.subjectKey), inArray(t.status, ['QUEUED', 'SENDING', 'SENT']))
  const toThem = and(eq(t.receiverId, notice.receiverId), eq(t.channel, notice.channel), gte(t.createdAt, since))
  return (await counted(read, and(toThem, same))) > 0
}

const MINUTE_MS = 60_000

/** When an address is free by the provider's limit; null = now. Plants may share one, and the provider counts what all of them send. */
export async function minuteFreeAt(read: Read, channel: Channel, address: string): Promise<Date | null> {
  const { perMinute } = CHANNEL[channel]
  if (perMinute === null) return null
  const [t, p] = [read.table(noticeDelivery), read.table(plant)]
  const everywhere = read.asSystem.db.select({ id: p.id }).from(p)
  const since = new Date(read.now.getTime() - MINUTE_MS)
  const recent = or(and(eq(t.status, 'SENT'), gt(t.sentAt, since)), eq(t.status, 'SENDING'))
  const [row] = await read.asSystem.db
    .select({ n: count(), first: min(t.sentAt) })
    .from(t)
    .where(and(inArray(t.plantId, everywhere), eq(t.channel, channel), eq(t.address, address), recent))
  if ((row?.n ?? 0) < perMinute) return null
  const first = row?.first ? new Date(row.first) : read.now
  return new Date(first.getTime() + MINUTE_MS)
}
