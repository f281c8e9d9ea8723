import { createHmac, createSecretKey, hkdfSync, type KeyObject, randomFillSync } from 'node:crypto'

/**
 * The keys of the audit trail. The first writes; those of former secrets only verify, so that a new secret does not invalidate old rows.
 */
export interface AuditKeys {
  readonly current: AuditKey
  readonly all: readonly AuditKey[]
}
export interface AuditKey {
  /** Identifies the key without revealing it. */
  readonly id: string
  /** Created once: passing bytes would import the key at every use, six times as long as the MAC itself. */
  readonly key: KeyObject
}
const PURPOSE = 'millwright audit trail'
/** 128 bits in base64url. */
const MAC_CHARS = 22
/** Distinguishes two rows with equal content, so that a copy is recognized. */
const NONCE_BYTES = 6
export const NONCE_CHARS = (NONCE_BYTES / 3) * 4

const hmac = (key: KeyObject, text: string) => createHmac('sha256', key).update(text).digest('base64url')
function keyOf(secret: string): AuditKey {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, 32)))
  return { id: hmac(key, 'id').slice(0, 8), key }
}
/** Derives the keys from the current secret of the installation and former ones. */
export function auditKeys(secret: string, past: readonly string[] = []): AuditKeys {
  const current = keyOf(secret)
  return { current, all: [current, ...past.map(keyOf)] }
}

/** A row of a log by column names, as stored. */
export type RawRow = Readonly<Record<string, string | number | null>>

/** The canonical text of a row. Columns without a value are omitted, so that a new column does not change the text of older rows. */
export function canonicalOf(table: string, columns: readonly string[], row: RawRow): string {
  const parts: (string | number)[] = [table]
  for (const name of columns) {
    const value = row[name]
    if (value !== null && value !== undefined) parts.push(name, value)
  }
  return JSON.stringify(parts)
}
/** The columns that the MAC of a row covers, in a fixed order: all but the id and the MAC itself. */
export const coveredColumns = (names: readonly string[]): string[] => names.filter((name) => name !== 'id' && name !== 'mac').sort()

/** Fetched for many rows at once, since each call for random bytes costs a system call. */
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
/** The MAC of a row of a log, with a random nonce; only a holder of the key can produce it. */
export const macOf = ({ current }: AuditKeys, text: string): string => macWith(current, nonce(), text)
/** Whether a MAC is that of a text under any of the keys. */
export const isMac = ({ all }: AuditKeys, text: string, mac: string): boolean =>
  all.some((key) => macWith(key, mac.slice(0, NONCE_CHARS), text) === mac)

/** The digest of a seal: a MAC over all its parts, which include the digest of the seal before. */
export const digestOf = ({ key }: AuditKey, parts: readonly (string | number)[]): string => hmac(key, JSON.stringify(parts))
