import { isIP } from 'node:net'
import { join } from 'node:path'
import * as z from 'zod'
import { commonPasswords, type Language } from '../../kernel/index.ts'
import { isNetwork } from '../networks.ts'
import { words } from '../words.ts'
import { type ChannelSettings, channelFaults, channelShape, channelsOf } from './channelSettings.ts'
import { DISTINCT_MIN, isGuessable, KNOWN_SECRETS } from './guessableSecret.ts'
import { baseInProject, inProject } from './locations.ts'
import { ensureSecret, foundSecret, SECRET_MIN } from './ownSecret.ts'
import { type PlainNeighbor, plainNeighbors, requiredTlsFaults } from './requiredTls.ts'
import { flag, rule, ruleText } from './settingRules.ts'
import { type S3Settings, storageFaults, storageOf, storageShape } from './storageSettings.ts'
import { type TlsSettings, tlsFaults, tlsOf, tlsShape } from './tlsSettings.ts'
import { type UpkeepSettings, upkeepOf, upkeepShape } from './upkeepSettings.ts'

export type { ChannelSettings } from './channelSettings.ts'
export { faultOfPlaces } from './locations.ts'
export type { S3Settings } from './storageSettings.ts'

const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, rule('whole', { min, max }))
    .transform(Number)
    .refine((n) => n >= min && n <= max, rule('whole', { min, max }))
const matching = (pattern: RegExp, message: string) => z.string().regex(pattern, message)
/** What a password holds besides letters and digits has a meaning in an address, unless it is spelt. */
const isReadable = (text: string) => !/^(postgres(ql)?|rediss?):\/\//.test(text) || (URL.canParse(text) && !text.includes('#'))
const SPELT = rule('address')
const oneOf = <const V extends readonly string[]>(values: V) => z.enum(values, { error: rule('oneOf', { list: values.join(', ') }) })
const atLeast = (min: number) => z.string().min(min, rule('shortest', { min }))
const isProxy = (part: string) => {
  const [address = '', bits = '0'] = part.split('/')
  return ['loopback', 'linklocal', 'uniquelocal'].includes(part) || (isIP(address) > 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= 128)
}
const listOf = (text: string | undefined) => (text ?? '').split(',').flatMap((part) => part.trim() || [])
/** The longest that anybody has to be waited for; docker-compose.yml gives a container more than this to end. */
export const READY_DRAIN_MAX = 30

