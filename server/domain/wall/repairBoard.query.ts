import { type AnswerOf, defineReadModel, int, objectOf, type Read, shape } from '../../kernel/index.ts'
import { repairSummary, repairSummaryFields } from '../analytics/index.ts'
import { repairTimeLog } from '../hours/index.ts'
import { inspectionOrder, inspectionsToday } from '../inspection/index.ts'
import { maintenanceOrder, maintenanceToday } from '../maintenance/index.ts'
import { equipment, plant } from '../masterdata/index.ts'
import { repairer, repairLog, reportLog, reportRun } from '../repair/index.ts'

const ofMaintenance = shape('MaintenanceToday', 'Planned maintenance of the business day.', {
  due: int({ says: 'Open orders due today or earlier.' }),
  overdue: int({ says: 'Those of them that are overdue.' }),
  done: int({ says: 'Orders done today.' }),
})
const ofInspections = shape('InspectionsToday', 'Inspections of the business day.', {
  due: int({ says: 'Open orders of the shift that is on.' }),
  missed: int({ says: 'Orders not done in time, of shifts that ended today.' }),
  done: int({ says: 'Orders done today.' }),
})
const board = shape('RepairSummary', 'How the repair work of a plant stands.', {
  ...repairSummaryFields,
  maintenance: objectOf(ofMaintenance, { says: 'Planned maintenance of today.' }),
  inspections: objectOf(ofInspections, { says: 'Inspections of today.' }),
})
export type RepairBoard = AnswerOf<typeof board>

/** Everything the repair board shows: repairs, and the inspections and planned maintenance of the day (§12). */
export async function repairBoard(read: Read): Promise<RepairBoard> {
  const [summary, maintenance, inspections] = await Promise.all([repairSummary(read), maintenanceToday(read), inspectionsToday(read)])
  return { ...summary, maintenance, inspections }
}

export const repairBoardModel = defineReadModel('repairSummary', {
  says: 'How the repair work of the current plant stands',
  permission: ['dataview:repair:view'],
  isForWalls: true,
  live: {},
  result: objectOf(board),
  stale: [reportLog, reportRun, repairLog, repairTimeLog, inspectionOrder, maintenanceOrder, equipment, repairer, plant],
  read: ({ read }) => repairBoard(read),
})
