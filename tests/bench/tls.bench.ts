import { mkdtempSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { hashPassword, sha256Hex } from '../../server/access/index.ts'
import { role } from '../../server/domain/identity/index.ts'
import { systemActor } from '../../server/kernel/index.ts'
import { seedBase } from '../../server/setup/index.ts'
import { migrate, openStore } from '../../server/store/index.ts'
import { askSecurely } from '../support/servers/certificates.ts'
import { PASSWORD } from './lists/largeBase.ts'
import { cpuOf } from './processCost.ts'
import { median, whole } from './servers.ts'

const ROLES = 60
const ROUNDS = 5
const [PLAIN_PORT, SECURE_PORT] = [4741, 4742]
const PATH = '/api/v1/admin/sysroles?pageNo=1&pageSize=20'

async function base(): Promise<string> {
  const url = `file:${join(mkdtempSync(join(tmpdir(), 'millwright-bench-')), 'roles.sqlite')}`
  await migrate(url)
  const store = await openStore({ url, readers: 1 })
  await seedBase(store, { adminPasswordHash: await hashPassword(sha256Hex(PASSWORD)) })
  await store.write(systemActor(0), async (uow) => {
    for (let i = 0; i < ROLES; i++) await uow.of(role).create({ roleName: `角色 ${i}`, roleKey: `role${i}`, roleSort: i })
  })
  await store.close()
  return url
}

const [plain, secure] = [await whole(await base(), PLAIN_PORT), await whole(await base(), SECURE_PORT, { TLS: 'auto' })]
const ca = await (await fetch(`${secure.address}/trust/millwright.pem`)).text()
const LOGIN = JSON.stringify({
  query: 'mutation($input: LoginInput!) { login(input: $input) { token } }',
  variables: { input: { username: 'admin', password: sha256Hex(PASSWORD) } },
})
async function tokenOf(isSecure: boolean): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const text = isSecure
    ? (await askSecurely(SECURE_PORT, '/graphql', { ca, method: 'POST', headers, body: LOGIN })).text
    : await (await fetch(`${plain.address}/graphql`, { method: 'POST', headers, body: LOGIN })).text()
  return JSON.parse(text).data.login.token
}
const tokens = { plain: await tokenOf(false), secure: await tokenOf(true) }

const SECONDS = 3
const CONNECTIONS = 8
type Kind = 'plain' | 'secure'
const headersFor = (kind: Kind) => ({ authorization: `Bearer ${tokens[kind]}` })

/** Calls over kept connections. */
async function kept(kind: Kind): Promise<number> {
  const result = await autocannon({
    url: kind === 'secure' ? `https://127.0.0.1:${SECURE_PORT}${PATH}` : `${plain.address}${PATH}`,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: headersFor(kind),
    ...(kind === 'secure' && { tlsOptions: { ca } }),
  } as never)
  if (result.non2xx || result.errors) throw new Error(`${result.non2xx + result.errors} requests failed`)
  return result.requests.total
}
/** Calls with a connection and a handshake for each. */
async function fresh(kind: Kind): Promise<number> {
  const [asking, port] = kind === 'secure' ? [https, SECURE_PORT] : [http, PLAIN_PORT]
  const end = performance.now() + SECONDS * 1000
  const once = () =>
    new Promise<void>((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path: PATH, headers: headersFor(kind), agent: false as const, ca }
      asking.get(options, (answer) => answer.resume().on('end', resolve)).on('error', reject)
    })
  let calls = 0
  const caller = async () => {
    for (; performance.now() < end; calls++) await once()
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, caller))
  return calls
}

/** Calls a second, and what the server computes for each, in rounds that take turns. */
async function compare(title: string, load: (kind: Kind) => Promise<number>, goal = '') {
  const rounds = { plain: [] as number[], secure: [] as number[] }
  const costs = { plain: [] as number[], secure: [] as number[] }
  for (let i = 0; i < ROUNDS; i++)
    for (const kind of ['plain', 'secure'] as const) {
      const { pid } = { plain, secure }[kind].process
      const before = cpuOf(pid)
      const calls = await load(kind)
      rounds[kind].push(calls / SECONDS)
      costs[kind].push((cpuOf(pid) - before) / calls)
    }
  console.log(title)
  for (const [name, kind] of [
    ['http ', 'plain'],
    ['https', 'secure'],
  ] as const)
    console.log(
      `  ${name}    ${median(rounds[kind]).toFixed(0)} calls/s, ${median(costs[kind]).toFixed(2)} ms of the server's processor time a call`,
    )
  const ratioOf = (of: typeof costs) => median(of.plain.map((one, at) => (of.secure[at] ?? 0) / one)).toFixed(2)
  console.log(`  ratio    ${ratioOf(costs)} of processor time${goal}, ${ratioOf(rounds)} of calls`)
}
try {
  for (const kind of ['plain', 'secure'] as const) await kept(kind)
  await compare('list of 20 roles by REST over kept connections', kept, ' (goal <= 1.15)')
  await compare('the same, with a connection and a handshake for each call', fresh)
} finally {
  plain.stop()
  secure.stop()
}
