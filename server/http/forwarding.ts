import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { forwardedIn, type Trust } from './address.ts'
import { syncHook } from './syncHook.ts'

const HOUR_MS = 3_600_000

export interface Forwarding {
  readonly logger: Pick<Logger, 'warn'>
  /** Told of the address from which such a request came, and whether that is believed; once an hour of each at most. */
  onForwarded(from: string, isBelieved: boolean): void
}
/** Calls it at most once an hour. */
function hourly(work: (from: string) => void): (from: string) => void {
  let calledMs = Number.NEGATIVE_INFINITY
  return (from) => {
    if (performance.now() - calledMs < HOUR_MS) return
    calledMs = performance.now()
    work(from)
  }
}
const DISTRUSTED = {
  unset: 'X-Forwarded-For arrives while TRUST_PROXY is not set: everybody behind a proxy counts as one address',
  elsewhere: 'X-Forwarded-For arrives from an address that TRUST_PROXY does not name: everybody behind it counts as one address',
}

/**
 * Tells of X-Forwarded-For, and, where somebody is trusted, leaves of it what makes sense, before anybody asks where a request comes from. Whoever hands
 * requests on and is not believed makes everybody behind it one address, with one limit for all.
 */
export function readForwarding(app: FastifyInstance, trust: Trust | null, { logger, onForwarded }: Forwarding) {
  const believed = hourly((from) => onForwarded(from, true))
  const distrusted = hourly((from) => {
    logger.warn({ from }, trust ? DISTRUSTED.elsewhere : DISTRUSTED.unset)
    onForwarded(from, false)
  })
  app.addHook(
    'onRequest',
    syncHook(({ raw: { headers, socket } }) => {
      if (headers['x-forwarded-for'] === undefined) return
      const from = socket.remoteAddress ?? ''
      if (trust) {
        const addresses = forwardedIn(headers)
        if (addresses.length) headers['x-forwarded-for'] = addresses.reverse().join(', ')
        else delete headers['x-forwarded-for']
      }
      if (trust?.(from, 0)) believed(from)
      else distrusted(from)
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
/** The last request with the header whose sender was believed, and the last whose sender was not. */
export type LastForwarded = { readonly [K in 'believed' | 'distrusted']: Forwarded | null }
/** TRUST_PROXY as it was then: what was seen under another setting says nothing of this one. */
type Setting = number | readonly string[] | null

type Stored = { readonly trustProxy?: unknown } & { readonly [K in keyof LastForwarded]?: { readonly from: unknown; readonly at: unknown } }
function stored(dataDir: string, trustProxy: Setting): Stored {
  try {
    const found = JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as Stored
    return JSON.stringify(found.trustProxy) === JSON.stringify(trustProxy) ? found : {}
  } catch {
    return {}
  }
}
/** Leaves word for the doctor, who runs beside the server, that X-Forwarded-For arrived. */
export function markForwarded(dataDir: string, kind: keyof LastForwarded, { trustProxy, ...seen }: Forwarded & { trustProxy: Setting }) {
  const { believed, distrusted } = stored(dataDir, trustProxy)
  writeFileSync(fileIn(dataDir), JSON.stringify({ trustProxy, believed, distrusted, [kind]: seen }), { mode: 0o600 })
}
/** Does so of whatever it is told, as far as the disk lets it. */
export const forwardedMarker =
  ({ dataDir, trustProxy }: { dataDir: string; trustProxy: Setting }, { now, logger }: { now(): Date; logger: Pick<Logger, 'warn'> }) =>
  (from: string, isBelieved: boolean): void => {
    try {
      markForwarded(dataDir, isBelieved ? 'believed' : 'distrusted', { from, at: now(), trustProxy })
    } catch (err) {
      logger.warn({ err }, 'word for the doctor not left')
    }
  }
/** The last words of the past week under this setting. */
export function forwardedLately(dataDir: string, now: Date, trustProxy: Setting): LastForwarded {
  const found = stored(dataDir, trustProxy)
  const recentOf = (kind: keyof LastForwarded): Forwarded | null => {
    const { from, at } = found[kind] ?? {}
    const seen = { from: String(from), at: new Date(String(at)) }
    return now.getTime() - seen.at.getTime() < BELIEVED_MS ? seen : null
  }
  return { believed: recentOf('believed'), distrusted: recentOf('distrusted') }
}
