import type { FastifyReply } from 'fastify'

const NO_DEVICES = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'
/** What every answer says to a browser; answers that are not pages may load nothing at all. */
const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': NO_DEVICES,
  'x-permitted-cross-domain-policies': 'none',
}
/** A year. Names below this one may be other machines of a factory: only where encryption is required everywhere does it hold for them too. */
const HSTS = 'max-age=31536000'

export function secure(reply: FastifyReply, { isPinned, requireTls }: { isPinned: boolean; requireTls: boolean }) {
  void reply.headers(HEADERS)
  if (isPinned) void reply.header('strict-transport-security', requireTls ? `${HSTS}; includeSubDomains` : HSTS)
}

const COMMON =
  "default-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'; connect-src 'self'; img-src 'self' data: blob:"

/** Sockets of a page's own host by name: older browsers take 'self' for pages alone. What is no name of a host is not repeated. */
export const withSockets = (policy: string, host: string): string =>
  /^[a-z0-9.-]+(:\d{1,5})?$/i.test(host) ? policy.replace("connect-src 'self'", `connect-src 'self' ws://${host} wss://${host}`) : policy

/** Scripts and styles of a page carry the nonce of the one answer that brought them. */
export const pagePolicy = (nonce: string) =>
  `${COMMON}; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; font-src 'self' data:; worker-src 'self'`
/** The console scans labels with a decoder of its own, shipped as WebAssembly: that may be compiled, while text still never becomes script. */
export const consolePolicy = (nonce: string) => pagePolicy(nonce).replace('; style-src', " 'wasm-unsafe-eval'; style-src")
/** Nothing else of a browser's devices, and no other page of this server. */
export const CAMERA_HERE = NO_DEVICES.replace('camera=()', 'camera=(self)')
/** The playground's editor writes style elements of its own and starts workers from blobs. */
export const playgroundPolicy = (nonce: string) =>
  `${COMMON}; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'unsafe-inline'; font-src 'self' data:; worker-src 'self' blob:`
