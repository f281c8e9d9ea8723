import { and, eq, inArray } from 'drizzle-orm'
import { provide, type Read } from '../../kernel/index.ts'
import { equipment } from '../masterdata/index.ts'
import { isStanding, OPEN_REPORT, type OpenReport } from './openReports.query.ts'
import { reportLog } from './reportLog.resource.ts'

export type EquipmentState = 'RUNNING' | 'FAULTY' | 'STOPPED'

/** What its open reports say about each machine; a machine without any is running and not in the map. */
function statesOf(reports: readonly OpenReport[]): Map<number, EquipmentState> {
  const states = new Map<number, EquipmentState>()
  for (const report of reports) {
    if (isStanding(report)) states.set(report.equipmentId, 'STOPPED')
    else if (!states.has(report.equipmentId)) states.set(report.equipmentId, 'FAULTY')
  }
  return states
}

/** The state now, never stored (§0): it follows from the open reports. */
export const equipmentState = provide(equipment, 'state', async (read: Read, ids) => {
  const t = read.table(reportLog)
  const { id, equipmentId, status, isStopped, joinedToId, reportDate, resumeDate } = t
  const reports = await read.db
    .select({ id, equipmentId, status, isStopped, joinedToId, reportDate, resumeDate })
    .from(t)
    .where(and(eq(t.plantId, read.actor.plantId), inArray(t.equipmentId, [...ids]), inArray(t.status, [...OPEN_REPORT])))
  const states = statesOf(reports)
  return new Map(ids.map((one) => [one, states.get(one) ?? 'RUNNING']))
})
