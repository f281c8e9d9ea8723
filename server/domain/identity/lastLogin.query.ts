import { and, inArray, max } from 'drizzle-orm'
import { batchComputed, type Read } from '../../kernel/index.ts'
import { loginLog } from './loginLog.resource.ts'
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
