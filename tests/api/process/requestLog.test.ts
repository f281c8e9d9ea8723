import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256Hex } from '../../../server/access/index.ts'
import { requestLog } from '../../../server/domain/system/index.ts'
import { type Store, systemActor } from '../../../server/kernel/index.ts'
import { openStore } from '../../../server/store/index.ts'
import { type TestApp, testApp } from '../../support/servers/app.ts'
import { freshBase } from '../../support/store/store.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const canary = sha256Hex('canary')
const rest = (method: string, path: string, { token = '', body }: { token?: string; body?: object } = {}) =>
  fetch(`${app.address}/api/v1${path}`, {
    method,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
const kept = (store: Store) => store.read(systemActor(0)).of(requestLog)
let seq = 0
/** Everything that was noted before this call: rows are written in order. */
async function rows() {
  const last = `Last${++seq}`
  await app.send(`query ${last} { site { name } }`)
  await expect.poll(() => kept(app.app.store).count({ operation: last })).toBe(1)
  return kept(app.app.store).find({})
}

describe('the request log', () => {
  it('tells of calls over both wires, who made them and what they were about', async () => {
    const token = await app.login('manager')
    await app.send('query Shops { workshops { items { id name } } }', { token })
    await app.send('{ workshops { total } shifts { total } }', { token })
    const made = await app.send('mutation AddShop($input: CreateWorkshopInput!) { createWorkshop(input: $input) { id name title } }', {
      token: await app.login('admin'),
      variables: { input: { name: 'Logged shop' } },
    })
    const { id } = (made.data as { createWorkshop: { id: string } }).createWorkshop
    await rest('GET', `/workshops/${id}?x=1`, { token })
    await rest('PUT', `/workshops/${id}`, { token: await app.login('admin'), body: { name: 'Logged again' } })
    const found = await rows()
    const named = (operation: string) => found.find((row) => row.operation === operation)
    expect(named('Shops')).toMatchObject({ wire: 'GRAPHQL', method: 'query', url: '/graphql', httpStatus: 200, response: null })
    expect(named('Shops')?.userId).toBeGreaterThan(0)
    expect(named('workshops,shifts')).toBeDefined()
    expect(named('AddShop')).toMatchObject({ method: 'mutation', keyData: 'Logged shop', request: '{"input":{"name":"Logged shop"}}' })
    const reads = found.filter((row) => row.wire === 'REST' && row.method === 'GET')
    expect(reads).toMatchObject([
      { operation: '/api/v1/workshops/:id', url: `/api/v1/workshops/${id}?x=[text 1]`, keyData: id, response: null },
    ])
    const put = found.find((row) => row.method === 'PUT')
    expect(put).toMatchObject({ keyData: id, request: '{"name":"Logged again"}', httpStatus: 200 })
    expect(put?.response).toContain('Logged again')
  })

  it('never holds a secret, whatever call brought it', async () => {
    const token = await app.login('admin')
    const secret = 'canary-secret-qzxw'
    const asks = [
      ['mutation($input: LoginInput!) { login(input: $input) { token } }', { input: { username: 'admin', password: canary } }],
      [`mutation { login(input: { username: "admin", password: "${canary}" }) { token } }`, undefined],
      [
        'mutation($input: ChangePasswordInput!) { changePassword(input: $input) { token } }',
        { input: { oldPassword: canary, newPassword: canary } },
      ],
      ['mutation($input: LoginStep2Input!) { loginStep2(input: $input) { token } }', { input: { ticket: secret, code: secret } }],
      ['mutation($input: AutoLoginInput!) { autoLogin(input: $input) { token } }', { input: { mobile: '13812340001', key: secret } }],
      ['mutation($input: LoginInput!) { login(input: $input) { token } }', { input: { username: 'x', password: { nested: secret } } }],
    ] as const
    for (const [query, variables] of asks) await app.send(query, { token, ...(variables && { variables }) })
    const bodies = [
      ['/admin/login', { username: 'admin', password: canary }],
      ['/admin/login', { username: 'admin', password: sha256Hex('Millwright-2026') }],
      ['/admin/login/step2', { ticket: secret, code: secret }],
      ['/admin/autologin', { mobile: '13812340001', key: secret }],
      ['/admin/logout', { token: secret }],
      [`/workshops?token=${secret}&authorization=${secret}`, { name: 'x', remark: JSON.stringify({ password: secret }) }],
    ] as const
    for (const [path, body] of bodies) await rest('POST', path, { token, body })
    const text = JSON.stringify(await rows())
    expect(text).not.toContain(canary)
    // No letters that an id of a call could be made of.
    expect(text).not.toContain('qzxw')
    expect(text).not.toContain('13812340001')
    expect(text).not.toMatch(/eyJ[\w-]+\.[\w-]+/)
    expect(text).toContain('138****0001')
  })

  it('is written to the end when the server closes', async () => {
    const base = await freshBase()
    const other = await testApp({}, base)
    await other.send('query LastWord { site { name } }')
    await other.close()
    const store = await openStore({ url: base.url })
    expect(await kept(store).count({ operation: 'LastWord' })).toBe(1)
    await store.close()
    await base.drop()
  })
})
