import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { extract } from 'tar'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../../server/platform/paths.ts'
import { npmProgram, scriptOutput, startProgram } from '../../../server/platform/programs.mjs'
import { laterVersion } from '../../../server/tools/release/laterVersion.mjs'
import { story } from '../../../server/tools/testing/smokeStory.mjs'
import { freePort } from '../../support/servers/process.ts'
import { MACHINE, newFolder } from '../../support/store/releases.ts'

const PASSWORD = 'smoke test of 2026'
const MINUTES = 10 * 60_000
const hasRegistry = await scriptOutput(npmProgram(process.env), ['ping'], { timeout: 10_000 }).then(
  () => true,
  () => false,
)

/** A process of the archive in an environment without Node, or anything else.  */
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
  const JOURNAL = 'server/store/migrations/sqlite/meta/_journal.json'
  const OTHER_STEP = 'server/store/migrations/sqlite/9999_other.sql'
  const later = (version: string, altered = {}) => laterVersion(place, version, MACHINE, altered)
  /** What adds one more step to those of the version that was installed. */
  function withOtherStep(sql: string) {
    const journal = JSON.parse(readFileSync(join(home, 'versions/0.2.0', JOURNAL), 'utf8')) as { entries: { when: number; tag: string }[] }
    const when = Number(journal.entries.at(-1)?.when) + 1
    journal.entries.push({ ...journal.entries.at(-1), when, tag: '9999_other' })
    return { [JOURNAL]: JSON.stringify(journal), [OTHER_STEP]: sql }
  }
  const upgrade = async (from: string) => tool(home, ['upgrade', '--from', from], { PORT: String(await freePort()) })

  beforeAll(async () => {
    const pack = async () =>
      (await scriptOutput('server/tools/release/pack.mjs', [], { cwd: fileURLToPath(root) })).trim().split('\n').at(-1) ?? ''
    const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')
    const archive = await pack()
    const first = hashOf(archive)
    expect(hashOf(await pack())).toBe(first)
    mkdirSync(home)
    await extract({ file: archive, cwd: home, strip: 1 })
  }, MINUTES)
  afterAll(() => rmSync(place, { recursive: true, force: true }))

  it(
    'starts by itself, serves, and ends when it is asked',
    async () => {
      await serve(home, (address) => story(address, PASSWORD))
      expect(await tool(home, ['doctor', '--json'])).toMatchObject({ said: expect.stringContaining('"light"') })
      expect((await tool(home, ['service', 'status'])).said).toMatch(/Installed: no|No service manager/)
    },
    MINUTES,
  )

  it(
    'becomes a later version with a step of its own, in the same data',
    async () => {
      const { code, said } = await upgrade(later('0.2.0'))
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
      const migrates = "process.argv.length = 2\nawait import('./migrate.js')\nconsole.error('it does not come up')\nprocess.exit(1)\n"
      const { code, said } = await upgrade(
        later('0.3.0', { ...withOtherStep('ALTER TABLE plant ADD COLUMN other integer'), 'dist/server/main.js': migrates }),
      )
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
      const wrong = later('0.4.0', withOtherStep('ALTER TABLE nothing ADD COLUMN other integer'))
      expect((await upgrade(wrong)).said).toContain('they cannot be taken')
      await serve(home, async () => {
        expect((await upgrade(wrong)).said).toContain('Stop it, then run the upgrade again')
      })
    },
    MINUTES,
  )
})
