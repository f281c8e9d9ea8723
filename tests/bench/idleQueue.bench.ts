import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { cpuOf, memoryOf } from './processCost.ts'

/** What the queue inside the server costs while there is nothing to do: the same server with it and without it, side by side. */
const SETTLE_MS = 20_000
const WATCHED_MS = 60_000
const program = fileURLToPath(new URL('idleQueue.server.mjs', import.meta.url))

const newFolder = () => mkdtempSync(join(tmpdir(), 'millwright-idle-'))
function start(hasQueue: boolean, folder: string) {
  const env = { ...process.env, DATA_DIR: folder, PORT: '0', DEMO: '0', LOG_LEVEL: 'silent', HAS_QUEUE: hasQueue ? '1' : '' }
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  return {
    pid: child.pid as number,
    ready: new Promise((resolve) => child.stdout?.once('data', resolve)),
    stop: (signal: NodeJS.Signals = 'SIGKILL') => child.kill(signal),
    folder,
    ended: new Promise((resolve) => child.once('exit', resolve)),
  }
}
/** Processor time used so far, all threads, in seconds. */
const busy = (pid: number) => cpuOf(pid) / 1000

/** Founding base and queue takes memory that a server of every other day never asks for, so both are founded before. */
async function founded(hasQueue: boolean): Promise<string> {
  const first = start(hasQueue, newFolder())
  await first.ready
  console.log(`  founding   ${memoryOf(first.pid).toFixed(0)} MB ${hasQueue ? 'with' : 'without'} the queue`)
  first.stop('SIGTERM')
  await first.ended
  return first.folder
}
const [plain, queued] = [start(false, await founded(false)), start(true, await founded(true))]
try {
  await Promise.all([plain.ready, queued.ready])
  await pause(SETTLE_MS)
  const before = [busy(plain.pid), busy(queued.pid)] as const
  await pause(WATCHED_MS)
  const share = (pid: number, from: number) => (100 * (busy(pid) - from)) / (WATCHED_MS / 1000)
  const [without, within] = [share(plain.pid, before[0]), share(queued.pid, before[1])]
  const [small, large] = [memoryOf(plain.pid), memoryOf(queued.pid)]
  console.log(`one idle server without and with the queue inside it, ${WATCHED_MS / 1000} s`)
  console.log(`  processor  ${without.toFixed(2)} % and ${within.toFixed(2)} % of a core`)
  console.log(`  memory     ${small.toFixed(0)} MB and ${large.toFixed(0)} MB`)
  console.log(`  cost       ${(within - without).toFixed(2)} % of a core (goal < 1), ${(large - small).toFixed(0)} MB (goal < 150)`)
} finally {
  for (const one of [plain, queued]) {
    one.stop()
    await one.ended
    rmSync(one.folder, { recursive: true, force: true })
  }
}
