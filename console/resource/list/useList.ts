import { useQuery } from '@apollo/client/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type Failure, failureOf } from '../../kit/failure.ts'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import { asSearch, DEFAULT_SIZE, filterOf, type ListState, type Patch, pageOf, patched, readAddress } from '../address.ts'
import type { AnySpec } from '../defineScreen.ts'
import { listDocument } from '../documents.ts'
import type { Row } from '../meta.ts'
import { lastPage } from '../pages.ts'
import { SHOWN_HERE } from '../write.ts'

interface Answer {
  page: { total: number; items: readonly Row[] }
}

export interface List {
  meta: ResourceMeta
  state: ListState
  rows: readonly Row[]
  total: number
  /** Nothing to show yet. */
  isFirst: boolean
  isLoading: boolean
  failure: Failure | undefined
  go: (patch: Patch) => void
  /** Back to the filters that a visit begins with. */
  reset: () => void
  sortBy: (field: string) => void
  open: (id: string | null) => void
  refresh: () => void
}

/** The list without any look: the address is the state, the server is the data. */
export function useList(meta: ResourceMeta, ordinarySort: string = meta.sort, initial?: AnySpec['initial']): List {
  const { state, go, reset } = useAddress(meta, ordinarySort, initial)
  const variables = useMemo(() => ({ filter: filterOf(meta, state), page: pageOf(state) }), [meta, state])
  const key = JSON.stringify(variables)
  // `open` lives in the same address: the query must not care about it.
  const stable = useMemo(() => JSON.parse(key) as typeof variables, [key])
  const query = useQuery<Answer>(listDocument(meta), { variables: stable, notifyOnNetworkStatusChange: true, context: SHOWN_HERE })
  const answer = (query.data ?? query.previousData)?.page as Answer['page'] | undefined
  const failure = query.error && !query.data ? failureOf(query.error) : undefined

  const isPastEnd = Boolean(query.data?.page && state.page > 1 && query.data.page.items?.length === 0)
  const end = lastPage(query.data?.page?.total ?? 0, state.size)
  useEffect(() => {
    if (isPastEnd) go({ page: end > 1 ? String(end) : null })
  }, [isPastEnd, end, go])

  const { refetch } = query
  return {
    meta,
    state,
    rows: answer?.items ?? [],
    total: answer?.total ?? 0,
    isFirst: !answer && !failure,
    isLoading: query.loading,
    failure,
    go,
    reset,
    sortBy: useCallback((field) => go({ sort: nextSort(state, field), page: null }), [go, state]),
    open: useCallback((id) => go({ open: id }), [go]),
    refresh: useCallback(() => void refetch().catch(() => undefined), [refetch]),
  }
}

/** The first press sorts newest or largest first; the next one turns it round. */
export function nextSort(state: ListState, field: string): string {
  return state.sort?.field === field && state.sort.isDescending ? field : `-${field}`
}

export const sizePatch = (size: number): Patch => ({ size: size === DEFAULT_SIZE ? null : String(size), page: null })
export const pagePatch = (page: number): Patch => ({ page: page > 1 ? String(page) : null })

/** A visit whose address says nothing about the list begins with the screen's own filters. */
function begun(search: string, initial: AnySpec['initial']): string {
  const params = new URLSearchParams(search)
  const isBare = [...params.keys()].every((key) => key === 'open')
  return initial && isBare ? `?${asSearch(patched(params, definite(initial())))}` : search
}
const definite = (filters: Readonly<Record<string, string | undefined>>): Patch =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, value ?? null]))

export function useAddress(meta: ResourceMeta, ordinarySort: string, initial?: AnySpec['initial']) {
  const { pathname, search: asked } = useLocation()
  const navigate = useNavigate()
  const [start] = useState(asked)
  const [isBegun, setIsBegun] = useState(false)
  const search = useMemo(() => (isBegun || asked !== start ? asked : begun(asked, initial)), [isBegun, asked, start, initial])
  useEffect(() => {
    if (search === asked) setIsBegun(true)
    else navigate({ pathname, search }, { replace: true })
  }, [search, asked, navigate, pathname])
  const state = useMemo(() => readAddress(meta, new URLSearchParams(search), ordinarySort), [meta, search, ordinarySort])
  const go = useCallback(
    (patch: Patch) => {
      const next = asSearch(patched(new URLSearchParams(search), patch))
      navigate({ pathname, search: next ? `?${next}` : '' }, { replace: !('open' in patch || 'page' in patch) })
    },
    [navigate, pathname, search],
  )
  const reset = useCallback(() => {
    const none = Object.fromEntries(Object.keys(meta.fields).map((name) => [name, null]))
    go({ page: null, keyword: null, ...none, ...definite(initial?.() ?? {}) })
  }, [go, meta, initial])
  return { state, go, reset }
}

export interface Selection {
  ids: ReadonlySet<string>
  toggle: (id: string) => void
  set: (ids: readonly string[]) => void
}

/** Held apart from the rows, by id, so that a page of rows can be replaced under it. */
export function useSelection(page: string): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => setIds((old) => (old.size && page ? new Set() : old)), [page])
  return {
    ids,
    toggle: useCallback(
      (id) =>
        setIds((old) => {
          const next = new Set(old)
          if (!next.delete(id)) next.add(id)
          return next
        }),
      [],
    ),
    set: useCallback((next) => setIds(new Set(next)), []),
  }
}
