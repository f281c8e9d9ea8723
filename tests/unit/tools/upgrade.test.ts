import { randomBytes } from 'node:crypto'
import {
  chownSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ZipFile } from 'yazl'
import { currentVersion, homeOf } from '../../../server/platform/home.mjs'
import { systemOutput } from '../../../server/platform/programs.mjs'
import { type Config, readConfig } from '../../../server/platform/settings/config.ts'
import { lockDatabase, recogniseBase } from '../../../server/store/index.ts'
import { performUpgrade, type UpgradeOptions } from '../../../server/tools/upgrade/performUpgrade.ts'
import { statements } from '../../support/store/oldBase.ts'
import { type FakeRelease, layOutRelease, MIGRATES_AND_FAILS, newFolder, packRelease, READY_SERVER } from '../../support/store/releases.ts'
import { freshBase } from '../../support/suite/bases.ts'

const NEXT: FakeRelease = { version: '0.2.0' }
const folders: string[] = []
const made = (folder: string) => {
  folders.push(folder)
  return folder
}
afterEach(() => vi.unstubAllEnvs())
afterAll(() => folders.forEach((folder) => void rmSync(folder, { recursive: true, force: true })))

let home: string
let config: Config
let steps: string[]
const never = new AbortController().signal
const upgrade = (options: Partial<UpgradeOptions>) => {
  const phase: UpgradeOptions['phase'] = (title, work) => {
    steps.push(title)
    return work()
  }
  return performUpgrade(config, { home, seconds: 20, interrupted: never, phase, ...options })
}
const plants = async () => (await statements(config.databaseUrl, ['SELECT name FROM plant']))[0]?.map(({ name }) => name)
const below = () => readdirSync(join(home, 'versions')).filter((name) => !name.endsWith('.log'))

beforeEach(async () => {
  vi.stubEnv('PORT', '0')
  vi.stubEnv('LANG', 'en_US.UTF-8')
  vi.stubEnv('LC_ALL', '')
  vi.stubEnv('LC_MESSAGES', '')
  steps = []
  home = made(newFolder('home'))
  layOutRelease(home, { version: '0.1.0' })
  const { url } = await freshBase()
  const dataDir = join(home, 'data')
  mkdirSync(dataDir)
  config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: url })
  const insert = "INSERT INTO plant (id, name, code, sort_order, status, created_at, updated_at) VALUES (1, 'P', 'P1', 0, 'ENABLED', 5, 5)"
  await statements(url, [insert])
  writeFileSync(join(dataDir, 'audit.heads.json'), '{"heads":[]}')
})

/** What every failure leaves: the old version, its rows, and nothing of the new one. */
async function expectUntouched() {
  expect(currentVersion(home)).toBe(home)
  expect(below()).toEqual([])
  expect(await plants()).toEqual(['P'])
  expect(await recogniseBase(config.databaseUrl)).toBe(0)
  expect(readFileSync(join(config.dataDir, 'audit.heads.json'), 'utf8')).toBe('{"heads":[]}')
  lockDatabase(config.databaseUrl)()
}

async function zipped(release: FakeRelease): Promise<string> {
  const place = made(newFolder('zip'))
  const folder = layOutRelease(join(place, 'm'), release)
  const zip = new ZipFile()
  for (const one of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(one.parentPath, one.name)
    if (one.isFile()) zip.addFile(path, path.slice(place.length + 1).replaceAll('\\', '/'))
  }
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(join(place, 'm.zip')))
  return join(place, 'm.zip')
}

