import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import ExcelJS from 'exceljs'
import { exportBase } from './exportBase.ts'
import { cpuOf, memoryOf } from './processCost.ts'
import { median, probe, ROOM, signIn } from './servers.ts'

const ROWS = 50_000
const ROUNDS = 5
const [PORT, BARE_PORT] = [4727, 4728]
const MB = 1024 * 1024
const COLUMNS = [
  ...['repairNo', 'reportId', 'equipmentId', 'faultCategoryId', 'faultDescription', 'repairerIds', 'repairType', 'description'],
  ...['needNotice', 'usableWithFault', 'beginDate', 'completeDate', 'status', 'createdAt', 'updatedAt'],
]

const folder = mkdtempSync(join(tmpdir(), 'millwright-bench-'))
const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))

function start(args: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  return { child, address: `http://127.0.0.1:${env.PORT}` }
}
async function untilReady(address: string) {
  for (let i = 0; i < 400; i++) {
    const isUp = await fetch(address).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isUp) return
    await pause(50)
  }
  throw new Error(`${address} does not answer`)
}
async function startProduct() {
  const file = await exportBase(ROWS)
  // The built product, or whatever else starts it.
  const main = process.argv[2] ?? here('../../dist/server/main.js')
  const product = start([ROOM, '--import', here('loopProbe.mjs'), ...(main.endsWith('.ts') ? ['--import', 'tsx'] : []), main, 'api'], {
    PORT: String(PORT),
    DATABASE_URL: `file:${file}`,
    DATA_DIR: folder,
    DEMO: '0',
    RATE_LIMIT: '0',
    LOG_LEVEL: 'error',
  })
  await untilReady(`${product.address}/readyz`)
  return product
}
type Product = Awaited<ReturnType<typeof startProduct>>

const memory = ({ child }: Product, which: 'VmRSS' | 'RssAnon') => memoryOf(child.pid, which)
/** Milliseconds of processor time, which other work on the machine does not lengthen. */
const spent = ({ child }: Pick<Product, 'child'>) => cpuOf(child.pid)

/** What a start leaves to be done afterwards is no part of an export. */
async function untilCalm(product: Product) {
  for (let [i, last] = [0, 0]; i < 20; i++) {
    const now = spent(product)
    if (now - last < 60) return
    last = now
    await pause(3_000)
  }
}

async function fetched(address: string, headers: Record<string, string> = {}) {
  const from = performance.now()
  const answer = await fetch(address, { headers })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { ms: performance.now() - from, bytes }
}

const sheetAddress = ({ address }: Product) => `${address}/api/v1/repairlogs/export?columns=${COLUMNS.join()}`
/** Exports begin at most six times a minute for one person: everybody here is a new session of the same, so the wait is real. */
const RATE_MS = 10_500

async function exported(product: Product, token: string) {
  const [before, begun] = [memory(product, 'VmRSS'), spent(product)]
  await probe(product.child, 'begin')
  const ownBefore = memory(product, 'RssAnon')
  let [isOver, peak, own] = [false, before, ownBefore]
  const watching = (async () => {
    while (!isOver) {
      peak = Math.max(peak, memory(product, 'VmRSS'))
      own = Math.max(own, memory(product, 'RssAnon'))
      await pause(20)
    }
  })()
  const { ms, bytes } = await fetched(sheetAddress(product), { authorization: `Bearer ${token}` })
  isOver = true
  await watching
  return { ms, bytes, before, ownBefore, peak, own, cpu: spent(product) - begun, ...(await probe(product.child, 'tell')) }
}

