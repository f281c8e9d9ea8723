import { copyFileSync, existsSync, linkSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { openStorage } from '../files/index.ts'
import { privateFolder } from '../platform/disk/privateFiles.ts'
import { steadilyTo } from '../platform/disk/throttledWrite.ts'
import { openWorkFolder } from '../platform/disk/workFolder.ts'
import { programVersion } from '../platform/paths.ts'
import { type Config, settingsShown } from '../platform/settings/config.ts'
import { isFileUrl } from '../platform/settings/locations.ts'
import { AUTHORITY_FILE } from '../platform/settings/tlsSettings.ts'
import { pack, partsOf } from './archive.ts'
import { copyBase, stepsTakenIn } from './baseCopy.ts'
import { archiveName, BASE, CONTENT_KINDS, contentName, type Manifest, SECRET } from './manifest.ts'
import { refusedBy } from './remote.ts'

export interface BackupOptions {
  /** The folder that the archive goes to. */
  readonly folder: string
  readonly passphrase?: string | undefined
  readonly now?: () => Date
  /** Leaves uploaded contents where they are. */
  readonly isDatabaseOnly?: boolean
}
export interface MadeBackup {
  readonly path: string
  readonly bytes: number
  readonly manifest: Manifest
}

/** Contents never change and lie under names of their own: what is there after the base was copied holds all that its rows name. */
async function gatherContents(config: Config, folder: string) {
  for (const kind of CONTENT_KINDS) {
    const storage = openStorage(config, kind)
    for await (const { key } of storage.all()) {
      const to = join(folder, contentName(kind, key))
      mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
      // One that was deleted since the list was read is named by no row that counts.
      if ((await storage.size(key)) !== undefined) await pipeline(await storage.open(key), steadilyTo(to, 0o600))
    }
  }
}

/** What is to be said of a copy of the base. */
export const manifestOf = (
  { databaseUrl }: Config,
  { madeAt, base, secret }: Pick<Manifest, 'madeAt' | 'secret'> & { base: string },
): Manifest => ({
  format: 1,
  product: 'millwright',
  version: programVersion(),
  madeAt,
  base: isFileUrl(databaseUrl) ? 'sqlite' : 'postgres',
  migrations: stepsTakenIn(base),
  secret,
  isBaseAlone: false,
  settings: settingsShown(),
  parts: [],
})

/** Brings a small file along where it is. Out: whether it is there. */
function gatherFile(dataDir: string, name: string, folder: string): boolean {
  const [from, to] = [join(dataDir, name), join(folder, name)]
  if (!existsSync(from)) return false
  privateFolder(dirname(to))
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
  return true
}
/** The secret that a machine made for itself comes along: with another one nobody's second factor would be known again. */
const gatherSecret = ({ dataDir, hasOwnSecret }: Config, folder: string): Manifest['secret'] =>
  !hasOwnSecret && gatherFile(dataDir, SECRET, folder) ? 'archive' : 'environment'

/**
 * Makes one archive of everything that this installation is made of while it works: complete to the last write that was acknowledged before it
 * began. It has its name in the folder only when it is whole.
 */
export async function makeBackup(
  config: Config,
  { folder, passphrase, now = () => new Date(), isDatabaseOnly = false }: BackupOptions,
): Promise<MadeBackup> {
  privateFolder(folder)
  const work = openWorkFolder(folder, 'gathering')
  const gathered = join(work.path, 'parts')
  privateFolder(gathered)
  try {
    const madeAt = now().toISOString()
    await copyBase(config.databaseUrl, join(gathered, BASE))
    if (!isDatabaseOnly)
      await gatherContents(config, gathered).catch(config.s3 ? refusedBy('The storage of uploaded files cannot be read') : undefined)
    const secret = gatherSecret(config, gathered)
    gatherFile(config.dataDir, AUTHORITY_FILE, gathered)
    const draft = manifestOf(config, { madeAt, base: join(gathered, BASE), secret })
    const manifest: Manifest = { ...draft, isBaseAlone: isDatabaseOnly, parts: await partsOf(gathered) }
    const path = join(folder, archiveName(manifest, Boolean(passphrase)))
    const bytes = await pack(gathered, manifest, { to: path, unfinished: join(work.path, 'archive'), passphrase })
    return { path, bytes, manifest }
  } finally {
    work.close()
  }
}
