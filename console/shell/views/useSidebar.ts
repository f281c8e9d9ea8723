import { useState } from 'react'
import { NARROW, useMedia } from '../../kit/browser/media.ts'
import { usePathname } from './pathname.tsx'

export interface Side {
  isNarrow: boolean
  isClosed: boolean
  isDrawerOpen: boolean
  toggle: () => void
  close: () => void
}

const YEAR_S = 31_536_000

/** As it was left. Until somebody has chosen, a small desk shows icons, so that lists have room for one column more. */
function sidebarWasClosed() {
  const [, stored] = /(?:^|; )sidebar=([01])(?:;|$)/.exec(document.cookie) ?? []
  return stored ? stored === '0' : matchMedia('(max-width: 1199px)').matches
}

/** A cookie (§2), so that it is there before any script has run. */
function rememberSidebar(isClosed: boolean) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http
  document.cookie = `sidebar=${isClosed ? 0 : 1};path=/;max-age=${YEAR_S};samesite=lax${location.protocol === 'https:' ? ';secure' : ''}`
}

/** On a desk the sidebar is wide or narrow; on a phone it is a drawer that closes on navigation. */
export function useSidebar(): Side {
  const isNarrow = useMedia(NARROW)
  const pathname = usePathname()
  const [isClosed, setClosed] = useState(sidebarWasClosed)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const [seenAt, setSeenAt] = useState(pathname)
  if (seenAt !== pathname) {
    setSeenAt(pathname)
    setDrawerOpen(false)
  }
  const toggle = () => {
    if (isNarrow) return setDrawerOpen(!isDrawerOpen)
    rememberSidebar(!isClosed)
    setClosed(!isClosed)
  }
  return { isNarrow, isClosed: isClosed && !isNarrow, isDrawerOpen: isDrawerOpen && isNarrow, toggle, close: () => setDrawerOpen(false) }
}