const settings = z.object({
  /** 'production' turns the strict rules on: a strong JWT_SECRET, no demo data unless asked, no introspection for strangers. */
  NODE_ENV: oneOf(['development', 'test', 'production']).default('development'),
  /** The port of everything: console, walls, GraphQL, REST. 0 takes any free one. */
  PORT: whole(0, 65_535).default(4000),
  /** The address to listen on; 0.0.0.0 opens the server to the network. */
  HOST: matching(/^[\w.:-]{1,253}$/, rule('host')).default('127.0.0.1'),
  ...tlsShape,
  /** 1 refuses whatever is not encrypted: callers by plain http, and other servers that are asked in the clear. */
  REQUIRE_TLS: flag.default(false),
  /** Another port, over which REST answers by plain http while TLS is on; for clients that can trust no certificate. Unset = none. */
  PLAIN_PORT: whole(1, 65_535).optional(),
  /** Where the base, the generated secret and other files of this installation live; relative to the project. */
  DATA_DIR: z.string().default('./data'),
  /** file:/path/base.sqlite or postgres://user:password@host/base; unset = millwright.sqlite in DATA_DIR. */
  DATABASE_URL: matching(/^(file:.+|postgres(ql)?:\/\/.+)$/, rule('begins', { list: 'file:, postgres://' }))
    .refine(isReadable, SPELT)
    .optional(),
  /** redis://host:port; joins several server processes and carries the job queue. Unset = one process, all within. */
  REDIS_URL: matching(/^rediss?:\/\/.+$/, rule('begins', { list: 'redis://, rediss://' }))
    .refine(isReadable, SPELT)
    .optional(),
  /** Signs the tokens of all sessions. Unset outside production = generated once and kept in DATA_DIR/jwt.secret. */
  JWT_SECRET: atLeast(SECRET_MIN).optional(),
  /** The first password of the user admin in a new base; unset = generated and printed once. */
  ADMIN_PASSWORD: atLeast(10).optional(),
  /** 1 fills an empty base with demo data and lists its log-ins on the log-in page; on by default outside production. */
  DEMO: flag.optional(),
  /** In which language the demo's machines, faults and texts are. */
  DEMO_LANGUAGE: oneOf(['zh', 'en']).default('zh'),
  /** The fixed distance of business days, shifts and numbers from UTC. */
  BUSINESS_UTC_OFFSET: matching(/^(?:\+(?:0\d|1[0-3]):[0-5]\d|\+14:00|-(?:0\d|1[01]):[0-5]\d|-12:00)$/, rule('offset')).default('+08:00'),
  /** The word shown beside the logo so that nobody takes a trial system for the real one; empty in production. */
  ENV_NAME: z
    .string()
    .max(32, rule('longest', { max: 32 }))
    .optional(),
  /** The proxies whose X-Forwarded-For is believed: how many stand in front, or their addresses. Unset = none. */
  TRUST_PROXY: z
    .string()
    .refine((v) => /^[1-9]$/.test(v) || v.split(',').every((p) => isProxy(p.trim())), rule('proxies'))
    .optional(),
  /** Whoever sends it as Authorization: Bearer may read /metrics from elsewhere. Unset = only on this machine, asked directly. */
  METRICS_TOKEN: atLeast(16).optional(),
  /** Addresses and networks from which a mobile number alone opens the session of a user with an auto-login link. Unset = none. */
  AUTO_LOGIN_TRUSTED: z
    .string()
    .refine((v) => listOf(v).every(isNetwork), rule('networks'))
    .optional(),
  ...storageShape,
  ...upkeepShape,
  ...channelShape,
  /** For so many seconds a process that is asked to end fails /readyz and still serves, until the proxies in front send it no more. */
  READY_DRAIN: whole(0, READY_DRAIN_MAX).default(0),
  /** Threads that run heavy reads on SQLite beside the one that writes. */
  READER_THREADS: whole(1, 16).default(2),
  /** From so many milliseconds on a statement of the base counts as slow, and the log names it, without values. 0 = never. */
  /** In production: who may not read the schema is answered what the product itself sends, and nothing else. */
  KNOWN_OPERATIONS: flag.default(false),
  SLOW_STATEMENT_MS: whole(0, 600_000).default(500),
  /** How talkative the log is. */
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Log files go into this folder, 10 of 10 MB; relative to the project. Unset = standard output. */
  LOG_DIR: z.string().optional(),
  /** Multiplies the calls a session or an address may make per second; 0 lifts the limit (never in production). */
  RATE_LIMIT: z
    .union([z.enum(['on', 'off']).transform((v) => (v === 'on' ? 1 : 0)), whole(0, 10_000)], {
      error: rule('whole', { min: 0, max: 10_000 }),
    })
    .default(1),
})
type Settings = z.infer<typeof settings>
type Fault = { name: string; value: string; rule: string }

export interface Config extends UpkeepSettings {
  readonly production: boolean
  readonly port: number
  readonly host: string
  readonly tls: TlsSettings
  /** Whether nothing is answered, and nobody asked, without encryption. */
  readonly requireTls: boolean
  /** Other machines that are asked without encryption. */
  readonly plainNeighbors: readonly PlainNeighbor[]
  readonly dataDir: string
  readonly databaseUrl: string
  readonly redisUrl: string | null
  readonly jwtSecret: string
  /** Whether JWT_SECRET was given, and not made and kept by this machine. */
  readonly hasOwnSecret: boolean
  readonly adminPassword: string | null
  readonly demo: boolean
  readonly demoLanguage: 'zh' | 'en'
  readonly utcOffset: string
  /** '' in production. */
  readonly environment: string
  readonly trustProxy: number | string[] | null
  readonly metricsToken: string | null
  /** Addresses and networks; none when empty. */
  readonly autoLoginTrusted: readonly string[]
  /** Where uploaded files go; null = onto the disk. */
  readonly s3: S3Settings | null
  readonly channels: ChannelSettings
  /** Seconds. */
  readonly readyDrain: number
  readonly readerThreads: number
  readonly knownOperations: boolean
  readonly slowStatementMs: number
  readonly logLevel: Settings['LOG_LEVEL']
  /** null = standard output. */
  readonly logDir: string | null
  /** Factor on the allowed calls; 0 = unlimited. */
  readonly rateLimit: number
}

