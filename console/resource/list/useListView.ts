import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useCan } from '../../kit/me.ts'
import { alwaysEmpty, cellOf } from '../cells.tsx'
import type { AnySpec, Screen } from '../defineScreen.ts'
import { metaOf, type Row } from '../meta.ts'
import { type ResourceWords, useWords } from '../words.ts'
import { type Column, columnsOf } from './columns.ts'
import type { StableView } from './DataTable.tsx'
import { type List, type Selection, useList, useSelection } from './useList.ts'

/** What the person has asked for and a dialog is to carry out. */
export type Task =
  | { kind: 'create'; preset?: Readonly<Record<string, unknown>> }
  | { kind: 'edit'; row: Row }
  | { kind: 'remove'; rows: readonly Row[] }
  | { kind: 'step'; step: string; row: Row }
  | { kind: 'extra'; name: string; row: Row }

export interface More {
  row: Row
  names: readonly string[]
  anchor: HTMLElement
}

export interface ListView {
  meta: List['meta']
  spec: AnySpec
  words: ResourceWords
  title: string
  columns: readonly Column[]
  list: List
  selection: Selection
  canCreate: boolean
  canRemove: boolean
  /** Whether this person may do anything at all with a row; if not, there is no column for it. */
  canAct: boolean
  task: Task | null
  start: (task: Task | null) => void
  act: (name: string, row: Row) => void
  menu: More | null
  more: (menu: More | null) => void
  cell: (name: string, row: Row) => ReactNode
  extra: (row: Row) => string[]
  stable: StableView
}

/** Joins the headless list with words, columns and the dialogs a person can open from it. */
export function useListView({ name, spec }: Screen): ListView {
  const meta = metaOf(name)
  const words = useWords(meta, spec)
  const can = useCan()
  const list = useList(meta, spec.sort)
  const { page, size, keyword, filters } = list.state
  const selection = useSelection(JSON.stringify([page, size, keyword, filters]))
  const [task, start] = useState<Task | null>(null)
  const [menu, more] = useState<More | null>(null)
  const columns = useMemo(() => columnsOf(meta, spec, words), [meta, spec, words])

  const cell = useCallback(
    (field: string, row: Row) => spec.cells?.[field]?.(row[field], row) ?? cellOf(meta, field, row, words),
    [meta, spec, words],
  )
  const extra = useCallback((row: Row) => extraActions(spec, row, can), [spec, can])
  const act = useCallback((action: string, row: Row) => start(taskOf(spec, action, row)), [spec])
  const canRemove = meta.can.includes('delete') && can(`${meta.permit}:remove`)
  const canAct = useMemo(() => actTags(meta, spec).some(can), [meta, spec, can])
  const stable = useMemo(
    () => ({
      meta,
      columns,
      cell,
      tone: spec.tone,
      toggle: selection.toggle,
      act,
      more,
      extra,
      label: words.name,
      words,
      canPick: canRemove,
      canAct,
    }),
    [meta, columns, cell, spec, selection.toggle, act, extra, words, canRemove, canAct],
  )
  return {
    meta,
    spec,
    words,
    title: words.title,
    columns,
    list,
    selection,
    task,
    start,
    act,
    menu,
    more,
    cell,
    extra,
    stable,
    canCreate: meta.can.includes('create') && can(`${meta.permit}:add`),
    canRemove,
    canAct,
  }
}

function actTags(meta: List['meta'], spec: AnySpec): string[] {
  const steps = Object.values(meta.flow?.steps ?? {}).map((step) => step.permit)
  const own = Object.values(spec.actions ?? {}).map((action) => action.permit ?? '')
  return [`${meta.permit}:edit`, `${meta.permit}:remove`, ...steps, ...own]
}

export function taskOf(spec: AnySpec, action: string, row: Row): Task {
  if (action === 'edit') return { kind: 'edit', row }
  if (action === 'remove') return { kind: 'remove', rows: [row] }
  if (spec.actions?.[action]) return { kind: 'extra', name: action, row }
  return { kind: 'step', step: action, row }
}

export function extraActions(spec: AnySpec, row: Row, can: (tag: string) => boolean): string[] {
  if (!spec.actions) return alwaysEmpty
  return Object.entries(spec.actions)
    .filter(([, action]) => can(action.permit ?? '') && (action.isShown?.(row) ?? true))
    .map(([name]) => name)
}
