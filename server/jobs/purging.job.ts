import { and, eq, isNotNull, isNull, lt, notExists, or } from 'drizzle-orm'
import { loginLog, loginTicket, session } from '../domain/identity/index.ts'
import { noticeDelivery, noticeEvent } from '../domain/notice/index.ts'
import {
  idempotentCall,
  importLog,
  type LogKind,
  type LogPurge,
  logKeepDays,
  operationLog,
  removedRow,
  requestLog,
  UNDO_MS,
  weChatLog,
} from '../domain/system/index.ts'
import { type ResourceDef, systemActor } from '../kernel/index.ts'
import type { JobRun } from './job.ts'
import { type Purge, purge } from './purge.ts'

const SESSION_DAYS = 30
/** A retried write is answered from memory for a day. */
const CALL_DAYS = 1
const TICKET_DAYS = 1
const DAY_MS = 86_400_000

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
const logs = { operationLog, loginLog, requestLog, importLog, weChatLog } as unknown as Readonly<Record<LogKind, typeof operationLog>>

const purges = (keepDays: number): readonly Purge[] => [
  {
    resource: session,
    days: SESSION_DAYS,
    isOld: (read, before) => and(isNotNull(read.table(session).revokedAt), lt(read.table(session).revokedAt, before)),
  },
  ...Object.values(logs).map((log) => logged(log, keepDays)),
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

/** Deletes history that is past its keeping time. */
export async function purgeHistory({ store, logger }: JobRun<object>) {
  const deleted: Record<string, number> = {}
  for (const what of purges(await logKeepDays(store.read(systemActor(0))))) deleted[what.resource.name] = await purge(store, what)
  logger.info({ deleted }, 'history purged')
  return deleted
}

/** Deletes what somebody asked for: entries about their plant that are older than so many days, and where plants share them, those about none. */
export async function purgeLogs({ store, logger, payload: { kind, days, plantId, shared } }: JobRun<LogPurge>) {
  const resource = logs[kind]
  const deleted = await purge(store, {
    resource,
    days,
    isOld: (read, before) => {
      const t = read.table(resource)
      return and(lt(t.at, before), or(shared ? isNull(t.atPlantId) : undefined, eq(t.atPlantId, plantId)))
    },
  })
  logger.info({ kind, days, plantId, deleted }, 'log purged')
  return { deleted }
}

/** Forgets removed rows whose removal can no longer be taken back. */
export const forgetRemoved = async ({ store }: JobRun<object>) => ({
  forgotten: await purge(store, {
    resource: removedRow,
    days: UNDO_MS / DAY_MS,
    isOld: (read, before) => lt(read.table(removedRow).removedAt, before),
  }),
})
