import { accessSync, constants, existsSync, statfsSync } from 'node:fs'
import { createConnection } from 'node:net'
import { user } from '../domain/identity/index.ts'
import { registry } from '../domain/index.ts'
import { forwardedLately } from '../http/forwarding.ts'
import { systemActor } from '../kernel/index.ts'
import { type Config, ConfigError, readConfig } from '../platform/config.ts'
import { outageOf } from '../platform/outage.ts'
import { distFolder } from '../platform/paths.ts'
import { privateFolder } from '../platform/privateFiles.ts'
import { openRedis } from '../platform/redis.ts'
import { inconsistencies, ledgerFaults } from '../store/consistency.ts'
import { rootOf } from '../store/engine.ts'
import { openStore, recogniseBase } from '../store/index.ts'

/** npm run doctor: looks at everything this installation stands on and says what is wrong. Changes nothing: what it writes to the base is what stands there. */
interface Finding {
  readonly what: string
  readonly ok: boolean
  readonly says: string
}
type Check = (config: Config) => Promise<Finding> | Finding

const GB = 1024 ** 3
const good = (what: string, says: string): Finding => ({ what, ok: true, says })
const bad = (what: string, says: string): Finding => ({ what, ok: false, says })
/** Outages in words for whoever looks after the machine. */
const OUTAGES: Readonly<Record<string, string>> = {
  'outage.away': 'cannot be reached',
  'outage.full': 'the disk is full',
  'outage.readOnly': 'is read-only: nothing can be saved',
  'outage.failing': 'the disk reports errors',
  'outage.busy': 'does not answer in time',
}
function reason(e: unknown): string {
  const said = (e instanceof Error ? rootOf(e).message.split('\n')[0] : String(e)) ?? ''
  const words = OUTAGES[outageOf(e)?.code ?? '']
  return words ? `${words} (${said})` : said
}

const folder: Check = ({ dataDir }) => {
  privateFolder(dataDir)
  accessSync(dataDir, constants.W_OK)
  const { bavail, bsize } = statfsSync(dataDir)
  const free = (bavail * bsize) / GB
  const says = `${dataDir}, ${free.toFixed(1)} GB free`
  return free < 1 ? bad('data folder', `${says}: less than 1 GB`) : good('data folder', says)
}
const base: Check = async ({ databaseUrl, utcOffset }) => {
  const kind = databaseUrl.startsWith('file:') ? 'SQLite' : 'PostgreSQL'
  if (kind === 'SQLite' && !existsSync(databaseUrl.slice('file:'.length))) return good('base', 'SQLite, not made yet: npm start makes it')
  const missing = await recogniseBase(databaseUrl)
  if (missing) return good('base', `${kind}, ${missing} migrations behind this version: npm start or npm run migrate takes them`)
  const store = await openStore({ url: databaseUrl, readers: 1, utcOffset })
  try {
    const users = await store.read(systemActor(0)).of(user).count({})
    const damage = await store.engine.damage()
    if (damage) return bad('base', `${kind}, damaged: ${damage}. Keep a copy of it, and restore the latest backup`)
    const [fault] = await ledgerFaults(store)
    if (fault) return bad('base', `${kind}, stock is not the sum of its entries: ${fault.item} ${fault.id}, ${fault.says}`)
    const [loose] = await inconsistencies(store, registry)
    if (loose) return bad('base', `${kind}, ${loose}`)
    await store.ready()
    return good('base', `${kind}, ${users} users, takes writes`)
  } finally {
    await store.close()
  }
}
const redis: Check = async ({ redisUrl }) => {
  if (!redisUrl) return good('Redis', 'not set: streams and queue live inside the process')
  const client = openRedis(redisUrl, { lazyConnect: true, retryStrategy: () => null })
  client.on('error', () => {})
  try {
    await client.connect()
    const [, policy = ''] = (await client.config('GET', 'maxmemory-policy')) as string[]
    return policy === 'noeviction' ? good('Redis', 'answers') : bad('Redis', `maxmemory-policy is ${policy}; the queue needs noeviction`)
  } finally {
    client.disconnect()
  }
}
const port: Check = ({ port: number, host }) =>
  new Promise((resolve) => {
    const socket = createConnection({ port: number, host: host === '0.0.0.0' ? '127.0.0.1' : host, timeout: 1000 })
    const end = (finding: Finding) => {
      socket.destroy()
      resolve(finding)
    }
    socket.on('connect', () => end(good('port', `${number} is in use; by a running Millwright, let us hope`)))
    socket.on('error', () => end(good('port', `${number} is free`)))
    socket.on('timeout', () => end(good('port', `${number} does not answer`)))
  })
const builds: Check = () => {
  const missing = ['console', 'bigscreen', 'playground'].filter((app) => !existsSync(new URL(`${app}/index.html`, distFolder)))
  return missing.length ? bad('browser apps', `not built: ${missing.join(', ')}; npm run build`) : good('browser apps', 'built')
}
const proxy: Check = ({ dataDir, trustProxy }) => {
  const { from, at } = (trustProxy === null && forwardedLately(dataDir, new Date())) || {}
  if (!from) return good('proxy', trustProxy === null ? 'none seen' : 'TRUST_PROXY is set')
  const seen = `X-Forwarded-For came from ${from} on ${at?.toISOString()}, but TRUST_PROXY is not set`
  return bad('proxy', `${seen}: if a proxy stands there, all people behind it count as one address; TRUST_PROXY=${from} names it`)
}
const secrets: Check = ({ production, demo }) =>
  production && demo
    ? bad('demo data', 'DEMO=1 in production lists its log-ins on the log-in page')
    : good('mode', production ? 'production' : 'development')

function settings(): Config | undefined {
  try {
    return readConfig(process.env)
  } catch (e) {
    if (!(e instanceof ConfigError)) throw e
    console.error(e.message)
    return undefined
  }
}
const config = settings()
if (config && process.argv.includes('--audit')) {
  const { audit } = await import('./audit.ts')
  await audit(config, process.argv.includes('--json')).catch((error: unknown) => {
    console.error(`The audit trail cannot be read: ${reason(error)}`)
    process.exitCode = 1
  })
  process.exit()
}
const checks: Record<string, Check> = { 'data folder': folder, base, Redis: redis, port, 'browser apps': builds, proxy, secrets }
let faults = config ? 0 : 1
for (const [what, check] of Object.entries(config ? checks : {})) {
  const finding = await Promise.resolve()
    .then(() => check(config as Config))
    .catch((e: unknown) => bad(what, reason(e)))
  if (!finding.ok) faults++
  console.log(`${finding.ok ? 'ok   ' : 'FAULT'}  ${finding.what.padEnd(13)}${finding.says}`)
}
console.log(faults ? `${faults} to mend` : 'all is well')
process.exitCode = faults ? 1 : 0