describe('an upgrade', () => {
  it('lies beside the old version, below the installation, which settings and data stay with; the version before the last one goes', async () => {
    expect(await upgrade({ from: await packRelease(NEXT) })).toMatchObject({ version: '0.2.0' })
    const current = currentVersion(home)
    expect(current).toBe(join(home, 'versions/0.2.0'))
    expect(homeOf(current)).toBe(home)
    if (process.platform !== 'win32') expect(statSync(current).mode & 0o777).toBe(0o755)
    expect(steps).toEqual([
      'Unpacking and checking the new version',
      'Trying the migration on a copy of the data',
      'Backing up the database',
      'Starting the new version',
    ])
    expect(readdirSync(join(config.backup.folder, 'before-upgrades'))).toHaveLength(1)
    await upgrade({ from: await zipped({ version: '0.3.0' }) })
    const unpacked = made(newFolder('unpacked'))
    layOutRelease(join(unpacked, 'millwright'), { version: '0.4.0' })
    await upgrade({ from: unpacked })
    expect(below().sort()).toEqual(['0.3.0', '0.4.0', 'current', 'previous'])
    for (const name of ['current', 'previous']) expect(statSync(join(home, 'versions', name)).mode & 0o444).toBe(0o444)
    expect(currentVersion(home)).toBe(join(home, 'versions/0.4.0'))
    expect(await plants()).toEqual(['P'])
  })
})

describe('what is offered is refused before anything is tried', () => {
  it('when it is not there, or damaged', async () => {
    await expect(upgrade({ from: join(home, 'nowhere.tar.gz') })).rejects.toThrow('does not exist')
    const cut = await packRelease(NEXT)
    truncateSync(cut, 300)
    await expect(upgrade({ from: cut })).rejects.toThrow('is damaged or not an archive of Millwright')
    const text = join(made(newFolder('text')), 'x.tar.gz')
    writeFileSync(text, 'no archive')
    await expect(upgrade({ from: text })).rejects.toThrow('is damaged or not an archive of Millwright')
    const altered = layOutRelease(made(newFolder('altered')), NEXT)
    writeFileSync(join(altered, 'dist/server/main.js'), READY_SERVER.replace('200', '201'))
    await expect(upgrade({ from: altered })).rejects.toThrow('(dist/server/main.js)')
    await expectUntouched()
  })

  it('when it names files outside of its folder', async () => {
    const hostile = layOutRelease(made(newFolder('hostile')), NEXT)
    const file = join(hostile, 'release.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('dist/server/main.js', '../main.js'))
    await expect(upgrade({ from: hostile })).rejects.toThrow('(release.json)')
    await expectUntouched()
  })

  it.each<[string, FakeRelease, string]>([
    ['is for another machine', { ...NEXT, platform: 'win32-arm64' }, 'The archive is for win32-arm64'],
    ['is older', { version: '0.0.9' }, 'Version 0.0.9 is older than 0.1.0'],
    ['is in use', { version: '0.1.0' }, 'Version 0.1.0 is already in use'],
  ])('when it %s', async (_, release, sentence) => {
    await expect(upgrade({ from: await packRelease(release) })).rejects.toThrow(sentence)
    await expectUntouched()
  })

  it('while a server works on the data', async () => {
    const release = lockDatabase(config.databaseUrl)
    await expect(upgrade({ from: await packRelease(NEXT) })).rejects.toThrow('Stop it, then run the upgrade again')
    release()
    expect(existsSync(join(home, 'versions'))).toBe(false)
  })
})

it.runIf(process.getuid?.() === 0)('data of another user are left to that user (needs root)', async () => {
  chownSync(config.dataDir, 12_345, 12_345)
  await expect(upgrade({ from: await packRelease(NEXT) })).rejects.toThrow('Run the upgrade as the user that runs Millwright')
  expect(existsSync(join(home, 'versions'))).toBe(false)
})

describe('an upgrade that fails leaves the old version and its data', () => {
  it('when the migration fails on the copy', async () => {
    const migrate = "console.error('they cannot be taken: no such column'); process.exit(1)"
    await expect(upgrade({ from: await packRelease({ ...NEXT, migrate }) })).rejects.toThrow('they cannot be taken: no such column')
    await expectUntouched()
    expect(existsSync(config.backup.folder)).toBe(false)
  })

  it('when no backup can be made', async () => {
    writeFileSync(join(home, 'a file'), '')
    config = readConfig({ DATA_DIR: config.dataDir, DATABASE_URL: config.databaseUrl, BACKUP_DIR: join(home, 'a file') })
    await expect(upgrade({ from: await packRelease(NEXT) })).rejects.toThrow()
    await expectUntouched()
  })

  it('when another program holds its port', async () => {
    const holder = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => holder.once('listening', resolve))
    vi.stubEnv('PORT', String((holder.address() as { port: number }).port))
    await expect(upgrade({ from: await packRelease(NEXT) })).rejects.toThrow('is already in use')
    holder.close()
    expect(existsSync(join(home, 'versions'))).toBe(false)
  })

  it('when the new version does not become ready in time', async () => {
    const main = READY_SERVER.replace('200', '503')
    await expect(upgrade({ from: await packRelease({ ...NEXT, main }), seconds: 0.5 })).rejects.toThrow('it was not ready after 0.5 s')
    await expectUntouched()
  })

  it('when it is interrupted meanwhile', async () => {
    const interruption = new AbortController()
    const main = `setTimeout(() => {}, 60_000)`
    const phase: UpgradeOptions['phase'] = (title, work) => {
      if (title === 'Starting the new version') setTimeout(() => interruption.abort(), 50)
      return work()
    }
    const running = upgrade({ from: await packRelease({ ...NEXT, main }), phase, interrupted: interruption.signal })
    await expect(running).rejects.toThrow('interrupted')
    await expectUntouched()
  })

  it('when the new version has migrated already: rows come back from the backup', async () => {
    await expect(upgrade({ from: await packRelease({ ...NEXT, main: MIGRATES_AND_FAILS }) })).rejects.toThrow('the new table is missing')
    expect(steps.at(-1)).toBe('Putting the data back')
    await expectUntouched()
  })

  it('of a later version, which ends with a sentence: the one before it runs again', async () => {
    await upgrade({ from: await packRelease(NEXT) })
    const main = "console.log('{\"level\":50}'); console.error('Millwright cannot start: a table is missing'); process.exit(1)"
    await expect(upgrade({ from: await packRelease({ version: '0.3.0', main }) })).rejects.toThrow(
      'Millwright cannot start: a table is missing',
    )
    expect(currentVersion(home)).toBe(join(home, 'versions/0.2.0'))
    expect(below().sort()).toEqual(['0.2.0', 'current'])
  })
})

