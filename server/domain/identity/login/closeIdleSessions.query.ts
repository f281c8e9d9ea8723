import { and, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Read, ScheduledTask } from '../../../kernel/index.ts'
import { session, VIEW_MS } from './session.resource.ts'

/** Open sessions that nobody has used since then, and looks at somebody else's console that are over. */
async function idleSessions({ db, table, now }: Read, since: Date): Promise<number[]> {
  const t = table(session)
  const viewsSince = new Date(now.getTime() - VIEW_MS)
  const found = await db
    .select({ id: t.id })
    .from(t)
    .where(and(isNull(t.revokedAt), or(lt(t.lastSeenAt, since), and(isNotNull(t.viewedById), lt(t.startedAt, viewsSince)))))
  return found.map(({ id }) => id)
}

/** Half an hour, and a little more because calls of busy sessions are written down late. */
const IDLE_MS = 32 * 60_000

/** Ends sessions that nobody has used for a while, so that lists of open sessions tell the truth. */
export const closeIdleSessions: ScheduledTask = {
  name: 'closeIdleSessions',
  everyMs: 5 * 60_000,
  attempts: 1,
  isForAll: true,
  counts: 'closed',
  run: (store, actor) =>
    store.write(actor, async (uow) => {
      await uow.lock('sessions')
      const idle = await idleSessions(uow.read, new Date(uow.now.getTime() - IDLE_MS))
      const sessions = uow.of(session)
      const open = await sessions.lockWhere({ id: idle, revokedAt: null })
      for (const row of open) await sessions.patch(row, { revokedAt: uow.now, status: 'ENDED' })
      return open.length
    }),
}