/** Every fault of the settings at once, as a table that a person can act on. Secrets are named, never shown. */
export class ConfigError extends Error {
  readonly faults: readonly Fault[]
  constructor(found: readonly Fault[], language: Language = 'en') {
    const translate = words(language)
    const faults = found.map((fault) => ({ ...fault, rule: ruleText(fault.rule, language) }))
    const width = Math.max(...faults.map((f) => f.name.length))
    const lines = faults.map(
      (f) => `  ${f.name.padEnd(width)}  ${f.rule}${f.value ? translate('start.rules.now', { value: f.value }) : ''}`,
    )
    super([translate(`start.rules.${faults.length === 1 ? 'one' : 'several'}`, { count: faults.length }), ...lines].join('\n'))
    this.faults = faults
  }
}

const SHOWN =
  /^(NODE_ENV|PORT|HOST|TLS|TLS_NAMES|REQUIRE_TLS|PLAIN_PORT|DEMO|DEMO_LANGUAGE|BUSINESS_UTC_OFFSET|ENV_NAME|TRUST_PROXY|AUTO_LOGIN_TRUSTED|READY_DRAIN|READER_THREADS|KNOWN_OPERATIONS|SLOW_STATEMENT_MS|LOG_LEVEL|RATE_LIMIT|FILES_S3_(?:BUCKET|ENDPOINT|REGION|PATH_STYLE)|\w+_ENDPOINT|SMTP_FROM)$/
const show = (name: string, value: unknown) => (value !== undefined && SHOWN.test(name) ? JSON.stringify(String(value).slice(0, 40)) : '')

/** What single checks cannot see. */
function productionFaults(env: Record<string, string>): Fault[] {
  if (env.NODE_ENV !== 'production') return []
  const secret = env.JWT_SECRET
  const faults: Fault[] = []
  const wrong = (name: string, why: string) => void faults.push({ name, value: '', rule: why })
  if (!secret) wrong('JWT_SECRET', rule('secret', { min: SECRET_MIN }))
  else if (KNOWN_SECRETS.test(secret) || new Set(secret).size < DISTINCT_MIN)
    wrong('JWT_SECRET', rule('guessable', { command: `node -p "require('crypto').randomBytes(48).toString('base64')"` }))
  const admin = env.ADMIN_PASSWORD
  if (admin && (isGuessable(admin) || commonPasswords().includes(admin))) wrong('ADMIN_PASSWORD', rule('guessablePassword'))
  if (env.METRICS_TOKEN && KNOWN_SECRETS.test(env.METRICS_TOKEN)) wrong('METRICS_TOKEN', rule('guessableToken'))
  if (['0', 'off'].includes(env.RATE_LIMIT ?? '')) wrong('RATE_LIMIT', rule('rateLimit'))
  return faults
}

function secretOf(configured: string | undefined, dataDir: string, { isReadOnly, language }: Reading): string {
  try {
    return configured ?? (isReadOnly ? foundSecret : ensureSecret)(dataDir)
  } catch (error) {
    throw new ConfigError([{ name: 'JWT_SECRET', value: '', rule: (error as Error).message }], language)
  }
}
const proxiesOf = (text: string | undefined) => {
  if (text === undefined) return null
  return /^\d$/.test(text) ? Number(text) : text.split(',').map((p) => p.trim())
}

/** `set PORT="4001"` of Windows' command line takes the quotes for a part of the value. */
const bare = (value: string, platform: NodeJS.Platform) => (platform === 'win32' ? value.replace(/^"(.*)"$/, '$1').trim() : value)

