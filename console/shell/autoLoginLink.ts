/** What an auto-login link says. The part behind '#' never reaches a server or its logs; '?' is what older links use. */
export function readLink({ hash, search }: { hash: string; search: string }): { mobile: string; key: string | null } | null {
  const inside = new URLSearchParams(hash.replace(/^#/, ''))
  const given = inside.has('mobile') ? inside : new URLSearchParams(search)
  const mobile = given.get('mobile')?.trim() ?? ''
  return mobile ? { mobile, key: given.get('key')?.trim() || null } : null
}
