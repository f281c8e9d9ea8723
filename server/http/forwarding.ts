import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { forwardedIn } from './address.ts'
import { atOnce } from './atOnce.ts'

const HOUR_MS = 3_600_000

/** Leaves of X-Forwarded-For what makes sense, before anybody asks where a request comes from. */
export function readForwarding(app: FastifyInstance) {
  app.addHook(
    'onRequest',
    atOnce(({ raw: { headers } }) => {
      if (headers['x-forwarded-for'] === undefined) return
      const addresses = forwardedIn(headers)
      if (addresses.length) headers['x-forwarded-for'] = addresses.reverse().join(', ')
      else delete headers['x-forwarded-for']
    }),
  )
}

export interface Forwarding {
  readonly logger: Pick<Logger, 'warn'>
  /** Told of the address from which such a request came, once an hour at most. */
  onForwarded(from: string): void
}
/** A proxy that nobody is told to believe makes everybody behind it one address, with one limit for all. */
export function warnOfForwarding(app: FastifyInstance, { logger, onForwarded }: Forwarding) {
  let toldMs = Number.NEGATIVE_INFINITY
  app.addHook(
    'onRequest',
    atOnce(({ raw: { headers, socket } }) => {
      if (headers['x-forwarded-for'] === undefined || performance.now() - toldMs < HOUR_MS) return
      toldMs = performance.now()
      const from = socket.remoteAddress ?? ''
      logger.warn({ from }, 'X-Forwarded-For arrives while TRUST_PROXY is not set: everybody behind a proxy counts as one address')
      onForwarded(from)
    }),
  )
}

const DAY_MS = 24 * 3_600_000
const BELIEVED_MS = 7 * DAY_MS
const fileIn = (dataDir: string) => join(dataDir, 'forwarded.json')

export interface Forwarded {
  /** The address from which the request with the header came. */
  readonly from: string
  readonly at: Date
}
/** Leaves word for the doctor, who runs beside the server, that X-Forwarded-For arrived and nobody was told to believe it. */
export function markForwarded(dataDir: string, { from, at }: Forwarded) {
  writeFileSync(fileIn(dataDir), JSON.stringify({ from, at }), { mode: 0o600 })
}
/** The last word of the past week, if there is one. */
export function forwardedLately(dataDir: string, now: Date): Forwarded | null {
  try {
    const { from, at } = JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as { from: string; at: string }
    const seen = { from: String(from), at: new Date(at) }
    return now.getTime() - seen.at.getTime() < BELIEVED_MS ? seen : null
  } catch {
    return null
  }
}
