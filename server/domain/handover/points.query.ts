import { createHash } from 'node:crypto'
import { and, asc, between, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm'
import { addDays, businessDay, type Read } from '../../kernel/index.ts'
import { inspectionOrder } from '../inspection/index.ts'
import { maintenanceOrder } from '../maintenance/index.ts'
import { equipment, productionPosition, worker } from '../masterdata/index.ts'
import { OPEN_REPORT, repairLog, reportLog } from '../repair/index.ts'
import { attendance, awayFrom, cellsBetween, workerVacation } from '../shifts/index.ts'
import { inkCan, stockAlarms } from '../stock/index.ts'
import type { ItemKind } from './shiftHandover.resource.ts'

/** Something of the base that the next shift has to know. What people read of it are its numbers, names and own words: in any language the same. */
export interface Point {
  readonly kind: ItemKind
  readonly resource: string
  readonly recordId: number
  readonly title: string
  readonly detail: string | null
  /** Since when it is so, or the moment from which it is due. */
  readonly since: Date | null
  readonly needsReason: boolean
  /** A digest of all that makes it the same as the shift before knew it: its state, its words and whose it is. */
  readonly condition: string
}
/** The shift whose points are read. */
export interface HandedShift {
  readonly date: string
  readonly shiftId: number
  readonly beganAt: Date
  readonly endsAt: Date
}
interface Asked {
  readonly read: Read
  readonly shift: HandedShift
  /** Stops of at least so many minutes want to be explained. */
  readonly explainMinutes: number
}
/** More of one kind than this is no list any more that one person goes through with another. */
const MOST = 100
const TITLE_MAX = 200
const DETAIL_MAX = 500
const MINUTE_MS = 60_000
const HOURS_AHEAD_MS = 12 * 60 * MINUTE_MS

const cut = (text: string | null, max: number) => (text && text.length > max ? `${text.slice(0, max - 1)}…` : text)
interface Found extends Omit<Point, 'needsReason' | 'since' | 'condition'>, Partial<Pick<Point, 'needsReason' | 'since'>> {
  /** What makes it the same: not what changes by itself, such as a quantity that is used up. */
  readonly same: readonly unknown[]
}
const point = ({ same, ...of }: Found): Point => ({
  since: null,
  needsReason: false,
  ...of,
  condition: createHash('sha256').update(JSON.stringify(same)).digest('hex').slice(0, 32),
  title: cut(of.title, TITLE_MAX) ?? '',
  detail: cut(of.detail, DETAIL_MAX),
})

interface OpenRepair {
  readonly id: number
  readonly reportId: number | null
  readonly repairNo: string
  readonly machine: string
  readonly description: string | null
  readonly status: string
  readonly since: Date | null
  readonly began: Date | null
  readonly repairerIds: readonly number[]
}
/** Repairs that go on, with those who have them. */
async function openRepairs({ read }: Asked): Promise<OpenRepair[]> {
  const [t, e] = [read.table(repairLog), read.table(equipment)]
  const rows = await read.db
    .select({
      id: t.id,
      reportId: t.reportId,
      repairNo: t.repairNo,
      machine: e.name,
      description: t.faultDescription,
      status: t.status,
      since: t.waitingSince,
      began: t.beginDate,
    })
    .from(t)
    .innerJoin(e, eq(e.id, t.equipmentId))
    .where(and(eq(t.plantId, read.actor.plantId), inArray(t.status, ['ASSIGNED', 'IN_PROGRESS', 'WAITING_PARTS'])))
    .orderBy(asc(t.id))
    .limit(MOST)
  const repairers = await read.of(repairLog).linksOf(
    'repairerIds',
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, repairerIds: [...(repairers.get(row.id) ?? [])].sort((a, b) => a - b) }))
}
const sameRepair = ({ id, status, repairerIds }: OpenRepair) => [id, status, repairerIds]

