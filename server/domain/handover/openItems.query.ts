import { and, count, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { batchComputed, express, type Read } from '../../kernel/index.ts'
import { SIGN_GRACE_MS, shiftHandover, shiftHandoverItem } from './shiftHandover.resource.ts'

/** Points that nobody has taken over; what was written after the signature asks for nothing. */
export const openItems = batchComputed(shiftHandover, 'openItems', async (read: Read, ids) => {
  const t = read.table(shiftHandoverItem)
  const rows = await read.db
    .select({ id: t.handoverId, items: count() })
    .from(t)
    .where(and(inArray(t.handoverId, [...ids]), ne(t.state, 'TAKEN'), eq(t.isLater, false)))
    .groupBy(t.handoverId)
  const found = new Map(rows.map(({ id, items }) => [id, items]))
  return new Map(ids.map((id) => [id, found.get(id) ?? 0]))
})

const GRACE = sql.raw(String(SIGN_GRACE_MS))
export const signatureOverdueWhere = express(
  shiftHandover,
  'isLate',
  ({ now }, t) =>
    or(and(isNull(t.signedAt), sql`${t.endsAt} + ${GRACE} < ${now.getTime()}`), gt(t.signedAt, sql`${t.endsAt} + ${GRACE}`)) as never,
)
