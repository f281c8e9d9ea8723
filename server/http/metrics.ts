import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Histogram } from 'prom-client'
import { isDirect } from './address.ts'
import { operationOf } from './operation.ts'
import type { MetricsPage } from './registry.ts'
import { syncHook } from './syncHook.ts'
import { refuse } from './transportFaults.ts'

const SECONDS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

const digest = (text: string) => createHash('sha256').update(text).digest()
/** Takes the same time however much of the token is right. */
function isAuthorized(token: string | null, authorization = ''): boolean {
  const [, bearer] = /^Bearer (.+)$/i.exec(authorization) ?? []
  return token !== null && bearer !== undefined && timingSafeEqual(digest(bearer), digest(token))
}

/** /metrics for Prometheus. The inner life of the server is no business of others: it takes the token, or asking directly on this machine. */
export function serveMetrics(server: FastifyInstance, { registry }: MetricsPage, token: string | null): void {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  server.addHook(
    'onResponse',
    syncHook((request, reply) => {
      const route = operationOf(request) ?? 'unknown'
      seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    }),
  )
  server.get('/metrics', async (request, reply) => {
    if (!isDirect(request.raw) && !isAuthorized(token, request.headers.authorization)) throw refuse('noSuchAddress')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
