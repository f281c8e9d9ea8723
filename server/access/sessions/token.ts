import { createHmac, webcrypto } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod'

const NAME = 'millwright'
const LIFE_S = 30 * 60
/** However busy a session is, it ends this long after the password was typed. */
export const ABSOLUTE_MS = 12 * 3_600_000
const LONGEST = 2048
const REMEMBERED = 10_000

const count = z.int().positive()
const claimsShape = z.object({ identity: count, plantid: count, sid: count, mark: z.string(), orig_iat: count, iat: count, exp: count })
export type Claims = z.infer<typeof claimsShape>

export interface Grant {
  readonly userId: number
  readonly plantId: number
  readonly sessionId: number
  /** Changes with the password, so that a new password ends the tokens of the old one. */
  readonly mark: string
  readonly startedAt: Date
  /** Told to old clients, which show it; nothing is decided by it. */
  readonly shown: { readonly name: string; readonly roleKey: string; readonly roleName: string }
}
export interface Issued {
  readonly token: string
  readonly expiresAt: Date
}
export interface Tokens {
  sign(grant: Grant): Promise<Issued>
  /** The claims of a token that we signed and that still lives; null for everything else, whatever is wrong with it. */
  verify(token: string): Promise<Claims | null>
  /** The same for a token that has been verified before, at once; undefined for any other, which may be as good. */
  remembered(token: string): Claims | undefined
  /** True in the last half of a token's life, as long as a new one would live longer. */
  isDue(claims: Claims): boolean
  markOf(passwordHash: string): string
}

/** The last character of base64url has spare bits: without this, several spellings of one signature would pass. */
const isCanonical = (token: string) => token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)
const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

/** Tokens are HS256 and nothing else; the header of a token never decides how it is checked. */
export function createTokens({ secret, now }: { secret: string; now: () => Date }): Tokens {
  const bytes = new TextEncoder().encode(secret)
  const key = webcrypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
  const verified = new Map<string, Claims>()

  const capOf = (originS: number) => originS + ABSOLUTE_MS / 1000
  async function check(token: string): Promise<Claims | null> {
    const options = { algorithms: ['HS256'], typ: 'JWT', issuer: NAME, audience: NAME, currentDate: now() }
    const payload = await jwtVerify(token, await key, options).then(
      (r) => r.payload,
      () => null,
    )
    const claims = payload && claimsShape.safeParse(payload).data
    if (!claims || claims.exp > capOf(claims.orig_iat)) return null
    if (verified.size >= REMEMBERED) verified.clear()
    verified.set(token, claims)
    return claims
  }
  const isAlive = ({ exp }: Claims) => exp > seconds(now())
  return {
    async sign({ userId, plantId, sessionId, mark, startedAt, shown }) {
      const [iat, origin] = [seconds(now()), seconds(startedAt)]
      const exp = Math.min(iat + LIFE_S, capOf(origin))
      const old = { rolekey: shown.roleKey, rolename: shown.roleName, nice: shown.name }
      const token = await new SignJWT({ identity: userId, plantid: plantId, sid: sessionId, mark, orig_iat: origin, ...old })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(NAME)
        .setAudience(NAME)
        .setIssuedAt(iat)
        .setExpirationTime(exp)
        .sign(await key)
      return { token, expiresAt: new Date(exp * 1000) }
    },
    async verify(token) {
      const claims = verified.get(token) ?? (token.length <= LONGEST && isCanonical(token) ? await check(token) : null)
      return claims && isAlive(claims) ? claims : null
    },
    remembered(token) {
      const claims = verified.get(token)
      return claims && isAlive(claims) ? claims : undefined
    },
    isDue: ({ iat, exp, orig_iat }) => seconds(now()) - iat >= LIFE_S / 2 && exp < capOf(orig_iat),
    markOf: (passwordHash) => createHmac('sha256', bytes).update(passwordHash).digest('base64url').slice(0, 16),
  }
}
