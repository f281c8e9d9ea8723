import { and, isNull, lt } from 'drizzle-orm'
import { session } from '../domain/identity/index.ts'
import { systemActor } from '../kernel/index.ts'
import type { JobRun } from './job.ts'

/** Half an hour, and a little more because calls of busy sessions are written down late. */
const IDLE_MS = 32 * 60_000

export async function run({ store }: JobRun<object>) {
  return store.write(systemActor(0), async (uow) => {
    await uow.lock('sessions')
    const table = uow.read.table(session)
    const isIdle = and(isNull(table.revokedAt), lt(table.lastSeenAt, new Date(uow.now.getTime() - IDLE_MS)))
    const idle = await uow.read.db.select({ id: table.id }).from(table).where(isIdle)
    const sessions = uow.of(session)
    for (const row of await sessions.many(idle.map(({ id }) => id)))
      if (row) await sessions.patch(row, { revokedAt: uow.now, status: 'ENDED' })
    return { closed: idle.length }
  })
}
