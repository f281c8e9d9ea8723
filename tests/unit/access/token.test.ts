import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { type Claims, createTokens } from '../../../server/access/sessions/token.ts'
import { fixedClock } from '../../support/store/store.ts'

const SECRET = 'kkkkkkkk-a-test-secret-of-sufficient-length'
const MINUTE = 60_000
const SHOWN = { name: '王建国', roleKey: 'repairer', roleName: '维修工' }

function setUp() {
  const clock = fixedClock()
  const tokens = createTokens({ secret: SECRET, now: clock.now })
  const grant = { userId: 7, plantId: 2, sessionId: 31, mark: 'm', startedAt: clock.now(), shown: SHOWN }
  return { clock, tokens, grant }
}
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const sign = (head: string, body: string, secret = SECRET) =>
  `${head}.${body}.${createHmac('sha256', secret).update(`${head}.${body}`).digest('base64url')}`

describe('a token', () => {
  it('carries the claims that clients know', async () => {
    const { tokens, grant, clock } = setUp()
    const { token, expiresAt } = await tokens.sign(grant)
    const iat = clock.now().getTime() / 1000
    expect(await tokens.verify(token)).toMatchObject({ identity: 7, plantid: 2, sid: 31, orig_iat: iat, iat, exp: iat + 1800 })
    expect(expiresAt.getTime()).toBe(clock.now().getTime() + 30 * MINUTE)
    expect(JSON.parse(Buffer.from(token.split('.')[1] as string, 'base64url').toString())).toMatchObject({
      rolekey: 'repairer',
      rolename: '维修工',
      nice: '王建国',
    })
  })
  it('ends after half an hour, and is due for renewal after a quarter', async () => {
    const { tokens, grant, clock } = setUp()
    const { token } = await tokens.sign(grant)
    clock.forward(14 * MINUTE)
    expect(tokens.isDue((await tokens.verify(token)) as Claims)).toBe(false)
    clock.forward(1 * MINUTE)
    expect(tokens.isDue((await tokens.verify(token)) as Claims)).toBe(true)
    clock.forward(15 * MINUTE - 1000)
    expect(await tokens.verify(token)).not.toBeNull()
    clock.forward(1000)
    expect(await tokens.verify(token)).toBeNull()
  })
  it('never outlives twelve hours from the log-in, however often it is renewed', async () => {
    const { tokens, grant, clock } = setUp()
    clock.forward(12 * 60 * MINUTE - 5 * MINUTE)
    const { token, expiresAt } = await tokens.sign(grant)
    expect(expiresAt.getTime()).toBe(grant.startedAt.getTime() + 12 * 60 * MINUTE)
    clock.forward(4 * MINUTE)
    expect(tokens.isDue((await tokens.verify(token)) as Claims)).toBe(false)
    clock.forward(1 * MINUTE)
    expect(await tokens.verify(token)).toBeNull()
  })
})

describe('forged tokens', () => {
  async function forgeries() {
    const { tokens, grant, clock } = setUp()
    const { token } = await tokens.sign(grant)
    const [head = '', body = '', signature = ''] = token.split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>
    const key = new TextEncoder().encode(SECRET)
    const make = (changed: object, alg = 'HS256') =>
      new SignJWT({ ...claims, ...changed }).setProtectedHeader({ alg, typ: 'JWT' }).sign(key)
    const list: Record<string, string> = {
      'alg none': `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`,
      'alg none with the old signature': `${encode({ alg: 'none', typ: 'JWT' })}.${body}.${signature}`,
      'no signature': `${head}.${body}.`,
      'two parts': `${head}.${body}`,
      'another secret': sign(head, body, 'another-secret-of-sufficient-length!!'),
      'another identity': `${head}.${encode({ ...claims, identity: 1 })}.${signature}`,
      'another algorithm': await make({}, 'HS512'),
      'another issuer': await make({ iss: 'elsewhere' }),
      'another audience': await make({ aud: 'elsewhere' }),
      'a key of its own': sign(encode({ alg: 'HS256', typ: 'JWT', jwk: { kty: 'oct', k: 'AAAA' } }), body, 'AAAA'),
      'a key id from a path': sign(encode({ alg: 'HS256', typ: 'JWT', kid: '../../dev/null' }), body, ''),
      'another type': sign(encode({ alg: 'HS256', typ: 'at+jwt' }), body),
      'no session': sign(head, encode({ ...claims, sid: undefined })),
      'a negative identity': sign(head, encode({ ...claims, identity: -1 })),
      'an identity as text': sign(head, encode({ ...claims, identity: '7' })),
      'a life beyond twelve hours': sign(head, encode({ ...claims, exp: (claims.iat as number) + 13 * 3600 })),
      'no end': sign(head, encode({ ...claims, exp: undefined })),
      padding: `${token}=`,
      'a line break': `${token}\n`,
      nothing: '',
      'a long one': `${head}.${'A'.repeat(5000)}.${signature}`,
    }
    return { tokens, token, list, clock }
  }
  it('open nothing', async () => {
    const { tokens, list } = await forgeries()
    const accepted: string[] = []
    for (const [name, forged] of Object.entries(list)) if (await tokens.verify(forged)) accepted.push(name)
    expect(accepted).toEqual([])
  })
  it('open nothing in 10,000 mutations of a good one', async () => {
    const { tokens, token } = await forgeries()
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.'
    const place = fc.nat({ max: token.length - 1 })
    const mutated = fc.oneof(
      // Letters at the end of a signature say fewer bits than they hold: there many spellings mean the same bytes.
      fc
        .tuple(fc.oneof(place, fc.integer({ min: token.length - 3, max: token.length - 1 })), fc.constantFrom(...letters))
        .map(([at, letter]) => token.slice(0, at) + letter + token.slice(at + 1)),
      fc
        .tuple(place, fc.constantFrom(...letters, '=', ' ', '\n', '%', '\0', 'é'))
        .map(([at, letter]) => token.slice(0, at) + letter + token.slice(at)),
      fc.tuple(place, place).map(([from, to]) => token.slice(0, Math.min(from, to)) + token.slice(Math.max(from, to))),
      fc.tuple(place, place).map(([from, to]) => token.slice(0, Math.max(from, to)) + token.slice(Math.min(from, to))),
      fc.shuffledSubarray(token.split('.'), { minLength: 1 }).map((parts) => parts.join('.')),
    )
    await fc.assert(
      fc.asyncProperty(mutated, async (forged) => forged === token || (await tokens.verify(forged)) === null),
      { seed: 2026, numRuns: 10_000, endOnFailure: true },
    )
    expect(await tokens.verify(token)).not.toBeNull()
  })
})
