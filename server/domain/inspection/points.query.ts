import { and, between, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Read } from '../../kernel/index.ts'
import { equipment } from '../masterdata/index.ts'
import { inspectionOrder } from './inspectionOrder.resource.ts'
import { inspectionPoint } from './inspectionPoint.resource.ts'

/** The points of the actor's plant that make orders, those of machines at rest left out (§4). With ids: only those of them. */
export async function awakePoints(read: Read, ids?: readonly number[]) {
  const [point, machine] = [read.table(inspectionPoint), read.table(equipment)]
  return read.db
    .select({
      id: point.id,
      equipmentId: point.equipmentId,
      pointName: point.pointName,
      checkName: point.checkName,
      inspectMode: point.inspectMode,
      inspectCycle: point.inspectCycle,
      cycleDays: point.cycleDays,
      firstDate: point.firstDate,
      createdAt: point.createdAt,
      refValue: point.refValue,
      unit: point.unit,
      shiftId: point.shiftId,
      closeAtWeekend: point.closeAtWeekend,
      machineShiftId: machine.shiftId,
    })
    .from(point)
    .innerJoin(machine, eq(machine.id, point.equipmentId))
    .where(
      and(
        ids && inArray(point.id, [...ids]),
        ...[eq(point.status, 'ENABLED'), eq(point.isPaused, false), eq(machine.status, 'ENABLED'), eq(machine.isPaused, false)],
      ),
    )
    .orderBy(point.id)
}
export type AwakePoint = Awaited<ReturnType<typeof awakePoints>>[number]

/** Which orders there are of some days. */
export interface Made {
  has(pointId: number, planDate: string): boolean
  hasIn(pointId: number, planDate: string, shiftId: number): boolean
}

/** The orders of a range of days in the actor's plant, whatever became of them. With ids: only those of some points. */
export async function madeOrders(read: Read, { from, to }: { from: string; to: string }, ids?: readonly number[]): Promise<Made> {
  const t = read.table(inspectionOrder)
  const rows = await read.db
    .select({ pointId: t.pointId, planDate: t.planDate, shiftId: t.shiftId })
    .from(t)
    .where(and(ids && inArray(t.pointId, [...ids]), between(t.planDate, from, to)))
  const keys = new Set(rows.flatMap(({ pointId, planDate, shiftId }) => [`${pointId} ${planDate}`, `${pointId} ${planDate} ${shiftId}`]))
  return {
    has: (pointId, planDate) => keys.has(`${pointId} ${planDate}`),
    hasIn: (pointId, planDate, shiftId) => keys.has(`${pointId} ${planDate} ${shiftId}`),
  }
}

/** Orders of a range of days whose shift is yet to begin, made by the clock and touched by nobody. With ids: only those of them. */
export async function untouchedOrders(read: Read, { from, to }: { from: string; to: string }, ids?: readonly number[]) {
  const t = read.table(inspectionOrder)
  return read.db
    .select({ id: t.id, pointId: t.pointId, planDate: t.planDate, shiftId: t.shiftId, dueFrom: t.dueFrom, dueUntil: t.dueUntil })
    .from(t)
    .where(
      and(
        ids && inArray(t.id, [...ids]),
        between(t.planDate, from, to),
        ...[eq(t.status, 'PENDING'), gt(t.dueFrom, read.now), isNull(t.createdById), isNull(t.updatedById)],
      ),
    )
    .orderBy(t.id)
}
