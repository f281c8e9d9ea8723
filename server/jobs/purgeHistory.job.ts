import { and, isNotNull, lt } from 'drizzle-orm'
import { loginLog, loginTicket, session } from '../domain/identity/index.ts'
import { idempotentCall, importLog, logKeepDays, operationLog, requestLog, weChatLog } from '../domain/system/index.ts'
import { type ResourceDef, systemActor } from '../kernel/index.ts'
import type { JobRun } from './job.ts'
import { type Purge, purge } from './purge.ts'

const SESSION_DAYS = 30
/** A retried write is answered from memory for a day. */
const CALL_DAYS = 1
const TICKET_DAYS = 1

const byCreation = (resource: typeof idempotentCall | typeof loginTicket, days: number): Purge => ({
  resource,
  days,
  isOld: (read, before) => lt(read.table<ResourceDef>(resource).createdAt, before),
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
]

export async function run({ store, logger }: JobRun<object>) {
  const deleted: Record<string, number> = {}
  for (const what of purges(await logKeepDays(store.read(systemActor(0))))) deleted[what.resource.name] = await purge(store, what)
  logger.info({ deleted }, 'history purged')
  return deleted
}
