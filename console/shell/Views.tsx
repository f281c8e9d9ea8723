import { Activity, Suspense, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { Route as At, Navigate, Routes, useLocation } from 'react-router-dom'
import { useMe } from '../kit/me.ts'
import { screenFor } from '../screens/index.ts'
import { Boot } from './Boot.tsx'
import { MessagePage } from './MessagePage.tsx'
import type { Route } from './route.ts'
import { mounted, openTabs, type Tab } from './tabs.ts'
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

function View({ tab, isActive, title }: { tab: Tab; isActive: boolean; title: string }) {
  const location = useLocation()
  const Screen = screenFor(tab.path)
  if (!Screen) return null
  return (
    <Activity mode={isActive ? 'visible' : 'hidden'} name={tab.path}>
      <div className="view" data-path={tab.path}>
        <ViewBoundary title={title} onRetry={() => openTabs.refresh(tab.path)}>
          <Suspense fallback={<Boot />}>
            <Routes location={isActive ? location : tab.place}>
              <At path="*" element={<Screen />} />
            </Routes>
          </Suspense>
        </ViewBoundary>
      </div>
    </Activity>
  )
}

/** The open pages, one visible, the others asleep with everything typed into them. */
export function Views({ route, title }: { route: Route; title: (path: string) => string }) {
  const location = useLocation()
  const { currentPlantId } = useMe()
  const tabs = useSyncExternalStore(openTabs.subscribe, openTabs.get)
  const active = route.kind === 'page' ? route.path : ''
  useLayoutEffect(() => {
    if (active) openTabs.visit(active, location)
  }, [active, location])
  useScrollMemory(active)
  return (
    <>
      {mounted(tabs).map((tab) => (
        <View key={`${currentPlantId}:${tab.path}#${tab.version}`} tab={tab} isActive={tab.path === active} title={title(tab.path)} />
      ))}
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
