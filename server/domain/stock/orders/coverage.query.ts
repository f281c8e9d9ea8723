import { and, eq, inArray, isNull, sum } from 'drizzle-orm'
import { batchComputed, type Read } from '../../../kernel/index.ts'
import { USE_KINDS } from '../../ledger/index.ts'
import { coveredAmong, partReservation, type Reservation } from '../reservations/partReservation.resource.ts'
import { sparePart } from '../sparePart.resource.ts'
import { sparePartLog } from '../sparePartLog.ts'

/** Which of some reservations of the plant are covered by what is there. */
export async function coveredReservations(read: Read, rows: readonly Reservation[]): Promise<ReadonlySet<number>> {
  const partIds = [...new Set(rows.map(({ partId }) => partId))]
  if (!partIds.length) return new Set()
  const whole = read.withoutDataScope
  const [parts, rivals] = await Promise.all([whole.of(sparePart).many(partIds), whole.of(partReservation).find({ partId: partIds })])
  const covered = parts.flatMap((part) =>
    part
      ? [
          ...coveredAmong(
            rivals.filter(({ partId }) => partId === part.id),
            part.quantity,
          ),
        ]
      : [],
  )
  return new Set(covered)
}

export const isCovered = batchComputed(partReservation, 'isCovered', async (read, ids) => {
  const rows = (await read.of(partReservation).many(ids)).filter((row) => row !== null)
  const covered = await coveredReservations(read, rows)
  return new Map(ids.map((id) => [id, covered.has(id)]))
})

/** Those of some repairs that wait for nothing that is not there. A repair that names no parts is none of them. */
export async function repairsWithParts(read: Read, repairIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = repairIds.length ? await read.withoutDataScope.of(partReservation).find({ repairLogId: repairIds }) : []
  const covered = await coveredReservations(read, rows)
  const lacking = new Set(rows.filter(({ id }) => !covered.has(id)).map(({ repairLogId }) => repairLogId))
  return new Set(rows.flatMap(({ repairLogId }) => (repairLogId === null || lacking.has(repairLogId) ? [] : [repairLogId])))
}

const CENTS = 100
/** What parts taken for work have cost, less what it gave back. A repair goes first where an entry says both, and alone pays for it. */
export async function partsCostOf(
  read: Read,
  key: 'repairLogId' | 'maintenanceOrderId',
  ids: readonly number[],
): Promise<Map<number, number>> {
  const t = read.table(sparePartLog)
  const found = await read.db
    .select({ id: t[key], amount: sum(t.amount).mapWith(Number) })
    .from(t)
    .where(
      and(
        inArray(t[key], [...ids]),
        key === 'maintenanceOrderId' ? isNull(t.repairLogId) : undefined,
        eq(t.state, 'POSTED'),
        inArray(t.storeType, [...USE_KINDS]),
      ),
    )
    .groupBy(t[key])
  const costs = new Map(ids.map((id) => [id, 0]))
  for (const { id, amount } of found) costs.set(id ?? 0, 0 - Math.round(amount) / CENTS)
  return costs
}
