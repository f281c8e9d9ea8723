import { and, eq, gt, inArray, max } from 'drizzle-orm'
import { batchComputed, type Read } from '../../kernel/index.ts'
import { autoLoginLink } from './login/autoLoginLink.resource.ts'
import { loginLog } from './login/loginLog.resource.ts'
import { user } from './user.resource.ts'

/** When users last signed in, from the log itself: a log-in must not count as a change of the user. */
export async function lastLoginsOf(read: Read, ids: readonly number[]): Promise<Map<number, unknown>> {
  const t = read.table(loginLog)
  const rows = await read.db
    .select({ id: t.userId, at: max(t.at) })
    .from(t)
    .where(and(inArray(t.userId, [...ids]), inArray(t.outcome, ['OK', 'AUTO'])))
    .groupBy(t.userId)
  return new Map(rows.map((row) => [Number(row.id), row.at]))
}
export const lastLoginAt = batchComputed(user, 'lastLoginAt', lastLoginsOf)

/** Where the link of each user that still opens leads, without its key: that is kept as a hash and was shown once. */
export const autoLoginUrl = batchComputed(user, 'autoLoginUrl', async (read: Read, ids) => {
  const [t, people] = [read.table(autoLoginLink), read.table(user)]
  const isOpen = and(inArray(t.userId, [...ids]), eq(t.status, 'ACTIVE'), gt(t.expiresAt, read.now))
  const rows = await read.db
    .select({ id: t.userId, mobile: people.mobile })
    .from(t)
    .innerJoin(people, eq(people.id, t.userId))
    .where(isOpen)
  return new Map(rows.map(({ id, mobile }) => [id, mobile ? `/auto-login#mobile=${mobile}` : '/auto-login']))
})
