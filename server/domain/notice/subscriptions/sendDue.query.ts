import { and, asc, eq, isNull, lt, lte, or } from 'drizzle-orm'
import type { Actor, JobDef, Read, ScheduledTask, Store } from '../../../kernel/index.ts'
import { queueDue } from './sending.ts'
import { viewSending, viewSubscription } from './viewSubscription.resource.ts'

export interface SendingRef {
  readonly sendingId: number
  readonly plantId: number
}
/** Makes the workbook of one sending and sends it. */
export const sendViewJob: JobDef<SendingRef> = { name: 'sendView' }

const BATCH = 100
/** A sending that was queued and not claimed by then is handed over again. */
const HANDED_MS = 5 * 60_000
/** Longer than any channel waits for its answer. */
const SENDING_MS = 10 * 60_000

async function dueSubscriptions(read: Read): Promise<number[]> {
  const t = read.table(viewSubscription)
  const due = and(eq(t.status, 'ENABLED'), lte(t.nextAt, read.now))
  return (await read.db.select({ id: t.id }).from(t).where(due).orderBy(asc(t.id)).limit(BATCH)).map(({ id }) => id)
}
/** Sendings to try again, and those that the queue lost. */
async function waiting(read: Read): Promise<number[]> {
  const t = read.table(viewSending)
  const isLost = lt(t.updatedAt, new Date(read.now.getTime() - HANDED_MS))
  const isRetried = lt(t.updatedAt, t.nextAt)
  const due = and(eq(t.status, 'QUEUED'), or(isNull(t.nextAt), lte(t.nextAt, read.now)), or(isLost, isRetried))
  return (await read.db.select({ id: t.id }).from(t).where(due).orderBy(asc(t.id)).limit(BATCH)).map(({ id }) => id)
}
async function interrupted(read: Read): Promise<number[]> {
  const t = read.table(viewSending)
  const stuck = and(eq(t.status, 'SENDING'), lt(t.updatedAt, new Date(read.now.getTime() - SENDING_MS)))
  return (await read.db.select({ id: t.id }).from(t).where(stuck)).map(({ id }) => id)
}

/** Queues what is due in the actor's plant, hands over what waits, and gives up what may have been sent by a worker that died. */
export async function sendDueViews(store: Pick<Store, 'read' | 'write'>, actor: Actor): Promise<number> {
  const read = store.read(actor)
  const [due, retried, stuck] = await Promise.all([dueSubscriptions(read), waiting(read), interrupted(read)])
  if (!due.length && !retried.length && !stuck.length) return 0
  return store.write(actor, async (uow) => {
    const queued = due.length ? await queueDue(uow, due) : []
    for (const sendingId of [...queued, ...retried]) uow.enqueue(sendViewJob, { sendingId, plantId: actor.plantId })
    for (const sending of stuck.length ? await uow.of(viewSending).lockWhere({ id: stuck, status: 'SENDING' }) : [])
      await uow.of(viewSending).patch(sending, { status: 'FAILED', reason: 'INTERRUPTED' })
    return queued.length
  })
}

export const sendDueViewsTask: ScheduledTask = { name: 'sendDueViews', everyMs: 60_000, attempts: 1, counts: 'told', run: sendDueViews }
