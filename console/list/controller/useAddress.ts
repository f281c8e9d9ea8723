import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { readAddress } from '../../fields/filters/filterAddress.ts'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import { asSearch, DEFAULT_SIZE, nextSorts, type Patch, patched, sortsOf, writeSorts } from '../../resource/address.ts'
import type { AnySpec } from '../../resource/defineScreen.ts'
import { defaultOf, type ListPreferences, listPreferences, stateOf } from '../listPreferences.ts'

/** The change of the address for a page size in rows; returns to the first page. */
export const sizePatch = (size: number): Patch => ({ size: size === DEFAULT_SIZE ? null : String(size), page: null })
/** The change of the address for a page, counted from 1. */
export const pagePatch = (page: number): Patch => ({ page: page > 1 ? String(page) : null })

/** Parameters that do not count as a list state. */
const NO_START = ['open']
const isBare = (search: string) => [...new URLSearchParams(search).keys()].every((key) => NO_START.includes(key))

interface Opening {
  meta: ResourceMeta
  initial: AnySpec['initial']
  lists: ListPreferences
}

/** The effective query string: an address without list parameters gets the default view, else the screen's own filters. */
export function begun(search: string, { meta, initial, lists }: Opening): string {
  if (!isBare(search)) return search
  const view = defaultOf(lists.views, meta.name)
  const size = lists.lists[meta.name]?.size
  const start: Patch = {
    ...(view ? { ...Object.fromEntries(new URLSearchParams(stateOf(view).search)), view: view.id } : definite(initial?.() ?? {})),
  }
  if (size && size !== DEFAULT_SIZE) start['size'] ??= String(size)
  return withSearch(patched(new URLSearchParams(search), start))
}
function withSearch(params: URLSearchParams): string {
  const text = asSearch(params)
  return text && `?${text}`
}

const definite = (filters: Readonly<Record<string, string | undefined>>): Patch =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, value ?? null]))

/**
 * The effective query string of the location. Once applied to a bare address, the default changes only when the server's preferences
 * arrive.
 */
function useSearch(opening: Omit<Opening, 'lists'>) {
  const { meta, initial } = opening
  const { pathname, search: asked } = useLocation()
  const navigate = useNavigate()
  const heard = useSyncExternalStore(listPreferences.heard.subscribe, listPreferences.heard.get)
  const [given, setGiven] = useState<{ from: string; to: string }>()
  const source = given?.to === asked ? given.from : asked
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the server's word may correct what is on the screen
  const search = useMemo(() => begun(source, { meta, initial, lists: listPreferences.get() }), [source, meta, initial, heard])
  useEffect(() => {
    if (search === asked) return
    setGiven({ from: source, to: search })
    navigate({ pathname, search }, { replace: true })
  }, [search, asked, source, navigate, pathname])
  const free = useCallback(() => setGiven(undefined), [])
  return { pathname, search, navigate, free }
}

/**
 * The list state in the address, and functions that change it. Paging and opening a record push history entries; other changes replace the
 * current one.
 */
export function useAddress(meta: ResourceMeta, ordinarySort: string, initial?: AnySpec['initial']) {
  const { pathname, search, navigate, free } = useSearch({ meta, initial })
  const state = useMemo(() => readAddress(meta, new URLSearchParams(search), ordinarySort), [meta, search, ordinarySort])
  // Callbacks read the latest state.
  const latest = useRef({ pathname, search, state, navigate, free })
  latest.current = { pathname, search, state, navigate, free }
  const go = useCallback(
    (patch: Patch) => {
      const { pathname, search, navigate, free } = latest.current
      const next = patched(new URLSearchParams(search), patch)
      // A bare address would be replaced by the default view.
      const isOpener = isBare(next.toString()) && begun('', { meta, initial, lists: listPreferences.get() }) !== ''
      if (isOpener) next.set('view', '0')
      // Switching from one record to the next replaces the history entry.
      const isStep = 'page' in patch || ('open' in patch && !(patch['open'] && new URLSearchParams(search).has('open')))
      free()
      navigate({ pathname, search: withSearch(next) }, { replace: !isStep })
    },
    [meta, initial],
  )
  const reset = useCallback(() => {
    const view = listPreferences.get().views.find(({ id }) => id === latest.current.state.view)
    const none = Object.fromEntries(Object.keys(meta.fields).map((name) => [name, null]))
    const own: Patch = view ? Object.fromEntries(new URLSearchParams(stateOf(view).search)) : definite(initial?.() ?? {})
    go({ page: null, keyword: null, ...(view && { sort: null }), ...none, ...own })
  }, [go, meta, initial])
  const sortBy = useCallback(
    (field: string, isAdded?: boolean) =>
      go({ sort: writeSorts(nextSorts(sortsOf(latest.current.state), field, isAdded)) || null, page: null }),
    [go],
  )
  const visit = useCallback((address: string) => latest.current.navigate(address), [])
  return { state, go, reset, sortBy, search, visit }
}
