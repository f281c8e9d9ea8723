import { stat } from 'node:fs/promises'
import { unpack } from './archive.ts'
import { layOut, type Opening } from './continuous/layOut.ts'
import type { Manifest } from './manifest.ts'

/** Lays out what an archive, or a folder that is added to continuously, holds, in an empty folder, and holds all of it to its checksums. */
export async function laidOut(from: string, folder: string, opening: Opening): Promise<Manifest> {
  const isFolder = await stat(from).then(
    (found) => found.isDirectory(),
    () => false,
  )
  return isFolder ? layOut(from, folder, opening) : unpack(from, folder, opening.passphrase)
}
