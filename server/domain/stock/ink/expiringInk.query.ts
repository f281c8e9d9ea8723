import { and, eq, gt, lte } from 'drizzle-orm'
import { type Actor, type Read, type ScheduledTask, type Store, todayOf, type UnitOfWork } from '../../../kernel/index.ts'
import { type NoticeInput, notifyInMorning, notNotifiedToday } from '../../notice/index.ts'
import { expiryWarningDay } from './expiry.query.ts'
import { ink } from './ink.resource.ts'
import { inkStock } from './inkStock.resource.ts'

const subjectKeyOf = (today: string) => `inkStock:expiring:${today}`

/** What lies in the actor's plant and expires soon or has expired, what expires first before the others. */
async function expiring(read: Read) {
  const [t, i] = [read.table(inkStock), read.table(ink)]
  return read.db
    .select({ id: t.id, batch: t.batchNo, expiringDate: t.expiringDate, quantity: t.quantity, code: i.code, name: i.name })
    .from(t)
    .innerJoin(i, eq(i.id, t.inkId))
    .where(and(gt(t.quantity, 0), lte(t.expiringDate, await expiryWarningDay(read))))
    .orderBy(t.expiringDate, t.id)
}
type Batch = Awaited<ReturnType<typeof expiring>>[number]

/** The first one stands for all of them: one notice a day, however many there are. */
async function untold(read: Read): Promise<number[]> {
  const today = todayOf(read)
  const [first] = await expiring(read)
  return first ? notNotifiedToday(read, [first.id], () => subjectKeyOf(today)) : []
}

const lineOf = ({ code, name, batch, expiringDate, quantity }: Batch) => `${code} ${name} · ${batch} · ${expiringDate} · ${quantity} kg`

async function noticeOf(uow: UnitOfWork, id: number): Promise<NoticeInput> {
  const all = await expiring(uow.read)
  const { code = '', name = '', batch = '', expiringDate = '' } = all[0] ?? {}
  return {
    code: 'INK_EXPIRING',
    about: { resource: inkStock.name, id },
    values: { count: String(all.length), batches: all.map(lineOf).join('\n'), code, name, batch, expiringDate },
    subjectKey: subjectKeyOf(todayOf(uow.read)),
  }
}

/** Tells once a day of all ink of the actor's plant that expires soon. Out: how many notices. */
export const notifyExpiring = (store: Pick<Store, 'read' | 'write'>, actor: Actor): Promise<number> =>
  notifyInMorning(store, actor, { name: 'expiringInk', untold, noticeOf })

export const expiringRound: ScheduledTask = {
  name: 'tellExpiringInk',
  everyMs: 10 * 60_000,
  attempts: 3,
  counts: 'told',
  run: notifyExpiring,
}
