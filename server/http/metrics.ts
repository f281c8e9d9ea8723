import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { refuse } from '../transportFaults.ts'
import { isPrivate } from './address.ts'

const SECONDS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

export interface Metrics {
  /** A figure that is read when somebody asks. */
  gauge(name: string, help: string, read: () => number): void
}

/** /metrics for Prometheus. The inner life of the server is no business of the outside: only private addresses get an answer. */
export function serveMetrics(server: FastifyInstance, isProxyTrusted: boolean): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  server.get('/metrics', async (request, reply) => {
    const cameThroughStranger = !isProxyTrusted && request.headers['x-forwarded-for'] !== undefined
    if (cameThroughStranger || !isPrivate(request.ip)) throw refuse('noSuchAddress')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return {
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers: [registry],
        collect() {
          this.set(read())
        },
      })
    },
  }
}
