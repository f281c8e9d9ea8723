import type { ReactNode } from 'react'
import type { ResourceName } from '../kit/gen/resources.ts'
import type { AnySpec } from '../resource/defineScreen.ts'
import type { List } from '../resource/list.ts'
import type { Row } from '../resource/meta.ts'
import type { ResourceWords } from '../resource/resourceWords.ts'
import type { More, Task } from '../resource/task.ts'
import type { Layout } from './listPreferences.ts'
import type { Column } from './table/columns.ts'
import type { Selection } from './useSelection.ts'

/** The parts of the view that keep their identity from one page to the next. */
export interface RowContext {
  meta: ListView['meta']
  path: string
  columns: readonly Column[]
  /** What a value looks like; a string where there is only text to see. */
  content: (name: string, row: Row) => ReactNode
  pathOf: (name: ResourceName) => string | undefined
  tone: ((row: Row) => string | undefined) | undefined
  toggle: (id: string) => void
  act: ListView['act']
  more: ListView['more']
  names: ListView['names']
  label: string
  /** Rows are picked for what can be done to many at once. */
  canPick: boolean
  canAct: boolean
  words: ListView['words']
}

export interface ListView {
  meta: List['meta']
  spec: AnySpec
  words: ResourceWords
  title: string
  columns: readonly Column[]
  /** How somebody arranged the columns; undefined where they stand as defined. */
  layout: Layout | undefined
  list: List
  selection: Selection
  canCreate: boolean
  canRemove: boolean
  canExport: boolean
  canImport: boolean
  /** What this person may import here are rows of a former system and nothing else. */
  takesPastOnly: boolean
  /** Rows are ticked for what can be done to many of them at once. */
  canPick: boolean
  /** Whether this person may do anything at all with a row; if not, there is no column for it. */
  canAct: boolean
  task: Task | null
  start: (task: Task | null) => void
  act: (name: string, row: Row) => void
  menu: More | null
  more: (menu: More | null) => void
  /** A value where it stands by itself. */
  cell: (name: string, row: Row) => ReactNode
  /** What can be done to a row, in the order of its buttons. */
  names: (row: Row) => string[]
  stable: RowContext
  /** Where this list stands in the console. */
  path: string
}
