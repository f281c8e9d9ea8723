import { and, isNull, lt } from 'drizzle-orm'
import type { Read } from '../../kernel/index.ts'
import { session } from './session.resource.ts'

/** Open sessions that nobody has used since then. */
export async function idleSessions({ db, table }: Read, since: Date): Promise<number[]> {
  const t = table(session)
  const found = await db
    .select({ id: t.id })
    .from(t)
    .where(and(isNull(t.revokedAt), lt(t.lastSeenAt, since)))
  return found.map(({ id }) => id)
}
