import { randomBytes } from 'node:crypto'
import { slowDigest } from '../../domain/identity/index.ts'

const SALT_BYTES = 16
/** What a set of codes begins with; one from before had the SHA-256 of each code and no salt, which is what is digested here. */
const SCHEME = 'argon2id'
const SEPARATOR = ' '

interface CodeSet {
  /** Null for a set from before. */
  readonly salt: Buffer | null
  readonly digests: readonly string[]
}
function parse(stored: string | null): CodeSet {
  const parts = stored ? stored.split(SEPARATOR) : []
  if (parts[0] !== SCHEME) return { salt: null, digests: parts }
  return { salt: Buffer.from(parts[1] ?? '', 'base64url'), digests: parts.slice(2) }
}
const format = (salt: Buffer, digests: readonly string[]) =>
  digests.length ? [SCHEME, salt.toString('base64url'), ...digests].join(SEPARATOR) : null
const digestOf = async (hash: string, salt: Buffer) => (await slowDigest(hash, salt)).toString('base64url')

/** How recovery codes are stored: a slow digest of each under one random salt; 60 bits are too few for a fast one. */
export async function sealCodes(hashes: readonly string[]): Promise<string | null> {
  const salt = randomBytes(SALT_BYTES)
  return format(salt, await Promise.all(hashes.map((hash) => digestOf(hash, salt))))
}
export const codesLeft = (stored: string | null): number => parse(stored).digests.length

/** A stored set as it is to be compared with a code, computed before any row is locked: a slow hash must not hold up writers. */
export interface PreparedCodes {
  readonly before: string | null
  /** The same codes under the slow digest. */
  readonly sealed: string | null
  /** Of the code that was typed; null where none was. */
  readonly digest: string | null
}
export async function prepareCodes(before: string | null, hash: string | null): Promise<PreparedCodes> {
  const { salt, digests } = parse(before)
  const sealed = salt || !digests.length ? before : await sealCodes(digests)
  const sealedSalt = parse(sealed).salt
  return { before, sealed, digest: hash && sealedSalt ? await digestOf(hash, sealedSalt) : null }
}

/** The set as it is once the row is locked: another code of it may have been used up meanwhile. */
const currentOf = ({ before, sealed }: PreparedCodes, stored: string | null) => (stored === before ? sealed : stored)
/** The set under the slow digest where it was not yet; undefined where nothing is to be changed. */
export const resealed = (prepared: PreparedCodes, stored: string | null): string | null | undefined => {
  const current = currentOf(prepared, stored)
  return current === stored ? undefined : current
}
/** The set without the code that was typed; undefined where it is none of it. */
export function spend(prepared: PreparedCodes, stored: string | null): string | null | undefined {
  const { salt, digests } = parse(currentOf(prepared, stored))
  const isSameSalt = salt && parse(prepared.sealed).salt?.equals(salt)
  if (!isSameSalt || !prepared.digest || !digests.includes(prepared.digest)) return undefined
  return format(
    salt,
    digests.filter((one) => one !== prepared.digest),
  )
}
