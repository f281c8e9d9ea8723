import { hash as digest } from 'node:crypto'
import { commonPasswords, withTails } from '../../../kernel/index.ts'
import { argon2 } from './argon2.ts'
import { isShortPassword } from './shortPasswords.ts'

/** The hash of a random password nobody knows: an unknown user costs the same time as a known one. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$SxDJY+YKgHupEWMoFy0asw$Qm+oQHNlAw1HZhY0p9q2cKe0xr2Eh34mCeXAnWN0kP0'

let pending = 0
/** Hashes are computed a few at a time, beside the thread that answers everybody: the others wait. */
async function counted<T>(work: Promise<T>): Promise<T> {
  pending++
  try {
    return await work
  } finally {
    pending--
  }
}
/** How many passwords are being hashed or wait for it. */
export const passwordsPending = (): number => pending

/** What a client sends in place of what was typed: its SHA-256 in lower-case hex. */
export const isClientHash = (text: string) => /^[0-9a-f]{64}$/.test(text)
export const sha256Hex = (text: string) => digest('sha256', text)

/** Throws when it is handed anything but a client hash: a typed password must never be stored by mistake. */
export async function hashPassword(clientHash: string): Promise<string> {
  if (!isClientHash(clientHash)) throw new TypeError('a password is hashed by the client first')
  return counted(argon2().then(({ hash }) => hash(clientHash)))
}

/** False for a wrong password and, after the same work, for a user that does not exist. */
export async function verifyPassword(stored: string | undefined, clientHash: string): Promise<boolean> {
  const isRight = await counted(argon2().then(({ verify }) => verify(stored ?? NOBODY, clientHash)))
  return isRight && stored !== undefined && isClientHash(clientHash)
}

/** The slow digest of a short secret that is no password, such as a recovery code, under a salt that the caller stores. */
export const slowDigest = (text: string, salt: Buffer): Promise<Buffer> => counted(argon2().then(({ digest }) => digest(text, salt)))

let known: ReadonlySet<string> | undefined
/** Hashed when first asked: a server that only answers questions needs none of it. */
function commonHashes(): ReadonlySet<string> {
  known ??= new Set(commonPasswords().map(sha256Hex))
  return known
}

/** So many guesses are hashed, in about 2 ms, before others are served. */
const PIECE = 2_000
const yieldToEventLoop = () => new Promise<void>((resolve) => setImmediate(resolve))
/** Whether a password, of which only the client's hash is known, is one of these words, or one of them with what people add to words. */
export async function isMadeOf(clientHash: string, words: readonly string[]): Promise<boolean> {
  let count = 0
  for (const word of words)
    for (const guess of withTails([word])) {
      if (sha256Hex(guess) === clientHash) return true
      if (++count % PIECE === 0) await yieldToEventLoop()
    }
  return false
}

/**
 * Whether a password, of which only the client's hash is known, is among those that anybody tries first, has three characters or fewer, or is made
 * of what everybody knows of its owner.
 */
export async function isWeakPassword(clientHash: string, ofOwner: readonly (string | null)[] = []): Promise<boolean> {
  const facts = ofOwner.flatMap((fact) => (fact ? [fact, fact.split('@')[0] ?? fact] : []))
  return commonHashes().has(clientHash) || (await isMadeOf(clientHash, facts)) || (await isShortPassword(clientHash))
}
