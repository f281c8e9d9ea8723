import { screenFor } from '../screens/index.ts'
import { type Page, pageAt } from './menus.ts'
import { HOME } from './tabs.ts'

/** What the main content shows for an address. */
export type Route =
  | { kind: 'page'; path: string; page: Page | undefined }
  | { kind: 'message'; code: '401' | '404' }
  | { kind: 'redirect'; to: string }
  | { kind: 'elsewhere'; to: string }

interface Asked {
  pathname: string
  pages: readonly Page[]
  landing: string | null
}

export function routeOf({ pathname, pages, landing }: Asked): Route {
  if (pathname === '/') return { kind: 'elsewhere', to: landing?.startsWith('/') && landing !== '/' ? landing : HOME }
  if (pathname === '/404' || pathname === '/401') return { kind: 'message', code: pathname === '/404' ? '404' : '401' }
  if (pathname.startsWith('/redirect/')) return { kind: 'redirect', to: pathname.slice('/redirect'.length) }
  const page = pageAt(pages, pathname)
  const path = page?.node.path ?? pathname
  if (!screenFor(path)) return { kind: 'elsewhere', to: '/404' }
  if (!page && path !== HOME) return { kind: 'elsewhere', to: '/401' }
  return { kind: 'page', path, page }
}
