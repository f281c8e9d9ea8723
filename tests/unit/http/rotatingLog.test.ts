import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createLogger, rotatingLog } from '../../../server/http/index.ts'

const folder = join(mkdtempSync(join(tmpdir(), 'log ')), '日志')
afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }))
const SIZE = { files: 3, bytes: 1_000 }
const log = () => createLogger({ logLevel: 'info' }, rotatingLog(folder, SIZE))
const linesOf = (name: string) =>
  readFileSync(join(folder, name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).nth as number)

it('fills files of a size, keeps so many of them, and goes on where another process ended', async () => {
  const logger = log()
  for (let nth = 0; nth < 200; nth++) {
    logger.info({ nth }, 'line')
    await new Promise(setImmediate)
  }
  log().info({ nth: 200 }, 'line')
  expect(readdirSync(folder).sort()).toEqual(['millwright.log', 'millwright.log.1', 'millwright.log.2'])
  const lines = ['millwright.log.2', 'millwright.log.1', 'millwright.log'].flatMap(linesOf)
  expect(lines).toEqual(Array.from({ length: lines.length }, (_, at) => 201 - lines.length + at))
  expect(lines.length).toBeGreaterThan(20)
  for (const name of readdirSync(folder)) {
    expect(statSync(join(folder, name)).size).toBeLessThan(1_100)
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
  }
})
