import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { type Me, useMe } from '../../kit/session/me.ts'
import { pageAt, pagesOf } from '../../kit/session/navigation.ts'
import { pageNames } from '../../kit/session/pageNames.ts'
import { session } from '../../kit/session/session.ts'
import { usePathname } from './pathname.tsx'
import { type Route, routeOf } from './route.ts'
import { HOME, openTabs } from './tabs.ts'

const routeIn = ({ menus, user }: Me, pathname: string) => routeOf({ pathname, menus, landing: user.landingPage })

/** The page that a tab shows; nothing when it is no page of this person any more. */
export function usePageOf(): (path: string) => Extract<Route, { kind: 'page' }> | null {
  const me = useMe()
  return (path) => {
    const route = routeIn(me, path)
    return route.kind === 'page' && route.path === path ? route : null
  }
}

export interface Here {
  route: Route
  title: (path: string) => string
}

/** What the address means for this person, and how pages are called. */
export function useRoute(): Here {
  const { t } = useTranslation()
  const me = useMe()
  const pathname = usePathname()
  const names = useSyncExternalStore(pageNames.subscribe, pageNames.get)
  const title = (path: string) => {
    const name = names[path]
    if (name) return name
    const page = pageAt(pagesOf(me.menus), path)
    if (page?.node.path === path) return page.node.title
    const route = path === HOME ? null : routeIn(me, path)
    return route && 'component' in route
      ? t(`console.pages.${route.component}`)
      : t(path === HOME ? 'console.shell.home' : 'console.app.name')
  }
  return { route: useMemo(() => routeIn(me, pathname), [me, pathname]), title }
}

/** The open pages of this person: brought back before the first paint, so that the bar does not fill up in front of one's eyes. */
export function useOwnTabs() {
  const pageOf = usePageOf()
  const { menus } = useMe()
  useState(() => {
    openTabs.restore(session.identity, (path) => pageOf(path) !== null)
    return true
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other menus can take a page away
  useEffect(() => openTabs.retain((path) => pageOf(path) !== null), [menus])
}
