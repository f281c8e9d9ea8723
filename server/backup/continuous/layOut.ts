import { createWriteStream } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { dirname, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { partsOf } from '../archive.ts'
import { BadArchive, type Manifest } from '../manifest.ts'
import { Blocks } from './blocks.ts'
import { readMoment, snapshotAt } from './snapshots.ts'

export interface Opening {
  readonly passphrase?: string | undefined
  /** The last moment that is not later; the last of all when left out. */
  readonly at?: Date | undefined
}
/** Lays a moment out as an archive that was unpacked; every block is held to its name. */
export async function layOut(from: string, folder: string, { passphrase, at }: Opening): Promise<Manifest> {
  const snapshot = snapshotAt(from, at)
  const blocks = await Blocks.open(from, passphrase)
  const { manifest, files } = await readMoment(from, blocks, snapshot)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const { path, bytes, blocks: names } of files) {
    const to = resolve(folder, path)
    if (!to.startsWith(`${resolve(folder)}${sep}`)) throw new BadArchive(`The snapshot names ${path}, which lies elsewhere`)
    await mkdir(dirname(to), { recursive: true, mode: 0o700 })
    await pipeline(blocks.read(names), createWriteStream(to, { flags: 'wx', mode: 0o600 }))
    if ((await stat(to)).size !== bytes) throw new BadArchive(`${path} in the snapshot is not what was put there`)
  }
  return { ...manifest, parts: await partsOf(folder) }
}
