import type { Read } from '../../kernel/index.ts'
import { type InspectionsToday, inspectionsToday } from '../inspection/index.ts'
import { type MaintenanceToday, maintenanceToday } from '../maintenance/index.ts'
import { type RepairSummary, repairSummary } from '../repair/index.ts'

export interface RepairBoard extends RepairSummary {
  maintenance: MaintenanceToday
  inspections: InspectionsToday
}

/** Everything the repair board shows: repairs, and the inspections and planned maintenance of the day (§12). */
export async function repairBoard(read: Read): Promise<RepairBoard> {
  const [summary, maintenance, inspections] = await Promise.all([repairSummary(read), maintenanceToday(read), inspectionsToday(read)])
  return { ...summary, maintenance, inspections }
}
