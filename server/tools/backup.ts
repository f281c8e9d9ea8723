import { resolve } from 'node:path'
import { takeSnapshot } from '../backup/continuous/takeSnapshot.ts'
import { makeBackup } from '../backup/makeBackup.ts'
import { BadArchive } from '../backup/manifest.ts'
import { isRemote, sendAway } from '../backup/remote.ts'
import { drillRestore } from '../backup/restoreDrill.ts'
import { verifyBackup } from '../backup/verifyBackup.ts'
import { discardSync } from '../platform/disk/durable.ts'
import { optionsOrExit, settingsOrExit } from '../start/settings.ts'

/**
 * npm run backup [-- --to DIR|s3://bucket/folder] [-- --verify ARCHIVE] [-- --drill ARCHIVE]: the last line printed is where the archive is. --continuous
 * DIR adds what has changed to a folder of blocks instead. --drill restores an archive into a scratch folder and compares it with the live database.
 */
const { to, verify, continuous, drill } = optionsOrExit('to', 'verify', 'continuous', 'drill')
const config = settingsOrExit()
const { passphrase } = config.backup
const MB = 1024 ** 2

async function make() {
  const folder = to && !isRemote(to) ? resolve(to) : config.backup.folder
  const { path, bytes, manifest } = await makeBackup(config, { folder, passphrase })
  const size = `${manifest.parts.length} parts, ${(bytes / MB).toFixed(1)} MB`
  const included = manifest.secret === 'archive' ? 'every row and the secret of this installation' : 'every row'
  console.log(`${size}, ${passphrase ? 'encrypted' : `not encrypted: whoever has it has ${included}. Set BACKUP_PASSPHRASE`}`)
  if (!to || !isRemote(to)) return path
  const address = await sendAway(config, path, to)
  discardSync(path)
  return address
}

try {
  if (verify) {
    const { madeAt, version } = await verifyBackup(resolve(verify), { passphrase, utcOffset: config.utcOffset })
    console.log(`${verify} is whole and sound: made at ${madeAt} by version ${version}`)
  } else if (drill) console.log(JSON.stringify(await drillRestore(config, resolve(drill))))
  else if (continuous) {
    const { at } = await takeSnapshot(config, resolve(continuous))
    console.log(`${resolve(continuous)} holds what was there at ${at.toISOString()}`)
  } else console.log(await make())
} catch (error) {
  if (!(error instanceof BadArchive)) throw error
  console.error(error.message)
  process.exitCode = 1
}
