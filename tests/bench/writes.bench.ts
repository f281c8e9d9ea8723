import { fork } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { repairer, reportLog } from '../../server/domain/repair/index.ts'
import { sparePart } from '../../server/domain/stock/index.ts'
import type { BulkStore } from '../../server/kernel/index.ts'
import { migrate, openStore } from '../../server/store/index.ts'
import { benchBase, fillPlants, fillRows } from './benchBase.ts'
import { cpuOf } from './processCost.ts'
import { peer, product, productAt, type Server, signIn } from './servers.ts'

/** Writes of each kind at each number of connections; PostgreSQL does a part of them. */
const WRITES = Number(process.env.BENCH_WRITES ?? 4000)
const [PARTS, REPORTS, REPAIRERS, MACHINES] = [20_000, 40_000, 20, 200]
const CONNECTIONS = [1, 8, 64]
const PORT = Number(process.env.BENCH_PORT ?? 4740)
const POSTGRES = process.env.BENCH_POSTGRES ?? 'postgres://postgres@127.0.0.1:5432/postgres'
const DATABASE = 'millwright_bench_writes'

const partOf = (id: number) => ({
  ...{ plantId: 1, code: `P-${id}`, name: `bearing ${id}`, unit: 'pcs', quantity: 0, value: 0, reserved: 0 },
  ...{ stockStatus: 'NORMAL', minQuantity: 4, sortOrder: id % 100_000, status: 'ENABLED' },
})
const reportOf = (id: number) => ({
  ...{ plantId: 1, reportNo: `BX-${id}`, description: `fault ${id}`, reportDate: new Date(Date.now() - (REPORTS - id + 5) * 60_000) },
  ...{ reporterId: 1, equCategory: 'EQUIPMENT', equipmentId: (id % MACHINES) + 1, urgency: 'NORMAL', isStopped: false, status: 'PENDING' },
})
async function fill(store: BulkStore) {
  await fillPlants(store, { plants: 1, machines: MACHINES, reporters: 1 })
  await fillRows(store, sparePart, PARTS, partOf)
  await fillRows(store, reportLog, REPORTS, reportOf)
  await fillRows(store, repairer, REPAIRERS, (id) => ({ plantId: 1, name: `repairer ${id}`, sortOrder: 0, status: 'ENABLED' }))
}

let code = 0
let accepted = 0
/** What each kind of write asks, the nth of it. */
const KINDS: Readonly<Record<string, (nth: number) => { query: string; variables: object }>> = {
  create: () => ({
    query: 'mutation Add($input: CreateSparePartInput!) { createSparePart(input: $input) { id code name remark updatedAt } }',
    variables: { input: { code: `N-${++code}`, name: `bearing ${code}`, unit: 'pcs', remark: `as ${code}` } },
  }),
  update: (nth) => ({
    query:
      'mutation Edit($id: ID!, $input: UpdateSparePartInput!) { updateSparePart(id: $id, input: $input) { id code name remark updatedAt } }',
    variables: { id: String(1 + ((nth * 7919) % PARTS)), input: { remark: `at ${++code}` } },
  }),
  step: () => ({
    query:
      'mutation Take($id: ID!, $input: AcceptReportLogInput!) { acceptReportLog(id: $id, input: $input) { id reportNo status updatedAt } }',
    variables: { id: String(++accepted), input: { repairerIds: [String(1 + (accepted % REPAIRERS))] } },
  }),
}

async function run(server: Server, token: string, { connections, bodies }: { connections: number; bodies: readonly string[] }) {
  const client = fork(fileURLToPath(new URL('load.client.mjs', import.meta.url)))
  const cpu = cpuOf(server.process.pid)
  client.send({ port: Number(new URL(server.address).port), connections, token, bodies })
  const [{ ms, failures }] = (await once(client, 'message')) as [{ ms: number; failures: string[] }]
  client.kill()
  if (failures.length) throw new Error(`${failures.length} of ${bodies.length} failed: ${failures[0]}`)
  return { perSecond: (bodies.length / ms) * 1000, cpuMs: (cpuOf(server.process.pid) - cpu) / bodies.length }
}

/** One kind of write at every number of connections, told in one line. */
async function measured(title: string, server: Server, { kind, writes }: { kind: string; writes: number }) {
  const token = title.startsWith('bare') ? '' : await signIn(server)
  const bodies = (n: number) => Array.from({ length: n }, (_, nth) => JSON.stringify(KINDS[kind]?.(nth)))
  await run(server, token, { connections: 8, bodies: bodies(Math.min(writes, 1000)) })
  const parts: string[] = []
  for (const connections of CONNECTIONS) {
    const { perSecond, cpuMs } = await run(server, token, { connections, bodies: bodies(writes) })
    parts.push(`${connections}: ${Math.round(perSecond).toString().padStart(5)}/s ${cpuMs.toFixed(2)} ms`)
  }
  console.log(`  ${title.padEnd(18)} ${kind.padEnd(7)} ${parts.join('   ')}`)
}

async function postgresBase(): Promise<string> {
  const client = new pg.Client({ connectionString: POSTGRES })
  await client.connect()
  await client.query(`drop database if exists ${DATABASE} with (force)`)
  await client.query(`create database ${DATABASE}`)
  await client.end()
  const url = Object.assign(new URL(POSTGRES), { pathname: `/${DATABASE}` }).href
  await migrate(url)
  const store = await openStore({ url })
  await fill(store)
  for (const table of ['plant', 'role', 'user', 'workshop', 'reporter', 'equipment', 'spare_part', 'report_log', 'repairer'])
    await store.read({} as never).db.execute(`select setval(pg_get_serial_sequence('"${table}"', 'id'), (select max(id) from "${table}"))`)
  await store.close()
  return url
}

const wanted = process.env.BENCH_ONLY?.split(',') ?? ['bare', 'sqlite', 'postgres']
const kinds = Object.keys(KINDS)
const folder = mkdtempSync(join(tmpdir(), 'millwright-writes-'))
const servers: [string, Server, number][] = []
try {
  const file = await benchBase('writes', { fill })
  const copy = (name: string) => {
    copyFileSync(file, join(folder, name))
    return join(folder, name)
  }
  const bare = () => peer('bare/bareWrites.server.mjs', copy('bare'), PORT + 1)
  if (wanted.includes('bare')) servers.push(['bare node, SQLite', await bare(), WRITES])
  if (wanted.includes('sqlite')) servers.push(['ours, SQLite', await product(copy('ours'), PORT), WRITES])
  if (wanted.includes('postgres')) servers.push(['ours, PostgreSQL', await productAt(await postgresBase(), PORT + 2), WRITES / 2])
  console.log('writes a second and processor time of each, at 1, 8 and 64 connections')
  for (const kind of process.env.BENCH_KINDS?.split(',') ?? kinds)
    for (const [title, server, writes] of servers)
      if (kind !== 'step' || !title.startsWith('bare')) await measured(title, server, { kind, writes })
} finally {
  for (const [, server] of servers) server.stop()
  rmSync(folder, { recursive: true, force: true })
}
