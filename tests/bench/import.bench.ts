import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashPassword, sha256Hex } from '../../server/access/index.ts'
import { seedBase } from '../../server/setup/index.ts'
import { migrate, openStore } from '../../server/store/index.ts'
import { hostileWorkbooks, rawWorkbook, sheetXml } from '../support/samples/hostileWorkbooks.ts'
import { importer } from '../support/samples/importer.ts'
import { PASSWORD } from './lists/largeBase.ts'
import { memoryOf } from './processCost.ts'
import { median, product, share, signIn } from './servers.ts'

const ROWS = 10_000
const ROUNDS = 3
const HALLS = ['Bench hall A', 'Bench hall B', 'Bench hall C']
const QUIET_MS = 4_000
const PAUSE_MS = 5
const QUERY = JSON.stringify({ query: '{ workshop(id: "1") { id name } }' })

async function base(): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), 'millwright-bench-')), 'import.sqlite')
  await migrate(`file:${file}`)
  const store = await openStore({ url: `file:${file}`, readers: 1 })
  await seedBase(store, { adminPasswordHash: await hashPassword(sha256Hex(PASSWORD)) })
  await store.close()
  return file
}

const server = await product(await base(), 4725)
const token = await signIn(server)
const client = importer(server, token)
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const rss = () => memoryOf(server.process.pid)

const text = (value: string | number) =>
  typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${value}</t></is></c>`
const line = (cells: readonly (string | number)[]) => `<row>${cells.map(text).join('')}</row>`
function machines(round: number): Buffer {
  const header = ['number', 'name', 'workshopId', 'category', 'maintLevel', 'criticality', 'isAssembly', 'sortOrder', 'status', 'detail']
  const row = (i: number) => [
    `B${round}-${i}`,
    `bench machine ${i}`,
    HALLS[i % HALLS.length] as string,
    'EQUIPMENT',
    2,
    'B',
    'yes',
    i,
    'ENABLED',
    `note ${i}`,
  ]
  return rawWorkbook(sheetXml(line(header) + Array.from({ length: ROWS }, (_, i) => line(row(i))).join('')))
}

interface Watch {
  took: number[]
  peak: number
}
/** Asks for one record over and over while work goes on, as everybody else does. */
async function beside<T>(work: () => Promise<T>): Promise<Watch & { value: T; seconds: number }> {
  let isOver = false
  const watch: Watch = { took: [], peak: 0 }
  const asking = (async () => {
    while (!isOver) {
      const from = performance.now()
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      const response = await fetch(`${server.address}/graphql`, { method: 'POST', headers, body: QUERY })
      if (!response.ok) throw new Error(`query answered ${response.status}`)
      await response.arrayBuffer()
      watch.took.push(performance.now() - from)
      watch.peak = Math.max(watch.peak, rss())
      await wait(PAUSE_MS)
    }
  })()
  const from = performance.now()
  const value = await work().finally(() => {
    isOver = true
  })
  await asking
  return { ...watch, value, seconds: (performance.now() - from) / 1000 }
}
const p99 = ({ took }: Watch) => share(took, 0.99)
const said = (name: string, watch: Watch & { seconds: number }, quiet: Watch, goal = '') =>
  console.log(
    `  ${name.padEnd(9)} ${watch.seconds.toFixed(1)} s${goal}, by id p99 ${p99(watch).toFixed(1)} ms, slowest ${Math.max(...watch.took).toFixed(0)} ms, ` +
      `ratio ${(p99(watch) / p99(quiet)).toFixed(2)}, memory at most ${watch.peak.toFixed(0)} MB`,
  )

for (const name of HALLS) await client.post('/workshops', { name })

try {
  await beside(() => wait(QUIET_MS / 2))
  const quiet = await beside(() => wait(QUIET_MS))
  const calm = rss()
  console.log(
    `${ROWS} machines of 10 columns, each with a workshop; by id alone: p99 ${p99(quiet).toFixed(1)} ms, memory ${calm.toFixed(0)} MB`,
  )
  const seconds: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const file = machines(round)
    const uploaded = await beside(() => client.upload('/equipments', file))
    const { id } = uploaded.value.body
    const checked = await beside(() => client.check(id, { mapping: client.mappingOf(uploaded.value.body), updatesExisting: false }))
    if (checked.value.result?.counts.created !== ROWS) throw new Error(JSON.stringify(checked.value).slice(0, 500))
    const committed = await beside(() => client.commit(id))
    if (!committed.value.result) throw new Error(JSON.stringify(committed.value).slice(0, 500))
    const undone = await beside(() => client.undo(id))
    seconds.push(checked.seconds)
    said('upload', uploaded, quiet)
    said('dry run', checked, quiet, ` and ${checked.value.progress.length} words of progress (goal < 10)`)
    said('commit', committed, quiet)
    said('undo', undone, quiet)
  }
  console.log(`  dry run of ${ROWS} rows: ${median(seconds).toFixed(1)} s (goal < 10)`)
  const ratios: number[] = []
  for (const [name, { make }] of Object.entries(hostileWorkbooks)) {
    const file = make()
    const calmer = await beside(() => wait(1000))
    const watch = await beside(() => client.upload('/workshops', file))
    ratios.push(p99(watch) / p99(calmer))
    said(name.slice(0, 30), watch, calmer)
    if (watch.value.status !== 400) throw new Error(`${name} answered ${watch.value.status}`)
  }
  console.log(`  hostile workbooks: p99 ratio ${median(ratios).toFixed(2)} (goal <= 1.5)`)
} finally {
  server.stop()
}
