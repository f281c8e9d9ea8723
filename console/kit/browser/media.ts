import { useSyncExternalStore } from 'react'

/** Below this width the sidebar is a drawer and lists are cards: a table would hide half of its columns. */
export const NARROW = '(max-width: 991px)'

interface Watched {
  subscribe: (listener: () => void) => () => void
  matches: () => boolean
}
/** The same list for whoever asks again: one that is made for each look costs as much as drawing ten cells. */
const watched = new Map<string, Watched>()

function watch(query: string): Watched {
  const list = matchMedia(query)
  return {
    subscribe(listener) {
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    matches: () => list.matches,
  }
}

export function useMedia(query: string): boolean {
  const known = watched.get(query) ?? watch(query)
  watched.set(query, known)
  return useSyncExternalStore(known.subscribe, known.matches)
}
