import { createHmac, createSecretKey, hkdfSync, type KeyObject, randomFillSync } from 'node:crypto'

/**
 * The keys of the audit trail. The first one writes; those of secrets that were in use before only read, so that a new secret does not make
 * the past a forgery.
 */
export interface AuditKeys {
  readonly current: AuditKey
  readonly all: readonly AuditKey[]
}
export interface AuditKey {
  /** Says which key it is without telling it. */
  readonly id: string
  /** Made once: bytes would be made a key at every use, which takes six times as long as the mac itself. */
  readonly key: KeyObject
}
const PURPOSE = 'millwright audit trail'
/** 128 bits: nobody finds a second text for one by trying. */
const MAC_CHARS = 22
/** Two rows of the same words are two rows: a copy is told from its original by this. */
const NONCE_BYTES = 6
export const NONCE_CHARS = (NONCE_BYTES / 3) * 4

const hmac = (key: KeyObject, text: string) => createHmac('sha256', key).update(text).digest('base64url')
function keyOf(secret: string): AuditKey {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, 32)))
  return { id: hmac(key, 'id').slice(0, 8), key }
}
/** Keys from the secret of the installation, and from those that it had before. */
export function auditKeys(secret: string, past: readonly string[] = []): AuditKeys {
  const current = keyOf(secret)
  return { current, all: [current, ...past.map(keyOf)] }
}

/** A row of a log as it lies in the base, by the names of its columns. */
export type RawRow = Readonly<Record<string, string | number | null>>

/** What a row says, as one text: columns without a value are left out, so that a column of a later version changes no row of an earlier one. */
export function canonicalOf(table: string, columns: readonly string[], row: RawRow): string {
  const parts: (string | number)[] = [table]
  for (const name of columns) {
    const value = row[name]
    if (value !== null && value !== undefined) parts.push(name, value)
  }
  return JSON.stringify(parts)
}
/** The columns that a row's mac covers, in the order in which it does: all that the row says, under whatever number. */
export const coveredColumns = (names: readonly string[]): string[] => names.filter((name) => name !== 'id' && name !== 'mac').sort()

/** Random bytes cost a call of the system however few they are: they are fetched for many rows at once. */
const pool = Buffer.alloc(NONCE_BYTES * 256)
let used = pool.length
function nonce(): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += NONCE_BYTES
  return pool.toString('base64url', used - NONCE_BYTES, used)
}

const macWith = ({ key }: AuditKey, salt: string, text: string) => salt + hmac(key, salt + text).slice(0, MAC_CHARS)
/** The mark that a row of a log carries from its first moment on: only this program could have written these words. */
export const macOf = ({ current }: AuditKeys, text: string): string => macWith(current, nonce(), text)
export const isMac = ({ all }: AuditKeys, text: string, mac: string): boolean =>
  all.some((key) => macWith(key, mac.slice(0, NONCE_CHARS), text) === mac)

/** What a seal is the mac of: everything it says, over the seal before it. */
export const digestOf = ({ key }: AuditKey, parts: readonly (string | number)[]): string => hmac(key, JSON.stringify(parts))
