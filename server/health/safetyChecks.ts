import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { Logger } from 'pino'
import { forwardedLately } from '../http/forwarding.ts'
import { networksOf } from '../platform/networks.ts'
import type { Config } from '../platform/settings/config.ts'
import { isGuessable } from '../platform/settings/guessableSecret.ts'
import { isFileUrl } from '../platform/settings/locations.ts'
import { NEIGHBORS, type PlainNeighbor } from '../platform/settings/requiredTls.ts'
import { type Finding, green, type HealthCheck, red, type Site, yellow } from './check.ts'

/** Whether what arrives says that it was handed on, and whether its sender is believed. Anybody may write the header: beside a proxy that is used it says nothing. */
export const proxy: HealthCheck = {
  name: 'proxy',
  group: 'network',
  run({ config: { dataDir, trustProxy }, now }) {
    const { believed, distrusted } = forwardedLately(dataDir, now(), trustProxy)
    if (trustProxy === null) return distrusted ? red('untold', { from: distrusted.from }) : green('none')
    const values = { proxies: [trustProxy].flat().join(', ') }
    if (believed) return green('used', values)
    return distrusted ? red('elsewhere', { ...values, from: distrusted.from }) : yellow('unused', values)
  },
}

const isLoopback = networksOf(['loopback'])
const isHere = (host: string) =>
  host === 'localhost' || (isIP(host.replace(/^\[|\]$/g, '')) > 0 && isLoopback(host.replace(/^\[|\]$/g, '')))
/** What opens something that others can reach. */
function weak(name: string, url: string): Finding | undefined {
  const { hostname, username, password } = new URL(url)
  if (isHere(hostname) || hostname === '') return undefined
  const secret = decodeURIComponent(password)
  if (!secret) return yellow('noPassword', { name })
  return secret === decodeURIComponent(username) || isGuessable(secret) ? red('guessable', { name }) : undefined
}
function weakOf({ config }: Site): (Finding | undefined)[] {
  const { production, demo, host, hasOwnSecret, jwtSecret, metricsToken, databaseUrl, redisUrl } = config
  return [
    production && demo ? red('demo') : undefined,
    hasOwnSecret && isGuessable(jwtSecret) ? (isHere(host) ? yellow : red)('guessable', { name: 'JWT_SECRET' }) : undefined,
    metricsToken && isGuessable(metricsToken) ? yellow('guessable', { name: 'METRICS_TOKEN' }) : undefined,
    isFileUrl(databaseUrl) ? undefined : weak('DATABASE_URL', databaseUrl),
    redisUrl ? weak('REDIS_URL', redisUrl) : undefined,
    // Whoever reaches it from elsewhere meets rules that are meant for one's own desk.
    !production && !isHere(host) ? yellow('development', { host }) : undefined,
  ]
}
export const secrets: HealthCheck = {
  name: 'secrets',
  group: 'safety',
  run(site) {
    const found = weakOf(site).filter((one) => one !== undefined)
    return found.length ? found : green('fine', { mode: site.config.production ? 'health.modes.production' : 'health.modes.development' })
  },
}

const isPrivate = networksOf(['loopback', 'linklocal', 'uniquelocal'])
/** Whether all addresses of a host are of networks that do not leave the house; a name that nobody knows is reported by the check of its server. */
async function isInHouse(host: string): Promise<boolean> {
  const found = await lookup(host, { all: true }).catch(() => [])
  return found.every(({ address }) => isPrivate(address))
}
/** The servers that are asked without encryption over a public network, where anybody on the path reads along. */
async function exposedNeighbors({ plainNeighbors }: Pick<Config, 'plainNeighbors'>): Promise<PlainNeighbor[]> {
  const isExposed = await Promise.all(plainNeighbors.map(async ({ host }) => !(await isInHouse(host))))
  return plainNeighbors.filter((_, index) => isExposed[index])
}
export const neighbors: HealthCheck = {
  name: 'neighbors',
  group: 'safety',
  holdsMs: 10 * 60_000,
  async run({ config }) {
    const exposed = await exposedNeighbors(config)
    if (exposed.length) return exposed.map(({ name, host }) => yellow('plain', { name, host, example: NEIGHBORS[name] ?? '' }))
    const names = config.plainNeighbors.map(({ name }) => name)
    return names.length ? green('inHouse', { names: names.join(', ') }) : green('fine')
  },
}

/** Warns at the start of what the check shows to whoever looks. */
export async function warnOfExposure(config: Pick<Config, 'plainNeighbors'>, logger: Pick<Logger, 'warn'>): Promise<void> {
  for (const { name, host } of await exposedNeighbors(config))
    logger.warn({ setting: name, host }, 'a server is asked without encryption over a public network')
}