/** Only root may, and not in every container. */
function smallDisk(size: string): string | undefined {
  const folder = made(newFolder('disk'))
  try {
    systemOutput('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], '/')
  } catch {
    return undefined
  }
  disks.push(folder)
  return folder
}
const disks: string[] = []
afterEach(() => {
  for (const folder of disks.splice(0)) systemOutput('umount', ['-l', folder], '/')
})
describe.runIf(process.platform === 'linux' && process.getuid?.() === 0)('a disk that is full (needs the right to mount)', () => {
  it('refuses the new version before it is unpacked, or while its backup is made', async (test) => {
    const [disk, backups] = [smallDisk('1m'), smallDisk('16k')]
    if (!disk || !backups) return test.skip()
    const noise = `/* ${randomBytes(600_000).toString('hex')} */`
    const archive = await packRelease({ ...NEXT, main: `${READY_SERVER}${noise}` })
    const full = layOutRelease(join(disk, 'home'), { version: '0.1.0' })
    await expect(upgrade({ from: archive, home: full })).rejects.toThrow('Make room, then run the upgrade again')
    expect(readdirSync(join(full, 'versions'))).toEqual([])
    const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = config
    config = readConfig({ DATA_DIR, DATABASE_URL, BACKUP_DIR: backups })
    await expect(upgrade({ from: archive })).rejects.toThrow(/ENOSPC|full/)
    await expectUntouched()
  })
})

describe('an installed service', () => {
  /** What a service manager does, and whether the service becomes ready after each start. */
  function service(...ready: boolean[]) {
    const calls: string[] = []
    let release: (() => void) | undefined = lockDatabase(config.databaseUrl)
    const stop = async () => {
      calls.push('stop')
      release?.()
      release = undefined
    }
    const start = async () => {
      calls.push(`start ${basename(currentVersion(home))}`)
      const isReady = ready.shift() ?? true
      if (!isReady) await statements(config.databaseUrl, LATER)
      return isReady
    }
    return { calls, service: { dataDir: config.dataDir, status: async () => ({}), start, stop } }
  }
  const LATER = [
    "INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('of the future', 99999999999999)",
    "UPDATE plant SET name = 'changed'",
  ]

  it('is stopped for the change alone, and goes on as the new version', async () => {
    const { calls, service: running } = service()
    await upgrade({ from: await packRelease(NEXT), service: running })
    expect(calls).toEqual(['stop', 'start 0.2.0'])
    expect(steps.indexOf('Stopping the service')).toBeGreaterThan(steps.indexOf('Trying the migration on a copy of the data'))
  })

  it('goes on as the old version where the new one does not become ready', async () => {
    const { calls, service: running } = service(false)
    await expect(upgrade({ from: await packRelease(NEXT), service: running })).rejects.toThrow('the service was not ready after 20 s')
    expect(calls).toEqual(['stop', 'start 0.2.0', 'stop', `start ${basename(home)}`])
    await expectUntouched()
  })

  it('is not stopped for what is refused before', async () => {
    const { calls, service: running } = service()
    const migrate = "console.error('they cannot be taken'); process.exit(1)"
    await expect(upgrade({ from: await packRelease({ ...NEXT, migrate }), service: running })).rejects.toThrow('they cannot be taken')
    expect(calls).toEqual([])
    await running.stop()
    await expectUntouched()
  })
})

describe('an upgrade of a checkout', () => {
  const git = (...args: string[]) => systemOutput('git', args, home).trim()
  const BUILD = "import { mkdirSync, writeFileSync, readFileSync } from 'node:fs'\n"
  function commit(release: FakeRelease) {
    layOutRelease(home, release)
    const file = join(home, 'server/tools/build.mjs')
    mkdirSync(join(home, 'server/tools'), { recursive: true })
    writeFileSync(file, `${BUILD}console.log('built')`)
    rmSync(join(home, 'release.json'))
    git('add', '-A', '-f', 'package.json', 'dist', 'server')
    git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-q', '-m', release.version)
    return git('rev-parse', 'HEAD')
  }
  beforeEach(() => {
    git('init', '-q', '-b', 'main')
    commit({ version: '0.1.0' })
  })

  it('is checked out and built in a folder of its own', async () => {
    const old = git('rev-parse', 'HEAD')
    git('checkout', '-q', '-b', 'next')
    const next = commit(NEXT)
    git('checkout', '-q', 'main')
    expect(await upgrade({ to: 'next' })).toMatchObject({ version: '0.2.0', commit: next })
    expect(currentVersion(home)).toBe(join(home, `versions/0.2.0-${next.slice(0, 7)}`))
    expect(git('rev-parse', 'HEAD')).toBe(old)
    expect(steps).toContain('Installing packages and building')
    await expect(upgrade({ to: old })).rejects.toThrow('is older than')
  })

  it('is refused where the ref is unknown, older, or not named and not followed', async () => {
    const old = git('rev-parse', 'HEAD')
    commit({ version: '0.1.0', main: 'process.exit()' })
    await expect(upgrade({ to: 'nothing' })).rejects.toThrow('There is no branch, tag or commit nothing')
    await expect(upgrade({})).rejects.toThrow('The branch has no upstream branch')
    await expect(upgrade({ to: old })).rejects.toThrow('is older than')
    await expectUntouched()
  })

  it('that cannot be built leaves nothing', async () => {
    git('checkout', '-q', '-b', 'next')
    layOutRelease(home, NEXT)
    writeFileSync(join(home, 'server/tools/build.mjs'), "console.error('The registry does not answer'); process.exit(1)")
    git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-q', '-a', '-m', 'next')
    git('checkout', '-q', 'main')
    await expect(upgrade({ to: 'next' })).rejects.toThrow('The registry does not answer')
    await expectUntouched()
    expect(git('worktree', 'list').split('\n')).toHaveLength(1)
  })

  it('needs one', async () => {
    rmSync(join(home, '.git'), { recursive: true })
    await expect(upgrade({ to: 'main' })).rejects.toThrow('This installation is not a git checkout')
  })
})
