import type { FastifyReply } from 'fastify'

/** What every answer says to a browser; answers that are not pages may load nothing at all. */
const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'x-permitted-cross-domain-policies': 'none',
}
const HSTS = 'max-age=15552000'

export function secure(reply: FastifyReply, isEncrypted: boolean) {
  void reply.headers(HEADERS)
  if (isEncrypted) void reply.header('strict-transport-security', HSTS)
}

const COMMON =
  "default-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'; connect-src 'self'; img-src 'self' data: blob:"

/** Scripts and styles of a page carry the nonce of the one answer that brought them. */
export const pagePolicy = (nonce: string) =>
  `${COMMON}; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; font-src 'self' data:; worker-src 'self'`
/** The playground's editor writes style elements of its own and starts workers from blobs. */
export const playgroundPolicy = (nonce: string) =>
  `${COMMON}; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'unsafe-inline'; font-src 'self' data:; worker-src 'self' blob:`
