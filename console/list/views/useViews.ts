import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { filterCount } from '../../resource/address.ts'
import type { ListChrome } from '../listChrome.ts'
import { listPreferences, type SavedView } from '../listPreferences.ts'
import { isChanged, patchTo, searchOf, stateNow, viewsOf } from './viewState.ts'

export interface Views {
  views: readonly SavedView[]
  current: SavedView | undefined
  /** What is on the screen is not what the view keeps. */
  isChanged: boolean
  /** Without a view: there is something to keep. */
  isWorthKeeping: boolean
  state: string
  show: (view: SavedView | undefined) => void
}

export function useViews({ meta, spec, list, layout }: ListChrome): Views {
  const all = useSyncExternalStore(listPreferences.subscribe, listPreferences.get)
  const views = useMemo(() => viewsOf(all.views, meta.name), [all.views, meta.name])
  const current = views.find(({ id }) => id === list.state.view)
  const shown = { meta, ordinarySort: spec.sort ?? meta.sort }
  const search = searchOf(shown, list.state)
  return {
    views,
    current,
    isChanged: current !== undefined && isChanged(shown, current, { search, lists: all.lists }),
    isWorthKeeping: filterCount(list.state) > 0 || search !== '' || layout !== undefined,
    state: JSON.stringify(stateNow(search, layout)),
    show: (view) => list.go(patchTo(meta, view, spec.initial?.())),
  }
}

/** Reads the list again every so often, while somebody can see it. */
export function useRefreshing({ list }: ListChrome, seconds: number | null | undefined) {
  const { refresh } = list
  useEffect(() => {
    if (!seconds) return
    const timer = setInterval(() => document.visibilityState === 'visible' && refresh(), seconds * 1000)
    return () => clearInterval(timer)
  }, [seconds, refresh])
}
