// npm run bench soak: the product, started as its image starts it, at steady work for an hour (SOAK_MINUTES). What it holds after its first tenth it
// holds at the end: memory within five in a hundred, as many open files, and not one rejection that nobody heard. What SQLite keeps of the base's
// pages, up to 32 MB for each connection that reads and 8 for the one that writes, grows with the base until then: this one is larger from the start,
// the pages are read, and an hour's work is done in a quarter of it (SOAK_WARM) before the first look. SOAK_PACE=4: the looks, too, are at such a pace.
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClient } from 'graphql-ws'
import { WebSocket } from 'ws'
import { sha256Hex } from '../../../server/access/index.ts'
import { largeBase, PASSWORD } from '../lists/largeBase.ts'
import { memoryOf } from '../processCost.ts'
import { ROOM, share } from '../servers.ts'

process.env.TEST_BUILT = '1'
const { run } = await import('../../support/servers/process.ts')

const COLLECT = fileURLToPath(new URL('collect.cjs', import.meta.url))
/** So many looks; what nobody has collected by then is collected before each. */
const LOOKS = 60
const ROWS = 200_000
const SETTLE_MS = 500
const MINUTES = Number(process.env.SOAK_MINUTES ?? 60)
const PACE = Number(process.env.SOAK_PACE ?? 1)
const WARM = { minutes: Number(process.env.SOAK_WARM ?? 15), pace: 4 }
const GROWTH_MOST = 0.05
const LEAST = 0.02
/** Files that come and go with calls. */
const FILES_MORE = 3
const LOGIN = 'mutation($input: LoginInput!) { login(input: $input) { token } }'
const CREATE = 'mutation($input: CreateWorkshopInput!) { made: createWorkshop(input: $input) { id } }'
const STREAM = 'subscription { downtimeSummary { stopped { equipmentId } } }'
const LIST = '{ reportLogs(page: { size: 20 }) { total items { id reportNo equipment { name } } } }'

