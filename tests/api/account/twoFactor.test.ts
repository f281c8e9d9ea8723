import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256Hex } from '../../../server/access/index.ts'
import { DEMO_PASSWORD } from '../../../server/demo/index.ts'
import { type Answer, type TestApp, testApp } from '../../support/servers/app.ts'
import { codeAt } from '../../unit/access/factors.ts'

const PASSWORD = sha256Hex(DEMO_PASSWORD)
const STEP_MS = 30_000
let server: TestApp
/** What the server takes for now: moved on so that each test has a fresh code. */
let aheadMs = 0
beforeAll(async () => {
  server = await testApp({}, undefined, { now: () => new Date(Date.now() + aheadMs) })
})
afterAll(() => server.close())

const now = () => new Date(Date.now() + aheadMs)
const login = (username: string, more: object = {}) =>
  server.send('mutation($input: LoginInput!) { login(input: $input) { needStep2 ticket token user { username } plants { id } } }', {
    variables: { input: { username, password: PASSWORD } },
    ...more,
  })
const step2 = (ticket: string, code: string, more: object = {}) =>
  server.send('mutation($input: LoginStep2Input!) { loginStep2(input: $input) { needStep2 token currentPlantId permissions } }', {
    variables: { input: { ticket, code } },
    ...more,
  })
const refusalOf = ({ errors }: Answer) => errors?.[0]?.extensions.refusal
const mutate = async (token: string, field: string, variables: object = {}, args = '') => {
  const answer = await server.send(`mutation${args} { ${field} }`, { token, variables })
  if (answer.errors) throw new Error(answer.errors[0]?.message)
  return Object.values(answer.data ?? {})[0] as never
}
async function enrol(username: string) {
  const token = await server.login(username)
  const { secret, url } = await mutate(token, 'startTwoFactor(password: $p) { secret url }', { p: PASSWORD }, '($p: String!)')
  const code = () => codeAt(secret, now())
  const recovery: string[] = await mutate(token, 'confirmTwoFactor(code: $c)', { c: code() }, '($c: String!)')
  aheadMs += STEP_MS
  return { token, url, code, recovery }
}

describe('log-in with a second factor', () => {
  it('goes over a ticket and a code, for its own user alone', async () => {
    const { code, url, recovery } = await enrol('lead')
    expect(url).toMatch(/^otpauth:\/\/totp\/Millwright:lead\?/)
    expect(recovery).toHaveLength(10)
    const first = await login('lead')
    expect(first.data).toEqual({ login: { needStep2: true, ticket: expect.any(String), token: null, user: null, plants: null } })
    expect((await login('manager')).data).toMatchObject({ login: { needStep2: false, ticket: null, user: { username: 'manager' } } })
    const { ticket } = (first.data as { login: { ticket: string } }).login
    const done = await step2(ticket, code())
    expect(done.data).toMatchObject({ loginStep2: { needStep2: false, currentPlantId: '1' } })
    const { token } = (done.data as { loginStep2: { token: string } }).loginStep2
    const account = await server.send('{ myAccount { username twoFactor recoveryCodesLeft roleNames plants { name } lastLoginAt } }', {
      token,
    })
    expect(account.data).toMatchObject({ myAccount: { username: 'lead', twoFactor: true, recoveryCodesLeft: 10, roleNames: ['维修主管'] } })
    expect(refusalOf(await step2(ticket, code()))).toBe('login.ticketOver')
  })

  it('opens one session when twenty ask at the same time', async () => {
    const { code } = await enrol('operator')
    const { ticket } = ((await login('operator')).data as { login: { ticket: string } }).login
    const answers = await Promise.all(Array.from({ length: 20 }, () => step2(ticket, code())))
    expect(answers.filter((a) => a.data?.loginStep2)).toHaveLength(1)
  })

  it('tells a wrong code and an old ticket in both languages, and no more', async () => {
    await enrol('viewer')
    const { ticket } = ((await login('viewer')).data as { login: { ticket: string } }).login
    const said = async (t: string, code: string, language: string) => {
      const { errors, status } = await step2(t, code, { language })
      return [status, errors?.[0]?.extensions.code, errors?.[0]?.message]
    }
    expect(await said(ticket, '000000', 'zh')).toEqual([200, 'BAD_USER_INPUT', '验证码错误或已使用，请等待新的验证码后重试'])
    expect(await said(ticket, '000000', 'en')).toEqual([
      200,
      'BAD_USER_INPUT',
      'This code is wrong or already used. Wait for the next code and try again',
    ])
    expect(await said('made-up', '000000', 'zh')).toEqual([200, 'BAD_USER_INPUT', '登录验证已超时，请重新登录'])
    expect(await said(ticket, '12', 'en')).toEqual([
      200,
      'BAD_USER_INPUT',
      'Check these fields: Code: Enter the 6-digit code shown in the app, or a recovery code',
    ])
    aheadMs += 5 * 60_000
    expect(await said(ticket, '000000', 'en')).toEqual([200, 'BAD_USER_INPUT', 'This sign-in has timed out. Sign in again'])
  })

  it('is ended by its owner, or by an administrator when the phone is lost', async () => {
    const { token, code } = await enrol('repairer')
    await mutate(token, 'endTwoFactor(password: $p, code: $c)', { p: PASSWORD, c: code() }, '($p: String!, $c: String!)')
    expect((await login('repairer')).data).toMatchObject({ login: { needStep2: false } })
    await enrol('repairer')
    const admin = await server.login('admin')
    const { data } = await server.send('{ users(filter: { username: { contains: "repairer" } }) { items { id username } } }', {
      token: admin,
    })
    const id = (data as { users: { items: { id: string; username: string }[] } }).users.items.find((one) => one.username === 'repairer')?.id
    expect(await mutate(admin, 'resetUserTwoFactor(id: $id)', { id }, '($id: ID!)')).toBe(true)
    expect((await login('repairer')).data).toMatchObject({ login: { needStep2: false } })
    const denied = await server.send('mutation($id: ID!) { resetUserTwoFactor(id: $id) }', {
      token: await server.login('developer'),
      variables: { id },
    })
    expect(denied.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })
})
