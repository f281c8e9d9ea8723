import type { Column } from '../columns.ts'
import type { ListView } from '../useListView.ts'

/** The columns of a screen that a sheet has too: what a screen draws of its own making is not among the fields. */
export const sheetColumns = ({ columns, meta }: Pick<ListView, 'columns' | 'meta'>): readonly Column[] =>
  columns.filter(({ name }) => meta.fields[name])
