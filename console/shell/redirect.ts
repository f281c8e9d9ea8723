/** Where to go after signing in. Only addresses of this console count: '//evil.example' and '/\evil' lead elsewhere. */
export function safeRedirect(search: string): string {
  const to = new URLSearchParams(search).get('redirect') ?? '/'
  return /^\/(?![/\\])/.test(to) && !to.startsWith('/login') ? to : '/'
}

/** Addresses that nobody needs to come back to. */
const NOWHERE = /^\/($|login|401|404)/

export function loginAddress(from: string, isTimeout = false): string {
  const query = new URLSearchParams()
  if (isTimeout) query.set('timeout', 'true')
  if (!NOWHERE.test(from)) query.set('redirect', from)
  return query.size ? `/login?${query}` : '/login'
}
