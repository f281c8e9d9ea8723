import { and, eq, inArray, lt, lte } from 'drizzle-orm'
import { addDays, dayStart, type Read, todayOf } from '../../kernel/index.ts'
import { inspectionOrder } from '../inspection/index.ts'
import { maintenanceOrder } from '../maintenance/index.ts'
import { type Found, missingParts, NOTHING } from './waitingItem.ts'

/** Shifts end with half an hour for handing over; what nobody did by then was missed (§4). */
const GRACE_MS = 30 * 60_000

/**
 * Maintenance that is due by today and has nobody who is there, and what is overdue and not begun, whoever has it. An order that was changed
 * today, as by assigning it, has the day to be done.
 */
export async function fromMaintenance(read: Read, isAway: (repairerId: number) => boolean): Promise<Found[]> {
  const t = read.table(maintenanceOrder)
  const today = todayOf(read)
  const due = and(read.within(maintenanceOrder), inArray(t.status, ['PENDING', 'IN_PROGRESS']), lte(t.planDate, today))
  const { id: orderId, ownerId: owner, status, planDate: day, updatedAt: changedAt } = t
  const found = await read.db.select({ id: orderId, ownerId: owner, status, planDate: day, updatedAt: changedAt }).from(t).where(due)
  const isFree = (ownerId: number | null) => ownerId === null || isAway(ownerId)
  const begin = dayStart(today, read.offsetMinutes)
  const isIdle = (one: (typeof found)[number]) => one.status === 'PENDING' && one.planDate < today && one.updatedAt < begin
  const ids = found.filter((one) => isFree(one.ownerId) || isIdle(one)).map(({ id }) => id)
  const [orders, missing] = await Promise.all([read.of(maintenanceOrder).many(ids), missingParts(read, 'maintenanceOrderId', ids)])
  return orders.flatMap((order): Found[] => {
    if (!order) return []
    const { id, updatedAt, maintNo, equipmentId, checkName, pointName, planDate, maintCraft, ownerId } = order
    return [
      {
        ...NOTHING,
        kind: 'MAINTENANCE',
        records: [{ id, updatedAt }],
        number: maintNo,
        equipmentId,
        description: [pointName, checkName].filter(Boolean).join(' · '),
        since: dayStart(planDate, read.offsetMinutes),
        dueDate: planDate,
        craft: maintCraft,
        missingParts: missing.get(id) ?? [],
        assigned: ownerId === null ? [] : [ownerId],
        isAssigned: !isFree(ownerId),
      },
    ]
  })
}

/**
 * Inspections of yesterday's and today's shifts that were missed, but for those that somebody who is there was assigned since; those of a machine
 * and a shift are one job.
 */
export async function fromInspections(read: Read, isAway: (repairerId: number) => boolean): Promise<Found[]> {
  const t = read.table(inspectionOrder)
  const today = todayOf(read)
  const missed = and(
    read.within(inspectionOrder),
    inArray(t.planDate, [addDays(today, -1), today]),
    eq(t.status, 'PENDING'),
    lt(t.dueUntil, new Date(read.now.getTime() - GRACE_MS)),
  )
  const found = await read.db
    .select({
      ...{ id: t.id, updatedAt: t.updatedAt, number: t.inspectNo, equipmentId: t.equipmentId, shiftId: t.shiftId },
      ...{ pointName: t.pointName, planDate: t.planDate, dueUntil: t.dueUntil, inspectorId: t.inspectorId },
    })
    .from(t)
    .where(missed)
    .orderBy(t.dueUntil, t.id)
  const isFree = (inspectorId: number | null) => inspectorId === null || isAway(inspectorId)
  const open = found.filter(({ inspectorId, updatedAt, dueUntil }) => isFree(inspectorId) || updatedAt < dueUntil)
  const groups = new Map<string, typeof open>()
  for (const one of open) {
    const key = `${one.equipmentId} ${one.shiftId} ${one.planDate} ${isFree(one.inspectorId)}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()].flatMap((group): Found[] => {
    const [first] = group
    if (!first) return []
    return [
      {
        ...NOTHING,
        kind: 'INSPECTION',
        records: group.map(({ id, updatedAt }) => ({ id, updatedAt })),
        number: first.number,
        equipmentId: first.equipmentId,
        description: [...new Set(group.map(({ pointName }) => pointName))].join(' · '),
        since: first.dueUntil,
        dueDate: first.planDate,
        assigned: [...new Set(group.flatMap(({ inspectorId }) => inspectorId ?? []))],
        isAssigned: !isFree(first.inspectorId),
      },
    ]
  })
}
