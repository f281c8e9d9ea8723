import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import * as styles from './Crumbs.module.css'
import type { Route } from './route.ts'
import { HOME } from './tabs.ts'

export function Crumbs({ route, title }: { route: Route; title: (path: string) => string }) {
  const { t } = useTranslation()
  const isHome = route.kind === 'page' && route.path === HOME
  const here = route.kind === 'page' ? title(route.path) : route.kind === 'message' ? t(`console.error.page${route.code}`) : ''
  return (
    <nav className={styles.crumbs} aria-label={t('console.shell.breadcrumb')}>
      <ol>
        <li>
          <Link to={HOME} aria-current={isHome ? 'page' : undefined}>
            {t('console.shell.home')}
          </Link>
        </li>
        {route.kind === 'page' && route.page?.trail.map((folder) => <li key={folder.id}>{folder.title}</li>)}
        {!isHome && here && <li aria-current="page">{here}</li>}
      </ol>
    </nav>
  )
}
