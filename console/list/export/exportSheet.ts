import type { Row } from '../../resource/meta.ts'
import type { ListController } from '../controller/listController.ts'
import type { Column } from '../table/columns.ts'

export interface ExportSheetProps {
  list: ListController
  /** Only these; all that the filters let through otherwise. */
  rows?: readonly Row[]
  onClose: () => void
}

export type Choice = 'shown' | 'every'

/** The columns of a screen that a sheet has too: what a screen draws of its own making is not among the fields. */
export const sheetColumns = ({ columns, meta }: Pick<ListController, 'columns' | 'meta'>): readonly Column[] =>
  columns.filter(({ name }) => meta.fields[name])
