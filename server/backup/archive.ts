import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { create, extract, type Unpack } from 'tar'
import { commitRename, discard } from '../platform/disk/durable.ts'
import { steadilyTo } from '../platform/disk/throttledWrite.ts'
import { BadArchive, MANIFEST, type Manifest, type Part, readManifest } from './manifest.ts'
import { isSealed, seal, unseal } from './sealing.ts'

/** Most of a base are texts and numbers that repeat: the quickest level makes a fifth of them, at 100 MB/s. */
const LEVEL = 1
const OWNER_ONLY = 0o600

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path, { highWaterMark: 1024 * 1024 }), hash)
  return hash.digest('hex')
}

async function* filesBelow(folder: string): AsyncGenerator<string> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(path)
    else if (entry.isFile()) yield path
  }
}
/** Every file below a folder with its checksum. */
export async function partsOf(folder: string): Promise<Part[]> {
  const parts: Part[] = []
  for await (const path of filesBelow(folder)) {
    const name = relative(folder, path).replaceAll(sep, '/')
    if (name !== MANIFEST) parts.push({ path: name, bytes: (await stat(path)).size, sha256: await sha256Of(path) })
  }
  return parts.toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

export interface Packing {
  readonly to: string
  /** Where it lies until it is whole, on the same disk. */
  readonly unfinished?: string
  readonly passphrase?: string | undefined
}
/** Packs a folder with its manifest. The archive has its name only when it is whole and on disk. Out: its bytes. */
export async function pack(folder: string, manifest: Manifest, packing: Packing): Promise<number> {
  const { to, passphrase, unfinished = `${to}.part` } = packing
  await writeFile(join(folder, MANIFEST), JSON.stringify(manifest, null, 1))
  const entries = [MANIFEST, ...(await readdir(folder)).filter((name) => name !== MANIFEST)]
  try {
    const packed = create({ cwd: folder, portable: true }, entries)
    const stages = [createGzip({ level: LEVEL }), ...(passphrase ? [seal(passphrase)] : [])]
    await pipeline([packed as unknown as Readable, ...stages, steadilyTo(unfinished, OWNER_ONLY)] as never)
    const { size } = await stat(unfinished)
    await commitRename(unfinished, to)
    return size
  } catch (error) {
    await discard(unfinished)
    throw error
  }
}

async function beginningOf(path: string): Promise<Buffer> {
  const handle = await open(path, 'r')
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0).finally(() => handle.close())
  return buffer.subarray(0, bytesRead)
}
const IS_GZIP = Buffer.from([0x1f, 0x8b])

/** To the last byte, whatever the unpacking makes of them: what comes before checks its sums only there. */
async function takenIn(bytes: AsyncIterable<Buffer>, into: Unpack): Promise<void> {
  const done = new Promise<void>((resolve, reject) => void into.on('close', resolve).on('error', reject))
  // Heard below; a failure in the middle must not end the process.
  done.catch(() => {})
  for await (const chunk of bytes) if (!into.write(chunk)) await Promise.race([new Promise((drained) => into.once('drain', drained)), done])
  into.end()
  await done
}

/** Unpacks an archive into an empty folder and holds every part to its checksum. */
export async function unpack(archive: string, folder: string, passphrase?: string | undefined): Promise<Manifest> {
  const beginning = await beginningOf(archive).catch((cause: unknown) => {
    throw new BadArchive(`${archive} cannot be read: ${(cause as Error).message}`, { cause, fault: 'UNREADABLE' })
  })
  const sealed = isSealed(beginning)
  if (sealed && !passphrase)
    throw new BadArchive('This archive is encrypted: BACKUP_PASSPHRASE must say with what', { fault: 'PASSPHRASE' })
  if (!sealed && !beginning.subarray(0, 2).equals(IS_GZIP))
    throw new BadArchive(`${archive} is no backup of Millwright`, { fault: 'NO_BACKUP' })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const into: Unpack = extract({
    cwd: folder,
    strict: true,
    noChmod: true,
    filter: (_path, entry) => 'type' in entry && (entry.type === 'File' || entry.type === 'Directory'),
  })
  const [source, unpacked] = [createReadStream(archive), createGunzip()]
  const stages = sealed ? [unseal(passphrase ?? ''), unpacked] : [unpacked]
  await Promise.all([pipeline([source, ...stages]), takenIn(unpacked, into)]).catch((error: unknown) => {
    if (error instanceof BadArchive) throw error
    throw new BadArchive(`The archive cannot be read to its end: ${(error as Error).message}`, { cause: error, fault: 'UNREADABLE' })
  })
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => '')
  const manifest = readManifest(text)
  await verifyParts(manifest.parts, await partsOf(folder))
  return manifest
}

/** Nothing more, nothing less, and every byte as it was. */
async function verifyParts(wanted: readonly Part[], found: readonly Part[]) {
  const there = new Map(found.map((one) => [one.path, one]))
  for (const { path, bytes, sha256 } of wanted) {
    const one = there.get(path)
    if (!one) throw new BadArchive(`The archive lacks ${path}`, { fault: 'INCOMPLETE', about: path })
    if (one.bytes !== bytes || one.sha256 !== sha256)
      throw new BadArchive(`${path} in the archive is not what was put there`, { fault: 'ALTERED', about: path })
    there.delete(path)
  }
  const [stray] = there.keys()
  if (stray) throw new BadArchive(`The archive holds ${stray}, which its manifest does not name`, { fault: 'FOREIGN', about: stray })
}
