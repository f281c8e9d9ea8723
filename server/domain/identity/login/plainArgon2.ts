import { argon2idAsync } from '@noble/hashes/argon2.js'
import type { Given } from './argon2.ts'

/** The digest of argon2id, without any program of the machine's own. */
export const digestOf = async ({ message, salt, memory, passes, parallelism, bytes }: Given): Promise<Buffer> =>
  Buffer.from(await argon2idAsync(message, salt, { m: memory, t: passes, p: parallelism, dkLen: bytes }))
