import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { batchComputed, type Read } from '../../../kernel/index.ts'
import { user } from '../../identity/index.ts'
import { MIRROR_KINDS, quantityOf } from '../../ledger/index.ts'
import { operationLog } from '../../system/index.ts'
import { daysByYear, leaveCalendar } from './leaveDays.ts'
import { type Entitlement, leaveEntitlement } from './leaveEntitlement.resource.ts'
import { leaveLog } from './leaveLog.ts'
import { type Vacation, workerVacation } from './workerVacation.resource.ts'

const OF_USE = ['TAKEN', 'GIVEN_BACK'] as const

/** What the entries of accounts make: use, and all else. Entries that were reversed and their mirrors cancel each other out. */
async function sums(read: Read, ids: readonly number[], isUse: boolean): Promise<Map<number, number>> {
  const t = read.table(leaveLog)
  const kind = inArray(t.storeType, [...OF_USE])
  const rows = await read.db
    .select({ id: t.entitlementId, change: sql<number>`sum(${t.quantityChanged})` })
    .from(t)
    .where(
      and(
        inArray(t.entitlementId, [...ids]),
        eq(t.state, 'POSTED'),
        notInArray(t.storeType, MIRROR_KINDS),
        isUse ? kind : sql`not (${kind})`,
      ),
    )
    .groupBy(t.entitlementId)
  return new Map(rows.map((row) => [row.id, quantityOf(row.change)]))
}
const whole = (ids: readonly number[], known: ReadonlyMap<number, number>, sign = 1) =>
  new Map(ids.map((id) => [id, known.has(id) ? sign * (known.get(id) as number) : 0]))

/** Days that wait for a decision, by account; those of leave over the turn of the year fall into both years. */
async function plannedDays(read: Read, ids: readonly number[]): Promise<{ accounts: Entitlement[]; planned: Map<number, number> }> {
  const accounts = (await read.of(leaveEntitlement).many(ids)).filter((one) => one !== null)
  const workerId = [...new Set(accounts.map((one) => one.workerId))]
  const waiting = workerId.length ? await read.of(workerVacation).find({ workerId, status: 'SUBMITTED' }) : []
  const planned = new Map<number, number>()
  if (waiting.length) {
    const ends = waiting.flatMap(({ beginDate, endDate }) => [beginDate, endDate]).toSorted()
    const { doesCount } = await leaveCalendar(read, { from: ends[0] as string, to: ends.at(-1) as string })
    const years = waiting.map((one) => ({ ...one, years: daysByYear(one, doesCount(one.vacType)) }))
    for (const { id, ...key } of accounts) {
      const own = years.filter((one) => one.workerId === key.workerId && one.vacType === key.vacType)
      planned.set(
        id,
        own.reduce((sum, one) => sum + (one.years.get(key.year) ?? 0), 0),
      )
    }
  }
  return { accounts, planned }
}

export const leaveFacts = [
  batchComputed(leaveEntitlement, 'entitled', async (read, ids) => whole(ids, await sums(read, ids, false))),
  batchComputed(leaveEntitlement, 'taken', async (read, ids) => whole(ids, await sums(read, ids, true), -1)),
  batchComputed(leaveEntitlement, 'planned', async (read, ids) => whole(ids, (await plannedDays(read, ids)).planned)),
  batchComputed(leaveEntitlement, 'left', async (read, ids) => {
    const { accounts, planned } = await plannedDays(read, ids)
    return new Map(accounts.map(({ id, quantity }) => [id, quantity - (planned.get(id) ?? 0)]))
  }),
]

/** Whoever approved a leave, as the log knows it; nobody once the log has been purged, or where the account is gone. */
export async function approverOf(read: Read, { id }: Pick<Vacation, 'id'>) {
  const t = read.table(operationLog)
  const approvals = and(eq(t.resource, workerVacation.name), eq(t.recordId, id), eq(t.action, 'approve'))
  const [last] = await read.db.select({ userId: t.userId }).from(t).where(approvals).orderBy(desc(t.at)).limit(1)
  if (!last?.userId) return null
  const [account] = await read.of(user).many([last.userId])
  return account ? { id: account.id, name: account.name, userId: account.id, mobile: account.mobile } : null
}
