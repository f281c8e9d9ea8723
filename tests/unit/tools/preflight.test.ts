import { expect, it } from 'vitest'
import { preflight } from '../../../server/tools/testing/preflight.mjs'

const GB = 2 ** 30
const all = { browser: '/usr/bin/chromium', postgres: true, redis: true, compiler: true, bytes: 8 * GB }
const none = { browser: undefined, postgres: false, redis: false, compiler: false, bytes: GB }
const linux = { isCI: false, platform: 'linux' as const }

it('a run says on one line each what it found', () => {
  const { lines, missing } = preflight(all, { ...linux, isCI: true })
  expect(lines.map((line) => line.split(/ {2,}/))).toEqual([
    ['Browser', '/usr/bin/chromium'],
    ['PostgreSQL', 'postgres://postgres@127.0.0.1:5432/postgres'],
    ['Redis', 'redis://127.0.0.1:6379/9'],
    ['C compiler', 'gcc'],
    ['Memory', '8.0 GB free'],
  ])
  expect(missing).toEqual([])
})

it('what is missing is fetched, or skipped for a reason', () => {
  const { lines, missing } = preflight(none, linux)
  const [browser, postgres, redis, compiler, memory] = lines
  for (const line of [browser, postgres]) expect(line).toContain('out of .node/')
  for (const line of [redis, compiler]) expect(line).toMatch(/skipped$/)
  expect(memory).toContain('1.0 GB free, less than')
  expect(missing).toEqual([])
})

it('on CI nothing may be missing that cannot be fetched', () => {
  expect(preflight(none, { ...linux, isCI: true }).missing).toEqual(['Redis', 'gcc'])
  expect(preflight(none, { isCI: true, platform: 'darwin' }).missing).toEqual(['Redis'])
})
