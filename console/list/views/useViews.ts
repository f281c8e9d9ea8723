import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { filterCount } from '../../resource/address.ts'
import type { ListFrame } from '../controller/listController.ts'
import { listPreferences, type SavedView } from '../listPreferences.ts'
import { isChanged, patchTo, searchOf, stateNow, viewsOf } from './viewState.ts'

export interface Views {
  views: readonly SavedView[]
  current: SavedView | undefined
  /** The list differs from the current view. */
  isChanged: boolean
  /** Without a current view: the list differs from the default, so it can be saved. */
  isWorthKeeping: boolean
  state: string
  show: (view: SavedView | undefined) => void
}

/** The saved views of a list and the current one. */
export function useViews({ meta, spec, criteria, layout, go }: ListFrame): Views {
  const all = useSyncExternalStore(listPreferences.subscribe, listPreferences.get)
  const views = useMemo(() => viewsOf(all.views, meta.name), [all.views, meta.name])
  const current = views.find(({ id }) => id === criteria.view)
  const shown = { meta, ordinarySort: spec.sort ?? meta.sort }
  const search = searchOf(shown, criteria)
  return {
    views,
    current,
    isChanged: current !== undefined && isChanged(shown, current, { search, lists: all.lists }),
    isWorthKeeping: filterCount(criteria) > 0 || search !== '' || layout !== undefined,
    state: JSON.stringify(stateNow(search, layout)),
    show: (view) => go(patchTo(meta, view, spec.initial?.())),
  }
}

/** Refreshes the list at an interval in seconds, while the page is visible. */
export function useRefreshing({ refresh }: Pick<ListFrame, 'refresh'>, seconds: number | null | undefined) {
  useEffect(() => {
    if (!seconds) return
    const timer = setInterval(() => document.visibilityState === 'visible' && refresh(), seconds * 1000)
    return () => clearInterval(timer)
  }, [seconds, refresh])
}
