import type { ListController } from '../controller/listController.ts'
import type { Grouping } from './grouping.ts'

/** What the parts of a grouped list share. */
export interface GroupView {
  list: ListController
  grouping: Grouping
  change: (next: Grouping) => void
}
