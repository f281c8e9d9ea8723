import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { connected } from '../../../server/platform/connections/postgresConnection.ts'
import { isLong } from '../../support/suite/longForms.ts'

const tool = (name: string) => new URL(`../../../server/tools/${name}`, import.meta.url).href
const RUNNER = `
import { beginRun } from '${tool('testRun.mjs')}'
import { startPostgres } from '${tool('postgresServer.mjs')}'
const run = beginRun()
const url = await startPostgres(run)
console.log([url, run.folder, run.programs].join(' '))
setInterval(() => {}, 1000)
`
const folder = mkdtempSync(join(tmpdir(), 'millwright-own-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// It is fetched where it has not been yet.
describe.runIf(isLong)("a run's own PostgreSQL (needs test:all)", () => {
  it('answers, and is gone with a run that was killed', async () => {
    const file = join(folder, 'runner.mjs')
    writeFileSync(file, RUNNER)
    const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] })
    let said = ''
    child.stdout.on('data', (text) => (said += text))
    await expect.poll(() => said).toMatch(/\n$/)
    const [url = '', ...places] = said.trim().split(' ')
    const version = () => connected(url, async (client) => (await client.query('SHOW server_version')).rows[0])
    expect(JSON.stringify(await version())).toContain('18.4')
    child.kill('SIGKILL')
    await expect.poll(() => places.filter((one) => existsSync(one))).toEqual([])
    await expect(version()).rejects.toThrow('ECONNREFUSED')
  })
})
