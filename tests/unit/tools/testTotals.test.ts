import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addUp, closing } from '../../../server/tools/testing/testTotals.mjs'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const FILES = {
  'broken.test.ts': `import { beforeAll, describe, it } from 'vitest'
    describe('two servers', () => { beforeAll(() => { throw new Error('timeout expired') }); it('agree', () => {}); it('share', () => {}) })`,
  'unloadable.test.ts': `import './nothing.ts'\nimport { it } from 'vitest'\nit('never runs', () => {})`,
  'unsteady.test.ts': `import { expect, it } from 'vitest'
    let tries = 0
    it('holds in the end', { retry: 1 }, () => expect(++tries).toBe(2))`,
  'mixed.test.ts': `import { describe, expect, it } from 'vitest'
    it('holds', () => {})
    it('does not hold', () => expect(1).toBe(2))
    it.skipIf(true)('silent', () => {})
    describe.skipIf(true)('skipped: no PostgreSQL', () => it('elsewhere', () => {}))
    it('speaks', ({ skip }) => skip('no Redis'))`,
}
let folder: string
// biome-ignore lint/suspicious/noExplicitAny: read as JSON
let tally: any
let code: number
beforeAll(async () => {
  folder = mkdtempSync(join(root, 'node_modules/.tally-'))
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text)
  writeFileSync(join(folder, 'vitest.config.mjs'), `export default { test: { include: ['*.test.ts'], exclude: [] } }`)
  const TALLY = join(folder, 'tally.json')
  const args = ['run', '--root', folder, '--reporter', join(root, 'tests/support/suite/tally.ts')]
  const ended = promisify(execFile)(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, TALLY },
  })
  code = await ended.then(
    () => 0,
    (error: { code: number }) => error.code,
  )
  tally = JSON.parse(readFileSync(TALLY, 'utf8'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('a suite whose beforeAll fails counts as failed with each of its tests, and so does a file that cannot be loaded', () => {
  expect(code).toBe(1)
  // Of those that failed: one test, the two behind the beforeAll, and the file.
  expect([tally.passed, tally.failed, tally.skipped]).toEqual([2, 4, 3])
  const faults = tally.faults.join('\n')
  for (const said of ['mixed.test.ts > does not hold', 'two servers: timeout expired', 'unloadable.test.ts: '])
    expect(faults).toContain(said)
})

it('a test that passes at the second try is named', () => {
  expect(tally.unsteady).toEqual(['unsteady.test.ts > holds in the end'])
  const last = closing(addUp([{ title: 'SQLite', ...tally, failed: 0, faults: [] }]), { seconds: 9 })
  expect(last).toContain('passed at the second try:\nSQLite: unsteady.test.ts > holds in the end')
})

it('skipped tests say why, and where nobody says it', () => {
  expect(tally.skips).toEqual({ 'no PostgreSQL': 1, 'no Redis': 1, 'without a reason: mixed.test.ts': 1 })
})

it('the closing line counts a run that ends badly as failed, even where all its tests passed', () => {
  const good = { title: 'SQLite', passed: 7, failed: 0, skipped: 1, skips: { 'no Redis': 1 }, faults: [] }
  const bad = { title: 'PostgreSQL', ending: new Error('vitest ended with 1'), passed: 5 }
  expect(
    closing(addUp([good, bad]), { seconds: 9 })
      .split('\n')
      .slice(-2),
  ).toEqual(['   1 skipped: no Redis', 'tests: 12 passed, 1 failed, 1 skipped, in 9 s'])
  expect(addUp([good, bad]).faults).toEqual(['PostgreSQL: vitest ended with 1'])
  expect(addUp([good]).failed).toBe(0)
})
