import type { Area } from '../../kernel/index.ts'
import { displayKeys } from './displayKeys.query.ts'
import { repairBoardModel } from './repairBoard.query.ts'
import { scheduleSummaryModel } from './scheduleSummary.query.ts'
import { issueKeyCall, wallDisplay } from './wallDisplay.resource.ts'

export { type RepairBoard, repairBoard } from './repairBoard.query.ts'
export { issueWallDisplayKey, wallDisplay, wallDisplayFlow } from './wallDisplay.resource.ts'

export const wall: Area = {
  name: 'wall',
  icon: 'grid',
  resources: [wallDisplay],
  readModels: [repairBoardModel, scheduleSummaryModel],
  extensions: [displayKeys],
  calls: [issueKeyCall],
}
