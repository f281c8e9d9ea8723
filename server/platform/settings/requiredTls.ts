import { isIP } from 'node:net'
import { networksOf } from '../networks.ts'
import { rule } from './settingRules.ts'

/** A server that this one asks without encryption. */
export interface PlainNeighbor {
  /** The setting that names it. */
  readonly name: string
  readonly host: string
}
const isLoopback = networksOf(['loopback'])
const bare = (host: string) => host.replace(/^\[|\]$/g, '')
const isThisMachine = (host: string) => host === '' || host === 'localhost' || (isIP(bare(host)) > 0 && isLoopback(bare(host)))

/** What asks for encryption in an address of PostgreSQL: without either of them the driver speaks plainly. */
const usesTls = ({ searchParams }: URL) =>
  /^(?:require|verify-ca|verify-full|no-verify)$/.test(searchParams.get('sslmode') ?? '') || searchParams.get('ssl') === 'true'
/** An address of a mail server may say that without STARTTLS nothing goes out; else whoever stands between can leave it out. */
const requiresStartTls = ({ searchParams }: URL) => searchParams.get('requireTLS') === 'true'
const isPlain = (url: URL): boolean => {
  switch (url.protocol) {
    case 'postgres:':
    case 'postgresql:':
      return !usesTls(url)
    case 'smtp:':
      return !requiresStartTls(url)
    default:
      return url.protocol === 'redis:' || url.protocol === 'http:'
  }
}
/** The settings that name other servers, with an address that is encrypted as an example. */
export const NEIGHBORS: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://host/base?sslmode=verify-full',
  REDIS_URL: 'rediss://host:6379',
  SMTP_URL: 'smtps://host, smtp://host:587?requireTLS=true',
  FILES_S3_ENDPOINT: 'https://host',
  ALIYUN_SMS_ENDPOINT: 'https://host',
  ALIYUN_VOICE_ENDPOINT: 'https://host',
  WECHAT_ROBOT_ENDPOINT: 'https://host',
}

type Env = Readonly<Record<string, string | undefined>>
/** The servers on other machines that these settings have asked without encryption. */
export const plainNeighbors = (env: Env): PlainNeighbor[] =>
  Object.keys(NEIGHBORS).flatMap((name) => {
    const address = env[name] ?? ''
    if (!URL.canParse(address)) return []
    const url = new URL(address)
    return isPlain(url) && !isThisMachine(url.hostname) ? [{ name, host: bare(url.hostname) }] : []
  })

/** What REQUIRE_TLS=1 refuses: a server that answers without encryption, and neighbors that are asked so. */
export function requiredTlsFaults(env: Readonly<Record<string, string>>): { name: string; value: string; rule: string }[] {
  if (!['1', 'true'].includes(env.REQUIRE_TLS ?? '')) return []
  const isServedByTls = env.TLS === 'auto' || env.TLS_CERT || env.TRUST_PROXY
  return [
    ...(isServedByTls ? [] : [{ name: 'TLS', value: '', rule: rule('tlsRequired') }]),
    ...(env.PLAIN_PORT ? [{ name: 'PLAIN_PORT', value: '', rule: rule('plainRefused') }] : []),
    ...plainNeighbors(env).map(({ name }) => ({ name, value: '', rule: rule('plainNeighbor', { example: NEIGHBORS[name] ?? '' }) })),
  ]
}
