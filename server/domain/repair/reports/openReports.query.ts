import { and, inArray } from 'drizzle-orm'
import type { Read, RowOf } from '../../../kernel/index.ts'
import { repairer } from '../people.resource.ts'
import { OPEN_REPAIR } from '../repairs/openRepairs.ts'
import { repairLog } from '../repairs/repairLog.resource.ts'
import { reportLog } from './reportLog.resource.ts'

export type OpenReport = Pick<
  RowOf<typeof reportLog>,
  'id' | 'equipmentId' | 'status' | 'isStopped' | 'joinedToId' | 'reportDate' | 'resumeDate' | 'reopenedAt'
>

/** Reports with something left to do; a machine that runs with a fault is one of them. */
export const OPEN_REPORT = ['PENDING', 'REPAIRING', 'USABLE_WITH_FAULT'] as const

/** The open reports of the plant, oldest first. */
export function openReports(read: Read): Promise<OpenReport[]> {
  const t = read.table(reportLog)
  const { id, equipmentId, status, isStopped, joinedToId, reportDate, resumeDate, reopenedAt } = t
  return read.db
    .select({ id, equipmentId, status, isStopped, joinedToId, reportDate, resumeDate, reopenedAt })
    .from(t)
    .where(inArray(t.status, [...OPEN_REPORT]))
    .orderBy(t.reportDate, t.id)
}

/** The machine stands because of this report. */
export const isStanding = (report: OpenReport) => report.isStopped && report.status !== 'USABLE_WITH_FAULT' && report.resumeDate === null

export interface Progress {
  /** PENDING, ASSIGNED, IN_PROGRESS, WAITING_PARTS, USABLE_WITH_FAULT; REPAIRING when nobody has the work in hand. */
  readonly status: string
  readonly repairerNames: string[]
}

/** How far open reports have come, told by their open repairs: work on one of them counts more than another one waiting. */
export async function progressOf(
  read: Read,
  reports: readonly Pick<OpenReport, 'id' | 'status' | 'joinedToId'>[],
): Promise<Map<number, Progress>> {
  // A joined report is repaired with the one it joined.
  const leadOf = (report: Pick<OpenReport, 'id' | 'joinedToId'>) => report.joinedToId ?? report.id
  const inRepair = [...new Set(reports.filter((report) => report.status === 'REPAIRING').map(leadOf))]
  const t = read.table(repairLog)
  const here = and(inArray(t.reportId, inRepair), inArray(t.status, [...OPEN_REPAIR]))
  const repairs = inRepair.length
    ? await read.db.select({ id: t.id, reportId: t.reportId, status: t.status }).from(t).where(here).orderBy(t.id)
    : []
  const people = await read.of(repairLog).linksOf(
    'repairerIds',
    repairs.map((repair) => repair.id),
  )
  const rows = await read.of(repairer).many([...people.values()].flat())
  const names = new Map(rows.flatMap((row) => (row ? [[row.id, row.name]] : [])))
  return new Map(
    reports.map((report) => {
      const own = report.status === 'REPAIRING' ? repairs.filter((repair) => repair.reportId === leadOf(report)) : []
      const found = ['IN_PROGRESS', 'ASSIGNED', 'WAITING_PARTS'].find((status) => own.some((repair) => repair.status === status))
      const ids = [...new Set(own.flatMap((repair) => people.get(repair.id) ?? []))]
      return [report.id, { status: found ?? report.status, repairerNames: ids.flatMap((id) => names.get(id) ?? []) }]
    }),
  )
}

type FaultState = 'FAULTY' | 'STOPPED'

/** What its open reports say about each machine; one without any is not in the map. */
function statesOf(reports: readonly OpenReport[]): Map<number, FaultState> {
  const states = new Map<number, FaultState>()
  for (const report of reports) {
    if (isStanding(report)) states.set(report.equipmentId, 'STOPPED')
    else if (!states.has(report.equipmentId)) states.set(report.equipmentId, 'FAULTY')
  }
  return states
}

/** The same for some machines, read now: it follows from the open reports and is never stored (§0). */
export async function faultStates(read: Read, machineIds: readonly number[]): Promise<Map<number, FaultState>> {
  const t = read.table(reportLog)
  const { id, equipmentId, status, isStopped, joinedToId, reportDate, resumeDate, reopenedAt } = t
  const reports = await read.db
    .select({ id, equipmentId, status, isStopped, joinedToId, reportDate, resumeDate, reopenedAt })
    .from(t)
    .where(and(inArray(t.equipmentId, [...machineIds]), inArray(t.status, [...OPEN_REPORT])))
  return statesOf(reports)
}
