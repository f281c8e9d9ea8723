import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { largeBase } from './lists/largeBase.ts'
import { cpuAt, memoryOf } from './processCost.ts'
import { median, ROOM, signIn } from './servers.ts'

/** How long a start takes until the server may be asked, and how much memory it keeps: beside a bare node:http that opens the same base. */
const ROWS = 200_000
const ROUNDS = 5
const IDLE_S = 30
const BURST = 300
const PORT = 4750
const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const [MAIN, BARE] = [here('../../dist/server/main.js'), here('bare/bare.server.mjs')]
const SETTINGS = {
  NODE_ENV: 'production',
  JWT_SECRET: 'kF8s0dPqz1mX7vB3nL5rT9wY2uJ4hG6c',
  DEMO: '0',
  LOG_LEVEL: 'silent',
  PORT: String(PORT),
  // As the image starts it.
  MALLOC_ARENA_MAX: '2',
  NODE_OPTIONS: ROOM,
}

interface Started {
  readonly child: ChildProcess
  readonly ms: number
  /** Processor time of the main thread and of all threads until then. */
  readonly main: number
  readonly all: number
}
/** A process with all that it has started. */
function family(pid: number): number[] {
  const tasks = readdirSync(`/proc/${pid}/task`)
  const children = tasks.flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
  return [pid, ...children.flatMap(family)]
}
const resident = ({ child }: Started) => family(child.pid as number).reduce((sum, pid) => sum + memoryOf(pid, 'VmRSS'), 0)

async function start(args: readonly string[], path: string, env: Record<string, string> = {}): Promise<Started> {
  const begun = performance.now()
  const child = spawn(process.execPath, args, { env: { ...process.env, ...SETTINGS, ...env }, stdio: ['ignore', 'ignore', 'inherit'] })
  const isUp = () =>
    fetch(`http://127.0.0.1:${PORT}${path}`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${child.exitCode}`)
    await pause(5)
  }
  const place = `/proc/${child.pid}`
  return { child, ms: performance.now() - begun, main: cpuAt(`${place}/task/${child.pid}`), all: cpuAt(place) }
}
async function stop({ child }: Started) {
  child.kill()
  await once(child, 'exit')
}

const file = await largeBase(ROWS)
const folder = mkdtempSync(join(tmpdir(), 'millwright-bench-'))
const onBase = { DATABASE_URL: `file:${file}`, DATA_DIR: folder }
const product = (roles: readonly string[]) => start([MAIN, ...roles], '/readyz', onBase)

const QUERY = '{ reportLogs(page: { pageNo: 1, pageSize: 20 }) { total items { id reportNo equipment { name } } } }'
async function burst() {
  const address = `http://127.0.0.1:${PORT}`
  const token = await signIn({ address } as never)
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const ask = () => fetch(`${address}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query: QUERY }) }).then((r) => r.text())
  // As many as a session may ask at once.
  for (let i = 0; i < BURST; i += 10) await Promise.all(Array.from({ length: 10 }, ask))
}
/** What it keeps while nobody asks, before and after many have asked. */
async function idleMemoryOf(roles: readonly string[]) {
  const started = await product(roles)
  await pause(IDLE_S * 1000)
  const before = resident(started)
  await burst()
  const asked = resident(started)
  await pause(IDLE_S * 1000)
  const after = resident(started)
  await stop(started)
  return `${before.toFixed(0)} MB after ${IDLE_S} s, ${asked.toFixed(0)} MB after ${BURST} calls, ${after.toFixed(0)} MB ${IDLE_S} s later`
}

try {
  // What V8 compiles is kept by the first start.
  await stop(await product(['api']))
  const rounds: { ours: Started; bare: Started }[] = []
  for (let i = 0; i < ROUNDS; i++) {
    const ours = await product(['api'])
    await stop(ours)
    const bare = await start([BARE, file], '/ready')
    await stop(bare)
    rounds.push({ ours, bare })
  }
  const of = (who: 'ours' | 'bare', what: 'ms' | 'main' | 'all') => median(rounds.map((one) => one[who][what])).toFixed(0)
  console.log(`a base of ${ROWS} rows, production`)
  console.log(`  ready      ${of('ours', 'ms')} ms (goal <= 1000), bare node:http over the same base ${of('bare', 'ms')} ms`)
  console.log(
    `  processor  ${of('ours', 'main')} ms on the main thread, ${of('ours', 'all')} ms on all; bare ${of('bare', 'main')} and ${of('bare', 'all')} ms`,
  )
  const floor = await start([BARE, file], '/ready')
  console.log(`  memory     bare ${resident(floor).toFixed(0)} MB`)
  await stop(floor)
  console.log(`  memory     api ${await idleMemoryOf(['api'])} (goal <= 130)`)
  console.log(`  memory     with the queue inside ${await idleMemoryOf([])} (goal <= 180)`)
  const fresh = mkdtempSync(join(tmpdir(), 'millwright-bench-'))
  const first = await start([MAIN], '/readyz', { DATA_DIR: fresh, NODE_ENV: 'development', DEMO: '1', DATABASE_URL: '' })
  await pause(IDLE_S * 1000)
  console.log(
    `  first      ${first.ms.toFixed(0)} ms with demo data, at most ${memoryOf(first.child.pid, 'VmHWM').toFixed(0)} MB (goal <= 400)`,
  )
  await stop(first)
  rmSync(fresh, { recursive: true, force: true })
} finally {
  rmSync(folder, { recursive: true, force: true })
}
