import { type MouseEvent, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { isUnmodifiedClick } from '../../kit/browser/isUnmodifiedClick.ts'
import { Icon } from '../../kit/looks/icons.tsx'
import * as marksStyles from '../../kit/looks/marks.module.css'
import { useMe } from '../../kit/session/me.ts'
import { pageAt, pagesOf, shownMenus } from '../../kit/session/navigation.ts'
import { session } from '../../kit/session/session.ts'
import { useSettings } from '../../kit/session/settings.ts'
import { AfterFirstPaint } from '../views/afterFirstPaint.tsx'
import type { Side } from '../views/useSidebar.ts'
import { MenuEntry } from './MenuEntry.tsx'
import { Here, PAGE_LINKS } from './MenuLink.tsx'
import { MenuStrip } from './MenuStrip.tsx'
import * as styles from './Sidebar.module.css'
import { Find } from './TopBar.tsx'

/** An open drawer takes the focus, gives it back, and closes on Escape. */
function useDrawerFocus({ isDrawerOpen, close }: Side) {
  const drawer = useRef<HTMLElement>(null)
  const leave = useRef(close)
  leave.current = close
  useEffect(() => {
    if (!isDrawerOpen) return
    const before = document.activeElement
    drawer.current?.querySelector<HTMLElement>('a[href], button')?.focus()
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave.current()
    }
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('keydown', onKey)
      if (before instanceof HTMLElement) before.focus()
    }
  }, [isDrawerOpen])
  return drawer
}

/** Folders unfold for 180 ms; only then is it known where their entries lie. */
const UNFOLDED_MS = 220

/** Scrolls the menu to the page that is open when its entry is out of view. Not scrollIntoView: that would scroll the page as well. */
function useRevealedEntry(pathname: string, isClosed: boolean) {
  const nav = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or another width of the sidebar is what moves it
  useEffect(() => {
    const timer = setTimeout(() => {
      const entry = nav.current?.querySelector('[aria-current]')
      if (!nav.current || !entry) return
      const { top, bottom, height } = nav.current.getBoundingClientRect()
      const own = entry.getBoundingClientRect()
      if (own.top < top || own.bottom > bottom) nav.current.scrollTop += own.top - top - (height - own.height) / 2
    }, UNFOLDED_MS)
    return () => clearTimeout(timer)
  }, [pathname, isClosed])
  return nav
}

/** Favourites come a moment later; the entries below them must not move then. */
function StarsPlace() {
  const count = localStorage.getItem(`favourites:${session.identity}`)?.match(/"to"/g)?.length
  return count ? <div style={{ height: count * 36 + 39 }} /> : null
}

export function Sidebar({ side }: { side: Side }) {
  const { t } = useTranslation()
  const { menus } = useMe()
  const { hasLogo } = useSettings()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const drawer = useDrawerFocus(side)
  const nav = useRevealedEntry(pathname, side.isClosed)
  const trail = useMemo(() => pageAt(pagesOf(menus), pathname)?.trail.map((folder) => folder.id) ?? [], [menus, pathname])
  const shown = shownMenus(menus)
  const follow = (event: MouseEvent) => {
    const page = isUnmodifiedClick(event, PAGE_LINKS)?.pathname
    // To where one is, is no step to go back by.
    if (page) navigate(page, { replace: page === pathname && !search })
  }
  return (
    <Here value={pathname}>
      <aside className={styles.side} ref={drawer} inert={side.isNarrow && !side.isDrawerOpen}>
        {hasLogo && (
          <div className={styles.brand}>
            <span className={`${marksStyles.logoMark} ${marksStyles.sm}`} data-slot="logo-mark sm">
              <Icon name="factory" size={18} />
            </span>
            <b>{t('console.app.name')}</b>
          </div>
        )}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: only catches what bubbles from the links inside */}
        <nav ref={nav} aria-label={t('console.shell.mainMenu')} onClick={follow}>
          {side.isNarrow && <Find onOpen={side.close} />}
          {side.isClosed ? (
            <>
              <AfterFirstPaint of="strip" />
              <MenuStrip nodes={shown} trail={trail} />
            </>
          ) : (
            <>
              <AfterFirstPaint of="favourites">
                <StarsPlace />
              </AfterFirstPaint>
              {shown.map((node) => (
                <MenuEntry key={node.id} node={node} trail={trail} />
              ))}
            </>
          )}
        </nav>
      </aside>
      {side.isDrawerOpen && <button type="button" className={styles.veil} aria-label={t('console.shell.closeMenu')} onClick={side.close} />}
    </Here>
  )
}
