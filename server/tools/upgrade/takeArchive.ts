import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, readdirSync, statfsSync, statSync } from 'node:fs'
import { chmod, copyFile, mkdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { extract } from 'tar'
import { openPromise } from 'yauzl'
import { Advice } from '../../start/command.mjs'
import { translate } from '../../start/terminal.mjs'
import { RELEASE, type Release, type ReleaseFile, releaseIn } from './release.ts'

const MACHINE = `${process.platform}-${process.arch}`
const MB = 1024 ** 2
/** An archive becomes about three times as large. */
const GROWTH = 4
/** Bytes from which a file is not read at once. */
const LARGE = 16 * MB
/** Files that are copied at the same time: as many as threads of Node read. */
const COPY_CONCURRENCY = 4
const damaged = (from: string, reason: string, cause?: unknown) =>
  Object.assign(new Advice(translate('upgrade.damaged', { archive: from, reason })), { cause })

/** Says so before minutes of work where a disk has less room than is wanted. */
export function refuseFullDisk(folder: string, wanted: number): void {
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  if (free < wanted) throw new Advice(translate('upgrade.noRoom', { folder, free: Math.floor(free / MB), wanted: Math.ceil(wanted / MB) }))
}

/** Files of a zip, below one folder that all of them lie in. */
async function unzip(from: string, folder: string) {
  const zip = await openPromise(from, { autoClose: false })
  try {
    for await (const entry of zip.eachEntry()) {
      const path = entry.fileName.split('/').slice(1).join('/')
      if (!path || path.endsWith('/')) continue
      const to = join(folder, path)
      await mkdir(dirname(to), { recursive: true })
      await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(to))
    }
  } finally {
    zip.close()
  }
}
const unpack = (from: string, folder: string) =>
  from.endsWith('.zip')
    ? unzip(from, folder)
    : extract({ file: from, cwd: folder, strip: 1, strict: true, filter: (_, entry) => 'type' in entry && entry.type === 'File' })

async function hashOf(path: string, bytes: number): Promise<string> {
  const hash = createHash('sha256')
  // Thousands of files are small: reading one at once takes a fraction of the time of a stream.
  if (bytes < LARGE) return hash.update(await readFile(path)).digest('hex')
  await pipeline(createReadStream(path, { highWaterMark: MB }), hash)
  return hash.digest('hex')
}
/** Copies one file where it is elsewhere, and holds it to its sum. */
async function placed(from: string, to: string, { path, bytes, sha256 }: ReleaseFile): Promise<boolean> {
  const [source, target] = [join(from, path), join(to, path)]
  if (source !== target) {
    await mkdir(dirname(target), { recursive: true })
    await copyFile(source, target)
  }
  return (await stat(target)).size === bytes && (await hashOf(target, bytes)) === sha256
}
/** Brings all files to their places, some at a time. Throws an Advice for the first one that is not there or not what it was. */
async function placeAll(files: readonly ReleaseFile[], folders: { from: string; to: string }, archive: string) {
  const left = files.values()
  const worker = async () => {
    for (const file of left) {
      const isWhole = await placed(folders.from, folders.to, file).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
        return false
      })
      if (!isWhole) throw damaged(archive, file.path)
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: COPY_CONCURRENCY }, worker))
  for (const one of ended) if (one.status === 'rejected') throw one.reason
}

/** The folder that holds release.json: the one that is named, or the only one in it, as programs for archives make them. */
function unpackedIn(folder: string): string {
  if (existsSync(join(folder, RELEASE))) return folder
  const [only, ...others] = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory())
  return only && !others.length ? join(folder, only.name) : folder
}

/** Refuses a release that is not ours or not for this machine. */
function checked(folder: string, from: string): Release {
  const release = releaseIn(folder)
  if (!release) throw damaged(from, RELEASE)
  if (release.platform !== MACHINE) throw new Advice(translate('upgrade.otherPlatform', { platform: release.platform, machine: MACHINE }))
  return release
}

/** Brings what an archive, or the folder of an unpacked one, holds into an empty folder. Every file is what the archive's list says it is. */
export async function takeArchive(from: string, folder: string): Promise<Release> {
  const found = await stat(from).catch(() => undefined)
  if (!found) throw new Advice(translate('upgrade.absent', { path: from }))
  const isFolder = found.isDirectory()
  if (!isFolder) {
    refuseFullDisk(folder, statSync(from).size * GROWTH)
    await unpack(from, folder).catch((error: NodeJS.ErrnoException) => {
      // Of the disk, not of the archive.
      if (error.code && /^(ENOSPC|EDQUOT|EACCES|EPERM|EROFS|EIO)$/.test(error.code)) throw error
      throw damaged(from, error.message, error)
    })
  }
  const source = isFolder ? unpackedIn(from) : folder
  const release = checked(source, from)
  if (isFolder) {
    const wanted = release.files.reduce((sum, { bytes }) => sum + bytes, 0)
    refuseFullDisk(folder, wanted)
  }
  await placeAll(release.files, { from: source, to: folder }, from)
  if (isFolder) await copyFile(join(source, RELEASE), join(folder, RELEASE))
  if (process.platform !== 'win32')
    for (const program of ['node/node', 'start.sh']) await chmod(join(folder, program), 0o755).catch(() => undefined)
  return release
}
