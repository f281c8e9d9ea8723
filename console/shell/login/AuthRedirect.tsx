import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { loginAddress, safeRedirect } from './redirect.ts'

/** What the window of an identity provider says to the one that opened it. */
export interface HandOver {
  kind: 'auth-redirect'
  query: string
}

/**
 * Where an identity provider's window ends (§2): it hands its answer to the window that opened it and closes. The answer is addressed to this
 * very origin, so no other site can receive it, and it is never taken for a session here: a stranger's link must not sign anybody in.
 */
export function AuthRedirect() {
  const [isRedirecting, setIsRedirecting] = useState(false)
  useEffect(() => {
    const opener = window.opener as Window | null
    if (!opener || opener === window) return setIsRedirecting(true)
    opener.postMessage({ kind: 'auth-redirect', query: location.search.slice(1) } satisfies HandOver, location.origin)
    window.close()
    // A browser that refuses to close the window must not leave an empty page.
    const timer = setTimeout(() => setIsRedirecting(true), 500)
    return () => clearTimeout(timer)
  }, [])
  return isRedirecting ? <Navigate to={loginAddress(safeRedirect(location.search))} replace /> : null
}
