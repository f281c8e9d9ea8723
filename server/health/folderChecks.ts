import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { removeStaleWork, staleWork } from '../backup/index.ts'
import { discardSync, writeThroughSync } from '../platform/disk/durable.ts'
import { closeToOthers, privateFolder } from '../platform/disk/privateFiles.ts'
import { filePathOf, isFileUrl } from '../platform/settings/locations.ts'
import { AUTHORITY_FILE, SERVER_FILE } from '../platform/settings/tlsSettings.ts'
import { type Finding, green, type HealthCheck, red, type Site, yellow } from './check.ts'
import { daysLeft, samplesIn } from './diskSamples.ts'
import { reasonOf } from './reason.ts'

const GB = 1024 ** 3
const inGb = (bytes: number) => Number((bytes / GB).toFixed(1))
const PROBE_BYTES = 64 * 1024

/** Writes, forces to disk and removes: what every commit has to be able to do. Out: how many ms it took. */
function tryWriting(folder: string): number {
  const since = performance.now()
  const file = join(folder, `.health-${process.pid}`)
  try {
    writeThroughSync(file, Buffer.alloc(PROBE_BYTES))
  } finally {
    discardSync(file)
  }
  return performance.now() - since
}
/** Every commit waits for the disk at least once. */
const SLOW_MS = 500
/** The quickest of some: one alone may have waited for somebody else's work. */
const TRIES = 3
const FAULTS: Readonly<Record<string, string>> = {
  'health.reasons.full': 'full',
  'health.reasons.readOnly': 'readOnly',
  'health.reasons.notOurs': 'unwritable',
  'health.reasons.failing': 'failing',
}
export const dataFolder: HealthCheck = {
  name: 'dataFolder',
  group: 'machine',
  run({ config: { dataDir: folder } }) {
    const found = statSync(folder, { throwIfNoEntry: false })
    if (!found) return yellow('absent', { folder })
    if (!found.isDirectory()) return red('noFolder', { folder })
    try {
      let ms = tryWriting(folder)
      for (let nth = 1; nth < TRIES && ms > SLOW_MS; nth++) ms = Math.min(ms, tryWriting(folder))
      return ms > SLOW_MS ? yellow('slow', { folder, ms: Math.round(ms) }) : green('fine', { folder })
    } catch (error) {
      const { why, said } = reasonOf(error)
      return red(FAULTS[why] ?? 'failing', { folder, said })
    }
  },
  fix: ({ config }) => privateFolder(config.dataDir),
}

/** Files of ours, as far as they are there: secrets and rows, which nobody else on the machine has to read. */
function ownFiles({ config: { dataDir, databaseUrl } }: Site): string[] {
  const base = isFileUrl(databaseUrl) ? [filePathOf(databaseUrl)] : []
  const queue = join(dataDir, 'queue.sqlite')
  const secrets = ['jwt.secret', AUTHORITY_FILE, SERVER_FILE].map((name) => join(dataDir, name))
  return [...secrets, ...[...base, queue].flatMap((file) => ['', '-wal', '-shm'].map((end) => file + end))].filter(existsSync)
}
export const owner: HealthCheck = {
  name: 'owner',
  group: 'machine',
  run(site) {
    const { dataDir: folder } = site.config
    const found = statSync(folder, { throwIfNoEntry: false })
    const me = process.getuid?.()
    // Windows has rights in place of owners and modes, which Node does not tell.
    if (me === undefined) return green('unknown')
    if (!found) return green('fine')
    const files = ownFiles(site).map((file) => ({ file, ...pickMode(file) }))
    // A tool that root ran leaves files behind that the server, which is somebody else, cannot write.
    const strange = files.find(({ uid }) => uid !== found.uid)
    if (strange) return red('mixed', { file: strange.file, uid: strange.uid, owner: found.uid })
    if (found.uid !== me) return (me === 0 ? yellow : red)('notOurs', { folder, owner: found.uid, uid: me })
    const open = files.find(({ mode }) => mode & 0o077)
    return open ? yellow('open', { file: open.file }) : green('fine')
  },
  fix: (site) => {
    for (const file of ownFiles(site)) closeToOthers(file)
  },
}
function pickMode(file: string) {
  const { uid, mode } = statSync(file)
  return { uid, mode }
}

/** What backups, restores and rehearsals that were killed have left behind. A server removes it when it starts. */
export const leftovers: HealthCheck = {
  name: 'leftovers',
  group: 'machine',
  run({ config }) {
    const left = staleWork(config)
    return left.length ? yellow('there', { paths: left.join(', ') }) : green('fine')
  },
  fix: ({ config }) => void removeStaleWork(config),
}

const LOW_GB = 1
const URGENT_DAYS = 3
const COMING_DAYS = 30
/** What is free says little without what is used each day. */
export const disk: HealthCheck = {
  name: 'disk',
  group: 'machine',
  run({ config: { dataDir }, now }): Finding {
    if (!existsSync(dataDir)) return green('unknown')
    const { bavail, bsize, ffree, files } = statfsSync(dataDir)
    const free = bavail * bsize
    if (files > 0 && ffree === 0) return red('noInodes')
    const days = daysLeft(samplesIn(dataDir), { at: now(), free })
    const values = { free: inGb(free) }
    if (free < LOW_GB * GB) return red('low', values)
    if (days === undefined) return green('free', values)
    const timed = { ...values, days: Math.floor(days) }
    if (days < URGENT_DAYS) return red('days', timed)
    return days < COMING_DAYS ? yellow('days', timed) : green('daysLeft', timed)
  },
}

/** Whether the archives have a place of their own to go to. */
export const backupFolder: HealthCheck = {
  name: 'backupFolder',
  group: 'safety',
  run({ config: { backup, dataDir, production } }) {
    const { folder, passphrase } = backup
    // Archives hold every row, and the secret where the machine made it for itself.
    const open = production && !passphrase ? [yellow('open', { folder })] : []
    if (!existsSync(folder)) return [green('absent', { folder }), ...open]
    try {
      tryWriting(folder)
      readdirSync(folder)
    } catch (error) {
      return red('unwritable', { folder, ...reasonOf(error) })
    }
    const isShared = existsSync(dataDir) && statSync(folder).dev === statSync(dataDir).dev
    return [green(isShared ? 'sameDisk' : 'fine', { folder }), ...open]
  },
}

/** Whether what is added continuously reaches its folder. */
export const continuousBackup: HealthCheck = {
  name: 'continuousBackup',
  group: 'safety',
  run({ config: { backup, databaseUrl } }) {
    const { continuous: folder } = backup
    if (!folder) return green('none')
    if (!isFileUrl(databaseUrl)) return yellow('postgres')
    try {
      // Its own folder is made by the first of them, as far as the one above is there.
      tryWriting(existsSync(folder) ? folder : dirname(folder))
      return green('fine', { folder })
    } catch (error) {
      return red('unwritable', { folder, ...reasonOf(error) })
    }
  },
}
