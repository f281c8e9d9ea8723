import { isIP } from 'node:net'
import { forwardedLately } from '../http/forwarding.ts'
import { networksOf } from '../platform/networks.ts'
import { isGuessable } from '../platform/settings/guessableSecret.ts'
import { isFileUrl } from '../platform/settings/locations.ts'
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
