import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256Hex } from '../../../server/access/index.ts'
import { DEMO_PASSWORD } from '../../../server/demo/index.ts'
import { type TestApp, testApp } from '../../support/servers/app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp({ TRUST_PROXY: 'loopback' })
})
afterAll(() => server.close())

const RIGHT = sha256Hex(DEMO_PASSWORD)
const WRONG = sha256Hex('not the password')
const LOGIN = 'mutation($input: LoginInput!) { login(input: $input) { token device } }'
interface Coming {
  ip: string
  mark?: string | undefined
  agent?: string
}
const headersOf = ({ ip, mark, agent = 'somebody' }: Coming) => ({
  'content-type': 'application/json',
  'accept-language': 'en',
  'x-forwarded-for': ip,
  'user-agent': agent,
  ...(mark && { 'x-device-mark': mark }),
})
async function login(username: string, password: string, coming: Coming) {
  const body = JSON.stringify({ query: LOGIN, variables: { input: { username, password } } })
  const response = await fetch(`${server.address}/graphql`, { method: 'POST', headers: headersOf(coming), body })
  const { data, errors } = (await response.json()) as {
    data?: { login: { token: string; device: string } } | null
    errors?: { message: string; extensions: Record<string, unknown> }[]
  }
  return { status: response.status, wait: response.headers.get('retry-after'), opened: data?.login, error: errors?.[0] }
}
async function restLogin(username: string, password: string, coming: Coming) {
  const body = JSON.stringify({ username, password })
  const response = await fetch(`${server.address}/api/v1/admin/login`, { method: 'POST', headers: headersOf(coming), body })
  const answer = (await response.json()) as { token?: string; device?: string; code: number; msg: string }
  return { status: response.status, wait: response.headers.get('retry-after'), answer }
}
type Way<Outcome> = (username: string, password: string, coming: Coming) => Promise<Outcome>
/**
 * Somebody tries out names until the address is slowed. Its first pause lasts a second: whoever wants to see it asks at once, on a busy machine more
 * than once, and nothing below counts on its being still there later.
 */
async function guessNames<Outcome extends { status: number }>(way: Way<Outcome>, ip: string) {
  for (let at = 0; at < 90; at++) {
    const outcome = await way(`nobody${at}`, WRONG, { ip, agent: 'guesser' })
    if (outcome.status === 429) return outcome
  }
  throw new Error('90 wrong names and still not slowed')
}

describe('an address from which names are guessed', () => {
  const ip = '203.0.113.20'
  it('is told on both wires in how many seconds it may try again', async () => {
    const slowed = await guessNames(login, ip)
    expect(slowed.error?.extensions).toMatchObject({ code: 'RATE_LIMITED', refusal: 'login.slowed' })
    expect(Number(slowed.wait)).toBeGreaterThan(0)
    expect(Number(slowed.wait)).toBeLessThanOrEqual(30)
    expect(slowed.error?.extensions.retryAfter).toBe(Number(slowed.wait))
    const rest = await guessNames(restLogin, ip)
    expect([rest.status, rest.answer.code, Number(rest.wait) <= 30]).toEqual([429, 429, true])
  })
  it('still lets in whoever has signed in on that device before', async () => {
    const { opened } = await login('lead', RIGHT, { ip: '203.0.113.21' })
    await guessNames(login, ip)
    expect((await login('lead', RIGHT, { ip, mark: opened?.device })).opened?.token).toBeTruthy()
  })
  it('still lets in an old client that knows no marks, from where it usually signs in', async () => {
    const home = { ip: '203.0.113.22', agent: 'FactoryApp/2.3 (Android 9)' }
    expect((await restLogin('operator', RIGHT, home)).answer.token).toBeTruthy()
    // The name is locked there for minutes, and the address slowed besides.
    for (let at = 0; at < 6; at++) await login('operator', WRONG, { ip: home.ip, agent: 'guesser' })
    await guessNames(login, home.ip)
    expect((await restLogin('operator', RIGHT, home)).answer.token).toBeTruthy()
    expect((await restLogin('operator', RIGHT, { ...home, agent: 'guesser' })).answer.token).toBeUndefined()
  })
})

describe('a name that is locked', () => {
  it('says when to come back, and opens to a device of its own', async () => {
    const ip = '203.0.113.30'
    const { opened } = await login('repairer', RIGHT, { ip, agent: 'desk' })
    for (let at = 0; at < 5; at++) await login('repairer', WRONG, { ip, agent: 'guesser' })
    const locked = await login('repairer', RIGHT, { ip, agent: 'guesser' })
    expect([locked.status, locked.error?.extensions.refusal]).toEqual([429, 'login.locked'])
    // Ten minutes, to the second, are a matter of the clock that stands still in tests/unit/access/lockout.test.ts.
    const isMinutes = (wait: string | null) => Number(wait) > 300 && Number(wait) <= 600
    expect(isMinutes(locked.wait)).toBe(true)
    const rest = await restLogin('repairer', RIGHT, { ip, agent: 'guesser' })
    expect([rest.status, rest.answer.code, isMinutes(rest.wait)]).toEqual([400, 40011, true])
    expect((await login('repairer', RIGHT, { ip, agent: 'new browser', mark: opened?.device })).opened?.token).toBeTruthy()
  })
})
