import { Activity, useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { useMe } from '../kit/me.ts'
import { Board } from './Board.tsx'
import { Boot } from './Boot.tsx'
import { EnvironmentBanner } from './EnvironmentBanner.tsx'
import { isReloading } from './plant.ts'
import { Sidebar } from './Sidebar.tsx'
import { useSettings } from './settings.ts'
import { TagsBar } from './TagsBar.tsx'
import { TopBar } from './TopBar.tsx'
import { useOtherTabs } from './useOtherTabs.ts'
import { type Here, useOwnTabs, useRoute } from './useRoute.ts'
import { useSidebar } from './useSidebar.ts'
import { Views } from './Views.tsx'

function useDocumentTitle(name: string) {
  const { t } = useTranslation()
  useEffect(() => {
    document.title = `${name} · ${t('console.app.name')}`
  }, [name, t])
}

/** The shell around the pages; a board takes the whole window while the shell sleeps behind it with everything typed into its pages. */
export function Frame() {
  const { t } = useTranslation()
  const { route, title } = useRoute()
  useOtherTabs()
  useOwnTabs()
  useDocumentTitle(
    'path' in route ? title(route.path) : route.kind === 'message' ? t(`console.error.page${route.code}`) : t('console.app.title'),
  )

  if (route.kind === 'elsewhere') return <Navigate to={route.to} replace />
  return (
    <>
      {route.kind === 'board' && <Board component={route.component} title={title(route.path)} />}
      <Activity mode={route.kind === 'board' ? 'hidden' : 'visible'}>
        <Console route={route} title={title} />
      </Activity>
    </>
  )
}

function Console({ route, title }: Here) {
  const { t } = useTranslation()
  const { environment } = useMe()
  const { hasTags, hasFixedHeader } = useSettings()
  const side = useSidebar()
  const isBusy = useSyncExternalStore(isReloading.subscribe, isReloading.get)
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
