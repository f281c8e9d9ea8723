import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../../kit/looks/icons.tsx'
import * as marksStyles from '../../kit/looks/marks.module.css'
import { useMe } from '../../kit/session/me.ts'
import { screenNamed } from '../../screens/index.ts'
import { usePolling } from '../idle/usePolling.ts'
import { Spinner } from '../login/Spinner.tsx'
import { isReloading } from '../views/plant.ts'
import { openTabs } from '../views/tabs.ts'
import { ViewBoundary } from '../views/ViewBoundary.tsx'
import * as styles from './Board.module.css'
import { EnvironmentBanner } from './EnvironmentBanner.tsx'
import { FullscreenButton } from './FullscreenButton.tsx'

/** A page that fills the window (§2 /sche, /dataview), with one way back to where one was. */
export function Board({ component, title }: { component: string; title: string }) {
  const { t } = useTranslation()
  const { environment, currentPlantId } = useMe()
  // Its streams alone would not keep the session open, and the shell behind it sleeps.
  usePolling()
  const [version, setVersion] = useState(0)
  const isBusy = useSyncExternalStore(isReloading.subscribe, isReloading.get)
  const last = [...openTabs.get()].sort((a, b) => b.usedAt - a.usedAt)[0]
  const Screen = screenNamed(component)
  return (
    <div className={styles.stage} data-slot="stage" data-environment={environment ? '' : undefined}>
      <EnvironmentBanner name={environment} />
      <nav className={styles.stageBar} data-slot="stage-bar" aria-label={title}>
        <Link
          className={marksStyles.iconBtn}
          data-slot="icon-btn"
          to={last ? openTabs.addressOf(last) : '/'}
          aria-label={t('console.shell.back')}
          title={t('console.shell.back')}
        >
          <Icon name="left" size={20} />
        </Link>
        <FullscreenButton />
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
      <main className={styles.stageMain} data-slot="stage-main" tabIndex={0}>
        <ViewBoundary title={title} onRetry={() => setVersion(version + 1)} key={`${component}:${currentPlantId}:${version}`}>
          {Screen && !isBusy ? <Screen wait={<Spinner />} /> : <Spinner />}
        </ViewBoundary>
      </main>
    </div>
  )
}
