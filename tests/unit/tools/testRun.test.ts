import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pause } from '../../support/servers/mortal.ts'
import { isLong } from '../../support/suite/longForms.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
/** A run that has a child, which has one in a group of its own that hears no signal, and one with a folder of the run alone in its environment. */
const SMALL = `
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { beginRun } from '${new URL('../../../server/tools/testing/testRun.mjs', import.meta.url)}'
const run = beginRun()
mkdirSync(run.programs)
writeFileSync(run.programs + '/program', '')
const deaf = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)"
const env = { TMPDIR: run.folder + '/below' }
const child = "const { spawn } = require('node:child_process');" +
  "console.log(spawn(process.execPath, ['-e', process.argv[1]], { detached: true, stdio: 'inherit' }).pid); setInterval(() => {}, 1000)"
const options = { stdio: 'inherit', detached: true }
const first = run.own(spawn(process.execPath, ['-e', child, deaf], { ...options, env: { ...process.env, TEST_FOLDER: run.folder } }))
const other = spawn(process.execPath, ['-e', deaf], { ...options, env })
console.log([run.folder, run.programs, first.pid, other.pid].join('\\n'))
if (process.argv[2] === 'fails') setTimeout(() => { throw new Error('of no kind that is known') }, 500)
`
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'millwright-small-'))
  writeFileSync(join(folder, 'small.mjs'), SMALL)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const isThere = (pid: number) => {
  try {
    // What has ended and was not asked after yet does nothing more.
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
const LINES = 5
/** What a small run has begun, once it has begun. */
async function begun(child: ChildProcess) {
  let said = ''
  child.stdout?.on('data', (text) => (said += text))
  await expect.poll(() => said.trim().split('\n').length).toBe(LINES)
  const lines = said.trim().split('\n')
  return { folders: lines.filter((line) => line.startsWith('/')), pids: lines.filter((line) => !line.startsWith('/')).map(Number) }
}

describe.runIf(process.platform === 'linux')(
  'a run of tests leaves no process and no folder (needs Linux, which tells of processes)',
  () => {
    it.each(['SIGTERM', 'SIGKILL', 'a failure'] as const)('ended by %s', async (by) => {
      const child = spawn(process.execPath, [join(folder, 'small.mjs'), by.startsWith('SIG') ? '' : 'fails'], {
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      // All that holds the output open has ended when it closes.
      const closed = once(child, 'close')
      const { folders, pids } = await begun(child)
      expect([folders.length, pids.length]).toEqual([2, 3])
      expect(pids.filter(isThere)).toEqual(pids)
      expect(folders.filter((one) => existsSync(one))).toEqual(folders)
      if (by !== 'a failure') child.kill(by)
      await closed
      await expect.poll(() => [...pids.filter(isThere), ...folders.filter((one) => existsSync(one))]).toEqual([])
    })

    /** After so many seconds: while it looks around, while servers and the browser start, and in the middle of tests. */
    const moments = isLong ? [0.2, 0.6, 1, 2, 3, 5, 8, 12, 20, 30] : []
    it.each(moments)('also in the browser, killed after %d s', async (seconds) => {
      const mark = mkdtempSync(join(folder, 'mark-'))
      const args = [join(root, 'server/tools/test.mjs'), 'tests/e2e/rows.test.ts']
      const child = spawn(process.execPath, args, {
        cwd: root,
        env: { ...process.env, TMPDIR: '', TEST_FOLDER: '', HOME: mark },
        stdio: 'ignore',
      })
      /** The environments of its processes. */
      const environments = () =>
        readdirSync('/proc').flatMap((pid) => {
          try {
            const text = readFileSync(`/proc/${pid}/environ`, 'utf8')
            return text.includes(mark) && isThere(Number(pid)) ? [text] : []
          } catch {
            return []
          }
        })
      await pause(seconds * 1000)
      const folders = environments().flatMap((text) => /\0TEST_FOLDER=([^\0]+)/.exec(text)?.[1] ?? [])
      child.kill('SIGKILL')
      await expect.poll(() => [...environments(), ...folders.filter((one) => existsSync(one))]).toEqual([])
    })
  },
)
