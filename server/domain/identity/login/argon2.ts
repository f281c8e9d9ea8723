import crypto, { randomBytes, timingSafeEqual } from 'node:crypto'
import type { DigestRequest } from './plainArgon2.ts'

/** argon2id, 19 MiB, two passes, one lane (OWASP's first choice). */
export const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const
const [SALT_BYTES, DIGEST_BYTES] = [16, 32]

/** The digest of argon2id alone; what is kept of a password is put together here. */
type Digest = (request: DigestRequest) => Promise<Buffer>
/** One that keeps and reads texts of its own. */
interface Whole {
  hash(text: string): Promise<string>
  /** The digest alone, for whoever stores the salt of several texts once. */
  digest(text: string, salt: Buffer): Promise<Buffer>
  verify(stored: string, text: string): Promise<boolean>
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
const textOf = ({ memory, passes, parallelism, salt }: DigestRequest, digest: Buffer) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(digest)}`
const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,4}),p=(\d{1,3})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Keeps and reads passwords by the same text (PHC) as the package does, whoever computes the digest. */
export const byDigest = (digestOf: Digest): Whole => ({
  digest: (message, salt) => digestOf({ message, salt, ...COST, bytes: DIGEST_BYTES }),
  async hash(message) {
    const request = { message, salt: randomBytes(SALT_BYTES), ...COST, bytes: DIGEST_BYTES }
    return textOf(request, await digestOf(request))
  },
  async verify(stored, message) {
    const [, memory, passes, parallelism, salt = '', digest = ''] = PHC.exec(stored) ?? []
    if (!digest) throw new Error('what is kept of this password is no text of argon2id')
    const expected = Buffer.from(digest, 'base64')
    const request = { message, salt: Buffer.from(salt, 'base64'), bytes: expected.length }
    const found = await digestOf({ ...request, memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) })
    return timingSafeEqual(found, expected)
  },
})

interface OwnParameters {
  readonly message: string
  readonly nonce: Buffer
  readonly parallelism: number
  readonly tagLength: number
  readonly memory: number
  readonly passes: number
}
type Own = (algorithm: 'argon2id', parameters: OwnParameters, done: (error: Error | null, digest: Buffer) => void) => void
/** Node's own, which it has from 24.7 on; undefined before. */
export function ownArgon2(): Whole | undefined {
  const { argon2 } = crypto as { argon2?: Own }
  if (!argon2) return undefined
  return byDigest(
    ({ salt, bytes, ...parameters }) =>
      new Promise((resolve, reject) =>
        argon2('argon2id', { ...parameters, nonce: salt, tagLength: bytes }, (error, digest) => (error ? reject(error) : resolve(digest))),
      ),
  )
}
/** The package's, a program of its own: on Windows it asks for Microsoft's runtime of Visual C++, which a clean one lacks. */
export async function packagedArgon2(): Promise<Whole> {
  const { hash, hashRaw, verify } = await import('@node-rs/argon2')
  const cost = { memoryCost: COST.memory, timeCost: COST.passes, parallelism: COST.parallelism }
  return {
    hash: (text) => hash(text, cost),
    digest: (text, salt) => hashRaw(text, { ...cost, salt, outputLen: DIGEST_BYTES }),
    verify: (stored, text) => verify(stored, text),
  }
}
/** In JavaScript alone, which runs everywhere and takes ten times as long; it lets others in meanwhile. */
export async function plainArgon2(): Promise<Whole> {
  const { digestOf } = await import('./plainArgon2.ts')
  return byDigest(digestOf)
}

let chosen: Promise<Whole> | undefined
/** The quickest that this machine has. */
export function argon2(): Promise<Whole> {
  chosen ??= Promise.resolve(ownArgon2() ?? packagedArgon2().catch(plainArgon2))
  return chosen
}
