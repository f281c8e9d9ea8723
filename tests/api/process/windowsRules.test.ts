import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '../../../server/platform/paths.ts'
import { startScript } from '../../../server/platform/programs.mjs'
import { migrate } from '../../../server/store/index.ts'
import { firstSteps } from '../../support/browser/firstSteps.ts'
import { jpeg } from '../../support/browser/pictures.ts'
import { workbook } from '../../support/samples/workbooks.ts'
import { type Running, run } from '../../support/servers/process.ts'
import { loadingFirst } from '../../support/suite/evenPriority.ts'

const PASSWORD = 'not guessed by anybody'
const NODE_OPTIONS = loadingFirst('./evenPriority.cjs', './windowsRules.cjs')
const folder = mkdtempSync(join(tmpdir(), 'millwright 视窗 '))
const [here, archives, blocks] = ['here 一', 'archives 二', 'blocks 三'].map((name) => join(folder, name)) as [string, string, string]
const settings = (dataDir: string) => ({ DATA_DIR: dataDir, BACKUP_DIR: archives, ADMIN_PASSWORD: PASSWORD, DEMO: '0', NODE_OPTIONS })

let server: Running
let token = ''
const call = async (path: string, init: RequestInit) => {
  const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(init.headers as Record<string, string>) }
  const answer = await fetch(server.address + path, { ...init, headers })
  return { status: answer.status, body: await answer.text() }
}
const ask = async (query: string, variables: object = {}) => {
  const json = { 'content-type': 'application/json' }
  const { body } = await call('/graphql', { method: 'POST', headers: json, body: JSON.stringify({ query, variables }) })
  return (JSON.parse(body) as { data: Record<string, Record<string, string>> }).data
}
const fileBelow = (at: string) =>
  readdirSync(join(at, 'uploads'), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => [
      one.name,
      createHash('sha256')
        .update(readFileSync(join(one.parentPath, one.name)))
        .digest('hex'),
    ])
    .sort()

const isBuilt = Boolean(process.env.TEST_BUILT)
async function tool(name: string, args: readonly string[], dataDir = here): Promise<string> {
  const file = fileURLToPath(new URL(isBuilt ? `dist/server/${name}.js` : `server/tools/${name}.ts`, root))
  const child = startScript(isBuilt ? file : '--import', isBuilt ? args : ['tsx', file, ...args], {
    cwd: fileURLToPath(root),
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings(dataDir) } as NodeJS.ProcessEnv,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (said += String(data)))
  const [code] = (await once(child, 'close')) as [number]
  if (code !== 0) throw new Error(said)
  return said.trim().split('\n').at(-1) ?? ''
}

beforeAll(async () => {
  const old = firstSteps('sqlite', 40)
  mkdirSync(here)
  await migrate(`file:${join(here, 'millwright.sqlite')}`, old.url)
  old.drop()
  // Of a backup that was ended hard, by a version that held no lock.
  mkdirSync(join(archives, '.gathering-7c9e6679-7425-40de-944b-e07fc1f90ae7'), { recursive: true })
  server = await run(settings(here))
  if (!(await server.ready)) throw new Error(server.said())
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('an older base is backed up and brought up to date by a start', () => {
  expect(readdirSync(join(archives, 'before-upgrades'))).toEqual([expect.stringMatching(/^millwright-.*\.tar\.gz$/)])
  expect(readdirSync(archives)).toEqual(['before-upgrades'])
})

it('somebody signs in, uploads a photo and imports a workbook', async () => {
  const password = createHash('sha256').update(PASSWORD).digest('hex')
  const { login } = await ask('mutation($input: LoginInput!) { login(input: $input) { token } }', {
    input: { username: 'admin', password },
  })
  token = login?.token ?? ''
  const photo = await call('/files?for=reportLog.photoIds&name=a.jpg', { method: 'POST', body: (await jpeg()) as never })
  expect([photo.status, photo.body]).toEqual([201, expect.stringContaining('image/jpeg')])
  const book = await workbook(['Workshop name *'], [['Printing hall']])
  const imported = await call('/api/v1/workshops/import', { method: 'POST', body: book as never })
  expect([imported.status, imported.body]).toEqual([200, expect.stringContaining('"code":200')])
})

it('an archive and a folder of blocks are made while it works, and bring everything back elsewhere', async () => {
  const archive = await tool('backup', [])
  expect(await tool('backup', ['--verify', archive])).toContain('whole and sound')
  await tool('backup', ['--continuous', blocks])
  server.child.kill('SIGTERM')
  expect((await server.ended).code).toBe(0)
  const [there, again] = [join(folder, 'there 四'), join(folder, 'again 五')]
  const both = [tool('restore', ['--from', archive], there), tool('restore', ['--from', blocks], again)]
  for (const said of await Promise.all(both)) expect(said).toContain('all checked')
  expect(fileBelow(here).length).toBeGreaterThan(1)
  for (const place of [there, again]) {
    expect(fileBelow(place)).toEqual(fileBelow(here))
    expect(readdirSync(place).filter((name) => name.startsWith('.'))).toEqual([])
  }
  expect(readdirSync(archives).filter((name) => name.startsWith('.'))).toEqual([])
})

it.each([
  ['flushing what was opened for reading', "const f = fs.openSync(process.execPath, 'r'); fs.fsyncSync(f)", 'EPERM'],
  ['flushing a folder', "const f = fs.openSync('.', 'r'); fs.fsyncSync(f)", 'EPERM'],
  ['flushing it by a promise', "await fs.promises.open('.', 'r').then((h) => h.sync())", 'EPERM'],
  ['a program that only a shell finds', "(await import('node:child_process')).spawn('npm', ['ci'])", 'ENOENT'],
  ['a name with a backslash', "fs.writeFileSync('a\\\\b', '')", 'ENOENT'],
  ['renaming what is open', "fs.openSync('held', 'w'); fs.renameSync('held', 'moved')", 'EPERM'],
])('the rules that this stands on refuse %s', async (_what, code, refusal) => {
  const file = join(folder, 'rule.mjs')
  writeFileSync(file, `import fs from 'node:fs'\ntry { ${code} } catch (e) { console.log(e.code) }`)
  const child = startScript(file, [], { cwd: folder, env: { ...process.env, NODE_OPTIONS } })
  let said = ''
  child.stdout?.on('data', (data) => (said += String(data)))
  await once(child, 'close')
  expect(said.trim()).toBe(refusal)
})
