import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from 'graphql-ws'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { sha256Hex } from '../../../server/access/index.ts'
import { createApp } from '../../../server/app.ts'
import { DEMO_PASSWORD } from '../../../server/demo/index.ts'
import { readConfig } from '../../../server/platform/settings/config.ts'
import { type TestApp, testApp } from '../../support/servers/app.ts'
import { askSecurely, boughtCertificate, filesOf } from '../../support/servers/certificates.ts'
import { freePort, run } from '../../support/servers/process.ts'
import { freshBase } from '../../support/store/store.ts'

let server: TestApp
let port = 0
let plainPort = 0
let ca = ''
beforeAll(async () => {
  plainPort = await freePort()
  server = await testApp({ TLS: 'auto', PLAIN_PORT: String(plainPort) })
  port = Number(new URL(server.address).port)
  ca = await (await fetch(`http://127.0.0.1:${port}/trust/millwright.pem`)).text()
})
afterAll(() => server.close())

const headers = { 'content-type': 'application/json', 'accept-language': 'en' }
async function login(): Promise<string> {
  const query = 'mutation($input: LoginInput!) { login(input: $input) { token } }'
  const body = JSON.stringify({ query, variables: { input: { username: 'admin', password: sha256Hex(DEMO_PASSWORD) } } })
  const answer = await askSecurely(port, '/graphql', { ca, method: 'POST', headers, body })
  return JSON.parse(answer.text).data.login.token
}

it('people sign in over https, and their sockets hear what happens', async () => {
  expect(server.address).toMatch(/^https:/)
  // With a certificate that is made here, browsers that do not trust it yet still have to reach /trust.
  expect((await askSecurely(port, '/', { ca })).headers['strict-transport-security']).toBeUndefined()
  const token = await login()
  class Trusting extends WebSocket {
    constructor(url: string, protocols: string[]) {
      super(url, protocols, { ca })
    }
  }
  const url = `${server.address.replace(/^https/, 'wss')}/graphql`
  const client = createClient({ url, webSocketImpl: Trusting, connectionParams: { authorization: `Bearer ${token}` }, retryAttempts: 0 })
  const heard = await new Promise((resolve, reject) => {
    client.subscribe({ query: '{ site { version } }' }, { next: resolve, error: reject, complete: () => {} })
  })
  expect(heard).toMatchObject({ data: { site: { version: expect.any(String) } } })
  await client.dispose()
})

it('a legacy client works over the plain port, and is refused on the port of https in the words of REST', async () => {
  const token = await login()
  const asked = { headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' } }
  const path = '/api/v1/equipments?pageNum=1&pageSize=1'
  const legacy = await fetch(`http://127.0.0.1:${plainPort}${path}`, asked)
  expect([legacy.status, ((await legacy.json()) as { code: number }).code]).toEqual([200, 200])
  expect((await askSecurely(port, path, { ca, ...asked })).status).toBe(200)
  const refused = await fetch(`http://127.0.0.1:${port}/api/v1/equipments`, { method: 'POST', body: '{}', headers })
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { code: 40009, msg: expect.stringContaining(`https://127.0.0.1:${port}`) },
  ])
})

it('a process without the role api makes no certificate and speaks plain http', async () => {
  const [dataDir, base] = [mkdtempSync(join(tmpdir(), 'millwright-tls-')), await freshBase()]
  const config = readConfig({ TLS: 'auto', PORT: '0', DATA_DIR: dataDir, DATABASE_URL: base.url, DEMO: '0', LOG_LEVEL: 'silent' })
  const roles = new Set(['worker'] as const)
  const worker = await createApp({ config, logger: pino({ level: 'silent' }), isMigrated: true, hasQueue: false, roles })
  const address = await worker.listen()
  expect([address, (await fetch(`${address}/readyz`)).status]).toEqual([expect.stringMatching(/^http:/), 200])
  expect(readdirSync(dataDir)).not.toContain('tls')
  await worker.close()
  await base.drop()
})

it('a start with the key of another certificate ends with a sentence, before anything is written', async () => {
  const [one, other] = [filesOf((await boughtCertificate(['a.lan'])).pair), filesOf((await boughtCertificate(['a.lan'])).pair)]
  const dataDir = mkdtempSync(join(tmpdir(), 'millwright-tls-'))
  const running = await run({ TLS_CERT: one.cert, TLS_KEY: other.key, DATA_DIR: dataDir, LANG: 'zh_CN.UTF-8' })
  expect([await running.ready, (await running.ended).code]).toEqual([false, 1])
  expect(running.said()).toMatch(/^Millwright 无法启动：.*与 .* 中的证书不匹配$/m)
  expect(running.said()).not.toMatch(/\n\s+at /)
  expect(readdirSync(dataDir)).toEqual(['jwt.secret'])
})
