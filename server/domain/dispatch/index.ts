import type { Area } from '../../kernel/index.ts'
import { dispatchBoardModel, dispatchSuggestionsModel } from './dispatchBoard.query.ts'

export { dispatchBoard, dispatchSuggestions } from './dispatchBoard.query.ts'

/** Who is assigned to what waits in repair, maintenance and inspection. It has no rows, and its page stands in the menu of repairs. */
export const dispatch: Area = {
  name: 'dispatch',
  icon: 'users',
  resources: [],
  readModels: [dispatchBoardModel, dispatchSuggestionsModel],
}
