import { rootOf } from '../platform/connections/causes.ts'

/** Why something that we stand on does not answer, by the codes of drivers and systems (prefixes). */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  unknownHost: ['ENOTFOUND', 'EAI_AGAIN', 'EAI_'],
  refused: ['ECONNREFUSED'],
  noRoute: ['EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN'],
  timeout: ['ETIMEDOUT', 'ETIMEOUT', '57014'],
  password: ['28P01', '28000', 'EAUTH', 'WRONGPASS', 'NOAUTH'],
  noSuchBase: ['3D000'],
  noRight: ['42501', 'NOPERM', 'AccessDenied', 'InvalidAccessKeyId', 'SignatureDoesNotMatch'],
  crowded: ['53300'],
  starting: ['57P', 'LOADING'],
  certificate: ['DEPTH_ZERO_', 'SELF_SIGNED_', 'UNABLE_TO_', 'CERT_', 'ERR_TLS_', 'HOSTNAME_MISMATCH'],
  tls: ['EPROTO', 'ERR_SSL_', 'ETLS'],
  closed: ['ECONNRESET', 'EPIPE', 'ECONNECTION', '08'],
  full: ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100'],
  readOnly: ['EROFS', 'SQLITE_READONLY', '25006'],
  notOurs: ['EACCES', 'EPERM'],
  absent: ['ENOENT', 'ENOTDIR', 'NoSuchBucket'],
  failing: ['EIO', 'SQLITE_IOERR', 'SQLITE_CORRUPT', '58030', 'XX001', 'XX002'],
  busy: ['SQLITE_BUSY', 'SQLITE_LOCKED', 'WRITER_BUSY'],
}
/** What drivers say without a code. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/does not support SSL|no encryption|SSL off|wrong version number/i, 'tls'],
  [/certificate/i, 'certificate'],
  [/timeout|timed out/i, 'timeout'],
  [/WRONGPASS|NOAUTH|password must be a string|invalid password|authentication/i, 'password'],
  [/connection (is closed|terminated|closed)|socket (close|hang up)/i, 'closed'],
]
const nameOf = (code: string) => Object.entries(REASONS).find(([, prefixes]) => prefixes.some((one) => code.startsWith(one)))?.[0]

/** What stands between us and something else: the locale key of it, and what was said, on one line. */
export interface Reason {
  readonly why: string
  readonly said: string
}
/** Several addresses that were tried come as one error without a sentence of its own; the first says as much as all. */
function first(error: unknown): { code?: unknown; message: string; name?: string } {
  const root = rootOf(error)
  const inner = (root as unknown as AggregateError).errors
  return Array.isArray(inner) && inner[0] ? (inner[0] as Error) : root
}
const LINE_MAX = 300

/** The true reason of a failure, as far as its code or its words tell. */
export function reasonOf(error: unknown): Reason {
  if (!(error instanceof Error)) return { why: 'health.reasons.other', said: String(error) }
  const { code, message, name } = first(error)
  // Storages that speak S3 put their code into the name.
  const codeOrName = typeof code === 'string' ? code : (name ?? '')
  // Some drivers give a code of their own and leave that of the system in the sentence.
  const codes = [codeOrName, ...(message.match(/\bE[A-Z]{4,}\b/g) ?? [])].filter(Boolean)
  const why = codes.map(nameOf).find(Boolean) ?? WORDS.find(([words]) => words.test(message))?.[1] ?? 'other'
  return { why: `health.reasons.${why}`, said: (message || codeOrName).split('\n')[0]?.slice(0, LINE_MAX) ?? '' }
}
