import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'

export const SOCKET_PATH = '/graphql'
const STATUS = { 400: 'Bad Request', 403: 'Forbidden', 503: 'Service Unavailable' } as const

export function refuseUpgrade(socket: Duplex, status: keyof typeof STATUS) {
  socket.end(`HTTP/1.1 ${status} ${STATUS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
const pathOf = (request: IncomingMessage) => (request.url ?? '').split('?', 1)[0]

/**
 * A browser names the page that opens the socket; only our own pages and the listed origins may. Programs send no Origin and prove
 * themselves by what they say in connection_init alone.
 */
export function isOriginAllowed(request: IncomingMessage, allowed: readonly string[]): boolean {
  const { origin, host } = request.headers
  if (origin === undefined || allowed.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

/** Takes the upgrade requests of our path; those of other paths are left to others, or refused when there is nobody else. */
export function onUpgrade(server: Server, take: (request: IncomingMessage, socket: Duplex, head: Buffer) => void): () => void {
  const listener = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (pathOf(request) === SOCKET_PATH) take(request, socket, head)
    else if (server.listenerCount('upgrade') === 1) refuseUpgrade(socket, 400)
  }
  server.on('upgrade', listener)
  return () => void server.off('upgrade', listener)
}
