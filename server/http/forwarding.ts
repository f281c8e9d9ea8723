import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { forwardedIn, type Trust } from './address.ts'
import { atOnce } from './atOnce.ts'

const HOUR_MS = 3_600_000

export interface Forwarding {
  readonly logger: Pick<Logger, 'warn'>
  /** Told of the address from which such a request came, once an hour at most. */
  onForwarded(from: string): void
}
/** Calls it at most once an hour. */
function hourly(work: (from: string) => void): (from: string) => void {
  let toldMs = Number.NEGATIVE_INFINITY
  return (from) => {
    if (performance.now() - toldMs < HOUR_MS) return
    toldMs = performance.now()
    work(from)
  }
}

/** Leaves of X-Forwarded-For what makes sense, before anybody asks where a request comes from. */
export function readForwarding(app: FastifyInstance, trust: Trust, { onForwarded }: Pick<Forwarding, 'onForwarded'>) {
  const tell = hourly(onForwarded)
  app.addHook(
    'onRequest',
    atOnce(({ raw: { headers, socket } }) => {
      if (headers['x-forwarded-for'] === undefined) return
      const addresses = forwardedIn(headers)
      if (addresses.length) headers['x-forwarded-for'] = addresses.reverse().join(', ')
      else delete headers['x-forwarded-for']
      // Of the proxy that is believed alone: what anybody may write tells of no proxy.
      const from = socket.remoteAddress ?? ''
      if (trust(from, 0)) tell(from)
    }),
  )
}

/** A proxy that nobody is told to believe makes everybody behind it one address, with one limit for all. */
export function warnOfForwarding(app: FastifyInstance, { logger, onForwarded }: Forwarding) {
  const tell = hourly((from) => {
    logger.warn({ from }, 'X-Forwarded-For arrives while TRUST_PROXY is not set: everybody behind a proxy counts as one address')
    onForwarded(from)
  })
  app.addHook(
    'onRequest',
    atOnce(({ raw: { headers, socket } }) => {
      if (headers['x-forwarded-for'] !== undefined) tell(socket.remoteAddress ?? '')
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
  /** Whether TRUST_PROXY was set then. */
  readonly isBelieved: boolean
}
/** Leaves word for the doctor, who runs beside the server, that X-Forwarded-For arrived. */
export function markForwarded(dataDir: string, forwarded: Forwarded) {
  writeFileSync(fileIn(dataDir), JSON.stringify(forwarded), { mode: 0o600 })
}
/** The last word of the past week, if there is one. */
export function forwardedLately(dataDir: string, now: Date): Forwarded | null {
  try {
    const { from, at, isBelieved } = JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as Record<keyof Forwarded, unknown>
    const seen = { from: String(from), at: new Date(String(at)), isBelieved: isBelieved === true }
    return now.getTime() - seen.at.getTime() < BELIEVED_MS ? seen : null
  } catch {
    return null
  }
}
