import { useApolloClient } from '@apollo/client/react'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Branch, childrenOf, matching, neighbours, nudged, openBranches, type Place, treeOf } from '../../fields/tree/tree.ts'
import { useAllRows } from '../../fields/tree/useAllRows.ts'
import { failureOf } from '../../kit/network/failure.ts'
import { sentenceOf } from '../../kit/overlays/notices.tsx'
import { toast } from '../../kit/overlays/toast.ts'
import { filterCount } from '../../resource/address.ts'
import type { Screen } from '../../resource/defineScreen.ts'
import type { List } from '../../resource/list.ts'
import { metaOf, type Row } from '../../resource/meta.ts'
import { arrangeDocument, listDocument } from '../../resource/operations/documents.ts'
import { write } from '../../resource/operations/write.ts'
import type { ListView } from '../listView.ts'
import { useAddress } from '../useList.ts'
import { useView } from '../useListView.ts'
import { fitsOf } from './treeFilter.ts'

/** Up to here a tree is shown with all its branches open. */
const SMALL = 60
const STEP = 10

export interface TreeView extends ListView {
  /** All there is, whatever is filtered. */
  tree: readonly Branch<Row>[]
  shown: readonly Branch<Row>[]
  isOpen: (branch: Branch<Row>) => boolean
  toggle: (id: string) => void
  openAll: (isOpen: boolean) => void
  canArrange: boolean
  arrange: (row: Row, place: Place | undefined) => Promise<boolean>
  /** The record for which a place is being looked for in the dialog. */
  moving: Row | null
  move: (row: Row | null) => void
}

/** A list whose rows hang below each other: all of them are here, so filters and folding need no server. */
export function useTreeView(screen: Screen): TreeView {
  const meta = metaOf(screen.name)
  const { rows, tree, list: all } = useTreeList(screen)
  const view = useView(screen, all)
  const { t } = useTranslation()
  const { state } = all
  const fits = useMemo(() => fitsOf(meta, state, view.words), [meta, state, view.words])
  const isFiltered = filterCount(state) > 0
  const list = useMemo(() => ({ ...all, matching: isFiltered ? rows.filter(fits).length : rows.length }), [all, isFiltered, rows, fits])
  const kept = useMemo(() => (isFiltered ? matching(tree, fits) : tree), [tree, fits, isFiltered])
  const folding = useFolding(rows.length, isFiltered)
  const shown = useMemo(() => openBranches(kept, folding.isOpen), [kept, folding.isOpen])
  const arrange = useArrange(view)
  const [moving, move] = useState<Row | null>(null)
  const canEdit = meta.can.includes('update') && rows.some((row) => row.actions.includes('edit'))

  const start: ListView['start'] = (task) => view.start(task?.kind === 'create' ? { ...task, preset: behindAll(task.preset) } : task)
  const behindAll = (preset: Readonly<Record<string, unknown>> = {}) => {
    const field = meta.sort.replace(/^-/, '')
    const siblings = childrenOf(tree, (preset[meta.tree ?? ''] as string | undefined) ?? null)
    return { [field]: Math.max(0, ...siblings.map((branch) => Number(branch.row[field] ?? 0))) + STEP, ...preset }
  }
  const places = useMemo(() => neighbours(tree), [tree])
  const names = (row: Row) => {
    const own = view.names(row)
    const place = places.get(row.id)
    const holds = view.canCreate && !screen.spec.isLeaf?.(row)
    const moves = own.includes('edit') ? [...(place?.isFirst ? [] : ['moveUp']), ...(place?.isLast ? [] : ['moveDown']), 'moveTo'] : []
    return [...own.filter((name) => name === 'edit'), ...(holds ? ['addBelow'] : []), ...moves, ...own.filter((name) => name !== 'edit')]
  }
  const act: ListView['act'] = (name, row) => {
    if (name === 'addBelow') return start({ kind: 'create', preset: { ...screen.spec.childDefaults?.(row), [meta.tree ?? '']: row.id } })
    if (name === 'moveTo') return move(row)
    if (name === 'moveUp' || name === 'moveDown') return void arrange(row, nudged(tree, row.id, name === 'moveUp' ? -1 : 1))
    view.act(name, row)
  }
  const words = useMemo(() => {
    const own: Record<string, string> = Object.fromEntries(
      ['addBelow', 'moveUp', 'moveDown', 'moveTo'].map((name) => [name, t(`tree.${name}`)]),
    )
    return { ...view.words, action: (name: string) => own[name] ?? view.words.action(name) }
  }, [view.words, t])
  const stable = { ...view.stable, act, names, words }
  const canArrange = canEdit && view.canAct
  return { ...view, list, ...folding, start, names, act, words, stable, tree, shown, canArrange, arrange, moving, move }
}

function useTreeList(screen: Screen) {
  const meta = metaOf(screen.name)
  const { state, go, reset, search, visit } = useAddress(meta, meta.sort, screen.spec.initial)
  const all = useAllRows<Row>(listDocument(meta), meta.sort)
  const rows = all.rows ?? none
  const tree = useMemo(() => treeOf(rows, (row) => row[meta.tree ?? ''] as string | null), [rows, meta])
  const list: List = {
    meta,
    state,
    search,
    rows,
    total: rows.length,
    isFirst: !all.rows && !all.failure,
    isLoading: all.isLoading,
    isStale: false,
    failure: all.failure,
    go,
    reset,
    sortBy: () => undefined,
    open: useCallback((id) => go({ open: id }), [go]),
    visit,
    refresh: all.refresh,
  }
  return { rows, tree, list }
}

const none: readonly Row[] = []

/** A small tree lies open; of a large one the first two levels are seen. While one searches, whatever was found is in view. */
function useFolding(size: number, isFiltered: boolean) {
  const [wish, setWish] = useState<boolean | null>(null)
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const isOpen = useCallback(
    ({ row, depth }: Branch<Row>) => {
      const ordinary = isFiltered || (wish ?? (size <= SMALL || depth === 0))
      return turned.has(row.id) ? !ordinary : ordinary
    },
    [size, isFiltered, wish, turned],
  )
  return {
    isOpen,
    toggle: (id: string) =>
      setTurned((old) => {
        const next = new Set(old)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    openAll: (next: boolean) => {
      setWish(next)
      setTurned(new Set())
    },
  }
}

function useArrange(view: ListView) {
  const client = useApolloClient()
  const { t } = useTranslation()
  const { meta } = view
  return async (row: Row, place: Place | undefined): Promise<boolean> => {
    if (!place) return false
    try {
      await write({ client, meta, document: arrangeDocument(meta), variables: { ...place } })
      toast({ type: 'success', title: t('tree.moved', { title: row.title }), id: 'arranged' })
      return true
    } catch (error) {
      toast({ type: 'error', title: sentenceOf(failureOf(error)), id: 'arranged' })
      return false
    }
  }
}
