/** Where to go after signing in. Only addresses of this console count: '//evil.example' and '/\evil' lead elsewhere. */
export function safeRedirect(search: string): string {
  const to = new URLSearchParams(search).get('redirect') ?? '/'
  return /^\/(?![/\\])/.test(to) && !to.startsWith('/login') ? to : '/'
}

export function loginAddress(from: string, isTimeout = false): string {
  const query = new URLSearchParams()
  if (isTimeout) query.set('timeout', 'true')
  if (from !== '/' && !from.startsWith('/login')) query.set('redirect', from)
  return query.size ? `/login?${query}` : '/login'
}
