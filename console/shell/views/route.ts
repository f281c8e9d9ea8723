import type { MenuNode } from '../../kit/session/me.ts'
import { everyPage, type Page, pageAt, pagesOf, pathOfResource } from '../../kit/session/navigation.ts'
import { isOwnPage } from '../../kit/session/ownPage.ts'
import { componentAt, everybodysAt, pageNamed, recordPageAt, screenNamed } from '../../screens/index.ts'
import { HOME } from './tabs.ts'

/** What the main content shows for an address. */
export type Route =
  | { kind: 'page'; path: string; component: string; page: Page | undefined }
  /** A page without sidebar and tabs. */
  | { kind: 'board'; path: string; component: string; page: Page | undefined }
  | { kind: 'message'; code: '401' | '404' }
  | { kind: 'redirect'; to: string }
  | { kind: 'elsewhere'; to: string }

interface RouteInput {
  pathname: string
  menus: readonly MenuNode[]
  landing: string | null
}

export const isBoard = (component: string) => Boolean(pageNamed(component)?.isBoard)
export const startsFresh = (component: string, page: Page | undefined) => Boolean(pageNamed(component)?.startsFresh || page?.node.noCache)

const internalPath = (path: string | null) => (path && path !== '/' && isOwnPage(path) ? path : HOME)

/** Only the menu tree opens pages: a screen whose entry is hidden or not permitted is refused, an address nobody knows is not found. */
export function routeOf({ pathname, menus, landing }: RouteInput): Route {
  if (pathname === '/') return { kind: 'elsewhere', to: internalPath(landing) }
  if (pathname === '/404' || pathname === '/401') return { kind: 'message', code: pathname === '/404' ? '404' : '401' }
  if (pathname.startsWith('/redirect/')) return { kind: 'redirect', to: internalPath(pathname.slice('/redirect'.length)) }
  const pages = pagesOf(menus)
  const record = recordPageAt(pathname)
  if (record) {
    if (record.of && !pathOfResource(menus, record.of)) return { kind: 'message', code: '401' }
    const component = record.name
    return { kind: isBoard(component) ? 'board' : 'page', path: pathname, component, page: undefined }
  }
  const page = pageAt(pages, pathname)
  const path = page?.node.path ?? pathname
  const own = everybodysAt(path)
  if (!page && own?.path && own.path !== path) return { kind: 'elsewhere', to: own.path }
  const component = page?.node.component ?? own?.name
  if (component) return screenNamed(component) ? { kind: isBoard(component) ? 'board' : 'page', path, component, page } : nowhere
  const known = pageAt(everyPage(menus), pathname)?.node.component ?? componentAt(pathname)
  if (!known) return nowhere
  const moved = pages.find(({ node }) => node.component === known)
  return moved ? { kind: 'elsewhere', to: moved.node.path } : { kind: 'message', code: '401' }
}

const nowhere: Route = { kind: 'elsewhere', to: '/404' }
