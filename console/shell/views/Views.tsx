import { Activity, memo, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Route as At, Link, Navigate, Routes, useLocation } from 'react-router-dom'
import * as buttonStyles from '../../kit/looks/Button.module.css'
import { unsaved } from '../../kit/overlays/unsaved.ts'
import { useMe } from '../../kit/session/me.ts'
import { screenNamed } from '../../screens/index.ts'
import * as frameStyles from '../frame/Frame.module.css'
import { Message } from '../frame/Message.tsx'
import { Spinner } from '../login/Spinner.tsx'
import { type Route, startsFresh } from './route.ts'
import { HOME, mounted, openTabs, type Tab } from './tabs.ts'
import { usePageOf } from './useRoute.ts'
import { ViewBoundary } from './ViewBoundary.tsx'

/** With a header that scrolls away all pages share one scroller, so each page's position is kept for it. */
function useScrollMemory(active: string) {
  const positions = useRef(new Map<string, number>())
  useLayoutEffect(() => {
    const scroller = document.getElementById('scroller')
    if (!scroller) return
    scroller.scrollTop = positions.current.get(active) ?? 0
    const remember = () => positions.current.set(active, scroller.scrollTop)
    scroller.addEventListener('scroll', remember, { passive: true })
    return () => scroller.removeEventListener('scroll', remember)
  }, [active])
}

interface ViewProps extends Pick<Tab, 'path'> {
  /** Where a page stands that is asleep; the one in front follows the address. */
  place: Tab['place'] | undefined
  component: string
  title: string
}

/** The address is written down in the list of tabs once it has been drawn; the page in front has nothing to draw then. */
const View = memo(function View({ path, place, component, title }: ViewProps) {
  const location = useLocation()
  const Screen = screenNamed(component)
  if (!Screen) return null
  return (
    <Activity mode={place ? 'hidden' : 'visible'} name={path}>
      <div className={frameStyles.view} data-slot="view" data-path={path}>
        <ViewBoundary title={title} onRetry={() => openTabs.refresh(path)}>
          <Routes location={place ?? location}>
            <At path="*" element={<Screen wait={<Spinner />} />} />
          </Routes>
        </ViewBoundary>
      </div>
    </Activity>
  )
})

/** The open pages, one visible, the others asleep with everything typed into them. */
export function Views({ route, title }: { route: Route; title: (path: string) => string }) {
  const location = useLocation()
  const { currentPlantId } = useMe()
  const tabs = useSyncExternalStore(openTabs.subscribe, openTabs.get)
  const active = route.kind === 'page' ? route.path : ''
  const pageOf = usePageOf()
  useLayoutEffect(() => {
    if (active) openTabs.visit(active, location)
  }, [active, location])
  useScrollMemory(active)
  return (
    <>
      {mounted(tabs).map((tab) => {
        const page = pageOf(tab.path)
        const isActive = tab.path === active
        const isIdle = !isActive && !unsaved.any([tab.place.pathname])
        if (!page || (isIdle && startsFresh(page.component, page.page))) return null
        const key = `${currentPlantId}:${tab.path}#${tab.version}`
        const place = isActive ? undefined : tab.place
        return <View key={key} path={tab.path} place={place} component={page.component} title={title(tab.path)} />
      })}
      {route.kind === 'message' && <MessagePage code={route.code} />}
      {route.kind === 'redirect' && <Refreshed to={route.to + location.search} />}
    </>
  )
}

/** /redirect/… opens an address with its page mounted afresh. */
function Refreshed({ to }: { to: string }) {
  useLayoutEffect(() => openTabs.refresh(to.replace(/[?#].*/, '')), [to])
  return <Navigate to={to} replace />
}

function MessagePage({ code }: { code: '401' | '404' }) {
  const { t } = useTranslation()
  return (
    <Message icon={code === '401' ? 'lock' : 'search'} title={t(`console.error.page${code}`)} text={t(`console.error.page${code}Text`)}>
      <Link className={buttonStyles.button} data-variant="outline" data-size="md" to={HOME}>
        {t('console.shell.backHome')}
      </Link>
    </Message>
  )
}
