// Takes away what a run of tests leaves: reaper.mjs <folder> <folder of programs>. Its input names the groups of processes that the run has (+1234) and that
// have ended (-1234); the end of its input is the end of the run, also of one that was killed.
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { systemSucceeds } from '../../platform/programs.mjs'

const folders = process.argv.slice(2)
const groups = new Set()
for await (const line of createInterface({ input: process.stdin })) {
  const pid = Number(line.slice(1))
  if (line.startsWith('+')) groups.add(pid)
  else groups.delete(pid)
}

function kill(pid, signal = 'SIGKILL') {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended meanwhile.
  }
}
/** When a process was started, in ticks since the machine was. */
const startOf = (pid) =>
  Number(
    readFileSync(join('/proc', String(pid), 'stat'), 'utf8')
      .split(') ')
      .at(-1)
      .split(' ')[19],
  )
/** Servers of databases write their title over their environment: they are known by where they work. */
const DATABASES = ['postgres', 'redis-server']
function kindOf(pid) {
  const about = (name) => readFileSync(join('/proc', pid, name), 'utf8')
  const lies = (text) => folders.some((folder) => text.includes(folder))
  try {
    if (startOf(pid) < began) return undefined
    const isDatabase = DATABASES.includes(about('comm').trim())
    if (isDatabase && lies(readlinkSync(join('/proc', pid, 'cwd')))) return 'database'
    return lies(about('environ')) ? 'process' : undefined
  } catch {
    // It has ended meanwhile, or is another user's.
    return undefined
  }
}
/** Whatever was started since with a folder of the run in its environment, in whichever group. Only Linux tells. */
const began = process.platform === 'linux' ? startOf(process.pid) : undefined
function strays() {
  if (began === undefined) return []
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
  return pids.map((pid) => ({ pid: Number(pid), kind: kindOf(pid) })).filter(({ kind }) => kind)
}

const [ROUNDS, PATIENT_ROUNDS, ROUND_MS] = [200, 50, 20]
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
// What is killed may just have started another one. PostgreSQL gives memory that it shares back to the system when it ends by itself.
for (let round = 0, found = strays(); round < ROUNDS && found.length; round++, found = strays()) {
  for (const { pid, kind } of found) kill(pid, kind === 'database' && round < PATIENT_ROUNDS ? 'SIGQUIT' : 'SIGKILL')
  await pause(ROUND_MS)
}
for (const pid of groups) {
  if (process.platform === 'win32') systemSucceeds('taskkill', ['/T', '/F', '/PID', String(pid)], '.')
  else kill(-pid)
}
for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