export interface Reading {
  /** Whoever only looks, or has yet to bring what belongs there, makes no secret: as another user it would keep the server from its own. */
  readonly isReadOnly?: boolean
  readonly platform?: NodeJS.Platform
  /** Of what is said about faults. */
  readonly language?: Language
}
/** Reads all settings; an empty one counts as unset. Throws ConfigError with every fault, touches nothing but DATA_DIR/jwt.secret. */
export function readConfig(env: Readonly<Record<string, string | undefined>>, how: Reading = {}): Config {
  const { platform = process.platform, language } = how
  // By their names: Windows finds `port` where PORT is asked for.
  const configured = Object.fromEntries(
    Object.keys(settings.shape).flatMap((name) => {
      const value = bare(env[name]?.trim() ?? '', platform)
      return value ? [[name, value] as const] : []
    }),
  )
  const { data: s, error } = settings.safeParse(configured)
  const faults = (error?.issues ?? []).map(({ path, message }) => {
    const name = String(path[0])
    return { name, value: show(name, configured[name]), rule: message }
  })
  for (const fault of [productionFaults, storageFaults, tlsFaults, requiredTlsFaults, channelFaults].flatMap((faultsOf) =>
    faultsOf(configured),
  ))
    if (!faults.some((f) => f.name === fault.name)) faults.push(fault)
  if (!s || faults.length) throw new ConfigError(faults, language)
  const production = s.NODE_ENV === 'production'
  const dataDir = inProject(s.DATA_DIR)
  return {
    production,
    port: s.PORT,
    host: s.HOST,
    tls: tlsOf(s, { host: s.HOST, production, hasProxy: s.TRUST_PROXY !== undefined, plainPort: s.PLAIN_PORT }),
    requireTls: s.REQUIRE_TLS,
    plainNeighbors: plainNeighbors(configured),
    dataDir,
    databaseUrl: baseInProject(s.DATABASE_URL ?? `file:${join(dataDir, 'millwright.sqlite')}`),
    redisUrl: s.REDIS_URL ?? null,
    jwtSecret: secretOf(s.JWT_SECRET, dataDir, how),
    hasOwnSecret: s.JWT_SECRET !== undefined,
    adminPassword: s.ADMIN_PASSWORD ?? null,
    demo: s.DEMO ?? !production,
    demoLanguage: s.DEMO_LANGUAGE,
    utcOffset: s.BUSINESS_UTC_OFFSET,
    environment: s.ENV_NAME ?? (production ? '' : 'development'),
    trustProxy: proxiesOf(s.TRUST_PROXY),
    metricsToken: s.METRICS_TOKEN ?? null,
    autoLoginTrusted: listOf(s.AUTO_LOGIN_TRUSTED),
    s3: storageOf(s),
    ...upkeepOf(s, dataDir),
    channels: channelsOf(s),
    readyDrain: s.READY_DRAIN,
    readerThreads: s.READER_THREADS,
    knownOperations: s.KNOWN_OPERATIONS,
    slowStatementMs: s.SLOW_STATEMENT_MS,
    logLevel: s.LOG_LEVEL,
    logDir: s.LOG_DIR ? inProject(s.LOG_DIR) : null,
    rateLimit: s.RATE_LIMIT,
  }
}

/** The settings that were given, without those that are secret. */
export const settingsShown = (): Record<string, string> =>
  Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => SHOWN.test(entry[0]) && Boolean(entry[1])))

/** The environment in which another program of ours reads these settings, whatever this process was started with. */
export const environmentFor = ({ dataDir, databaseUrl, backup, audit, hasOwnSecret, jwtSecret }: Config): NodeJS.ProcessEnv => ({
  ...process.env,
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  BACKUP_DIR: backup.folder,
  AUDIT_PAST_SECRETS: audit.pastSecrets.join(','),
  ...(audit.headFile && { AUDIT_HEAD_FILE: audit.headFile }),
  ...(backup.passphrase && { BACKUP_PASSPHRASE: backup.passphrase }),
  ...(hasOwnSecret && { JWT_SECRET: jwtSecret }),
})
