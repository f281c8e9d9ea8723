import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { localizedValue, renderValue, withPlaceholder } from '../../fields/display/cells.tsx'
import { useCan, useMayWrite } from '../../kit/session/me.ts'
import { usePathOf } from '../../kit/session/navigation.ts'
import { type RowMenuTarget, rowActions } from '../../resource/actions.ts'
import type { AnySpec, Screen } from '../../resource/defineScreen.ts'
import { importsHistoryOnly } from '../../resource/importsHistoryOnly.ts'
import type { List } from '../../resource/list.ts'
import { metaOf, type Row } from '../../resource/meta.ts'
import type { ResourceWords } from '../../resource/resourceWords.ts'
import type { Task } from '../../resource/task.ts'
import { useWords } from '../../resource/words.ts'
import { type Layout, layoutOf, listPreferences } from '../listPreferences.ts'
import { columnsOf } from '../table/columns.ts'
import type { Criteria, ListController, ListDialog, ListPermissions } from './listController.ts'
import { useListQuery } from './useListQuery.ts'
import { useSelection } from './useSelection.ts'

type Meta = List['meta']

/** The controller of a list whose rows the server returns for the address. */
export function useListController({ name, spec }: Screen): ListController {
  return useController({ name, spec }, useListQuery(metaOf(name), spec.sort, spec.initial))
}

/** Combines rows from any source with words, columns, permissions and what is open. */
export function useController({ name, spec }: Screen, list: List): ListController {
  const meta = metaOf(name)
  const words = useWords(meta, spec)
  const can = useCan()
  const { pathname: path } = useLocation()
  const { keyword, filters } = list.state
  const selection = useSelection(JSON.stringify([keyword, filters]))
  const [task, start] = useState<Task | null>(null)
  const [menu, openMenu] = useState<RowMenuTarget | null>(null)
  const [dialog, openDialog] = useState<ListDialog | null>(null)
  const layout = useLayout(name, list.state.view)
  return {
    ...list,
    meta,
    spec,
    words,
    path,
    columns: useMemo(() => columnsOf(meta, spec, words, layout), [meta, spec, words, layout]),
    layout,
    can: usePermissions(meta, spec),
    criteria: useCriteria(list.state),
    selection,
    toggleRow: selection.toggle,
    ...useRendering(meta, spec, words),
    pathOf: usePathOf(),
    actions: useCallback((row: Row) => rowActions({ meta, spec, words, can, start }, row), [meta, spec, words, can]),
    ...{ task, start, menu, openMenu, dialog, openDialog },
  }
}

function useLayout(name: string, view: string | undefined): Layout | undefined {
  const lists = useSyncExternalStore(listPreferences.subscribe, listPreferences.get)
  return useMemo(() => layoutOf(lists, name, view), [lists, name, view])
}

/** The criteria, with a stable identity while only the page changes. */
function useCriteria({ page: _page, size: _size, open: _open, ...criteria }: List['state']): Criteria {
  const key = JSON.stringify(criteria)
  return useMemo(() => JSON.parse(key) as Criteria, [key])
}

/** The renderers of values: those of the screen, else those of the field kinds. */
function useRendering(meta: Meta, spec: AnySpec, words: ResourceWords): Pick<ListController, 'renderValue' | 'renderCell'> {
  return useMemo(() => {
    const value = (field: string, row: Row) =>
      spec.cells?.[field]?.(localizedValue(meta, field, row), row, words) ?? renderValue(meta, field, row, words)
    return { renderValue: value, renderCell: (field, row) => withPlaceholder(meta.fields[field], value(field, row)) }
  }, [meta, spec, words])
}

function usePermissions(meta: Meta, spec: AnySpec): ListPermissions {
  const [can, mayWrite] = [useCan(), useMayWrite()]
  return useMemo(() => {
    const remove = meta.can.includes('delete') && mayWrite(meta, `${meta.permission}:remove`)
    const exports = can(`${meta.permission}:export`)
    return {
      create: meta.can.includes('create') && mayWrite(meta, `${meta.permission}:add`),
      remove,
      export: exports,
      import: importTags(meta).some((tag) => mayWrite(meta, tag)),
      importHistoryOnly: importsHistoryOnly(meta, can),
      pick: remove || exports || Object.values(spec.bulk ?? {}).some((action) => can(action.permission ?? '')),
      act: actTags(meta, spec).some((tag) => mayWrite(meta, tag)),
    }
  }, [meta, spec, can, mayWrite])
}

/** The permission tags of which any allows an import. */
function importTags({ isImportable, takesHistory, permission }: Meta): string[] {
  return [...(isImportable ? [`${permission}:import`] : []), ...(takesHistory ? [`${permission}:importHistory`] : [])]
}
function actTags(meta: Meta, spec: AnySpec): string[] {
  const steps = Object.values(meta.flow?.steps ?? {}).map((step) => step.permission)
  const own = Object.values(spec.actions ?? {}).map((action) => action.permission ?? '')
  return [`${meta.permission}:edit`, `${meta.permission}:remove`, ...steps, ...own]
}
