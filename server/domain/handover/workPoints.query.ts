import { and, asc, eq, gte, inArray, isNull, or } from 'drizzle-orm'
import { equipment } from '../masterdata/index.ts'
import { OPEN_REPORT, repairLog, reportLog } from '../repair/index.ts'
import { MOST, type Point, type PointContext, point } from './point.ts'

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
async function openRepairs({ read }: PointContext): Promise<OpenRepair[]> {
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
    .where(inArray(t.status, ['ASSIGNED', 'IN_PROGRESS', 'WAITING_PARTS']))
    .orderBy(asc(t.id))
    .limit(MOST)
  const repairers = await read.of(repairLog).linksOf(
    'repairerIds',
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, repairerIds: [...(repairers.get(row.id) ?? [])].sort((a, b) => a - b) }))
}
const sameRepair = ({ id, status, repairerIds }: OpenRepair) => [id, status, repairerIds]

const MINUTE_MS = 60_000
/** Machines that stand or run with a fault, and the stops of this shift that are over but long and without a cause; with the repairs of each. */
async function reportPoints({ read, shift, explainMinutes }: PointContext, repairs: readonly OpenRepair[]): Promise<Point[]> {
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
    .where(and(isNull(t.joinedToId), or(inArray(t.status, [...OPEN_REPORT]), and(eq(t.isStopped, true), isOver))))
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

/** What stands, runs with a fault or is in repair; each machine's trouble once. */
export async function workPoints(context: PointContext): Promise<Point[]> {
  const repairs = await openRepairs(context)
  const reports = await reportPoints(context, repairs)
  return [...reports, ...repairPoints(repairs, reports)]
}
