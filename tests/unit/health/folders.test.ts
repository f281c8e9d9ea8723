import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { daysLeft, noteDisk, samplesIn } from '../../../server/health/diskSamples.ts'
import { backupFolder, continuousBackup, dataFolder, disk, leftovers, owner } from '../../../server/health/folderChecks.ts'
import { openWorkFolder } from '../../../server/platform/disk/workFolder.ts'
import { healthSite, look } from '../../support/health/healthSite.ts'

const isRoot = process.getuid?.() === 0
/** A disk of its own, which only root may bring along. */
function mounted(options: string) {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
  ends.push(() => {
    execFileSync('umount', [folder])
    rmSync(folder, { recursive: true })
  })
  return folder
}
const probe = mkdtempSync(join(tmpdir(), 'millwright-probe-'))
const mayMount = (() => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', probe], { stdio: 'ignore' })
    execFileSync('umount', [probe])
    return true
  } catch {
    return false
  } finally {
    rmSync(probe, { recursive: true, force: true })
  }
})()
const ends: (() => void | Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})
function siteAt(dataDir?: string) {
  const made = healthSite(dataDir ? { DATA_DIR: dataDir, JWT_SECRET: 'f3Jq8Zt0wLxV5nPc2RbK7uYh4sGd1mEa' } : {})
  ends.push(made.close)
  return made
}

describe('a data folder', () => {
  it('that can be written is fine; one that is not there is made by --fix', async () => {
    const { site, folder } = siteAt()
    expect(await look(dataFolder, site)).toEqual(['green fine'])
    rmSync(folder, { recursive: true })
    expect(await look(dataFolder, site)).toEqual(['yellow absent'])
    await dataFolder.fix?.(site)
    expect(await look(dataFolder, site)).toEqual(['green fine'])
  })

  it('that is a file is none', async () => {
    const { site, folder } = siteAt()
    rmSync(folder, { recursive: true })
    writeFileSync(folder, '')
    expect(await look(dataFolder, site)).toEqual(['red noFolder'])
  })

  it.runIf(mayMount)('on a full disk is told from one on a disk that is read-only (needs the right to mount)', async () => {
    const full = mounted('size=128k') as string
    const { site } = siteAt(full)
    expect(await look(dataFolder, site)).toEqual(['green fine'])
    expect(await look(disk, site)).toEqual(['red low'])
    writeFileSync(join(full, 'filler'), Buffer.alloc(96 * 1024))
    expect(await look(dataFolder, site)).toEqual(['red full'])
    execFileSync('mount', ['-o', 'remount,ro', full])
    expect(await look(dataFolder, site)).toEqual(['red readOnly'])
  })
})

describe('the folder of the continuous backup', () => {
  it('is fine where it can be made or written, red where its disk is not there, and none of PostgreSQL', async () => {
    const { folder } = siteAt()
    const lookAt = (BACKUP_CONTINUOUS: string, more: Record<string, string> = {}) => {
      const made = healthSite({ BACKUP_CONTINUOUS, ...more })
      ends.push(made.close)
      return look(continuousBackup, made.site)
    }
    expect(await lookAt('')).toEqual(['green none'])
    expect(await lookAt(join(folder, 'continuous'))).toEqual(['green fine'])
    expect(readdirSync(folder)).not.toContain('continuous')
    expect(await lookAt(join(folder, 'no', 'such', 'disk'))).toEqual(['red unwritable health.reasons.absent'])
    expect(await lookAt(folder, { DATABASE_URL: 'postgres://u:p@127.0.0.1:9/base' })).toEqual(['yellow postgres'])
  })
})

describe('what a killed backup or restore left behind', () => {
  it('is named, and removed by --fix; what is at work is not', async () => {
    const { site, folder } = siteAt()
    expect(await look(leftovers, site)).toEqual(['green fine'])
    const working = openWorkFolder(folder, 'restoring')
    mkdirSync(join(folder, '.gathering-of-one-that-died'))
    expect(await look(leftovers, site)).toEqual(['yellow there'])
    await leftovers.fix?.(site)
    expect(await look(leftovers, site)).toEqual(['green fine'])
    expect(statSync(working.path).isDirectory()).toBe(true)
    working.close()
  })
})

