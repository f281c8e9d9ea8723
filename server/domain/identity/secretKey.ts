import { randomBytes } from 'node:crypto'
import { sha256Hex } from './password.ts'

const KEY_BYTES = 32
/** As many characters as that many bytes are in base64url. */
const KEY = /^[\w-]{43}$/

export interface SecretKey {
  /** Handed out once and never kept. */
  readonly key: string
  /** The only form in which it is kept. */
  readonly keyHash: string
}

/** A key of 256 random bits, for links and screens that come in without a log-in. */
export function newSecretKey(): SecretKey {
  const key = randomBytes(KEY_BYTES).toString('base64url')
  return { key, keyHash: sha256Hex(key) }
}
/** What such a key is looked up by; nothing for what cannot be one, so that long or odd texts cost no question. */
export const keyHashOf = (key: string): string | undefined => (KEY.test(key) ? sha256Hex(key) : undefined)
