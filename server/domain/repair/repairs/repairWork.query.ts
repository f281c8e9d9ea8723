import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import {
  type AnswerOf,
  can,
  choices,
  date,
  defineReadModel,
  int,
  link,
  listOf,
  objectOf,
  type Read,
  reads,
  shape,
  type TableOf,
  text,
  todayOf,
} from '../../../kernel/index.ts'
import { repairDueDate, reportDueDate } from '../dueDates.ts'
import { repairer } from '../people.resource.ts'
import { progressOf } from '../reports/openReports.query.ts'
import type { Report } from '../reports/openStop.ts'
import { reportFlow, reportLog } from '../reports/reportLog.resource.ts'
import { OPEN_REPAIR, type Repair } from './openRepairs.ts'
import { repairLog } from './repairLog.resource.ts'

const viewOf = choices('RepairWorkView', 'A part of the repair work.', {
  MINE: 'Open repairs given to you, and reports you may accept.',
  OPEN: 'All open repairs, and reports still to be accepted.',
  WAITING_PARTS: 'Breakdowns that wait for parts, each with the first of its repairs that do.',
  RUNNING_WITH_FAULT: 'Reports whose machine is in use with the fault, soonest due first.',
})
const workDue = shape('RepairWorkDue', 'The day on which work of a view is due.', {
  kind: text({ description: 'reportLog or repairLog.' }),
  id: link('any', { description: 'Id of that record.' }),
  dueDate: date({ description: 'The day: of its parts, or of the known fault that it is about.' }),
})
const workCounts = shape('RepairWorkCounts', 'How much each view holds.', {
  mine: int({ description: 'Yours.' }),
  mineOverdue: int({ description: 'Of yours, overdue.' }),
  mineDueToday: int({ description: 'Of yours, due today.' }),
  open: int({ description: 'Open.' }),
  waitingParts: int({ description: 'Waiting for parts.' }),
  runningWithFault: int({ description: 'Running with a fault.' }),
})
const work = shape('RepairWork', 'One view of the repair work; line stops first, then what waits longest.', {
  counts: objectOf(workCounts, { description: 'How much each view holds, without limit.' }),
  reports: listOf(reportLog, { description: 'Reports of the view, at most 200.' }),
  repairs: listOf(repairLog, { description: 'Repairs of the view, at most 200.' }),
  dueDates: listOf(workDue, { description: 'Which of these are due on a day, and when.' }),
})
export type RepairWork = AnswerOf<typeof work>
export type RepairWorkView = AnswerOf<ReturnType<typeof viewOf>>
interface Part<T> {
  readonly count: number
  readonly rows: () => Promise<T[]>
}

const SHOWN = 200
const DAY_MS = 86_400_000
const nothing = { count: 0, rows: async () => [] }
const present = <T>(rows: readonly (T | null)[]) => rows.filter((row) => row !== null)

/** Line stops before everything, then what stands, then what is urgent, then what waits longest. */
const byUrgency = ({ urgency, isStopped, resumeDate }: TableOf<typeof reportLog>) => {
  const stands = and(eq(isStopped, true), isNull(resumeDate))
  return asc(
    sql`case when ${stands} then case when ${urgency} = 'STOP' then 0 else 1 end when ${urgency} in ('STOP', 'HIGH') then 2 else 3 end`,
  )
}

async function repairRows(read: Read, which: (t: TableOf<typeof repairLog>) => SQL | undefined): Promise<Repair[]> {
  const [t, report] = [read.table(repairLog), read.table(reportLog)]
  const found = await read.db
    .select({ id: t.id })
    .from(t)
    .leftJoin(report, eq(report.id, t.reportId))
    .where(and(read.within(repairLog), which(t)))
    .orderBy(byUrgency(report), asc(t.createdAt), asc(t.id))
    .limit(SHOWN)
  return present(await read.of(repairLog).many(found.map(({ id }) => id)))
}

async function inStates(read: Read, status: readonly Repair['status'][]): Promise<Part<Repair>> {
  if (!reads(read.actor, repairLog)) return nothing
  return {
    count: await read.of(repairLog).count({ status }),
    rows: () => repairRows(read, (t) => inArray(t.status, [...status])),
  }
}

/** A breakdown waits for parts when none of its repairs goes on without them: each is there once, with the first of those that wait. */
async function waitingForParts(read: Read): Promise<Part<Repair>> {
  if (!reads(read.actor, repairLog)) return nothing
  const repairs = await read.of(repairLog).find({ status: 'WAITING_PARTS' })
  const first = new Map<number, number>()
  for (const { id, reportId } of repairs) if (reportId !== null) first.set(reportId, Math.min(id, first.get(reportId) ?? id))
  const progress = await progressOf(read.withoutDataScope, present(await read.withoutDataScope.of(reportLog).many([...first.keys()])))
  const ids = [...first].flatMap(([reportId, id]) => (progress.get(reportId)?.status === 'WAITING_PARTS' ? [id] : []))
  return { count: ids.length, rows: async () => (ids.length ? repairRows(read, (t) => inArray(t.id, ids)) : []) }
}

