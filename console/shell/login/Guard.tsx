import { Navigate, useLocation } from 'react-router-dom'
import { type Deferred, deferred } from '../../kit/overlays/deferred.tsx'
import { useSession } from '../../kit/session/session.ts'
import { loadAppWords } from '../../kit/words/i18n.ts'
import { Login } from './Login.tsx'
import { loginAddress, safeRedirect } from './redirect.ts'
import { Spinner } from './Spinner.tsx'

const AuthenticatedApp = deferred(async () => (await Promise.all([import('../AuthenticatedApp.tsx'), loadAppWords()]))[0].AuthenticatedApp)
const AutoLogin = deferred(async () => (await import('./AutoLogin.tsx')).AutoLogin)
const AnswerCall = deferred(async () => (await import('./AnswerCall.tsx')).AnswerCall)
const AuthRedirect = deferred(async () => (await import('./AuthRedirect.tsx')).AuthRedirect)

/** Pages for those who need no session. */
const DOORS: Readonly<Record<string, Deferred<object> | undefined>> = {
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
  const Part = Door ?? AuthenticatedApp
  return <Part wait={<Spinner />} />
}
