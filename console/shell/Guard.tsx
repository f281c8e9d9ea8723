import { type LazyExoticComponent, lazy, type ReactElement, Suspense } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { loadInsideWords } from '../kit/i18n.ts'
import { useSession } from '../kit/session.ts'
import { Boot } from './Boot.tsx'
import { Login } from './Login.tsx'
import { loginAddress, safeRedirect } from './redirect.ts'

const Inside = lazy(async () => {
  const [{ Inside }] = await Promise.all([import('./Inside.tsx'), loadInsideWords()])
  return { default: Inside }
})
const AutoLogin = lazy(async () => ({ default: (await import('./AutoLogin.tsx')).AutoLogin }))
const AnswerCall = lazy(async () => ({ default: (await import('./AnswerCall.tsx')).AnswerCall }))
const AuthRedirect = lazy(async () => ({ default: (await import('./AuthRedirect.tsx')).AuthRedirect }))

/** Pages for those who need no session. */
const DOORS: Readonly<Record<string, LazyExoticComponent<() => ReactElement | null> | undefined>> = {
  '/auto-login': AutoLogin,
  '/auth-redirect': AuthRedirect,
  '/call': AnswerCall,
}

/** Without a session only the log-in pages are open; with one the log-in page leads inside. */
export function Guard() {
  const session = useSession()
  const { pathname, search } = useLocation()
  if (pathname === '/login') return session.valid ? <Navigate to={safeRedirect(search)} replace /> : <Login />
  const Door = DOORS[pathname]
  if (!Door && !session.open) return <Navigate to={loginAddress(pathname + search)} replace />
  return <Suspense fallback={<Boot />}>{Door ? <Door /> : <Inside />}</Suspense>
}
