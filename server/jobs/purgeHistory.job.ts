import { and, eq, isNotNull, lt, notExists } from 'drizzle-orm'
import { loginLog, loginTicket, session } from '../domain/identity/index.ts'
import { noticeDelivery, noticeEvent } from '../domain/notice/index.ts'
import { idempotentCall, importLog, logKeepDays, operationLog, requestLog, weChatLog } from '../domain/system/index.ts'
import { type ResourceDef, systemActor } from '../kernel/index.ts'
import type { JobRun } from './job.ts'
import { type Purge, purge } from './purge.ts'

const SESSION_DAYS = 30
/** A retried write is answered from memory for a day. */
const CALL_DAYS = 1
const TICKET_DAYS = 1

const byCreation = (resource: ResourceDef, days: number): Purge => ({
  resource,
  days,
  isOld: (read, before) => lt(read.table(resource).createdAt, before),
})
/** Logs name their moment `at`. */
const logged = (resource: typeof operationLog, days: number): Purge => ({
  resource,
  days,
  isOld: (read, before) => lt(read.table(resource).at, before),
})
const logs = [loginLog, operationLog, requestLog, importLog, weChatLog] as unknown as readonly (typeof operationLog)[]

const purges = (keepDays: number): readonly Purge[] => [
  {
    resource: session,
    days: SESSION_DAYS,
    isOld: (read, before) => and(isNotNull(read.table(session).revokedAt), lt(read.table(session).revokedAt, before)),
  },
  ...logs.map((log) => logged(log, keepDays)),
  byCreation(idempotentCall, CALL_DAYS),
  byCreation(loginTicket, TICKET_DAYS),
  byCreation(noticeDelivery, keepDays),
  {
    resource: noticeEvent,
    days: keepDays,
    // A delivery may be made long after its event, when the queue stood still, and points at it for as long as it is kept.
    isOld: ({ table, db }, before) => {
      const [event, delivery] = [table(noticeEvent), table(noticeDelivery)]
      const made = db.select({ id: delivery.id }).from(delivery).where(eq(delivery.eventId, event.id))
      return and(lt(event.createdAt, before), notExists(made))
    },
  },
]

export async function run({ store, logger }: JobRun<object>) {
  const deleted: Record<string, number> = {}
  for (const what of purges(await logKeepDays(store.read(systemActor(0))))) deleted[what.resource.name] = await purge(store, what)
  logger.info({ deleted }, 'history purged')
  return deleted
}
