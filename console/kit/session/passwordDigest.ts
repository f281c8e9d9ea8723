import { NetworkFailure } from '../network/network.ts'

const hex = (byte: number) => byte.toString(16).padStart(2, '0')

/**
 * The hash of a password as `sha256` makes it, by the browser where it offers that. Over plain http, where it does not, the code comes when it is needed:
 * whoever is signed in never loads it.
 * @throws {NetworkFailure} where that code was not reached
 */
export async function passwordDigest(typed: string): Promise<string> {
  if (crypto.subtle) {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(typed))
    return Array.from(new Uint8Array(digest), hex).join('')
  }
  const { sha256 } = await import('./sha256.ts').catch(() => {
    throw new NetworkFailure()
  })
  return sha256(typed)
}
