import { randomUUID } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { openStorage } from '../../files/index.ts'
import { discardSync } from '../../platform/disk/durable.ts'
import { privateFolder } from '../../platform/disk/privateFiles.ts'
import { tryLockFile } from '../../platform/disk/workFolder.ts'
import type { Config } from '../../platform/settings/config.ts'
import { filePathOf, isFileUrl } from '../../platform/settings/locations.ts'
import { AUTHORITY_FILE } from '../../platform/settings/tlsSettings.ts'
import { copyBase } from '../baseCopy.ts'
import { manifestOf } from '../makeBackup.ts'
import { BASE, BadArchive, CONTENT_KINDS, contentName, SECRET } from '../manifest.ts'
import { BLOCK, Blocks, touch } from './blocks.ts'
import { blocksOfList, type Moment, readMoment, removeSnapshot, type Snapshot, snapshotsIn, storeMoment, tooMany } from './snapshots.ts'

const COPYING = '.copying-'
const SWEPT = 'swept'
const DAY_MS = 86_400_000

/** Only one process adds to a folder. */
function lockFolder(folder: string): () => void {
  const release = tryLockFile(join(folder, 'lock'))
  if (!release) throw new BadArchive(`Another process adds to ${folder} just now`)
  return release
}

type Files = Moment['files']
const filesOf = (moment: Moment | undefined) => new Map((moment?.files ?? []).map((file) => [file.path, file]))

const put = async (blocks: Blocks, path: string, source: AsyncIterable<Buffer>): Promise<Files[number]> => ({
  path,
  ...(await blocks.put(source)),
})

/** Contents never change under their key: those that the moment before knew are not read again. */
async function putContents(config: Config, blocks: Blocks, before: ReadonlyMap<string, Files[number]>): Promise<Files> {
  const files: Files = []
  for (const kind of CONTENT_KINDS) {
    const storage = openStorage(config, kind)
    for await (const { key } of storage.all()) {
      const path = contentName(kind, key)
      const known = before.get(path)
      // One that was deleted since the list was read is named by no row that counts.
      if (known) files.push(known)
      else if ((await storage.size(key)) !== undefined) files.push(await put(blocks, path, await storage.open(key)))
    }
  }
  return files
}

/** Whether nobody has written to a base since a moment. */
async function isUntouched(base: string, since: Date): Promise<boolean> {
  const times = await Promise.all(
    [base, `${base}-wal`].map((path) =>
      stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  )
  // As coarse as the clocks of file systems are.
  return Math.max(...times) < since.getTime() - 2_000
}

interface Taking {
  readonly config: Config
  readonly blocks: Blocks
  readonly last: Snapshot | undefined
  readonly before: Moment | undefined
}
async function putBase({ config: { dataDir, databaseUrl }, blocks, last, before }: Taking, copy: string) {
  const known = before?.files.find(({ path }) => path === BASE)
  const base = filePathOf(databaseUrl)
  if (before && known && last && (await isUntouched(base, last.at))) return { file: known, manifest: before.manifest }
  for (const name of readdirSync(dataDir)) if (name.startsWith(COPYING)) discardSync(join(dataDir, name))
  await copyBase(databaseUrl, copy)
  return { file: await put(blocks, BASE, createReadStream(copy, { highWaterMark: 16 * BLOCK })), manifest: undefined }
}

/** All blocks that some moment names stay. */
async function sweep(folder: string, blocks: Blocks): Promise<void> {
  const named = new Set<string>()
  for (const snapshot of snapshotsIn(folder)) {
    for (const name of await blocksOfList(folder, snapshot)) named.add(name)
    for (const file of (await readMoment(folder, blocks, snapshot)).files) for (const name of file.blocks) named.add(name)
  }
  await blocks.sweep(named)
}
async function tidyUp(folder: string, blocks: Blocks, now: Date) {
  for (const snapshot of tooMany(snapshotsIn(folder), now)) await removeSnapshot(folder, snapshot)
  const marker = join(folder, SWEPT)
  const last = statSync(marker, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (Math.abs(now.getTime() - last) < DAY_MS) return
  await sweep(folder, blocks)
  await touch(marker)
}

/**
 * Adds what has changed since the last time to a folder of blocks: the base as it stands, uploaded contents and the secret. Complete to the last
 * write that was acknowledged before it began. A process that dies in the middle leaves the moments before as they were.
 */
export async function takeSnapshot(config: Config, folder: string, now: () => Date = () => new Date()): Promise<Snapshot> {
  if (!isFileUrl(config.databaseUrl))
    throw new BadArchive('Only a SQLite base is copied continuously; PostgreSQL archives its own log: archive_mode and archive_command')
  privateFolder(folder)
  const release = lockFolder(folder)
  const copy = join(config.dataDir, `${COPYING}${randomUUID()}`)
  try {
    const blocks = await Blocks.open(folder, config.backup.passphrase)
    const [last] = snapshotsIn(folder)
    // One that cannot be read is no ground to stand on: everything is put anew.
    const before = last && (await readMoment(folder, blocks, last).catch(() => undefined))
    blocks.know((before?.files ?? []).flatMap((file) => file.blocks))
    const madeAt = now().toISOString()
    const base = await putBase({ config, blocks, last, before }, copy)
    const files = [base.file, ...(await putContents(config, blocks, filesOf(before)))]
    const secretFile = join(config.dataDir, SECRET)
    const hasSecret = !config.hasOwnSecret && existsSync(secretFile)
    if (hasSecret) files.push(await put(blocks, SECRET, createReadStream(secretFile)))
    const authority = join(config.dataDir, AUTHORITY_FILE)
    if (existsSync(authority)) files.push(await put(blocks, AUTHORITY_FILE, createReadStream(authority)))
    const secret = hasSecret ? 'archive' : 'environment'
    const manifest = base.manifest ? ({ ...base.manifest, madeAt, secret } as const) : manifestOf(config, { madeAt, base: copy, secret })
    const taken = await storeMoment(folder, blocks, { manifest, files })
    await tidyUp(folder, blocks, now())
    return taken
  } finally {
    for (const end of ['', '-wal', '-shm', '-journal']) discardSync(copy + end)
    release()
  }
}
