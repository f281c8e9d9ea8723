import { isOwnPage } from '../../kit/session/ownPage.ts'

/** An address of this console, or home. */
export function safePath(to: string | null | undefined): string {
  return to && isOwnPage(to) && !ENTRY_PAGES.test(to) ? to : '/'
}

/** Pages that only lead somewhere: coming back to one would go round in a circle. */
const ENTRY_PAGES = /^\/(login|auto-login|auth-redirect|call)\b/

/** Where to go after signing in. */
export const safeRedirect = (search: string): string => safePath(new URLSearchParams(search).get('redirect'))

/** Addresses that nobody needs to come back to. */
const NOWHERE = /^\/($|login|auto-login|auth-redirect|call$|401|404)/

export function loginAddress(from: string, isTimeout = false): string {
  const query = new URLSearchParams()
  if (isTimeout) query.set('timeout', 'true')
  if (!NOWHERE.test(from)) query.set('redirect', from)
  return query.size ? `/login?${query}` : '/login'
}

/** What an auto-login link says. The part behind '#' never reaches a server or its logs; '?' is what older links use. */
export function readLink({ hash, search }: { hash: string; search: string }): { mobile: string; key: string | null } | null {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const params = fragment.has('mobile') ? fragment : new URLSearchParams(search)
  const mobile = params.get('mobile')?.trim() ?? ''
  return mobile ? { mobile, key: params.get('key')?.trim() || null } : null
}
