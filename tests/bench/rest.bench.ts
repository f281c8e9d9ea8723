import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { hashPassword, sha256Hex } from '../../server/access/index.ts'
import { role } from '../../server/domain/identity/index.ts'
import { systemActor } from '../../server/kernel/index.ts'
import { seedBase } from '../../server/setup/index.ts'
import { migrate, openStore } from '../../server/store/index.ts'
import { PASSWORD } from './lists/largeBase.ts'
import { median, product, signIn } from './servers.ts'

const ROLES = 60
const ROUNDS = 5
const QUERY = `query Roles { roles(page: { no: 1, size: 20 }) {
  total items { id roleName roleKey roleSort status dataScope remark createdAt updatedAt createdBy { id name } }
} }`

async function base(): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), 'millwright-bench-')), 'roles.sqlite')
  await migrate(`file:${file}`)
  const store = await openStore({ url: `file:${file}`, readers: 1 })
  await seedBase(store, { adminPasswordHash: await hashPassword(sha256Hex(PASSWORD)) })
  await store.write(systemActor(0), async (uow) => {
    for (let i = 0; i < ROLES; i++) await uow.of(role).create({ roleName: `角色 ${i}`, roleKey: `role${i}`, roleSort: i })
  })
  await store.close()
  return file
}

interface Wire {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: string
}
const WIRES = {
  rest: { method: 'GET', path: '/api/v1/admin/sysroles?pageNo=1&pageSize=20' },
  graphql: { method: 'POST', path: '/graphql', body: JSON.stringify({ query: QUERY }) },
} as const satisfies Record<string, Wire>

const server = await product(await base(), 4721)
async function load({ method, path, body }: Wire, token: string, seconds: number) {
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
  const url = server.address + path
  const result = await autocannon({ url, connections: 8, duration: seconds, method, headers, ...(body && { body }) })
  if (result.non2xx || result.errors) throw new Error(`${result.non2xx + result.errors} requests failed`)
  return result.requests.average
}
try {
  const token = await signIn(server)
  for (const wire of Object.values(WIRES)) await load(wire, token, 2)
  const rounds: { rest: number; graphql: number }[] = []
  for (let i = 0; i < ROUNDS; i++) rounds.push({ rest: await load(WIRES.rest, token, 3), graphql: await load(WIRES.graphql, token, 3) })
  console.log('list of 20 roles with total, the same services over two wires')
  console.log(`  REST     ${median(rounds.map((r) => r.rest)).toFixed(0)} requests/s`)
  console.log(`  GraphQL  ${median(rounds.map((r) => r.graphql)).toFixed(0)} requests/s`)
  const ratios = rounds.map((r) => Math.max(r.rest / r.graphql, r.graphql / r.rest))
  console.log(`  ratio    ${median(ratios).toFixed(2)} (goal <= 1.30; rounds ${ratios.map((r) => r.toFixed(2)).join(' ')})`)
} finally {
  server.stop()
}
