import type { Area } from '../../kernel/index.ts'
import { assignDebtCall } from './assignDebt.ts'
import { claimDueWorkCall } from './claimDueWork.ts'
import { dispatchBoardModel, dispatchSuggestionsModel } from './dispatchBoard.query.ts'
import { dueDuringStopModel } from './dueWork.query.ts'
import { workloadsModel } from './workloads.query.ts'

export { dispatchBoard, dispatchSuggestions } from './dispatchBoard.query.ts'
export { dueDuringStop } from './dueWork.query.ts'

/** Who is assigned to what waits in repair, maintenance and inspection. It has no rows, and its page stands in the menu of repairs. */
export const dispatch: Area = {
  name: 'dispatch',
  icon: 'users',
  resources: [],
  readModels: [dispatchBoardModel, dispatchSuggestionsModel, dueDuringStopModel, workloadsModel],
  calls: [assignDebtCall, claimDueWorkCall],
}
