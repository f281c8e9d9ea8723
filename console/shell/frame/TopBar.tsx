import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../../kit/looks/icons.tsx'
import * as marksStyles from '../../kit/looks/marks.module.css'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { language } from '../../kit/words/i18n.ts'
import { switchLanguage } from '../login/language.ts'
import { openPalette } from '../palette/isPaletteOpen.ts'
import { AfterFirstPaint } from '../views/afterFirstPaint.tsx'
import { focusAccount } from '../views/focusAccount.ts'
import type { Route } from '../views/route.ts'
import { shellDialog } from '../views/shellDialog.ts'
import { HOME } from '../views/tabs.ts'
import type { Side } from '../views/useSidebar.ts'
import { FullscreenButton } from './FullscreenButton.tsx'
import * as styles from './TopBar.module.css'
import { type MenuName, UserMenus } from './userMenus.tsx'

/** Menus are as big as the whole shell: buttons that look alike stand in until one is pressed, and pointing at one fetches them. */
const TopMenus = lazyComponent(() => import('./TopMenus.tsx').then((module) => module.TopMenus), { themed: true })
const SettingsPanel = lazyComponent(() => import('../settings/SettingsPanel.tsx').then((module) => module.SettingsPanel), {
  words: ['settings'],
  themed: true,
})
const AboutDialog = lazyComponent(() => import('../settings/AboutDialog.tsx').then((module) => module.AboutDialog), {
  words: ['settings'],
  themed: true,
})
const LogOutQuestion = lazyComponent(() => import('../login/LogOutQuestion.tsx').then((module) => module.LogOutQuestion), { themed: true })

interface Props {
  side: Side
  route: Route
  title: (path: string) => string
}

function MenuToggle({ side }: { side: Side }) {
  const { t } = useTranslation()
  const label = side.isNarrow ? 'openMenu' : side.isClosed ? 'unfold' : 'collapse'
  const isExpanded = side.isNarrow ? side.isDrawerOpen : !side.isClosed
  return (
    <button
      type="button"
      className={marksStyles.iconBtn}
      data-slot="icon-btn"
      aria-label={t(`console.shell.${label}`)}
      aria-expanded={isExpanded}
      onClick={side.toggle}
    >
      <Icon name="menu" size={18} />
    </button>
  )
}

/** What is above the page, and the page. */
function Crumbs({ route, title }: { route: Route; title: (path: string) => string }) {
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

function LanguageSwitch() {
  const { t } = useTranslation()
  const isChinese = language() === 'zh'
  return (
    <button
      type="button"
      className={`${styles.textBtn} hide-s`}
      title={t(isChinese ? 'console.shell.toEnglish' : 'console.shell.toChinese')}
      lang={isChinese ? 'en' : 'zh'}
      onClick={() => void switchLanguage()}
    >
      <Icon name="globe" size={18} />
      {isChinese ? 'EN' : '中文'}
    </button>
  )
}

/** Looks like the field it opens. */
export function Find({ onOpen }: { onOpen?: () => void }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className={styles.findBtn}
      data-slot="find-btn"
      aria-label={t('console.shell.search')}
      aria-keyshortcuts="Control+K"
      onClick={() => {
        onOpen?.()
        openPalette()
      }}
    >
      <Icon name="search" />
      <span>{t('console.shell.search')}</span>
      <kbd>Ctrl K</kbd>
    </button>
  )
}

export function TopBar({ side, route, title }: Props) {
  const { t } = useTranslation()
  const open = useSyncExternalStore(shellDialog.subscribe, shellDialog.get)
  const [pressed, setPressed] = useState<MenuName | null>(null)
  const close = () => {
    shellDialog.set(null)
    focusAccount()
  }
  return (
    <header className={styles.top}>
      <MenuToggle side={side} />
      <Crumbs route={route} title={title} />
      <AfterFirstPaint of="star" />
      <span className="grow" />
      <AfterFirstPaint of="version" />
      <Find />
      <AfterFirstPaint of="alerts" />
      <Link
        className={`${marksStyles.iconBtn} hide-s`}
        data-slot="icon-btn"
        to="/profile/app"
        aria-label={t('console.pages.mobileApp')}
        title={t('console.pages.mobileApp')}
      >
        <Icon name="phone" size={18} />
      </Link>
      <LanguageSwitch />
      <FullscreenButton />
      <button
        type="button"
        className={`${marksStyles.iconBtn} hide-s`}
        data-slot="icon-btn"
        aria-label={t('console.settings.title')}
        title={t('console.settings.title')}
        onClick={() => shellDialog.set('settings')}
      >
        <Icon name="settings" size={18} />
      </button>
      <AfterFirstPaint of="bell">
        <span className={marksStyles.iconBtn} data-slot="icon-btn" />
      </AfterFirstPaint>
      {pressed ? (
        <TopMenus
          wait={<UserMenus />}
          first={pressed}
          onSettings={() => shellDialog.set('settings')}
          onAbout={() => shellDialog.set('about')}
          onLogOut={() => shellDialog.set('leaving')}
        />
      ) : (
        <UserMenus onPrepare={TopMenus.prepare} onPress={setPressed} />
      )}
      {open === 'settings' && <SettingsPanel onClose={close} />}
      {open === 'about' && <AboutDialog onClose={close} />}
      {open === 'leaving' && <LogOutQuestion onClose={close} />}
    </header>
  )
}
