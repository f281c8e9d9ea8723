import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256Hex } from '../../../server/access/index.ts'
import { DEMO_PASSWORD } from '../../../server/demo/index.ts'
import { type TestApp, testApp } from '../../support/servers/app.ts'
import { fixedClock } from '../../support/store/store.ts'
import { type LegacyClient, legacyClient } from '../../support/stories/legacyClient.ts'
import { codeAt } from '../../unit/access/factors.ts'

const password = sha256Hex(DEMO_PASSWORD)
const clock = fixedClock('2026-11-20T02:00:00.000Z')
let server: TestApp
let old: LegacyClient
beforeAll(async () => {
  server = await testApp({}, undefined, clock)
  old = legacyClient(server.address)
})
afterAll(async () => {
  old.close()
  await server.close()
})
const ask = async <T>(token: string, query: string, variables: object) => {
  const answer = await server.send(query, { token, variables })
  if (!answer.data) throw new Error(answer.text)
  return Object.values(answer.data)[0] as T
}

describe('a log-in in two steps', () => {
  it('answers a ticket, then the session for the ticket and a code, once', async () => {
    const token = await server.login('lead')
    const { secret } = await ask<{ secret: string }>(token, 'mutation($p: String!) { startTwoFactor(password: $p) { secret } }', {
      p: password,
    })
    await ask(token, 'mutation($c: String!) { confirmTwoFactor(code: $c) }', { c: codeAt(secret, clock.now()) })
    clock.forward(30_000)
    const first = await old.login('lead')
    expect(first.body).toMatchObject({
      code: 200,
      needStep2: true,
      ticket: expect.any(String),
      data: { needStep2: true, ticket: first.body.ticket },
    })
    expect(first.body).not.toHaveProperty('token')
    const { ticket } = first.body as unknown as { ticket: string }
    const wrong = await old.post('/admin/login/step2', { ticket, code: '000000' })
    expect([wrong.status, wrong.body.code]).toEqual([400, 40015])
    const code = Number(codeAt(secret, clock.now()))
    const second = await old.post('/admin/login/step2', { ticket, code: String(code).padStart(6, '0') })
    expect(second.body).toMatchObject({ code: 200, token: expect.any(String), currentPlantID: 1, data: { token: second.body.token } })
    expect((await old.post('/admin/login/step2', { ticket, code: '123456' })).body.code).toBe(40014)
    old.use(String(second.body.token))
    expect((await old.get('/admin/userinfo')).body).toMatchObject({ username: 'lead' })
    old.use('')
  })

  it.each([{}, { ticket: 1, code: [] }, { ticket: 'x', code: '1' }])('refuses %j as something to put right', async (body) => {
    expect((await old.post('/admin/login/step2', body)).status).toBe(400)
  })
})

describe('a log-in by link', () => {
  it('opens a session on the page of the link; a mobile alone opens nothing', async () => {
    const admin = await server.login()
    const { users } = (await server.send('{ users(filter: { username: { eq: "repairer" } }) { items { id mobile } } }', { token: admin }))
      .data as {
      users: { items: { id: string; mobile: string }[] }
    }
    const [{ id, mobile }] = users.items as [{ id: string; mobile: string }]
    const { key } = await ask<{ key: string }>(
      admin,
      'mutation($id: ID!, $input: IssueAutoLoginLinkInput!) { issueAutoLoginLink(userId: $id, input: $input) { key } }',
      { id, input: { purpose: 'Hall 2', hours: 8, plantId: '1', landingPage: '/repair/repairLogs' } },
    )
    const heard = await old.post('/admin/autologin', { mobile, key })
    expect(heard.body).toMatchObject({ token: expect.any(String), landingPage: '/repair/repairLogs', data: { currentPlantID: 1 } })
    for (const body of [{ mobile }, { mobile: Number(mobile) }, { mobile, key: 'wrong' }, {}]) {
      const refused = await old.post('/admin/autologin', body)
      expect([refused.status, refused.body.data]).toEqual([400, null])
    }
  })
})