describe('files of the installation', () => {
  it('that others may read are found, and closed to them by --fix', async () => {
    const { site, folder } = siteAt()
    expect(await look(owner, site)).toEqual(['green fine'])
    chmodSync(join(folder, 'jwt.secret'), 0o644)
    expect(await look(owner, site)).toEqual(['yellow open'])
    await owner.fix?.(site)
    expect(statSync(join(folder, 'jwt.secret')).mode & 0o777).toBe(0o600)
    expect(await look(owner, site)).toEqual(['green fine'])
  })

  it.runIf(isRoot)('that root left behind in the folder of somebody else are found (needs root)', async () => {
    const { site, folder } = siteAt()
    chownSync(folder, 4711, 4711)
    expect(await look(owner, site)).toEqual(['red mixed'])
    chownSync(join(folder, 'jwt.secret'), 4711, 4711)
    expect(await look(owner, site)).toEqual(['yellow notOurs'])
  })
})

describe('the folder of archives', () => {
  const inProduction = (more: Readonly<Record<string, string>> = {}) => {
    const made = healthSite({ NODE_ENV: 'production', JWT_SECRET: 'f3Jq8Zt0wLxV5nPc2RbK7uYh4sGd1mEa', ...more })
    ends.push(made.close)
    return made.site
  }
  it('warns in production that archives are open to whoever has them, until there is a passphrase', async () => {
    expect(await look(backupFolder, inProduction())).toEqual(['green absent', 'yellow open'])
    expect(await look(backupFolder, inProduction({ BACKUP_PASSPHRASE: 'gravure cylinders turn at night' }))).toEqual(['green absent'])
    expect(await look(backupFolder, siteAt().site)).toEqual(['green absent'])
  })
})

describe('the disk', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 10, 1 + day))
  const GB = 1024 ** 3

  it('is full in as many days as its growth makes; nobody knows after less than a day, or while it shrinks', () => {
    const samples = [
      { at: at(0), free: 100 * GB },
      { at: at(5), free: 90 * GB },
    ]
    expect(daysLeft(samples, { at: at(10), free: 80 * GB })).toBeCloseTo(40)
    expect(daysLeft(samples, { at: at(10), free: 120 * GB })).toBeUndefined()
    expect(daysLeft([{ at: at(10), free: 81 * GB }], { at: new Date(at(10).getTime() + 3_600_000), free: 80 * GB })).toBeUndefined()
    // What is older than thirty days tells nothing of today.
    expect(
      daysLeft(
        [
          { at: at(0), free: 500 * GB },
          { at: at(40), free: 90 * GB },
        ],
        { at: at(50), free: 80 * GB },
      ),
    ).toBeCloseTo(80)
  })

  it('is noted four times a day for thirty days, whatever stands in the file', async () => {
    const { site, folder } = siteAt()
    writeFileSync(join(folder, 'disk.json'), '{"fre')
    for (let hour = 0; hour < 24 * 40; hour += 3) noteDisk(folder, new Date(at(0).getTime() + hour * 3_600_000))
    expect(samplesIn(folder).length).toBe(4 * 30)
    expect(await look(disk, site)).toHaveLength(1)
  })

  it('that will soon be full turns yellow, then red', async () => {
    const { site, folder } = siteAt()
    mkdirSync(folder, { recursive: true })
    const { bavail, bsize } = await import('node:fs').then(({ statfsSync }) => statfsSync(folder))
    const used = (share: number) =>
      writeFileSync(
        join(folder, 'disk.json'),
        JSON.stringify([{ at: new Date(Date.now() - 2 * 86_400_000), free: bavail * bsize * share }]),
      )
    used(1.2)
    expect(await look(disk, site)).toEqual(['yellow days'])
    used(3)
    expect(await look(disk, site)).toEqual(['red days'])
    used(1.001)
    expect(await look(disk, site)).toEqual(['green daysLeft'])
  })
})
