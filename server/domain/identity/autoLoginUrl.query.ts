import { and, eq, gt, inArray } from 'drizzle-orm'
import { batchComputed, type Read } from '../../kernel/index.ts'
import { autoLoginLink } from './autoLoginLink.resource.ts'
import { user } from './user.resource.ts'

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
