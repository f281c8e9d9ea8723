import { dirname, join } from 'node:path'
import { openWorkFolder } from '../platform/disk/workFolder.ts'
import { shippedSteps } from '../store/engine/steps.ts'
import { migrate } from '../store/index.ts'
import { unpack } from './archive.ts'
import { checkBase } from './checkBase.ts'
import { BASE, type Manifest, refuseUnknown } from './manifest.ts'

/** Unpacks an archive beside itself and holds it to all that a restore would ask of it; nothing stays. */
export async function verifyBackup(archive: string, options: { passphrase?: string | undefined; utcOffset: string }): Promise<Manifest> {
  const { path: folder, close } = openWorkFolder(dirname(archive), 'verifying')
  try {
    const manifest = await unpack(archive, folder, options.passphrase)
    refuseUnknown(manifest, shippedSteps('sqlite').length)
    const url = `file:${join(folder, BASE)}`
    await migrate(url)
    await checkBase(url, options.utcOffset)
    return manifest
  } finally {
    close()
  }
}
