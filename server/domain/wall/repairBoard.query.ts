import { type AnswerOf, defineReadModel, int, listOf, objectOf, type Read, shape } from '../../kernel/index.ts'
import { repairSummary, repairSummaryFields } from '../analytics/index.ts'
import { repairTimeLog } from '../hours/index.ts'
import { inspectionOrder, inspectionsToday } from '../inspection/index.ts'
import { maintenanceOrder, maintenanceToday } from '../maintenance/index.ts'
import { equipment, plant } from '../masterdata/index.ts'
import { repairer, repairLog, reportLog, reportRun } from '../repair/index.ts'
import { accessory, ink, partReservation, sparePart, stockAlarmShape, stockAlarms, stockOrder } from '../stock/index.ts'
import { waitedPart, waitedParts } from './waitedParts.query.ts'

const SHOWN = 8

const ofMaintenance = shape('MaintenanceToday', 'Planned maintenance of the business day.', {
  due: int({ description: 'Open orders due today or earlier.' }),
  overdue: int({ description: 'Those of them that are overdue.' }),
  done: int({ description: 'Orders done today.' }),
})
const ofInspections = shape('InspectionsToday', 'Inspections of the business day.', {
  due: int({ description: 'Open orders of the shift that is on.' }),
  missed: int({ description: 'Orders not done in time, of shifts that ended today.' }),
  done: int({ description: 'Orders done today.' }),
})
const board = shape('RepairSummary', 'How the repair work of a plant stands.', {
  ...repairSummaryFields,
  maintenance: objectOf(ofMaintenance, { description: 'Planned maintenance of today.' }),
  inspections: objectOf(ofInspections, { description: 'Inspections of today.' }),
  partsTotal: int({ description: 'Parts that repairs wait for.' }),
  parts: listOf(waitedPart, { description: `Those of them that are not there first, at most ${SHOWN}.` }),
  shortTotal: int({ description: 'Items of stock of which less is available than their safety stock.' }),
  short: listOf(stockAlarmShape, { description: `Those of them of which nothing is left first, at most ${SHOWN}.` }),
})
export type RepairBoard = AnswerOf<typeof board>

/** Everything the repair board shows: repairs, and the inspections and planned maintenance of the day (§12). */
export async function repairBoard(read: Read): Promise<RepairBoard> {
  const [summary, maintenance, inspections, parts, { total, alarms }] = await Promise.all([
    repairSummary(read),
    maintenanceToday(read),
    inspectionsToday(read),
    waitedParts(read),
    stockAlarms(read, SHOWN),
  ])
  const stock = { partsTotal: parts.length, parts: parts.slice(0, SHOWN), shortTotal: total, short: alarms }
  return { ...summary, maintenance, inspections, ...stock }
}

export const repairBoardModel = defineReadModel('repairSummary', {
  description: 'How the repair work of the current plant stands',
  permission: ['dataview:repair:view'],
  isForWalls: true,
  live: {},
  result: objectOf(board),
  stale: [
    ...[reportLog, reportRun, repairLog, repairTimeLog, inspectionOrder, maintenanceOrder, equipment, repairer, plant],
    ...[partReservation, sparePart, accessory, ink, stockOrder],
  ],
  read: ({ read }) => repairBoard(read),
})
