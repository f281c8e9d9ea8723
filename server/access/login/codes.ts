import { randomBytes, timingSafeEqual } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { sha256Hex } from '../../domain/identity/index.ts'

const STEP_MS = 30_000
const SECRET_BYTES = 20
const RECOVERY_CODES = 10
const GROUPS = 3
const GROUP = 4
/** Crockford's 32 signs: five bits each, and none that looks like another. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz'
const LOOKALIKES: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' }

/** How people read codes aloud, group and copy them makes no difference. */
const plain = (typed: string) => typed.normalize('NFKC').replace(/[\s-]/g, '').toLowerCase()

export type Code = { readonly kind: 'totp'; readonly digits: string } | { readonly kind: 'recovery'; readonly hash: string }
const hashOf = (signs: string) => sha256Hex(`recovery ${signs}`)
/** What kind of code somebody typed; null when it can be none. */
export function codeOf(typed: string): Code | null {
  const text = plain(typed.slice(0, 64))
  if (/^\d{6}$/.test(text)) return { kind: 'totp', digits: text }
  if (!/^[0-9a-z]{12}$/.test(text)) return null
  return { kind: 'recovery', hash: hashOf(text.replace(/[oil]/g, (sign) => LOOKALIKES[sign] ?? sign)) }
}

export const newSecret = () => new Secret({ size: SECRET_BYTES }).base32
const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Millwright', label, algorithm: 'SHA1', digits: 6, period: STEP_MS / 1000, secret: Secret.fromBase32(secret) })
/** The address that an authenticator app reads from a QR code. */
export const enrolmentUrl = (secret: string, username: string) => totpOf(secret, username).toString()

/**
 * The time step of a code (RFC 6238), one step of clock drift either way allowed; null unless it is later than the last one accepted, so
 * that no code counts twice.
 */
export function acceptedStep(secret: string, digits: string, { now, lastStep }: { now: Date; lastStep: number }): number | null {
  const current = Math.floor(now.getTime() / STEP_MS)
  const totp = totpOf(secret)
  const isRight = (step: number) => timingSafeEqual(Buffer.from(totp.generate({ timestamp: step * STEP_MS })), Buffer.from(digits))
  return [current - 1, current, current + 1].filter(isRight).find((step) => step > lastStep) ?? null
}

function newRecoveryCode(): string {
  const signs = Array.from(randomBytes(GROUPS * GROUP), (byte) => SIGNS[byte % SIGNS.length]).join('')
  return Array.from({ length: GROUPS }, (_, at) => signs.slice(at * GROUP, (at + 1) * GROUP)).join('-')
}
/** Ten codes of 60 bits, and what a typed one is compared by; that is stored under a slow hash alone (recoveryCodes.ts). */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  return { codes, hashes: codes.map((code) => hashOf(plain(code))) }
}
