import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { extract } from 'tar'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../server/platform/paths.ts'
import { npmProgram, scriptSays, startProgram } from '../../server/platform/programs.mjs'
import { story } from '../../server/tools/smokeStory.mjs'
import { freePort } from '../support/process.ts'
import { MACHINE, newFolder, writeManifest } from '../support/releases.ts'

const PASSWORD = 'smoke test of 2026'
const MINUTES = 10 * 60_000
const hasRegistry = await scriptSays(npmProgram(process.env), ['ping'], { timeout: 10_000 }).then(
  () => true,
  () => false,
)

/** A process of the archive in an environment without Node, or anything else. Linux takes the network away too, where it lets us. */
function started(home: string, args: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  const env = {
    LANG: 'en_US.UTF-8',
    ADMIN_PASSWORD: PASSWORD,
    LOG_LEVEL: 'warn',
    RATE_LIMIT: '0',
    ...settings,
  } as unknown as NodeJS.ProcessEnv
  const child = startProgram(join(home, 'start.sh'), args, { cwd: '/', env, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (text += String(data)))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return { child, ended, said: () => text }
}
async function tool(home: string, args: readonly string[], settings?: Readonly<Record<string, string>>) {
  const { ended, said } = started(home, args, settings)
  return { code: await ended, said: said() }
}
/** Starts the server, lets somebody work with it, and ends it. */
async function serve(home: string, work: (address: string) => Promise<unknown>): Promise<string> {
  const PORT = String(await freePort())
  const { child, ended, said } = started(home, [], { PORT })
  const over = ended.then(() => Promise.reject(new Error(said())))
  over.catch(() => {})
  const ready = async () => {
    while (!said().includes('is ready')) await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await Promise.race([ready(), over])
  await work(`http://127.0.0.1:${PORT}`)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  return said()
}

describe.runIf(hasRegistry && process.platform !== 'win32')('an archive (needs the package registry, and no Windows)', () => {
  const place = newFolder('archive')
  const home = join(place, 'home')
  /** A later version: the same files with another number, and what is done to them. */
  function later(version: string, alter: (folder: string) => void) {
    const folder = join(place, version)
    cpSync(join(place, 'fresh'), folder, { recursive: true })
    const file = join(folder, 'package.json')
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), version }))
    alter(folder)
    writeManifest(folder, { version, platform: MACHINE })
    return folder
  }
  function addStep(folder: string, name: string, sql: string) {
    const migrations = join(folder, 'server/store/migrations/sqlite')
    const file = join(migrations, 'meta/_journal.json')
    const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number; when: number; tag: string }[] }
    const last = journal.entries.at(-1) ?? { idx: 0, when: 0 }
    journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: name })
    writeFileSync(file, JSON.stringify(journal))
    writeFileSync(join(migrations, `${name}.sql`), sql)
  }
  const upgrade = async (from: string) => tool(home, ['upgrade', '--from', from], { PORT: String(await freePort()) })

  let first = ''
  beforeAll(async () => {
    const pack = async () =>
      (await scriptSays('server/tools/release/pack.mjs', [], { cwd: fileURLToPath(root) })).trim().split('\n').at(-1) ?? ''
    const archive = await pack()
    first = createHash('sha256').update(readFileSync(archive)).digest('hex')
    expect(
      createHash('sha256')
        .update(readFileSync(await pack()))
        .digest('hex'),
    ).toBe(first)
    for (const cwd of [join(place, 'fresh'), home]) {
      mkdirSync(cwd)
      await extract({ file: archive, cwd, strip: 1 })
    }
  }, MINUTES)
  afterAll(() => rmSync(place, { recursive: true, force: true }))

  it(
    'starts by itself, serves, and ends when it is asked',
    async () => {
      await serve(home, (address) => story(address, PASSWORD))
      expect(await tool(home, ['doctor', '--json'])).toMatchObject({ said: expect.stringContaining('"light"') })
    },
    MINUTES,
  )

  it(
    'becomes a later version with a step of its own, in the same data',
    async () => {
      const next = later('0.2.0', (folder) => addStep(folder, '9999_more', 'ALTER TABLE plant ADD COLUMN more integer'))
      const { code, said } = await upgrade(next)
      expect(said).toContain('Version 0.2.0 is installed')
      expect(code).toBe(0)
      const status = await tool(home, ['migrate', '--status'])
      expect(status.said).not.toContain('missing')
      await serve(home, (address) => story(address, PASSWORD))
    },
    MINUTES,
  )

  it(
    'goes back by itself where the later one has migrated and does not come up',
    async () => {
      const broken = later('0.3.0', (folder) => {
        addStep(folder, '9999_more', 'ALTER TABLE plant ADD COLUMN more integer')
        addStep(folder, '9999_other', 'ALTER TABLE plant ADD COLUMN other integer')
        rmSync(join(folder, 'dist/console'), { recursive: true })
        writeFileSync(
          join(folder, 'dist/server/main.js'),
          "process.argv.length = 2\nawait import('./migrate.js')\nconsole.error('it does not come up')\nprocess.exit(1)\n",
        )
      })
      const { code, said } = await upgrade(broken)
      expect(said).toContain('Putting the data back')
      expect(said).toContain('it does not come up\nNothing has changed: version 0.2.0')
      expect(code).toBe(1)
      await serve(home, (address) => story(address, PASSWORD))
    },
    MINUTES,
  )

  it(
    'keeps its data where a step cannot be taken, and where a server runs',
    async () => {
      const wrong = later('0.4.0', (folder) => {
        addStep(folder, '9999_more', 'ALTER TABLE plant ADD COLUMN more integer')
        addStep(folder, '9999_wrong', 'ALTER TABLE nothing ADD COLUMN other integer')
      })
      expect((await upgrade(wrong)).said).toContain('they cannot be taken')
      await serve(home, async () => {
        expect((await upgrade(wrong)).said).toContain('Stop it, then run the upgrade again')
      })
    },
    MINUTES,
  )
})
