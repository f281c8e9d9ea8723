import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { runQuietly } from '../../../server/start/command.mjs'
import { npmFault } from '../../../server/tools/install/npmFault.mjs'

/** What is said about a program that stands for npm. */
async function saidOf(program: string) {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-npm-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'npm.mjs')
  writeFileSync(file, program)
  return npmFault(await runQuietly(file, []).catch((error) => error), 'The packages').message
}

it.each([
  ["console.error('npm error code ENOTFOUND'); process.exit(1)", 'the registry does not answer'],
  ["process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 1000)", 'where memory runs out. Give it 1.5 GB'],
  ['process.exit(7)', 'ended with 7'],
])('npm that fails (%s) is told with what can be done about it', async (program, words) => {
  expect(await saidOf(program)).toContain(words)
})
