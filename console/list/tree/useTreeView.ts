import { useApolloClient } from '@apollo/client/react'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Branch, childrenOf, matching, neighbours, nudged, openBranches, type Place, treeOf } from '../../fields/tree/tree.ts'
import { useAllRows } from '../../fields/tree/useAllRows.ts'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import { failureOf } from '../../kit/network/failure.ts'
import { sentenceOf } from '../../kit/overlays/notices.tsx'
import { toast } from '../../kit/overlays/toast.ts'
import type { RowAction } from '../../resource/actions.ts'
import { filterCount } from '../../resource/address.ts'
import type { Screen } from '../../resource/defineScreen.ts'
import type { List } from '../../resource/list.ts'
import { metaOf, type Row } from '../../resource/meta.ts'
import { arrangeDocument, listDocument } from '../../resource/operations/documents.ts'
import { write } from '../../resource/operations/write.ts'
import type { ListController } from '../controller/listController.ts'
import { useAddress } from '../controller/useAddress.ts'
import { useController } from '../controller/useListController.ts'
import { fitsOf } from './treeFilter.ts'

/** Up to this many rows all branches start open. */
const SMALL = 60
const STEP = 10

export interface TreeView extends ListController {
  /** All rows, regardless of filters. */
  tree: readonly Branch<Row>[]
  shown: readonly Branch<Row>[]
  isOpen: (branch: Branch<Row>) => boolean
  toggle: (id: string) => void
  openAll: (isOpen: boolean) => void
  canArrange: boolean
  arrange: (row: Row, place: Place | undefined) => Promise<boolean>
  /** The record whose move dialog is open. */
  moving: Row | null
  move: (row: Row | null) => void
}

/** The controller of a hierarchical list. All rows are loaded, so filtering and folding need no request. */
export function useTreeView(screen: Screen): TreeView {
  const meta = metaOf(screen.name)
  const { rows, tree, list: all } = useTreeList(screen)
  const list = useController(screen, all)
  const { state, words } = list
  const fits = useMemo(() => fitsOf(meta, state, words), [meta, state, words])
  const isFiltered = filterCount(state) > 0
  const matchingRows = useMemo(() => (isFiltered ? rows.filter(fits).length : rows.length), [isFiltered, rows, fits])
  const branches = useMemo(() => (isFiltered ? matching(tree, fits) : tree), [tree, fits, isFiltered])
  const folding = useFolding(rows.length, isFiltered)
  const shown = useMemo(() => openBranches(branches, folding.isOpen), [branches, folding.isOpen])
  const arrange = useArrange(meta)
  const [moving, move] = useState<Row | null>(null)
  const start = useCallback<ListController['start']>(
    (task) => list.start(task?.kind === 'create' ? { ...task, preset: behindSiblings(meta, tree, task.preset) } : task),
    [list.start, meta, tree],
  )
  const actions = useTreeActions({ ...list, start }, { tree, arrange, move })
  const canArrange = meta.can.includes('update') && rows.some((row) => row.actions.includes('edit')) && list.can.act
  return { ...list, ...folding, matching: matchingRows, start, actions, tree, shown, canArrange, arrange, moving, move }
}

/** Presets a new child to follow its siblings. */
function behindSiblings(meta: ResourceMeta, tree: TreeView['tree'], preset: Readonly<Record<string, unknown>> = {}) {
  const field = meta.sort.replace(/^-/, '')
  const siblings = childrenOf(tree, (preset[meta.tree ?? ''] as string | undefined) ?? null)
  return { [field]: Math.max(0, ...siblings.map((branch) => Number(branch.row[field] ?? 0))) + STEP, ...preset }
}

/** The actions of every list, with the moves of the tree after the first. */
function useTreeActions(
  { meta, spec, can, start, actions }: ListController,
  { tree, arrange, move }: Pick<TreeView, 'tree' | 'arrange' | 'move'>,
): ListController['actions'] {
  const { t } = useTranslation()
  const places = useMemo(() => neighbours(tree), [tree])
  return (row) => {
    const own = actions(row)
    const edit = own.filter(({ name }) => name === 'edit')
    const place = places.get(row.id)
    const offer = (isOffered: boolean, name: string, perform: () => void): RowAction[] =>
      isOffered ? [{ name, label: t(`tree.${name}`), isStep: false, isRare: false, perform }] : []
    const canMove = edit.length > 0
    return [
      ...edit,
      ...offer(can.create && !spec.isLeaf?.(row), 'addBelow', () =>
        start({ kind: 'create', preset: { ...spec.childDefaults?.(row), [meta.tree ?? '']: row.id } }),
      ),
      ...offer(canMove && !place?.isFirst, 'moveUp', () => void arrange(row, nudged(tree, row.id, -1))),
      ...offer(canMove && !place?.isLast, 'moveDown', () => void arrange(row, nudged(tree, row.id, 1))),
      ...offer(canMove, 'moveTo', () => move(row)),
      ...own.filter((action) => !edit.includes(action)),
    ]
  }
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

/** Which branches are open: all of a small tree, the first two levels of a large one. While filtering, all matches are visible. */
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

function useArrange(meta: ResourceMeta) {
  const client = useApolloClient()
  const { t } = useTranslation()
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