/** Machines that stand or run with a fault, and the stops of this shift that are over but long and without a cause; with the repairs of each. */
async function reportPoints({ read, shift, explainMinutes }: Asked, repairs: readonly OpenRepair[]): Promise<Point[]> {
  const [t, e] = [read.table(reportLog), read.table(equipment)]
  const isOver = and(inArray(t.status, ['COMPLETED', 'CONFIRMED']), isNull(t.faultCategoryId), gte(t.resumeDate, shift.beganAt))
  const rows = await read.db
    .select({
      id: t.id,
      reportNo: t.reportNo,
      machine: e.name,
      description: t.description,
      status: t.status,
      isStopped: t.isStopped,
      faultCategoryId: t.faultCategoryId,
      reportDate: t.reportDate,
      resumeDate: t.resumeDate,
    })
    .from(t)
    .innerJoin(e, eq(e.id, t.equipmentId))
    .where(
      and(
        eq(t.plantId, read.actor.plantId),
        isNull(t.joinedToId),
        or(inArray(t.status, [...OPEN_REPORT]), and(eq(t.isStopped, true), isOver)),
      ),
    )
    .orderBy(asc(t.reportDate), asc(t.id))
    .limit(2 * MOST)
  return rows.flatMap((row) => {
    const isOpen = OPEN_REPORT.some((status) => status === row.status)
    const stands = row.isStopped && isOpen && row.resumeDate === null && row.status !== 'USABLE_WITH_FAULT'
    const minutes = row.isStopped ? ((row.resumeDate ?? read.now).getTime() - row.reportDate.getTime()) / MINUTE_MS : 0
    const needsReason = row.isStopped && row.faultCategoryId === null && minutes >= explainMinutes
    if (!isOpen && !needsReason) return []
    const own = repairs.filter(({ reportId }) => reportId === row.id)
    return [
      point({
        kind: row.isStopped && (stands || !isOpen) ? 'STOP' : 'FAULT',
        resource: reportLog.name,
        recordId: row.id,
        title: [row.machine, row.reportNo, ...own.map(({ repairNo }) => repairNo)].join(' · '),
        detail: row.description,
        since: row.reportDate,
        needsReason,
        same: [row.status, row.isStopped, row.faultCategoryId, row.description, row.reportDate, row.resumeDate, own.map(sameRepair)],
      }),
    ]
  })
}

/** Repairs whose report is no point itself. */
const repairPoints = (repairs: readonly OpenRepair[], reports: readonly Point[]): Point[] =>
  repairs
    .filter(({ reportId }) => reports.every(({ recordId }) => recordId !== reportId))
    .map((row) =>
      point({
        kind: 'REPAIR',
        resource: repairLog.name,
        recordId: row.id,
        title: `${row.machine} · ${row.repairNo}`,
        detail: row.description,
        since: row.since ?? row.began,
        same: [...sameRepair(row), row.description],
      }),
    )

/** Checks of this shift that nobody has made. */
async function inspectionPoints({ read, shift }: Asked): Promise<Point[]> {
  const [t, e] = [read.table(inspectionOrder), read.table(equipment)]
  const rows = await read.db
    .select({ id: t.id, inspectNo: t.inspectNo, machine: e.name, pointName: t.pointName, checkName: t.checkName, since: t.dueUntil })
    .from(t)
    .innerJoin(e, eq(e.id, t.equipmentId))
    .where(
      and(
        eq(t.plantId, read.actor.plantId),
        eq(t.planDate, shift.date),
        eq(t.shiftId, shift.shiftId),
        eq(t.status, 'PENDING'),
        lte(t.dueFrom, read.now),
      ),
    )
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
async function maintenancePoints({ read, shift }: Asked): Promise<Point[]> {
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
        eq(t.plantId, read.actor.plantId),
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

async function stockPoints({ read }: Asked): Promise<Point[]> {
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
async function canPoints({ read }: Asked): Promise<Point[]> {
  const [t, e] = [read.table(inkCan), read.table(equipment)]
  const rows = await read.db
    .select({ id: t.id, canNo: t.canNo, machine: e.name, machineId: t.equipmentId, contentKg: t.contentKg, since: t.openedAt })
    .from(t)
    .leftJoin(e, eq(e.id, t.equipmentId))
    .where(and(eq(t.plantId, read.actor.plantId), eq(t.state, 'OPEN')))
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
async function absencePoints({ read, shift: { date, shiftId } }: Asked): Promise<Point[]> {
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

const SOURCES = [inspectionPoints, maintenancePoints, stockPoints, canPoints, absencePoints]

/** Everything that a shift leaves to the next, as it is now, in the order in which a lead wants to know it; each thing once. */
export async function pointsOf(asked: Asked): Promise<Point[]> {
  const repairs = await openRepairs(asked)
  const reports = await reportPoints(asked, repairs)
  const found = [...reports, ...repairPoints(repairs, reports)]
  for (const source of SOURCES) found.push(...(await source(asked)))
  return found
}
