import type { ReactNode } from 'react'
import type { FieldFault } from '../../kit/failure.ts'
import type { ResourceName } from '../../kit/gen/resources.ts'
import type { BlockedStep } from '../blocked.ts'
import type { AnySpec } from '../defineScreen.ts'
import type { Row } from '../meta.ts'
import type { ResourceWords } from '../resourceWords.ts'
import type { Column } from './columns.ts'
import type { List } from './list.ts'
import type { Layout } from './listPreferences.ts'
import type { Selection } from './useSelection.ts'

/** The parts of the view that keep their identity from one page to the next. */
export interface StableView {
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
  stable: StableView
  /** Where this list stands in the console. */
  path: string
}

/** What the person has asked for and a dialog is to carry out. */
export type Task =
  | { kind: 'create'; preset?: Readonly<Record<string, unknown>> }
  /** `preset` is what has been chosen already, before the form was opened; `refused` why the form is needed for it. */
  | { kind: 'edit'; row: Row; preset?: Readonly<Record<string, unknown>>; refused?: readonly FieldFault[] }
  | { kind: 'remove'; rows: readonly Row[] }
  | { kind: 'step'; step: string; row: Row; preset?: Readonly<Record<string, unknown>> }
  | { kind: 'extra'; name: string; row: Row }

export interface More {
  row: Row
  names: readonly string[]
  /** What is named with its reason, as it would be refused now. */
  refused?: readonly BlockedStep[]
  anchor: HTMLElement
}
