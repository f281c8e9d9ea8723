import { useSyncExternalStore } from 'react'

/** Below this width the sidebar is a drawer and lists are cards: a table would hide half of its columns. */
export const NARROW = '(max-width: 991px)'

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (tell) => {
      const list = matchMedia(query)
      list.addEventListener('change', tell)
      return () => list.removeEventListener('change', tell)
    },
    () => matchMedia(query).matches,
  )
}
