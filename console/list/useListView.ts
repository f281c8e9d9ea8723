import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { localizedValue, renderValue, withPlaceholder } from '../fields/display/cells.tsx'
import { useCan, useMayWrite } from '../kit/session/me.ts'
import { usePathOf } from '../kit/session/navigation.ts'
import { actionNames, taskOf } from '../resource/actions.ts'
import type { AnySpec, Screen } from '../resource/defineScreen.ts'
import { importsHistoryOnly } from '../resource/importsHistoryOnly.ts'
import type { List } from '../resource/list.ts'
import { metaOf, type Row } from '../resource/meta.ts'
import type { ResourceWords } from '../resource/resourceWords.ts'
import type { More, Task } from '../resource/task.ts'
import { useWords } from '../resource/words.ts'
import { type Layout, layoutOf, listPreferences } from './listPreferences.ts'
import type { ListView } from './listView.ts'
import { columnsOf } from './table/columns.ts'
import { useList } from './useList.ts'
import { useSelection } from './useSelection.ts'

export function useListView({ name, spec }: Screen): ListView {
  return useView({ name, spec }, useList(metaOf(name), spec.sort, spec.initial))
}

function useLayout(name: string, view: string | undefined): Layout | undefined {
  const lists = useSyncExternalStore(listPreferences.subscribe, listPreferences.get)
  return useMemo(() => layoutOf(lists, name, view), [lists, name, view])
}

/** What values look like: as a screen draws them, or else as their kind is drawn. */
function useContent(meta: List['meta'], spec: AnySpec, words: ResourceWords) {
  return useMemo(() => {
    const content = (field: string, row: Row) =>
      spec.cells?.[field]?.(localizedValue(meta, field, row), row, words) ?? renderValue(meta, field, row, words)
    return { content, cell: (field: string, row: Row) => withPlaceholder(meta.fields[field], content(field, row)) }
  }, [meta, spec, words])
}

/** Joins a headless list with words, columns and the dialogs a person can open from it. */
export function useView({ name, spec }: Screen, list: List): ListView {
  const meta = metaOf(name)
  const words = useWords(meta, spec)
  const [can, mayWrite] = [useCan(), useMayWrite()]
  const { pathname: path } = useLocation()
  const { keyword, filters } = list.state
  const selection = useSelection(JSON.stringify([keyword, filters]))
  const [task, start] = useState<Task | null>(null)
  const [menu, more] = useState<More | null>(null)
  const layout = useLayout(name, list.state.view)
  const columns = useMemo(() => columnsOf(meta, spec, words, layout), [meta, spec, words, layout])

  const { content, cell } = useContent(meta, spec, words)
  const pathOf = usePathOf()
  const names = useCallback((row: Row) => actionNames({ meta, spec, row, can }), [meta, spec, can])
  const act = useCallback((action: string, row: Row) => start(taskOf(spec, action, row)), [spec])
  const canRemove = meta.can.includes('delete') && mayWrite(meta, `${meta.permission}:remove`)
  const canExport = can(`${meta.permission}:export`)
  const canPick = canRemove || canExport || Object.values(spec.bulk ?? {}).some((action) => can(action.permission ?? ''))
  const canAct = useMemo(() => actTags(meta, spec).some((tag) => mayWrite(meta, tag)), [meta, spec, mayWrite])
  const stable = useMemo(
    () => ({
      meta,
      path,
      columns,
      content,
      pathOf,
      tone: spec.tone,
      toggle: selection.toggle,
      act,
      more,
      names,
      label: words.name,
      words,
      canPick,
      canAct,
    }),
    [meta, path, columns, content, pathOf, spec, selection.toggle, act, names, words, canPick, canAct],
  )
  return {
    meta,
    path,
    spec,
    words,
    title: words.title,
    ...{ columns, layout, list },
    selection,
    task,
    start,
    act,
    menu,
    more,
    cell,
    names,
    stable,
    canCreate: meta.can.includes('create') && mayWrite(meta, `${meta.permission}:add`),
    canRemove,
    canExport,
    canImport: importsOf(meta).some((tag) => mayWrite(meta, tag)),
    takesPastOnly: importsHistoryOnly(meta, can),
    canPick,
    canAct,
  }
}

/** The permissions that let a workbook in. */
function importsOf({ isImportable, takesHistory, permission }: List['meta']): string[] {
  return [...(isImportable ? [`${permission}:import`] : []), ...(takesHistory ? [`${permission}:importHistory`] : [])]
}
function actTags(meta: List['meta'], spec: AnySpec): string[] {
  const steps = Object.values(meta.flow?.steps ?? {}).map((step) => step.permission)
  const own = Object.values(spec.actions ?? {}).map((action) => action.permission ?? '')
  return [`${meta.permission}:edit`, `${meta.permission}:remove`, ...steps, ...own]
}
