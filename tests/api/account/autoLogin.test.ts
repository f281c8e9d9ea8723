import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, type TestApp, testApp } from '../../support/servers/app.ts'

let server: TestApp
let admin: string
beforeAll(async () => {
  server = await testApp({ TRUST_PROXY: 'loopback', AUTO_LOGIN_TRUSTED: '10.77.0.0/16' })
  admin = await server.login()
})
afterAll(() => server.close())

const MOBILE = { repairer: '13806120004', lead: '13806120003', operator: '13806120005' }
const ENTER =
  'mutation($input: AutoLoginInput!) { autoLogin(input: $input) { needStep2 token currentPlantId user { username landingPage } } }'
/** As a terminal behind a trusted proxy asks. */
async function enter(mobile: string, key: string | null, { ip = '203.0.113.1', language = 'zh' } = {}): Promise<Answer> {
  const headers = { 'content-type': 'application/json', 'accept-language': language, 'x-forwarded-for': ip }
  const body = JSON.stringify({ query: ENTER, variables: { input: { mobile, key } } })
  const response = await fetch(`${server.address}/graphql`, { method: 'POST', headers, body })
  const text = await response.text()
  const { data = null, errors } = JSON.parse(text)
  return { status: response.status, headers: response.headers, data, errors, text }
}
const refusalOf = ({ errors }: Answer) => errors?.[0]?.extensions.refusal
async function userId(username: string): Promise<string> {
  const { data } = await server.send(`{ users(filter: { username: { contains: "${username}" } }) { items { id username } } }`, {
    token: admin,
  })
  return (data as { users: { items: { id: string; username: string }[] } }).users.items.find((one) => one.username === username)
    ?.id as string
}
const issue = async (username: string, input: object = {}, token = admin, language = 'en') =>
  server.send(
    'mutation($userId: ID!, $input: IssueAutoLoginLinkInput!) { issueAutoLoginLink(userId: $userId, input: $input) { id url key expiresAt } }',
    {
      token,
      language,
      variables: { userId: await userId(username), input: { purpose: 'Hall 2', hours: 8, ...input } },
    },
  )
const linkOf = (answer: Answer) => (answer.data as { issueAutoLoginLink: { id: string; url: string; key: string } }).issueAutoLoginLink

describe('an auto-login link', () => {
  it('opens a session with the rights of its user, on its page, until it is revoked', async () => {
    const { id, url, key } = linkOf(await issue('repairer', { isReusable: true, plantId: '1', landingPage: '/repair/repairLogs' }))
    expect(url).toBe(`/auto-login#mobile=${MOBILE.repairer}&key=${key}`)
    const { data } = await enter(MOBILE.repairer, key)
    expect(data).toMatchObject({
      autoLogin: { needStep2: false, currentPlantId: '1', user: { username: 'repairer', landingPage: '/repair/repairLogs' } },
    })
    const { token } = (data as { autoLogin: { token: string } }).autoLogin
    expect((await server.send('{ me { user { username } } }', { token })).data).toMatchObject({ me: { user: { username: 'repairer' } } })
    const revoked = await server.send('mutation($id: ID!) { revokeAutoLoginLink(id: $id) { status } }', { token: admin, variables: { id } })
    expect(revoked.data).toEqual({ revokeAutoLoginLink: { status: 'REVOKED' } })
    expect(refusalOf(await enter(MOBILE.repairer, key))).toBe('login.linkRefused')
  })
  it('that opens nothing says the same in one’s language, whatever is wrong', async () => {
    const { key } = linkOf(await issue('lead'))
    const wrong = [enter('13900000000', key), enter(MOBILE.lead, 'wrong'), enter(MOBILE.lead, null), enter(MOBILE.operator, key)]
    for (const answer of await Promise.all(wrong)) {
      expect([answer.status, answer.errors?.[0]?.message]).toEqual([200, '此链接无法登录，可能已撤销或过期。请使用密码登录，或索取新链接'])
    }
    expect((await enter(MOBILE.lead, 'wrong', { language: 'en' })).errors?.[0]?.message).toMatch(/^This link is not valid/)
  })
  it('locks those who guess', async () => {
    const { key } = linkOf(await issue('operator'))
    for (let at = 0; at < 5; at++)
      expect(refusalOf(await enter(MOBILE.operator, `guess${at}`, { ip: '203.0.113.9' }))).toBe('login.linkRefused')
    const answer = await enter(MOBILE.operator, key, { ip: '203.0.113.9' })
    expect([answer.status, answer.errors?.[0]?.extensions.code]).toEqual([429, 'RATE_LIMITED'])
    expect((await enter(MOBILE.operator, key)).data?.autoLogin).toBeTruthy()
  })
  it('may be left out at trusted terminals, not elsewhere', async () => {
    await issue('lead')
    expect((await enter(MOBILE.lead, null, { ip: '10.77.4.5' })).data?.autoLogin).toBeTruthy()
    expect(refusalOf(await enter(MOBILE.lead, null, { ip: '10.78.4.5' }))).toBe('login.linkRefused')
    // Without a link there is nothing to leave out.
    expect(refusalOf(await enter('13806120006', null, { ip: '10.77.4.5' }))).toBe('login.linkRefused')
  })
  it('is made only by whoever holds the rights, with clear words on wrong input', async () => {
    expect((await issue('lead', {}, await server.login('manager'))).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    const said = async (input: object, language: string) => (await issue('lead', input, admin, language)).errors?.[0]?.extensions.fields
    expect(await said({ hours: 9999 }, 'en')).toEqual([{ field: 'hours', message: 'Must not exceed 720' }])
    expect(await said({ plantId: '2' }, 'zh')).toEqual([{ field: 'plantId', message: '该用户不属于此工厂' }])
    expect(await said({ landingPage: '//evil.example' }, 'en')).toEqual([
      { field: 'landingPage', message: 'Enter a page of this console, for example /repair/reportLogs' },
    ])
  })
})
