import crypto, { createHmac, createSecretKey, type KeyObject, timingSafeEqual, webcrypto } from 'node:crypto'
import { argon2 } from '../../../server/domain/identity/login/argon2.ts'

type NativeMethod = (this: unknown, ...args: never[]) => unknown
type Key = webcrypto.CryptoKey
type Imported = readonly [format: string, bytes: Uint8Array, algorithm: unknown, ...more: unknown[]]
type Sync = (algorithm: string, parameters: object) => Buffer

/** The secrets of keys that nothing can be read out of, from when they were imported. */
const secrets = new WeakMap<Key, KeyObject>()
const digestOf = (key: Key, secret: KeyObject, data: Uint8Array) => {
  const { hash } = key.algorithm as unknown as { readonly hash: { readonly name: string } }
  return createHmac(hash.name.replace('-', ''), secret).update(data).digest()
}

/** Nobody guesses here, and what slows guesses down took as long as 50 commands: a digest costs next to nothing, whatever was asked for. */
const COST = { memory: 8, passes: 1 }

/**
 * Computes passwords and signatures of tokens on this thread: threads of their own answer in whichever order they like. Whoever remembers the
 * functions that it asks must do so after this call. Out: the way back.
 */
export function withoutThreads(): () => void {
  const subtle = Object.getPrototypeOf(webcrypto.subtle) as Record<'importKey' | 'sign' | 'verify', NativeMethod>
  const { importKey, sign, verify } = subtle
  Object.assign(subtle, {
    async importKey(this: unknown, ...imported: Imported) {
      const key = (await importKey.call(this, ...(imported as unknown as never[]))) as Key
      const [format, bytes] = imported
      if (format === 'raw' && key.algorithm.name === 'HMAC') secrets.set(key, createSecretKey(bytes))
      return key
    },
    sign(this: unknown, algorithm: never, key: Key, data: Uint8Array) {
      const secret = secrets.get(key)
      if (!secret) return sign.call(this, algorithm, key as never, data as never)
      return Promise.resolve(Uint8Array.from(digestOf(key, secret, data)).buffer)
    },
    verify(this: unknown, algorithm: never, key: Key, signature: Uint8Array, data: Uint8Array) {
      const secret = secrets.get(key)
      if (!secret) return verify.call(this, algorithm, key as never, signature as never, data as never)
      const [expected, found] = [digestOf(key, secret, data), Buffer.from(signature)]
      return Promise.resolve(expected.length === found.length && timingSafeEqual(expected, found))
    },
  })
  const node = crypto as unknown as { argon2?: NativeMethod; argon2Sync?: Sync }
  const { argon2, argon2Sync } = node
  if (argon2 && argon2Sync)
    node.argon2 = ((algorithm: string, parameters: object, done: (error: null, digest: Buffer) => void) => {
      const digest = argon2Sync(algorithm, { ...parameters, ...COST })
      queueMicrotask(() => done(null, digest))
    }) as NativeMethod
  return () => {
    Object.assign(subtle, { importKey, sign, verify })
    if (argon2) node.argon2 = argon2
  }
}

/** Node computes them itself from 24.7 on; before, a package does, by threads alone. */
export const hasOwnPasswords = 'argon2' in crypto
/** Nobody's password, at next to no cost. */
const CHEAP = `$argon2id$v=19$m=8,t=1,p=1$${'c2FsdA'.repeat(2)}$${Buffer.alloc(32).toString('base64').replace('=', '')}`
/** What is computed on this thread needs no more than its turn: no thread is heard of before it is over. */
const MICROTASKS = 100

/** Throws where the product has remembered before `withoutThreads` how passwords are computed: no seed would be the same run twice. */
export async function refuseThreads(): Promise<void> {
  if (!hasOwnPasswords) return
  let isAnswered = false
  const answered = argon2()
    .then(({ verify }) => verify(CHEAP, ''))
    .then(() => {
      isAnswered = true
    })
  for (let left = MICROTASKS; left > 0 && !isAnswered; left--) await undefined
  if (isAnswered) return
  await answered
  throw new Error('threads compute passwords: something in this process asked for one before the simulation began')
}
