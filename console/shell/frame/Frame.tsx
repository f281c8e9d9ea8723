import { Activity, memo, useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { useMe, usePlantName } from '../../kit/session/me.ts'
import { useSettings } from '../../kit/session/settings.ts'
import { started } from '../../resource/quickCreate.ts'
import { starts } from '../../screens/index.ts'
import { Spinner } from '../login/Spinner.tsx'
import { PaletteKey } from '../palette/PaletteKey.tsx'
import { isReloading } from '../views/plant.ts'
import { useOtherTabs } from '../views/useOtherTabs.ts'
import { type Here, useOwnTabs, useRoute } from '../views/useRoute.ts'
import { useSidebar } from '../views/useSidebar.ts'
import { Views } from '../views/Views.tsx'
import { EnvironmentBanner } from './EnvironmentBanner.tsx'
import * as styles from './Frame.module.css'
import { Sidebar } from './Sidebar.tsx'
import { TagsBar } from './TagsBar.tsx'
import * as topBarStyles from './TopBar.module.css'
import { TopBar } from './TopBar.tsx'

const Board = lazyComponent(() => import('./Board.tsx').then((module) => module.Board))

/** What asks for the subject of something that is begun without its list. */
const QUESTIONS = new Map(starts.map(({ name, load }) => [name, lazyComponent(load, { words: ['phone'], themed: true })]))
const stopAsking = () => started.set(null)

/** Its place is kept by the layout, so nothing moves when it comes. */
const BottomBar = lazyComponent(() => import('../phone/BottomBar.tsx').then((module) => module.BottomBar), { words: ['phone'] })

function useDocumentTitle(name: string) {
  const { t } = useTranslation()
  const plant = usePlantName()
  useEffect(() => {
    document.title = [name, plant, t('console.app.name')].filter(Boolean).join(' · ')
  }, [name, plant, t])
}

/** The shell around the pages; a board takes the whole window while the shell sleeps behind it with everything typed into its pages. */
export const Frame = memo(function Frame() {
  const { t } = useTranslation()
  const { route, title } = useRoute()
  useOwnTabs()
  useDocumentTitle(
    'path' in route ? title(route.path) : route.kind === 'message' ? t(`console.error.page${route.code}`) : t('console.app.title'),
  )

  if (route.kind === 'elsewhere') return <Navigate to={route.to} replace />
  return (
    <>
      {route.kind === 'board' && <Board wait={<Spinner />} component={route.component} title={title(route.path)} />}
      <Activity mode={route.kind === 'board' ? 'hidden' : 'visible'}>
        <Console route={route} title={title} />
      </Activity>
      <PaletteKey />
      <OtherTabs />
    </>
  )
})

/** By itself: it is drawn anew with every change of the address, and draws nothing. */
function OtherTabs() {
  useOtherTabs()
  return null
}

function Console({ route, title }: Here) {
  const { t } = useTranslation()
  const { environment } = useMe()
  const { hasTags, hasFixedHeader } = useSettings()
  const side = useSidebar()
  const Question = QUESTIONS.get(useSyncExternalStore(started.subscribe, started.get) ?? '')
  const isBusy = useSyncExternalStore(isReloading.subscribe, isReloading.get)
  return (
    <div
      className={styles.shell}
      data-slot="shell"
      data-closed={side.isClosed || undefined}
      data-drawer={side.isDrawerOpen || undefined}
      data-fixed={hasFixedHeader || undefined}
      data-tags={hasTags || undefined}
      data-environment={environment ? '' : undefined}
    >
      <a className={styles.skip} data-slot="skip" href="#content">
        {t('console.shell.skip')}
      </a>
      <EnvironmentBanner name={environment} />
      <Sidebar side={side} />
      <div className={styles.main} data-slot="main" id="scroller" inert={side.isDrawerOpen}>
        <div className={topBarStyles.head}>
          <TopBar side={side} route={route} title={title} />
          {hasTags && <TagsBar active={route.kind === 'page' ? route.path : ''} title={title} />}
        </div>
        <main className={styles.views} data-slot="views" id="content" tabIndex={-1}>
          {isBusy ? <Spinner /> : <Views route={route} title={title} />}
        </main>
      </div>
      {Question && <Question onClose={stopAsking} />}
      {side.isNarrow && <BottomBar isInert={side.isDrawerOpen} />}
    </div>
  )
}
