import type { Server as HttpServer } from 'node:http'
import { Server } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { HttpLimits } from './limits.ts'
import { syncHook } from './syncHook.ts'

const QUIET_MS = 300
const TICK_MS = 20

/** Stops listening, and ends when all connections are closed: those that are idle, once nothing has come for a while. */
async function drain(server: HttpServer, longestMs: number, lastRequestAt: () => number): Promise<void> {
  const beganAt = performance.now()
  const connections = () => new Promise<number>((resolve) => server.getConnections((_, open) => resolve(open ?? 0)))
  Server.prototype.close.call(server)
  while ((await connections()) > 0) {
    const now = performance.now()
    if (now - beganAt > longestMs) server.closeAllConnections()
    else if (now - Math.max(beganAt, lastRequestAt()) > QUIET_MS) server.closeIdleConnections()
    await new Promise((resolve) => setTimeout(resolve, TICK_MS))
  }
}

/**
 * Closing loses no request. Node would cut connections that look idle although a request is already on its way over them; here the server
 * stops listening, answers whatever still comes and asks each client to close, and cuts what is left only when nothing has come for a while.
 * @returns adds a server that shares the app and is drained at the same time: one after the other would take twice as long as there is.
 */
export function drainOnClose(app: FastifyInstance, { drainMs }: Pick<HttpLimits, 'drainMs'>): (server: HttpServer) => void {
  const servers = [app.server]
  let lastRequestAt = 0
  app.addHook(
    'onRequest',
    syncHook(() => {
      lastRequestAt = performance.now()
    }),
  )
  app.addHook('preClose', async () => void (await Promise.all(servers.map((server) => drain(server, drainMs, () => lastRequestAt)))))
  return (server) => void servers.push(server)
}
