import type { Server as HttpServer } from 'node:http'
import { Server } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { atOnce } from './atOnce.ts'

const QUIET_MS = 300
const LONGEST_MS = 6_000
const TICK_MS = 20

/** Stops listening, and ends when all connections are closed: those that are idle, once nothing has come for a while. */
export async function drain(server: HttpServer, heardAt: () => number = () => 0): Promise<void> {
  const beganAt = performance.now()
  const connections = () => new Promise<number>((resolve) => server.getConnections((_, open) => resolve(open ?? 0)))
  Server.prototype.close.call(server)
  while ((await connections()) > 0) {
    const now = performance.now()
    if (now - beganAt > LONGEST_MS) server.closeAllConnections()
    else if (now - Math.max(beganAt, heardAt()) > QUIET_MS) server.closeIdleConnections()
    await new Promise((resolve) => setTimeout(resolve, TICK_MS))
  }
}

/**
 * Closing loses no request. Node would cut connections that look idle although a request is already on its way over them; here the server
 * stops listening, answers whatever still comes and asks each client to close, and cuts what is left only when nothing has come for a while.
 */
export function drainOnClose(app: FastifyInstance) {
  let heardAt = 0
  app.addHook(
    'onRequest',
    atOnce(() => {
      heardAt = performance.now()
    }),
  )
  app.addHook('preClose', () => drain(app.server, () => heardAt))
}
