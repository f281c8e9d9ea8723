import { mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { migrate } from '../store/index.ts'
import { shippedSteps } from '../store/steps.ts'
import { unpack } from './archive.ts'
import { checkBase } from './checkBase.ts'
import { BASE, BadArchive, type Manifest } from './manifest.ts'

/** Unpacks an archive beside itself and holds it to all that a restore would ask of it; nothing stays. */
export async function verifyBackup(archive: string, options: { passphrase?: string | undefined; utcOffset: string }): Promise<Manifest> {
  const folder = mkdtempSync(join(dirname(archive), '.verifying-'))
  try {
    const manifest = await unpack(archive, folder, options.passphrase)
    if (manifest.migrations > shippedSteps('sqlite').length)
      throw new BadArchive(`The archive was made by version ${manifest.version}, which is newer than this one`)
    const url = `file:${join(folder, BASE)}`
    await migrate(url)
    await checkBase(url, options.utcOffset)
    return manifest
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
