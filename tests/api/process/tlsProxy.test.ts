import { createClient } from 'graphql-ws'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { sha256Hex } from '../../../server/access/index.ts'
import { DEMO_PASSWORD } from '../../../server/demo/index.ts'
import { issueWallDisplayKey, wallDisplay } from '../../../server/domain/wall/index.ts'
import { make, makePlant } from '../../support/samples/factories.ts'
import { type TestApp, testApp } from '../../support/servers/app.ts'
import { askSecurely } from '../../support/servers/certificates.ts'
import { tlsProxy } from '../../support/servers/tlsProxy.ts'

const PLAIN_WALL = '/bigscreen/plain'
const JSON_HEADERS = { 'content-type': 'application/json', 'accept-language': 'en' }
const FORM_HEADERS = { 'content-type': 'application/x-www-form-urlencoded' }
let server: TestApp
let proxy: Awaited<ReturnType<typeof tlsProxy>>
beforeAll(async () => {
  server = await testApp({ TRUST_PROXY: 'loopback' })
  proxy = await tlsProxy(server.address)
})
afterAll(async () => {
  await proxy.close()
  await server.close()
})
const ask = (path: string, how: Parameters<typeof askSecurely>[2] = {}) => askSecurely(proxy.port, path, { ca: proxy.ca, ...how })

async function login(from = ''): Promise<string> {
  const query = 'mutation($input: LoginInput!) { login(input: $input) { token } }'
  const body = JSON.stringify({ query, variables: { input: { username: 'admin', password: sha256Hex(DEMO_PASSWORD) } } })
  const headers = { ...JSON_HEADERS, ...(from && { 'x-forwarded-for': from }) }
  return JSON.parse((await ask('/graphql', { method: 'POST', headers, body })).text).data.login.token
}

it('people sign in through it, and sockets are wss', async () => {
  const token = await login()
  class Trusting extends WebSocket {
    constructor(url: string, protocols: string[]) {
      super(url, protocols, { ca: proxy.ca, origin: `https://127.0.0.1:${proxy.port}` })
    }
  }
  const url = `wss://127.0.0.1:${proxy.port}/graphql`
  const client = createClient({ url, webSocketImpl: Trusting, connectionParams: { authorization: `Bearer ${token}` }, retryAttempts: 0 })
  const received = await new Promise((resolve, reject) => {
    client.subscribe({ query: '{ site { version } }' }, { next: resolve, error: reject, complete: () => {} })
  })
  expect(received).toMatchObject({ data: { site: { version: expect.any(String) } } })
  await client.dispose()
})

it('the log-in log names the address of the person, not that of the proxy', async () => {
  const token = await login('203.0.113.7')
  const headers = { ...JSON_HEADERS, authorization: `Bearer ${token}` }
  const body = JSON.stringify({ query: '{ loginLogs(page: { size: 1 }) { items { ip } } }' })
  const { data } = JSON.parse((await ask('/graphql', { method: 'POST', headers, body })).text)
  expect(data.loginLogs.items).toEqual([{ ip: '203.0.113.7' }])
})

it('redirects stay on https, browsers come by https from now on, and cookies are sent over https alone', async () => {
  const redirected = await ask('/bigscreen?a=1')
  expect([redirected.status, redirected.headers.location]).toEqual([308, '/bigscreen/?a=1'])
  expect(redirected.headers['strict-transport-security']).toBe('max-age=31536000')
  const { actor } = await makePlant(server.app.store)
  const display = await make(server.app.store, actor, wallDisplay, { status: 'ACTIVE' })
  const { key } = await server.app.store.write(actor, (uow) => issueWallDisplayKey(uow, display.id))
  const body = new URLSearchParams({ key }).toString()
  const secured = await ask(PLAIN_WALL, { method: 'POST', headers: FORM_HEADERS, body })
  expect([secured.status, secured.headers.location, String(secured.headers['set-cookie'])]).toEqual([
    303,
    PLAIN_WALL,
    expect.stringMatching(/; HttpOnly; SameSite=Strict; Secure$/),
  ])
  const plain = await fetch(server.address + PLAIN_WALL, { method: 'POST', headers: FORM_HEADERS, body, redirect: 'manual' })
  expect(plain.headers.get('set-cookie')).not.toContain('Secure')
})
