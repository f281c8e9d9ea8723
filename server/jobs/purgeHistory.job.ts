import { and, inArray, isNotNull, lt, type SQL } from 'drizzle-orm'
import { loginLog, session } from '../domain/identity/index.ts'
import { operationLog } from '../domain/system/index.ts'
import { type Read, type ResourceDef, type Store, systemActor } from '../kernel/index.ts'
import type { JobRun } from './job.ts'

const DAY_MS = 86_400_000
const SESSION_DAYS = 30
const LOG_DAYS = 180
/** Small, so that nobody waits behind a batch. */
const BATCH = 500

interface Purge {
  readonly resource: ResourceDef
  readonly days: number
  readonly isOld: (read: Read, before: Date) => SQL | undefined
}
const purges: readonly Purge[] = [
  {
    resource: session,
    days: SESSION_DAYS,
    isOld: (read, before) => and(isNotNull(read.table(session).revokedAt), lt(read.table(session).revokedAt, before)),
  },
  { resource: loginLog, days: LOG_DAYS, isOld: (read, before) => lt(read.table(loginLog).at, before) },
  { resource: operationLog, days: LOG_DAYS, isOld: (read, before) => lt(read.table(operationLog).at, before) },
]

/** Deletes one batch; answers how many rows it had. Purging leaves no operation log, or it would never end. */
const purgeBatch = (store: Store, { resource, days, isOld }: Purge) =>
  store.write(systemActor(0), async ({ read, now }) => {
    const table = read.table(resource)
    const before = new Date(now.getTime() - days * DAY_MS)
    const found = await read.db.select({ id: table.id }).from(table).where(isOld(read, before)).limit(BATCH)
    if (found.length)
      await read.db.delete(table).where(
        inArray(
          table.id,
          found.map((row) => row.id),
        ),
      )
    return found.length
  })

async function purgeAll(store: Store, purge: Purge) {
  for (let total = 0; ; ) {
    const deleted = await purgeBatch(store, purge)
    total += deleted
    if (deleted < BATCH) return total
  }
}

export async function run({ store, logger }: JobRun<object>) {
  const deleted: Record<string, number> = {}
  for (const purge of purges) deleted[purge.resource.name] = await purgeAll(store, purge)
  logger.info({ deleted }, 'history purged')
  return deleted
}
