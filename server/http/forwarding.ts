import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { forwardedIn } from './address.ts'

const HOUR_MS = 3_600_000

/** Leaves of X-Forwarded-For what makes sense, before anybody asks where a request comes from. */
export function readForwarding(app: FastifyInstance) {
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    if (headers['x-forwarded-for'] === undefined) return
    const addresses = forwardedIn(headers)
    if (addresses.length) headers['x-forwarded-for'] = addresses.reverse().join(', ')
    else delete headers['x-forwarded-for']
  })
}

export interface Forwarding {
  readonly logger: Pick<Logger, 'warn'>
  /** Told of the address from which such a request came, once an hour at most. */
  onForwarded(from: string): void
}
/** A proxy that nobody is told to believe makes everybody behind it one address, with one limit for all. */
export function warnOfForwarding(app: FastifyInstance, { logger, onForwarded }: Forwarding) {
  let toldMs = Number.NEGATIVE_INFINITY
  app.addHook('onRequest', async ({ raw: { headers, socket } }) => {
    if (headers['x-forwarded-for'] === undefined || performance.now() - toldMs < HOUR_MS) return
    toldMs = performance.now()
    const from = socket.remoteAddress ?? ''
    logger.warn({ from }, 'X-Forwarded-For arrives while TRUST_PROXY is not set: everybody behind a proxy counts as one address')
    onForwarded(from)
  })
}
