import type { Row } from '../../resource/meta.ts'
import type { ListController } from '../controller/listController.ts'
import type { Column } from '../table/columns.ts'

export interface ExportSheetProps {
  list: ListController
  /** Limits the rows; all that match the filters by default. */
  rows?: readonly Row[]
  onClose: () => void
}

export type Choice = 'shown' | 'every'

/** The columns on the screen that an export can contain: those that are fields of the resource. */
export const sheetColumns = ({ columns, meta }: Pick<ListController, 'columns' | 'meta'>): readonly Column[] =>
  columns.filter(({ name }) => meta.fields[name])
