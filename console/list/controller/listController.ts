import type { ReactNode } from 'react'
import type { ResourceName } from '../../kit/gen/resources.ts'
import type { RowAction, RowMenuTarget } from '../../resource/actions.ts'
import type { ListState } from '../../resource/address.ts'
import type { AnySpec } from '../../resource/defineScreen.ts'
import type { List } from '../../resource/list.ts'
import type { Row } from '../../resource/meta.ts'
import type { ResourceWords } from '../../resource/resourceWords.ts'
import type { Task } from '../../resource/task.ts'
import type { Layout } from '../listPreferences.ts'
import type { Column } from '../table/columns.ts'
import type { Selection } from './useSelection.ts'

/** What is searched for and in which order: the address without its page and without the record that is open. */
export type Criteria = Omit<ListState, 'page' | 'size' | 'open'>

/** What this person may do with the whole list. */
export interface ListPermissions {
  create: boolean
  remove: boolean
  export: boolean
  import: boolean
  /** Only rows of a former system may be imported. */
  importHistoryOnly: boolean
  /** Rows are ticked for what can be done to many of them at once. */
  pick: boolean
  /** Anything at all may be done to a row; if not, there is no column for it. */
  act: boolean
}

/** A dialog of the whole list: `export`, `import`, or a header action by its name. */
export type ListDialog = string

/**
 * All that a list is, in one object without any look: rows and their state (`List`), words, columns, what may be done, and what is open.
 * Functions keep their identity and read the latest state, so that whoever calls them late does the right thing; what else stays the same
 * from one page of rows to the next is listed in FRAME and ROW.
 */
export interface ListController extends List {
  spec: AnySpec
  words: ResourceWords
  /** Where this list is found in the console. */
  path: string
  columns: readonly Column[]
  /** The person's own arrangement of the columns; undefined where they are as defined. */
  layout: Layout | undefined
  can: ListPermissions
  criteria: Criteria
  selection: Selection
  /** `selection.toggle`. */
  toggleRow: (id: string) => void
  /** What a value looks like among others: a string where there is only text to see, empty where there is nothing. */
  renderValue: (name: string, row: Row) => ReactNode
  /** A value by itself, with a mark where there is nothing. */
  renderCell: (name: string, row: Row) => ReactNode
  pathOf: (name: ResourceName) => string | undefined
  /** What may be done to a row, in the order of its buttons. */
  actions: (row: Row) => RowAction[]
  task: Task | null
  start: (task: Task | null) => void
  menu: RowMenuTarget | null
  openMenu: (menu: RowMenuTarget | null) => void
  dialog: ListDialog | null
  openDialog: (dialog: ListDialog | null) => void
}

const SHARED = ['meta', 'spec', 'words', 'columns', 'can'] as const satisfies readonly (keyof ListController)[]

/** What filters, tabs, saved views and tools around the rows read: none of it changes with the page. */
export const FRAME = [
  ...SHARED,
  ...(['layout', 'criteria', 'go', 'reset', 'refresh', 'total', 'countAll', 'matching', 'isFirst', 'openDialog'] as const),
] as const satisfies readonly (keyof ListController)[]
export type ListFrame = Pick<ListController, (typeof FRAME)[number]>

/** What one row reads besides itself. */
export const ROW = [
  ...SHARED,
  ...(['path', 'toggleRow', 'renderValue', 'pathOf', 'actions', 'openMenu'] as const),
] as const satisfies readonly (keyof ListController)[]
export type RowList = Pick<ListController, (typeof ROW)[number]>
