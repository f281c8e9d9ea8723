import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { useMe } from '../kit/me.ts'
import { session } from '../kit/session.ts'
import { Boot } from './Boot.tsx'
import { EnvironmentBanner } from './EnvironmentBanner.tsx'
import { pagesOf } from './menus.ts'
import { isReloading } from './plant.ts'
import { type Route, routeOf } from './route.ts'
import { Sidebar } from './Sidebar.tsx'
import { useSettings } from './settings.ts'
import { TagsBar } from './TagsBar.tsx'
import { TopBar } from './TopBar.tsx'
import { openTabs } from './tabs.ts'
import { useOtherTabs } from './useOtherTabs.ts'
import { useSidebar } from './useSidebar.ts'
import { Views } from './Views.tsx'

function useRoute(): { route: Route; title: (path: string) => string } {
  const { t } = useTranslation()
  const { menus, user } = useMe()
  const { pathname } = useLocation()
  const pages = useMemo(() => pagesOf(menus), [menus])
  const titles = useMemo(() => new Map(pages.map(({ node }) => [node.path, node.title])), [pages])
  const title = (path: string) => titles.get(path) ?? t(path === '/dashboard' ? 'console.shell.home' : 'console.app.name')
  return { route: routeOf({ pathname, pages, landing: user.landingPage }), title }
}

function useDocumentTitle(name: string) {
  const { t } = useTranslation()
  useEffect(() => {
    document.title = `${name} · ${t('console.app.name')}`
  }, [name, t])
}

export function Frame() {
  const { t } = useTranslation()
  const { environment } = useMe()
  const { hasTags, hasFixedHeader } = useSettings()
  const side = useSidebar()
  const { route, title } = useRoute()
  const isBusy = useSyncExternalStore(isReloading.subscribe, isReloading.get)
  useOtherTabs()
  useRestoredTabs()

  useDocumentTitle(route.kind === 'page' ? title(route.path) : t('console.app.title'))

  if (route.kind === 'elsewhere') return <Navigate to={route.to} replace />
  return (
    <div
      className="shell"
      data-closed={side.isClosed || undefined}
      data-drawer={side.isDrawerOpen || undefined}
      data-fixed={hasFixedHeader || undefined}
      data-tags={hasTags || undefined}
      data-environment={environment ? '' : undefined}
    >
      <a className="skip" href="#content">
        {t('console.shell.skip')}
      </a>
      <EnvironmentBanner name={environment} />
      <Sidebar side={side} />
      <div className="main" id="scroller" inert={side.isDrawerOpen}>
        <div className="head">
          <TopBar side={side} route={route} title={title} />
          {hasTags && <TagsBar active={route.kind === 'page' ? route.path : ''} title={title} />}
        </div>
        <main className="views" id="content" tabIndex={-1}>
          {isBusy ? <Boot /> : <Views route={route} title={title} />}
        </main>
      </div>
    </div>
  )
}

/** Before the first paint, so that the bar does not fill up in front of one's eyes. */
function useRestoredTabs() {
  const { menus } = useMe()
  useState(() => {
    const pages = pagesOf(menus)
    openTabs.restore(session.identity, (path) => pages.some(({ node }) => node.path === path))
    return true
  })
}
