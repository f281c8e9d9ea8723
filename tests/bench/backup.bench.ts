import { spawn } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { largeBase } from './lists/largeBase.ts'
import { product, type Server, share, signIn } from './servers.ts'

/** How long a backup of a gigabyte takes, and what those who work meanwhile notice of it: pages of a list and changes, at a steady pace. */
const ROWS = Number(process.env.BENCH_ROWS ?? 1_700_000)
const PORT = Number(process.env.BENCH_PORT ?? 4760)
const QUIET_S = Number(process.env.BENCH_SECONDS ?? 20)
/** Calls a second. */
const PACE = 40
const PROGRAM = fileURLToPath(new URL('../../dist/server/backup.js', import.meta.url))
const GB = 1024 ** 3

const LIST = { query: '{ reportLogs(page: { size: 20 }) { items { id reportNo description status } } }' }
const change = (nth: number) => ({
  query: 'mutation($id: ID!, $input: UpdateReporterInput!) { updateReporter(id: $id, input: $input) { id } }',
  variables: { id: String(1 + (nth % 50)), input: { name: `reporter at ${nth}` } },
})

/** Calls at a steady pace, whether or not the one before is answered, until told to end. Out: how long each took, in ms. */
function calls({ address }: Server, token: string) {
  const taken: number[] = []
  const failed: string[] = []
  let nth = 0
  const one = async (body: object) => {
    const since = performance.now()
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const response = await fetch(`${address}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) })
    const text = await response.text()
    if (text.includes('"errors"')) failed.push(text.slice(0, 300))
    taken.push(performance.now() - since)
  }
  const open: Promise<void>[] = []
  const timer = setInterval(() => open.push(one(nth++ % 2 ? LIST : change(nth))), 1000 / PACE)
  return async () => {
    clearInterval(timer)
    await Promise.all(open)
    if (failed.length) throw new Error(`${failed.length} calls failed: ${failed[0]}`)
    return taken
  }
}
const backUp = (env: Record<string, string>, args: readonly string[]) =>
  new Promise<number>((resolve, reject) => {
    const since = performance.now()
    // As the schedule runs it: with the lowest priority.
    const child = spawn('nice', ['-n', '19', process.execPath, PROGRAM, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    child.on('close', (code) => (code === 0 ? resolve((performance.now() - since) / 1000) : reject(new Error(`ended with ${code}`))))
  })
const told = (times: readonly number[]) =>
  `p50 ${share(times, 0.5).toFixed(1)}  p99 ${share(times, 0.99).toFixed(1)} ms (${times.length} calls)`

const folder = mkdtempSync(join(tmpdir(), 'millwright-backup-'))
let server: Server | undefined
try {
  const file = join(folder, 'base.sqlite')
  copyFileSync(await largeBase(ROWS), file)
  server = await product(file, PORT)
  const token = await signIn(server)
  const env = { DATA_DIR: folder, DATABASE_URL: `file:${file}` }
  const during = async <T>(work: () => Promise<T>): Promise<[T, number[]]> => {
    const end = calls(server as Server, token)
    const result = await work()
    return [result, await end()]
  }
  const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  await during(() => pause(3))
  console.log(`a base of ${(statSync(file).size / GB).toFixed(2)} GB, ${PACE} calls a second`)
  const [, quiet] = await during(() => pause(QUIET_S))
  console.log(`  nothing else      ${told(quiet)}`)
  const ways = [
    ['archive', ['--to', join(folder, 'archives')]],
    ['blocks, first', ['--continuous', join(folder, 'blocks')]],
    ['blocks, again', ['--continuous', join(folder, 'blocks')]],
  ] as const
  for (const [title, args] of ways) {
    const [seconds, times] = await during(() => backUp(env, args))
    const ratio = share(times, 0.99) / share(quiet, 0.99)
    console.log(`  ${title.padEnd(16)}  ${told(times)}  ${seconds.toFixed(1)} s, p99 x ${ratio.toFixed(2)}`)
  }
} finally {
  server?.stop()
  rmSync(folder, { recursive: true, force: true })
}
