import { hash as digest } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** argon2id, 19 MiB, two passes, one lane (OWASP's first choice); the library's default algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** The hash of a random password nobody knows: an unknown user costs the same time as a known one. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$SxDJY+YKgHupEWMoFy0asw$Qm+oQHNlAw1HZhY0p9q2cKe0xr2Eh34mCeXAnWN0kP0'

/** What a client sends in place of what was typed: its SHA-256 in lower-case hex. */
export const isClientHash = (text: string) => /^[0-9a-f]{64}$/.test(text)
export const sha256Hex = (text: string) => digest('sha256', text)

/** Throws when it is handed anything but a client hash: a typed password must never be stored by mistake. */
export async function hashPassword(clientHash: string): Promise<string> {
  if (!isClientHash(clientHash)) throw new TypeError('a password is hashed by the client first')
  return hash(clientHash, COST)
}

/** False for a wrong password and, after the same work, for a user that does not exist. */
export async function verifyPassword(stored: string | undefined, clientHash: string): Promise<boolean> {
  const isRight = await verify(stored ?? NOBODY, clientHash)
  return isRight && stored !== undefined && isClientHash(clientHash)
}