const dataDir = mkdtempSync(join(tmpdir(), 'millwright-soak-'))
copyFileSync(await largeBase(ROWS), join(dataDir, 'millwright.sqlite'))
const started = { MALLOC_ARENA_MAX: '2', NODE_OPTIONS: `${ROOM} ${JSON.stringify(`--require=${COLLECT}`)}` }
const server = await run({ DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'error', ...started })
if (!(await server.ready)) throw new Error(server.said())
const { address, child } = server

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
let token = ''
const headers = () => ({ 'content-type': 'application/json', authorization: `Bearer ${token}` })
async function ask(query: string, variables = {}) {
  const answer = await fetch(`${address}/graphql`, { method: 'POST', headers: headers(), body: JSON.stringify({ query, variables }) })
  // biome-ignore lint/suspicious/noExplicitAny: read as JSON
  return ((await answer.json()) as any).data
}
async function rest(path: string, init: RequestInit = {}) {
  const answer = await fetch(`${address}/api/v1${path}`, { headers: headers(), ...init })
  if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}`)
  return answer.arrayBuffer()
}
async function signIn() {
  const { login } = await ask(LOGIN, { input: { username: 'admin', password: sha256Hex(PASSWORD) } })
  token = login.token
}
/** A wall that comes, sees one picture and goes, now and then without a word. */
function visit(isRude: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    let socket: WebSocket | undefined
    const url = `${address.replace('http', 'ws')}/graphql`
    const connectionParams = { authorization: `Bearer ${token}` }
    const client = createClient({ url, webSocketImpl: WebSocket, connectionParams, retryAttempts: 0 })
    client.on('connected', (opened) => {
      socket = opened as WebSocket
    })
    const leave = () => {
      if (isRude) socket?.terminate()
      void client.dispose()
      resolve()
    }
    client.subscribe({ query: STREAM }, { next: leave, error: (error) => (isRude ? resolve() : reject(error)), complete: () => {} })
  })
}
async function change() {
  const { made } = await ask(CREATE, { input: { name: `soak ${performance.now()}` } })
  await rest(`/workshops/${made.id}`, { method: 'DELETE' })
}
/** What people do, and how many milliseconds lie between one time and the next. */
const WORK: readonly (readonly [number, () => Promise<unknown>])[] = [
  [100, () => ask(LIST)],
  [150, () => rest('/equipments?pageNo=1&pageSize=20')],
  [250, change],
  [500, () => visit(false)],
  [700, () => visit(true)],
  [900, () => rest('/equipments?pageNo=none')],
  [1_100, () => ask('{ nothing { at } all }')],
  [15_000, () => rest('/equipments/export')],
  [60_000, signIn],
]
let [isOver, calls, pace] = [false, 0, WARM.pace]
async function again([every, work]: (typeof WORK)[number]) {
  for (; !isOver; await pause(every / pace)) {
    await work()
    calls++
  }
}
/** Reads more pages than any connection keeps: single records all over the base, and pages far back in its lists, some at once. */
async function readThrough() {
  const record = (nth: number) => ask('query($id: ID!) { reportLog(id: $id) { reportNo } }', { id: String(1 + ((nth * 7919) % ROWS)) })
  for (let nth = 0; nth < ROWS / 8; nth += 20) await Promise.all(Array.from({ length: 20 }, (_, at) => record(nth + at)))
  const list = (at: number) => ask(`{ reportLogs(page: { no: ${(at * ROWS) / 200}, size: 20 }) { items { reportNo description } } }`)
  for (let round = 0; round < 5; round++) await Promise.all([6, 7, 8, 9].map(list))
}
interface Look {
  readonly memory: number
  readonly files: number
}
const look = (): Look => ({ memory: memoryOf(child.pid, 'RssAnon'), files: readdirSync(`/proc/${child.pid}/fd`).length })

try {
  await signIn()
  await readThrough()
  const working = WORK.map(again)
  await Promise.race([pause(WARM.minutes * 60_000), ...working])
  ;[calls, pace] = [0, PACE]
  const looks: Look[] = []
  for (let nth = 0; nth < LOOKS; nth++) {
    await Promise.race([pause((MINUTES * 60_000) / LOOKS - SETTLE_MS), ...working])
    child.kill('SIGUSR2')
    await pause(SETTLE_MS)
    looks.push(look())
  }
  isOver = true
  await Promise.all(working)
  /** The least that was held in a part of the time, outliers aside. */
  const held = (from: number, to: number): Look => {
    const within = looks.slice(looks.length * from, looks.length * to)
    const least = (what: keyof Look) =>
      share(
        within.map((one) => one[what]),
        LEAST,
      )
    return { memory: least('memory'), files: least('files') }
  }
  const [early, late] = [held(0.1, 0.55), held(0.55, 1)]
  const growth = late.memory / early.memory - 1
  const unheard = server.said().split('unhandled rejection').length - 1
  console.log(`${MINUTES} minutes at pace ${PACE}, ${calls} pieces of work`)
  console.log(
    `  memory ${early.memory.toFixed(0)} -> ${late.memory.toFixed(0)} MB, ${(growth * 100).toFixed(1)} % (goal < 5), per tenth: ` +
      Array.from({ length: 10 }, (_, at) => held(at / 10, (at + 1) / 10).memory.toFixed(0)).join(' '),
  )
  const heaps = [...server.said().matchAll(/^held ([\d. ]+)$/gm)].map(([, held]) => held)
  console.log(`  MB of objects, of their heap, outside of it, after each sixth look: ${heaps.filter((_, at) => at % 6 === 5).join(' | ')}`)
  console.log(`  open files ${early.files} -> ${late.files}, rejections that nobody heard ${unheard} (goal 0)`)
  if (growth >= GROWTH_MOST || late.files > early.files + FILES_MORE || unheard) process.exitCode = 1
} finally {
  isOver = true
  child.kill()
  await server.ended
  rmSync(dataDir, { recursive: true, force: true })
}
