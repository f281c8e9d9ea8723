import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { BadArchive } from '../backup/manifest.ts'
import { fetchHere, isRemote } from '../backup/remote.ts'
import { OccupiedPlace, restoreBackup } from '../backup/restoreBackup.ts'
import { discardSync } from '../platform/disk/durable.ts'
import { optionsOrExit, settingsOrExit } from '../start/settings.ts'

/**
 * npm run restore -- --from ARCHIVE: into the empty place that DATA_DIR and DATABASE_URL name. Of a folder that is added to continuously,
 * --at TIME takes the last moment that is not later.
 */
const { from, at } = optionsOrExit('from', 'at')
if (!from) {
  console.error('Say which archive: npm run restore -- --from ARCHIVE')
  process.exit(1)
}
const moment = at === undefined ? undefined : new Date(at)
if (moment && Number.isNaN(moment.getTime())) {
  console.error('Write the time as 2026-11-26T10:00:00Z or 2026-11-26T18:00:00+08:00')
  process.exit(1)
}
const config = settingsOrExit({ isReadOnly: true })

async function archiveHere(from: string): Promise<{ path: string; away(): void }> {
  if (!isRemote(from)) return { path: resolve(from), away: () => {} }
  const folder = mkdtempSync(join(tmpdir(), 'millwright-'))
  const path = join(folder, 'archive')
  await fetchHere(config, from, path)
  return { path, away: () => discardSync(folder) }
}

try {
  const { path, away } = await archiveHere(from)
  const { manifest, advice } = await restoreBackup(config, path, { passphrase: config.backup.passphrase, at: moment }).finally(away)
  for (const line of advice) console.log(line)
  console.log(`restored what was there at ${manifest.madeAt}: base, ${manifest.parts.length - 1} other parts, all checked`)
} catch (error) {
  if (!(error instanceof BadArchive || error instanceof OccupiedPlace)) throw error
  console.error(error.message)
  process.exitCode = 1
}
