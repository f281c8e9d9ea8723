import { and, eq, gte, inArray, isNull, notInArray } from 'drizzle-orm'
import { addDays, businessDay, dayStart, type Read } from '../../kernel/index.ts'
import { equipment, plant } from '../masterdata/index.ts'
import { type OpenReport, openReports, type Progress, progressOf, VOID_REPORT } from './openReports.query.ts'
import { repairer } from './repairer.resource.ts'
import { repairLog } from './repairLog.resource.ts'
import { repairTimeLog } from './repairTimeLog.resource.ts'
import { reportLog } from './reportLog.resource.ts'
import { rounded } from './stopHours.ts'

export interface PersonHours {
  repairerId: number
  name: string
  hours: number
}
export interface OpenRepair {
  reportId: number
  reportNo: string
  equipmentName: string
  status: string
  since: Date
  repairerNames: string[]
  description: string
}
export interface RepairSummary {
  at: Date
  plant: { id: number; name: string }
  reportedToday: number
  pending: number
  inRepair: number
  waitingParts: number
  usableWithFault: number
  doneToday: number
  mttaMinutes: number | null
  mttrMinutes: number | null
  manHours: PersonHours[]
  open: OpenRepair[]
}

const WEEK = 7
const MONTH = 30
const PEOPLE = 10
const OPEN_SHOWN = 8
const MINUTE_MS = 60_000

/** A report that only joins another one is not a second piece of work. */
function reportsSince(read: Read, from: Date) {
  const t = read.table(reportLog)
  const isWork = and(notInArray(t.status, [...VOID_REPORT]), isNull(t.joinedToId))
  return read.db
    .select({ id: t.id, status: t.status, reportDate: t.reportDate, acceptedAt: t.acceptedAt, resumeDate: t.resumeDate })
    .from(t)
    .where(and(eq(t.plantId, read.actor.plantId), gte(t.reportDate, from), isWork))
}

/** Reports over today: the machine ran again today, or the last of its repairs ended today. */
async function doneSince(read: Read, from: Date): Promise<number> {
  const [report, repair] = [read.table(reportLog), read.table(repairLog)]
  const isOver = and(eq(report.plantId, read.actor.plantId), inArray(report.status, ['COMPLETED', 'CONFIRMED']), isNull(report.joinedToId))
  const [resumed, repaired] = await Promise.all([
    read.db
      .select({ id: report.id })
      .from(report)
      .where(and(isOver, gte(report.resumeDate, from))),
    read.db
      .select({ id: report.id })
      .from(repair)
      .innerJoin(report, eq(repair.reportId, report.id))
      .where(and(eq(repair.plantId, read.actor.plantId), gte(repair.completeDate, from), isOver)),
  ])
  return new Set([...resumed, ...repaired].map((row) => row.id)).size
}

async function hoursSince(read: Read, day: string): Promise<PersonHours[]> {
  const t = read.table(repairTimeLog)
  const booked = await read.db
    .select({ repairerId: t.repairerId, hours: t.hours })
    .from(t)
    .where(and(eq(t.plantId, read.actor.plantId), gte(t.logDate, day)))
  const sums = new Map<number, number>()
  for (const { repairerId, hours } of booked) sums.set(repairerId, rounded((sums.get(repairerId) ?? 0) + hours))
  const top = [...sums].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, PEOPLE)
  const people = await read.of(repairer).many(top.map(([id]) => id))
  return top.map(([repairerId, hours], at) => ({ repairerId, name: people[at]?.name ?? '', hours }))
}

async function oldestOpen(read: Read, waiting: readonly OpenReport[], progress: ReadonlyMap<number, Progress>): Promise<OpenRepair[]> {
  const rows = (await read.of(reportLog).many(waiting.slice(0, OPEN_SHOWN).map((report) => report.id))).filter((row) => row !== null)
  const machines = await read.of(equipment).many(rows.map((row) => row.equipmentId))
  return rows.map((row, at) => ({
    reportId: row.id,
    reportNo: row.reportNo,
    equipmentName: machines[at]?.name ?? '',
    status: progress.get(row.id)?.status ?? row.status,
    since: row.reportDate,
    repairerNames: progress.get(row.id)?.repairerNames ?? [],
    description: row.description,
  }))
}

/** The mean number of minutes between two moments, over the pairs that are complete. */
function meanMinutes(pairs: readonly (readonly [Date | null, Date | null])[]): number | null {
  const whole = pairs.flatMap(([from, to]) => (from && to ? [Math.max(0, to.getTime() - from.getTime())] : []))
  return whole.length ? Math.round((whole.reduce((sum, ms) => sum + ms, 0) / whole.length / MINUTE_MS) * 10) / 10 : null
}

/** Everything the repair board shows; the two means are over the last 30 business days (§3, §12). */
export async function repairSummary(read: Read): Promise<RepairSummary> {
  const { now, offsetMinutes: offset } = read
  const today = businessDay(now, offset)
  const todayFrom = dayStart(today, offset)
  const [{ id, name }, month, everyOpen, doneToday, manHours] = await Promise.all([
    read.of(plant).get(read.actor.plantId),
    reportsSince(read, dayStart(addDays(today, 1 - MONTH), offset)),
    openReports(read),
    doneSince(read, todayFrom),
    hoursSince(read, addDays(today, 1 - WEEK)),
  ])
  const open = everyOpen.filter((report) => report.joinedToId === null)
  const waiting = open.filter((report) => report.status !== 'USABLE_WITH_FAULT')
  const progress = await progressOf(read, waiting)
  const repairing = waiting.filter((report) => report.status === 'REPAIRING')
  const waitingParts = repairing.filter((report) => progress.get(report.id)?.status === 'WAITING_PARTS').length
  return {
    at: now,
    plant: { id, name },
    reportedToday: month.filter((report) => report.reportDate >= todayFrom).length,
    pending: waiting.length - repairing.length,
    inRepair: repairing.length - waitingParts,
    waitingParts,
    usableWithFault: open.length - waiting.length,
    doneToday,
    mttaMinutes: meanMinutes(month.map((report) => [report.reportDate, report.acceptedAt])),
    mttrMinutes: meanMinutes(month.map((report) => [report.acceptedAt, report.resumeDate])),
    manHours,
    open: await oldestOpen(read, waiting, progress),
  }
}
