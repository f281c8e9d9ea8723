import { useSyncExternalStore } from 'react'

/** Below this width the sidebar is a drawer. */
export const NARROW = '(max-width: 991px)'
/** Below this width lists are cards and dialogs are bottom sheets. */
export const PHONE = '(max-width: 767px)'

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
