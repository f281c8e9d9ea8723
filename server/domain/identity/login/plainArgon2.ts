import { argon2idAsync } from '@noble/hashes/argon2.js'

/** A password with what its digest is computed from; memory in KiB. */
export interface DigestRequest {
  readonly message: string
  readonly salt: Buffer
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
  readonly bytes: number
}
/** The digest of argon2id, without any program of the machine's own. */
export const digestOf = async ({ message, salt, memory, passes, parallelism, bytes }: DigestRequest): Promise<Buffer> =>
  Buffer.from(await argon2idAsync(message, salt, { m: memory, t: passes, p: parallelism, dkLen: bytes }))
