import { and, eq, inArray } from 'drizzle-orm'
import type { Read } from '../../kernel/index.ts'
import { isStanding, OPEN_REPORT, type OpenReport } from './openReports.query.ts'
import { reportLog } from './reportLog.resource.ts'

export type FaultState = 'FAULTY' | 'STOPPED'

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
    .where(and(eq(t.plantId, read.actor.plantId), inArray(t.equipmentId, [...machineIds]), inArray(t.status, [...OPEN_REPORT])))
  return statesOf(reports)
}
