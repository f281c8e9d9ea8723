import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../support/servers/app.ts'
import { type Heard, type LegacyClient, legacyClient } from '../../support/stories/legacyClient.ts'

let server: TestApp
let old: LegacyClient
beforeAll(async () => {
  server = await testApp()
  old = legacyClient(server.address)
  await old.login()
})
afterAll(async () => {
  old.close()
  await server.close()
})

const LEAKS = /sqlite|postgres|drizzle|select |insert |node_modules|\.ts:|\.js:|Error:|at \w+ \(/i
/** The documented shape of a failure, and nothing of the inside. */
const told = ({ status, body, headers }: Heard) => {
  expect(Object.keys(body).sort()).toEqual(['code', 'data', 'error', 'errors', 'msg', 'requestId'])
  expect([body.data, body.error, body.requestId]).toEqual([null, body.msg, headers['x-request-id']])
  expect(JSON.stringify(body)).not.toMatch(LEAKS)
  expect(headers['cache-control']).toBe('no-store')
  return [status, body.code]
}
const json = { 'content-type': 'application/json' }

describe('a body', () => {
  it.each<[string, string, Record<string, string>, [number, number]]>([
    ['broken off', '{"name": ', json, [400, 40005]],
    ['nested too deeply', `{"a":${'['.repeat(100_000)}`, json, [400, 40006]],
    ['with a key that reaches a prototype', '{"__proto__": {"x": 1}}', json, [400, 40005]],
    ['with another such key', '{"constructor": {"prototype": {"x": 1}}}', json, [400, 40005]],
    ['in another language', 'name=x', { 'content-type': 'application/x-www-form-urlencoded' }, [400, 40007]],
    ['packed', '{}', { ...json, 'content-encoding': 'gzip' }, [400, 40007]],
    ['too large', JSON.stringify({ name: 'x'.repeat(1_100_000) }), json, [413, 413]],
    ['that is a list', '[1,2,3]', json, [400, 40001]],
    ['that is a text', '"hello"', json, [400, 40001]],
    ['that is nothing', 'null', json, [400, 40001]],
    ['without anything', '', json, [400, 40001]],
    ['with half a character', '{"name":"\\ud800"}', json, [400, 40001]],
    ['with a NUL', '{"name":"a\\u0000b"}', json, [400, 40001]],
  ])('%s is told so', async (_what, body, headers, expected) => {
    for (const language of ['zh', 'en']) {
      const heard = await old.send('POST', '/workshops', { body, headers: { ...headers, 'accept-language': language } })
      expect(told(heard)).toEqual(expected)
      expect(/[\u4e00-\u9fff]/.test(heard.body.msg)).toBe(language === 'zh')
    }
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  })
})

describe('an object whose own words are no functions', () => {
  const hollow = { toString: 1, valueOf: null }
  it.each<[string, 'POST' | 'PUT' | 'DELETE', string, object]>([
    ['for a code', 'PUT', '/admin/sysroles/2', { status: hollow, dataScope: [hollow] }],
    ['for a flag', 'POST', '/admin/sysmenus', { menuType: 'C', menuName: 'x', path: '/x', visible: hollow }],
    ['under two names of one field', 'PUT', '/admin/sysmenus/2', { menuName: hollow, title: hollow }],
    ['among ids', 'DELETE', '/admin/sysroles', { ids: [hollow] }],
    ['for an id', 'PUT', '/admin/sysroles', { roleId: hollow }],
    ['for a version', 'PUT', '/admin/sysroles/2', { rowVersion: hollow, roleName: hollow }],
    ['for a code of the second step', 'POST', '/admin/login/step2', { ticket: 'x', code: hollow }],
    ['for a mobile', 'POST', '/admin/autologin', { mobile: hollow, key: hollow }],
  ])('%s is 400', async (_where, method, path, body) => {
    expect(told(await old.send(method, path, { body: JSON.stringify(body), headers: json }))[0]).toBe(400)
  })
})

describe('an address', () => {
  it('that nobody knows names the nearest that somebody does', async () => {
    const heard = await old.get('/admin/sysrole', {}, { 'accept-language': 'en' })
    expect(told(heard)).toEqual([404, 404])
    expect(heard.body.msg).toContain('/api/v1/admin/sysroles')
    expect(told(await old.get('/'))).toEqual([404, 404])
  })

  it('that takes other methods says which', async () => {
    const heard = await old.send('PATCH', '/workshops/1', { headers: { 'accept-language': 'en' } })
    expect(told(heard)).toEqual([405, 405])
    expect(heard.headers.allow).toContain('PUT')
    expect(heard.body.msg).toContain('PATCH')
  })

  it('with a slash too many leads to the one without', async () => {
    const { status, headers } = await fetch(`${server.address}/api/v1/workshops/?pageNo=1`, { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([308, '/api/v1/workshops?pageNo=1'])
  })

  it.each([
    '/workshops/abc',
    '/workshops/0',
    '/workshops/-1',
    '/workshops/1e3',
    '/workshops/99999999999999999999',
    '/workshops/%00',
    "/workshops/1'--",
  ])('%s is 400', async (path) => {
    expect(told(await old.get(path))[0]).toBe(400)
  })

  it('too long or with too many parameters is 400', async () => {
    expect(told(await old.get(`/workshops?name=${'x'.repeat(9000)}`))).toEqual([400, 40008])
    expect(told(await old.get(`/workshops?${'a=1&'.repeat(201)}`))).toEqual([400, 40008])
    expect(told(await old.get('/workshops/%zz'))[0]).toBe(400)
  })
})

describe('what is no request at all', () => {
  it.each(['GET /api/v1/admin/sysroles?roleName=%管% HTTP/1.1', 'NONSENSE'])('%s is told so', async (line) => {
    const { hostname, port } = new URL(server.address)
    const text = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), hostname)
      let heard = ''
      socket.on('data', (part) => {
        heard += String(part)
      })
      socket.on('close', () => resolve(heard))
      socket.write(`${line}\r\nHost: x\r\n\r\n`)
    })
    expect(text).toMatch(/^HTTP\/1\.1 400 /)
    expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 400, data: null, requestId: expect.any(String), errors: [] })
  })
})

describe('without a token', () => {
  it('every call but the open ones is 401, before anything of it is read', async () => {
    const stranger = legacyClient(server.address)
    for (const [method, path] of [
      ['GET', '/admin/userinfo'],
      ['GET', '/admin/usermenus'],
      ['GET', '/admin/sysroles'],
      ['POST', '/admin/sysroles'],
      ['PUT', '/roledatascope'],
      ['GET', '/configKey/x'],
      ['GET', '/admin/dict/databytype/x'],
      ['POST', '/admin/sysusers/switchplant/1'],
      ['DELETE', '/workshops/1'],
    ] as const) {
      const heard = await stranger.send(method, path, method === 'GET' ? {} : { body: '{"broken' })
      expect([path, ...told(heard), heard.headers['www-authenticate']]).toEqual([path, 401, 401, 'Bearer'])
    }
    stranger.close()
  })
})

describe('too many calls', () => {
  it('are 429, while a locked log-in is 400', async () => {
    const busy = await testApp({ RATE_LIMIT: '1' })
    const client = legacyClient(busy.address)
    const heard = await Promise.all(Array.from({ length: 250 }, () => client.get('/env')))
    const refused = heard.find(({ status }) => status === 429) as Heard
    expect(told(refused)).toEqual([429, 429])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    client.close()
    await busy.close()
  })
})