/** What the product wrote, as the cells that bare exceljs is to write again. */
async function cellsOf(bytes: Buffer): Promise<string> {
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(bytes as never)
  const [sheet] = workbook.worksheets
  const rows: unknown[][] = []
  const dayNumber = (date: Date) => 25_569 + date.getTime() / 86_400_000
  sheet?.eachRow((row, at) => {
    const values = (row.values as ExcelJS.CellValue[]).slice(1)
    if (at > 1)
      rows.push(Array.from({ length: COLUMNS.length }, (_, i) => (values[i] instanceof Date ? dayNumber(values[i]) : (values[i] ?? null))))
  })
  if (rows.length !== ROWS) throw new Error(`${rows.length} rows instead of ${ROWS}`)
  const columns = COLUMNS.map((_, i) => {
    const { width, numFmt } = sheet?.getColumn(i + 1) ?? {}
    return { label: String(sheet?.getRow(1).getCell(i + 1).value), width, format: numFmt ?? sheet?.getRow(2).getCell(i + 1).numFmt }
  })
  const file = join(folder, 'cells.json')
  writeFileSync(file, JSON.stringify({ columns, rows }))
  return file
}

const product = await startProduct()
const token = await signIn({ address: product.address } as never)
await untilCalm(product)
const calm = memory(product, 'VmRSS')
const calmOwn = memory(product, 'RssAnon')
const first = await exported(product, token)
const floor = start([here('bare/bareExport.server.mjs'), await cellsOf(first.bytes)], { PORT: String(BARE_PORT) })
try {
  await untilReady(`${floor.address}/ready`)
  const bareSize = (await fetched(floor.address)).bytes.length
  const rounds: { ours: Awaited<ReturnType<typeof exported>>; bare: number; bareCpu: number }[] = []
  for (let i = 0; i < ROUNDS; i++) {
    const due = performance.now() + RATE_MS
    const begun = spent(floor)
    const bare = (await fetched(floor.address)).ms
    const bareCpu = spent(floor) - begun
    rounds.push({ ours: await exported(product, token), bare, bareCpu })
    await pause(Math.max(0, due - performance.now()))
  }
  const [ours, bare] = [median(rounds.map((one) => one.ours.ms)), median(rounds.map((one) => one.bare))]
  const cpus = [median(rounds.map((one) => one.ours.cpu)), median(rounds.map((one) => one.bareCpu))]
  const peak = Math.max(first.peak, ...rounds.map((one) => one.ours.peak))
  const own = Math.max(first.own, ...rounds.map((one) => one.ours.own))
  const held = [first, ...rounds.map((one) => one.ours)].map((one) => one.heldMs)
  console.log(
    `${ROWS} rows x ${COLUMNS.length} columns, ${(first.bytes.length / MB).toFixed(1)} MB (bare ${(bareSize / MB).toFixed(1)} MB)`,
  )
  console.log(`  time     ${ours.toFixed(0)} ms, bare exceljs ${bare.toFixed(0)} ms, the first export ${first.ms.toFixed(0)} ms`)
  console.log(
    `  ratio    ${(ours / bare).toFixed(2)} (goal <= 1.3; rounds ${rounds.map((one) => (one.ours.ms / one.bare).toFixed(2)).join(' ')})`,
  )
  console.log(`  cpu      ${cpus[0]} ms on all threads, bare exceljs ${cpus[1]} ms`)
  console.log(
    `  memory   ${calm.toFixed(0)} MB before the first export, at most ${peak.toFixed(0)} MB: +${(peak - calm).toFixed(0)} MB (goal < 120), ` +
      `without mapped files +${(own - calmOwn).toFixed(0)} MB, of which ${rounds.map(({ ours }) => (ours.own - ours.ownBefore).toFixed(0)).join(' ')} MB by each after the first (goal <= 40)`,
  )
  const computed = [first, ...rounds.map((one) => one.ours)].map((one) => one.computedMs)
  console.log(
    `  loop     held at most ${held.map((ms) => ms.toFixed(0)).join(' ')} ms, of which its thread computed ${computed.map((ms) => ms.toFixed(0)).join(' ')} ms (goal <= 10)`,
  )
} finally {
  product.child.kill()
  floor.child.kill()
}
