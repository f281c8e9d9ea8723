import { and, asc, between, eq, inArray, lte } from 'drizzle-orm'
import { addDays, businessDay } from '../../kernel/index.ts'
import { inspectionOrder } from '../inspection/index.ts'
import { maintenanceOrder } from '../maintenance/index.ts'
import { equipment, productionPosition, worker } from '../masterdata/index.ts'
import { attendance, awayFrom, cellsBetween, workerVacation } from '../shifts/index.ts'
import { inkCan, stockAlarms } from '../stock/index.ts'
import { MOST, type Point, type PointContext, point } from './point.ts'
import { workPoints } from './workPoints.query.ts'

const HOURS_AHEAD_MS = 12 * 60 * 60_000

/** Checks of this shift that nobody has made. */
async function inspectionPoints({ read, shift }: PointContext): Promise<Point[]> {
  const [t, e] = [read.table(inspectionOrder), read.table(equipment)]
  const rows = await read.db
    .select({ id: t.id, inspectNo: t.inspectNo, machine: e.name, pointName: t.pointName, checkName: t.checkName, since: t.dueUntil })
    .from(t)
    .innerJoin(e, eq(e.id, t.equipmentId))
    .where(and(eq(t.planDate, shift.date), eq(t.shiftId, shift.shiftId), eq(t.status, 'PENDING'), lte(t.dueFrom, read.now)))
    .orderBy(asc(t.id))
    .limit(MOST)
  return rows.map((row) =>
    point({
      kind: 'INSPECTION',
      resource: inspectionOrder.name,
      recordId: row.id,
      title: `${row.machine} · ${row.inspectNo}`,
      detail: `${row.pointName} · ${row.checkName}`,
      since: row.since,
      same: [row.since],
    }),
  )
}

/** Planned work of the twelve hours after the shift, and what is late. */
async function maintenancePoints({ read, shift }: PointContext): Promise<Point[]> {
  const [t, e] = [read.table(maintenanceOrder), read.table(equipment)]
  const until = businessDay(new Date(shift.endsAt.getTime() + HOURS_AHEAD_MS), read.offsetMinutes)
  const rows = await read.db
    .select({
      id: t.id,
      maintNo: t.maintNo,
      machine: e.name,
      checkName: t.checkName,
      status: t.status,
      planDate: t.planDate,
      ownerId: t.ownerId,
    })
    .from(t)
    .innerJoin(e, eq(e.id, t.equipmentId))
    .where(
      and(
        inArray(t.status, ['PENDING', 'IN_PROGRESS']),
        // What is late for months is a matter of the plan, not of this shift.
        between(t.planDate, addDays(until, -30), until),
      ),
    )
    .orderBy(asc(t.planDate), asc(t.id))
    .limit(MOST)
  return rows.map((row) =>
    point({
      kind: 'MAINTENANCE',
      resource: maintenanceOrder.name,
      recordId: row.id,
      title: `${row.machine} · ${row.maintNo}`,
      detail: row.checkName,
      same: [row.status, row.planDate, row.ownerId, row.checkName],
    }),
  )
}

async function stockPoints({ read }: PointContext): Promise<Point[]> {
  const { alarms } = await stockAlarms(read, MOST)
  return alarms.map(({ resource, itemId, code, name, available, minQuantity, unit, isOut }) =>
    point({
      kind: 'STOCK',
      resource,
      recordId: itemId,
      title: `${name} · ${code}`,
      detail: `${available} / ${minQuantity} ${unit}`,
      same: [isOut, minQuantity],
    }),
  )
}

/** Cans that stand at machines: somebody has to bring them back. */
async function canPoints({ read }: PointContext): Promise<Point[]> {
  const [t, e] = [read.table(inkCan), read.table(equipment)]
  const rows = await read.db
    .select({ id: t.id, canNo: t.canNo, machine: e.name, machineId: t.equipmentId, contentKg: t.contentKg, since: t.openedAt })
    .from(t)
    .leftJoin(e, eq(e.id, t.equipmentId))
    .where(eq(t.state, 'OPEN'))
    .orderBy(asc(t.openedAt), asc(t.id))
    .limit(MOST)
  return rows.map((row) =>
    point({
      kind: 'INK_CAN',
      resource: inkCan.name,
      recordId: row.id,
      title: [row.machine, row.canNo].filter(Boolean).join(' · '),
      detail: `${row.contentKg} kg`,
      since: row.since,
      same: [row.machineId, row.since],
    }),
  )
}

/** People who would have worked in the shift: on leave, with how long they are away, or absent without it. */
async function absencePoints({ read, shift: { date, shiftId } }: PointContext): Promise<Point[]> {
  const entries = (await cellsBetween(read, date, date)).filter((entry) => entry.shiftId === shiftId)
  const away = entries.length ? await awayFrom(read, { from: date, to: date, entries }) : []
  // Somebody at two machines of a shift is missing once.
  const onLeave = [...new Map(away.map((one) => [one.workerId, one])).values()]
  const absent = entries.length ? await read.of(attendance).find({ date, shiftId, presence: 'ABSENT', status: 'RECORDED' }) : []
  const missing = [
    ...onLeave.map(({ workerId, entryId, vacation }) => ({
      workerId,
      place: entries.find(({ id }) => id === entryId)?.positionId ?? 0,
      resource: workerVacation.name,
      recordId: vacation.id,
      detail: [...new Set([vacation.beginDate, vacation.endDate])].join(' ~ '),
    })),
    ...absent
      .filter(({ workerId }) => onLeave.every((one) => one.workerId !== workerId))
      .map(({ id, workerId, remark }) => ({
        workerId,
        place: entries.find(({ workerIds }) => workerIds.includes(workerId))?.positionId ?? 0,
        resource: attendance.name,
        recordId: id,
        detail: remark,
      })),
  ].slice(0, MOST)
  const [people, positions] = await Promise.all([
    read.of(worker).many(missing.map(({ workerId }) => workerId)),
    read.of(productionPosition).many(missing.map(({ place }) => place)),
  ])
  return missing.map(({ resource, recordId, detail }, nth) =>
    point({
      kind: 'ABSENCE',
      resource,
      recordId,
      title: [people[nth]?.name, positions[nth]?.name].filter(Boolean).join(' · '),
      detail,
      same: [detail],
    }),
  )
}

const SOURCES = [workPoints, inspectionPoints, maintenancePoints, stockPoints, canPoints, absencePoints]

/** Everything that a shift leaves to the next, as it is now, in the order in which a lead wants to know it; each thing once. */
export async function pointsOf(context: PointContext): Promise<Point[]> {
  const found: Point[] = []
  for (const source of SOURCES) found.push(...(await source(context)))
  return found
}
