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

/** Filters and order: the list state without page, page size and open record. */
export type Criteria = Omit<ListState, 'page' | 'size' | 'open'>

/** What the user may do with the list. */
export interface ListPermissions {
  create: boolean
  remove: boolean
  export: boolean
  import: boolean
  /** Imports are limited to rows of a former system. */
  importHistoryOnly: boolean
  /** Rows can be selected for bulk actions. */
  pick: boolean
  /** Rows have actions; otherwise there is no action column. */
  act: boolean
}

/** An open dialog of the list: `export`, `import`, or the name of a header action. */
export type ListDialog = string

/**
 * The complete state of a list without rendering: rows (`List`), words, columns, permissions, and what is open. Functions are stable and
 * read the latest state, so they may be called at any time. FRAME and ROW list the members that stay equal from page to page.
 */
export interface ListController extends List {
  spec: AnySpec
  words: ResourceWords
  /** Path of the list in the console. */
  path: string
  columns: readonly Column[]
  /** The user's column layout; undefined for the default. */
  layout: Layout | undefined
  can: ListPermissions
  criteria: Criteria
  selection: Selection
  /** The same as `selection.toggle`. */
  toggleRow: (id: string) => void
  /** Renders a value in a cell: a plain string where possible, empty for an empty value. */
  renderValue: (name: string, row: Row) => ReactNode
  /** Renders a value on its own, with a dash for an empty one. */
  renderCell: (name: string, row: Row) => ReactNode
  pathOf: (name: ResourceName) => string | undefined
  /** The actions of a row, in the order of its buttons. */
  actions: (row: Row) => RowAction[]
  task: Task | null
  start: (task: Task | null) => void
  menu: RowMenuTarget | null
  openMenu: (menu: RowMenuTarget | null) => void
  dialog: ListDialog | null
  openDialog: (dialog: ListDialog | null) => void
}

const SHARED = ['meta', 'spec', 'words', 'columns', 'can'] as const satisfies readonly (keyof ListController)[]

/** The members that filters, tabs, saved views and tools read; none changes with the page. */
export const FRAME = [
  ...SHARED,
  ...(['layout', 'criteria', 'go', 'reset', 'refresh', 'total', 'countAll', 'matching', 'isFirst', 'openDialog'] as const),
] as const satisfies readonly (keyof ListController)[]
export type ListFrame = Pick<ListController, (typeof FRAME)[number]>

/** The members that a row reads besides its record. */
export const ROW = [
  ...SHARED,
  ...(['path', 'toggleRow', 'renderValue', 'pathOf', 'actions', 'openMenu'] as const),
] as const satisfies readonly (keyof ListController)[]
export type RowList = Pick<ListController, (typeof ROW)[number]>
