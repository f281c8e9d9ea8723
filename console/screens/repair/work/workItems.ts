import type { RepairLogRow, ReportLogRow } from '../../../kit/gen/resources.ts'
import { today } from '../../../kit/words/time.ts'
import type { Row } from '../../../resource/meta.ts'
import type { RepairWorkQuery } from '../gen/repair.ts'

export const VIEWS = ['MINE', 'OPEN', 'WAITING_PARTS', 'RUNNING_WITH_FAULT'] as const
export type View = (typeof VIEWS)[number]

export interface Blocked {
  step: string
  message: string
}
type Report = Row & ReportLogRow & { blocked: readonly Blocked[] }
type Repair = Row &
  RepairLogRow & {
    blocked: readonly Blocked[]
    about: Pick<ReportLogRow, 'urgency' | 'isStopped' | 'reportDate' | 'reopenedAt' | 'resumeDate'> | null
  }
export interface Work extends Pick<RepairWorkQuery['work'], 'counts' | 'dueDates'> {
  readonly reports: readonly Report[]
  readonly repairs: readonly Repair[]
}

/** One line of the work list, whether a report that waits or a repair in hand. */
export interface WorkItem {
  key: string
  kind: 'reportLog' | 'repairLog'
  row: Row
  blocked: readonly Blocked[]
  machine: string
  what: string
  who: readonly string[]
  urgency: string | null
  isStanding: boolean
  since: string
  /** The day on which a known fault is to be repaired, or work goes on with its parts. */
  due: string | null
}

type Undated = Omit<WorkItem, 'due'>

const title = (ref: { title: string } | null | undefined) => ref?.title ?? ''

/** How much of some work is overdue, and due today. */
export function dueCounts(items: readonly Pick<WorkItem, 'due'>[]) {
  const now = today()
  return { overdue: items.filter(({ due }) => due && due < now).length, dueToday: items.filter(({ due }) => due === now).length }
}

/** Where it is: an ink tank is found at its machine. */
const placeOf = (row: { equipment: { title: string } | null; duct: { title: string } | null }) =>
  [title(row.equipment), title(row.duct)].filter(Boolean).join(' · ')

/** A machine that stands has one clock on every screen: that of its last stop. */
const standsFrom = (report: Pick<ReportLogRow, 'reportDate' | 'reopenedAt'>) => report.reopenedAt ?? report.reportDate
const isStanding = (report: Pick<ReportLogRow, 'isStopped' | 'resumeDate'> | null): report is NonNullable<typeof report> =>
  Boolean(report?.isStopped) && report?.resumeDate === null

const ofReport = (row: Report): Undated => ({
  key: `reportLog.${row.id}`,
  kind: 'reportLog',
  row,
  blocked: row.blocked,
  machine: placeOf(row),
  what: row.description,
  who: row.reporter ? [row.reporter.title] : [],
  urgency: row.urgency,
  isStanding: isStanding(row),
  since: row.status === 'USABLE_WITH_FAULT' ? (row.resumeDate ?? row.reportDate) : standsFrom(row),
})

const ofRepair = (row: Repair): Undated => ({
  key: `repairLog.${row.id}`,
  kind: 'repairLog',
  row,
  blocked: row.blocked,
  machine: placeOf(row),
  what: row.faultDescription ?? row.description ?? '',
  who: row.repairers.map((person) => person.title),
  urgency: row.about?.urgency ?? null,
  isStanding: isStanding(row.about),
  since: isStanding(row.about) ? standsFrom(row.about) : (row.beginDate ?? row.createdAt),
})

export interface Group {
  name: 'stops' | 'toAccept' | 'debts' | 'repairs'
  items: readonly WorkItem[]
}

const lineStopsFirst = (a: WorkItem, b: WorkItem) =>
  Number(b.urgency === 'STOP') - Number(a.urgency === 'STOP') || Date.parse(a.since) - Date.parse(b.since)

/** What stands comes first, be it a report that waits or a repair in hand; the server has put each in the order of its urgency. */
export function groupsOf(work: Pick<Work, 'reports' | 'repairs' | 'dueDates'>, view: View): Group[] {
  const dues = new Map(work.dueDates.map(({ kind, id, dueDate }) => [`${kind}.${id}`, dueDate]))
  const dated = (item: Undated): WorkItem => ({ ...item, due: dues.get(item.key) ?? null })
  const [reports, repairs] = [work.reports.map(ofReport).map(dated), work.repairs.map(ofRepair).map(dated)]
  const isFirst = (item: WorkItem) => item.isStanding
  const stops = [...reports, ...repairs].filter(isFirst).sort(lineStopsFirst)
  const groups: Group[] = [
    { name: 'stops', items: stops },
    { name: view === 'RUNNING_WITH_FAULT' ? 'debts' : 'toAccept', items: reports.filter((item) => !isFirst(item)) },
    { name: 'repairs', items: repairs.filter((item) => !isFirst(item)) },
  ]
  return groups.filter((group) => group.items.length)
}

export type Placed<T> = T & { isGone?: boolean }

/** While a hand is over the list nothing changes its place: what has gone leaves its place empty, what has come stands below. */
export function freezePositions<T extends { key: string }>(shown: readonly Placed<T>[], next: readonly T[]): Placed<T>[] {
  const fresh = new Map(next.map((item) => [item.key, item]))
  const known = new Set(shown.map((item) => item.key))
  const retained = shown.map((item) => fresh.get(item.key) ?? { ...item, isGone: true })
  return [...retained, ...next.filter((item) => !known.has(item.key))]
}
