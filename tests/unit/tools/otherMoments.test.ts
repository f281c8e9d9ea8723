import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { clockAt, otherMoments } from '../../../server/tools/testing/otherMoments.mjs'
import { canCutPower as hasCompiler } from '../../support/servers/powerCut.ts'

const MINUTE_MS = 60_000
const folder = mkdtempSync(join(tmpdir(), 'millwright-moments-'))
afterAll(() => rmSync(folder, { recursive: true }))

it.each([
  ['2026-11-29T16:30:00Z', ['2026-12-31T15:55:00.000Z', '2026-11-30T23:57:00.000Z', '2027-12-31T19:00:00.000Z']],
  ['2026-12-31T15:00:00Z', ['2026-12-31T15:55:00.000Z', '2026-12-31T23:57:00.000Z', '2028-02-04T19:00:00.000Z']],
  ['2028-02-29T15:59:00Z', ['2028-12-31T15:55:00.000Z', '2028-02-29T23:57:00.000Z', '2029-04-06T19:00:00.000Z']],
])('from %s they are those of the business zone', (now, expected) => {
  expect(otherMoments(Date.parse(now)).map(({ at }) => new Date(at).toISOString())).toEqual(expected)
})

it.runIf(hasCompiler)('a process takes itself to be there, and its child too, while time passes as it does', () => {
  const at = Date.parse('2031-12-31T15:55:00Z')
  const env = { ...process.env, ...clockAt(at, folder) }
  const child = "process.stdout.write(' ' + Date.now())"
  const code = `process.stdout.write(Date.now() + ' ' + performance.timeOrigin); require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' })`
  const seen = execFileSync(process.execPath, ['-e', code], { env, encoding: 'utf8' }).split(' ').map(Number)
  expect(seen).toHaveLength(3)
  for (const one of seen) expect(Math.abs(one - at)).toBeLessThan(MINUTE_MS)
})
