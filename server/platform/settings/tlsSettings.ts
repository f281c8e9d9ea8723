import { isIP } from 'node:net'
import * as z from 'zod'
import { networksOf } from '../networks.ts'
import { inProject } from './locations.ts'
import { rule } from './settingRules.ts'

/** The authority that devices trust, inside DATA_DIR and inside archives: with another one all of them would have to trust anew. */
export const AUTHORITY_FILE = 'tls/authority.pem'
/** The certificate by it that is shown, and its key. */
export const SERVER_FILE = 'tls/server.pem'

/** A name of a machine or a site, in lower case. */
export const HOST_NAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/

/** Settings of https. */
export const tlsShape = {
  /** auto makes certificates here, off speaks plain http. Unset = auto where HOST opens the server to a network, outside production and with no proxy in front. */
  TLS: z.enum(['off', 'auto'], { error: rule('oneOf', { list: 'off, auto' }) }).optional(),
  /** One's own certificate with those between it and its authority, and its key, as PEM files; read again when they change. */
  TLS_CERT: z.string().optional(),
  TLS_KEY: z.string().optional(),
  /** Names and addresses that people open the server by, where its machine does not know them, as in a container: the certificate made here is for them, and not for those of the machine. */
  TLS_NAMES: z
    .string()
    .transform((text) =>
      text
        .split(/[\s,]+/)
        .filter(Boolean)
        .map((name) => name.toLowerCase()),
    )
    .refine((names) => names.every((name) => isIP(name) > 0 || HOST_NAME.test(name)), { error: rule('hostNames') })
    .optional(),
}
type TlsEnv = z.output<z.ZodObject<typeof tlsShape>>

export interface TlsSettings {
  readonly kind: 'off' | 'auto' | 'own'
  /** Of one's own. */
  readonly files: { readonly cert: string; readonly key: string } | null
  /** By what people open the server; empty = by the names and addresses of its machine. */
  readonly names: readonly string[]
  /** Where REST answers over plain http; null = nowhere. */
  readonly plainPort: number | null
}

const isLoopback = networksOf(['loopback'])
/** Whether others can reach a server that listens there. */
export const isOpenToOthers = (host: string) => host !== 'localhost' && !(isIP(host) > 0 && isLoopback(host))

interface Around {
  readonly host: string
  readonly production: boolean
  readonly hasProxy: boolean
  readonly plainPort: number | undefined
}
function kindOf({ TLS, TLS_CERT }: TlsEnv, { host, production, hasProxy }: Around): TlsSettings['kind'] {
  if (TLS_CERT) return 'own'
  // Walls and clients that run by http would be turned away by an upgrade: in production it is asked for by name.
  return TLS ?? (isOpenToOthers(host) && !production && !hasProxy ? 'auto' : 'off')
}
export function tlsOf(env: TlsEnv, around: Around): TlsSettings {
  const { TLS_CERT: cert, TLS_KEY: key, TLS_NAMES: names = [] } = env
  const files = cert && key ? { cert: inProject(cert), key: inProject(key) } : null
  const kind = kindOf(env, around)
  return { kind, files, names, plainPort: kind === 'off' ? null : (around.plainPort ?? null) }
}

const FAULTS: readonly [name: string, isWrong: (env: Readonly<Record<string, string>>) => unknown, rule: string][] = [
  ['TLS_KEY', (env) => env.TLS_CERT && !env.TLS_KEY, rule('together', { name: 'TLS_CERT' })],
  ['TLS_CERT', (env) => env.TLS_KEY && !env.TLS_CERT, rule('together', { name: 'TLS_KEY' })],
  ['TLS', (env) => env.TLS && env.TLS_CERT, rule('besideOwnCertificate')],
  ['PLAIN_PORT', (env) => env.PLAIN_PORT && env.PLAIN_PORT === (env.PORT ?? '4000'), rule('otherPort', { name: 'PORT' })],
]
/** What single checks of these settings cannot see. */
export const tlsFaults = (env: Readonly<Record<string, string>>): { name: string; value: string; rule: string }[] =>
  FAULTS.flatMap(([name, isWrong, rule]) => (isWrong(env) ? [{ name, value: '', rule }] : []))