/** Open repairs given to the person who is signed in. */
async function ofMine(read: Read): Promise<Part<Repair>> {
  const { userId } = read.actor
  const me = userId === null ? [] : (await read.of(repairer).find({ userId })).map((person) => person.id)
  if (!me.length || !reads(read.actor, repairLog)) return nothing
  const filter = { status: { in: OPEN_REPAIR }, repairerIds: { in: me } }
  const list = await read.list(repairLog, { filter, no: 1, size: SHOWN, sort: 'createdAt', desc: false })
  const ids = list.items.map(({ id }) => id)
  return { count: await list.total(), rows: async () => (ids.length ? repairRows(read, (t) => inArray(t.id, ids)) : []) }
}

/** The reports of a state, without those that joined another one: they wait with it. */
async function leading(read: Read, status: Report['status'], order: (a: Report, b: Report) => number): Promise<Part<Report>> {
  const found = (await read.of(reportLog).find({ status })).filter((report) => report.joinedToId === null)
  return { count: found.length, rows: async () => found.sort((a, b) => order(a, b) || a.id - b.id).slice(0, SHOWN) }
}
const isUrgent = ({ urgency }: Report) => urgency === 'STOP' || urgency === 'HIGH'
const rank = (report: Report) => {
  if (report.isStopped && report.resumeDate === null) return report.urgency === 'STOP' ? 3 : 2
  return isUrgent(report) ? 1 : 0
}
/** Due so many days after the machine ran again. */
const dueOf = (report: Report) => (report.resumeDate?.getTime() ?? 0) + (report.expectedDays ?? 0) * DAY_MS

const toAccept = (read: Read) => leading(read, 'PENDING', (a, b) => rank(b) - rank(a) || a.reportDate.getTime() - b.reportDate.getTime())
/** Machines in use although a fault is open, the soonest due first. */
const debts = (read: Read) => leading(read, 'USABLE_WITH_FAULT', (a, b) => dueOf(a) - dueOf(b))

/** Which of some work is due on a day. */
async function duesOf(read: Read, reports: readonly Report[], repairs: readonly Repair[]): Promise<RepairWork['dueDates']> {
  const about = await read.withoutDataScope.of(reportLog).many(repairs.map(({ reportId }) => reportId ?? 0))
  const offset = read.offsetMinutes
  return [
    ...reports.map((report) => ({ kind: 'reportLog', id: report.id, dueDate: reportDueDate(report, offset) })),
    ...repairs.map((repair, at) => ({ kind: 'repairLog', id: repair.id, dueDate: repairDueDate(repair, about[at], offset) })),
  ].flatMap(({ dueDate, ...one }) => (dueDate ? [{ ...one, dueDate }] : []))
}

/** The work list of repair staff; each view with how much the others hold. */
export async function repairWork(read: Read, view: RepairWorkView): Promise<RepairWork> {
  const readsReports = reads(read.actor, reportLog)
  const mayAccept = readsReports && can(read.actor, reportFlow.accept.permission)
  const [mine, open, waiting, running, pending] = await Promise.all([
    ofMine(read),
    inStates(read, OPEN_REPAIR),
    waitingForParts(read),
    readsReports ? debts(read) : nothing,
    readsReports ? toAccept(read) : nothing,
  ])
  const forMe = mayAccept ? pending : nothing
  const repairs = { MINE: mine, OPEN: open, WAITING_PARTS: waiting, RUNNING_WITH_FAULT: nothing }[view]
  const reports = { MINE: forMe, OPEN: pending, WAITING_PARTS: nothing, RUNNING_WITH_FAULT: running }[view]
  const [reportRows, repairRowsShown, ownRows] = await Promise.all([reports.rows(), repairs.rows(), mine.rows()])
  const own = await duesOf(read, [], ownRows)
  const today = todayOf(read)
  return {
    counts: {
      mine: mine.count + forMe.count,
      mineOverdue: own.filter(({ dueDate }) => dueDate < today).length,
      mineDueToday: own.filter(({ dueDate }) => dueDate === today).length,
      open: open.count + pending.count,
      waitingParts: waiting.count,
      runningWithFault: running.count,
    },
    reports: reportRows,
    repairs: repairRowsShown,
    dueDates: await duesOf(read, reportRows, repairRowsShown),
  }
}

export const repairWorkModel = defineReadModel('repairWork', {
  description: 'The work list of repair staff.',
  permission: ['repair:log:list', 'repair:log:query', 'repair:report:list', 'repair:report:query'],
  args: { view: viewOf({ required: true, description: 'Which part of it.' }) },
  result: objectOf(work),
  stale: [repairLog, reportLog, repairer],
  read: ({ read }, { view }) => repairWork(read, view),
})
