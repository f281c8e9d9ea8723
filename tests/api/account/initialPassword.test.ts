import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256Hex } from '../../../server/access/index.ts'
import { INITIAL_PASSWORD_DAYS } from '../../../server/domain/system/index.ts'
import { type TestApp, testApp } from '../../support/servers/app.ts'

const FIRST = sha256Hex('handed out on paper')
const OWN = sha256Hex('four words of my own')
let server: TestApp
let admin: string
beforeAll(async () => {
  server = await testApp()
  admin = await server.login()
  const { data } = await asked('{ configs(filter: { configKey: { eq: "KEY" } }) { items { id } } }'.replace('KEY', INITIAL_PASSWORD_DAYS))
  const [{ id }] = (data as { configs: { items: [{ id: string }] } }).configs.items
  await asked(`mutation { updateConfig(id: ${id}, input: { configValue: "7" }) { id } }`)
})
afterAll(() => server.close())

async function asked(query: string, variables = {}) {
  const answer = await server.send(query, { token: admin, variables })
  if (answer.errors) throw new Error(answer.text)
  return answer
}
const newcomer = (username: string) =>
  asked('mutation($input: CreateUserInput!) { createUser(input: $input) { id initialPasswordAt } }', {
    input: { username, name: username, password: FIRST, plantIds: ['1'], roleIds: ['1'] },
  })
const rest = async (path: string, body: object, token?: string) => {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const response = await fetch(`${server.address}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const login = async (username: string, password = FIRST) =>
  (
    await server.send('mutation($input: LoginInput!) { login(input: $input) { needStep2 needNewPassword ticket token user { id } } }', {
      variables: { input: { username, password } },
    })
  ).data?.login as { ticket: string; token: string }

describe('whoever signs in with a password that an administrator set', () => {
  it('gets nothing but a ticket, which opens nothing over GraphQL, REST or WebSockets', async () => {
    expect((await newcomer('fresh1')).data).toEqual({ createUser: { id: expect.any(String), initialPasswordAt: expect.any(String) } })
    const answer = await login('fresh1')
    expect(answer).toEqual({ needStep2: false, needNewPassword: true, ticket: expect.any(String), token: null, user: null })
    const token = answer.ticket
    for (const query of [
      '{ me { currentPlantId } }',
      '{ myAccount { username } }',
      'mutation { logout }',
      '{ reportLogs { items { id } } }',
    ])
      expect((await server.send(query, { token })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    for (const path of ['/admin/sysusers/switchplant/1', '/admin/sysusers']) expect((await rest(path, {}, token)).status).toBe(401)
    const client = server.socket({ authorization: `Bearer ${token}` })
    const refused = new Promise((resolve) => {
      client.subscribe(
        { query: 'subscription { downtimeBoard { total } }' },
        { next: () => resolve('open'), error: resolve, complete: () => {} },
      )
    })
    expect(await refused).toMatchObject({ code: 4401 })
  })

  it('chooses another one over GraphQL and goes on with it', async () => {
    await newcomer('fresh2')
    const { ticket } = await login('fresh2')
    const choose = (newPassword: string) =>
      server.send(
        'mutation($input: LoginNewPasswordInput!) { loginNewPassword(input: $input) { needStep2 ticket token user { username } } }',
        { variables: { input: { ticket, newPassword } }, language: 'en' },
      )
    expect((await choose(FIRST)).errors?.[0]?.extensions.fields).toEqual([
      expect.objectContaining({ field: 'newPassword', message: 'Must differ from the current password' }),
    ])
    const { data } = await choose(OWN)
    expect(data).toEqual({ loginNewPassword: { needStep2: false, ticket: null, token: expect.any(String), user: { username: 'fresh2' } } })
    const { token } = (data as { loginNewPassword: { token: string } }).loginNewPassword
    expect((await server.send('{ myAccount { username } }', { token })).data).toEqual({ myAccount: { username: 'fresh2' } })
    expect((await login('fresh2', OWN)).token).toEqual(expect.any(String))
  })

  it('does so over REST', async () => {
    await newcomer('fresh3')
    const { body } = await rest('/admin/login', { username: 'fresh3', password: FIRST })
    expect(body).toMatchObject({ needNewPassword: true, ticket: expect.any(String) })
    expect(body).not.toHaveProperty('token')
    const { ticket } = body
    expect(await rest('/admin/login/newpassword', { ticket, newPassword: FIRST })).toMatchObject({ status: 400 })
    expect((await rest('/admin/login/newpassword', { ticket, newPassword: OWN })).body).toMatchObject({ token: expect.any(String) })
    expect((await rest('/admin/login/newpassword', { ticket, newPassword: OWN })).body.token).toBeUndefined()
  })
})
