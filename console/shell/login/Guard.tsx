import { Navigate, useLocation } from 'react-router-dom'
import { type LazyComponent, lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { useSession } from '../../kit/session/session.ts'
import { INSIDE_WORDS } from '../../kit/words/i18n.ts'
import { Login } from './Login.tsx'
import { loginAddress, safeRedirect } from './redirect.ts'
import { Spinner } from './Spinner.tsx'

const AuthenticatedApp = lazyComponent(() => import('../AuthenticatedApp.tsx').then((module) => module.AuthenticatedApp), {
  words: INSIDE_WORDS,
})
const AutoLogin = lazyComponent(() => import('./AutoLogin.tsx').then((module) => module.AutoLogin), { words: ['signInLinks'] })
const AnswerCall = lazyComponent(() => import('./AnswerCall.tsx').then((module) => module.AnswerCall), { words: ['signInLinks'] })
const AuthRedirect = lazyComponent(() => import('./AuthRedirect.tsx').then((module) => module.AuthRedirect))

/** Pages for those who need no session. */
const DOORS: Readonly<Record<string, LazyComponent<object> | undefined>> = {
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
