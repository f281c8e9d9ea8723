import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BadArchive } from '../backup/manifest.ts'
import { makeBackup } from '../backup/makeBackup.ts'
import { isRemote, sendAway } from '../backup/remote.ts'
import { verifyBackup } from '../backup/verifyBackup.ts'
import { settingsOrExit } from './settings.ts'

/** npm run backup [-- --to DIR|s3://bucket/folder] [-- --verify ARCHIVE]: the last line printed is where the archive is. */
const { values } = parseArgs({ options: { to: { type: 'string' }, verify: { type: 'string' } } })
const config = settingsOrExit()
const { passphrase } = config.backup
const MB = 1024 ** 2

async function make() {
  const { to } = values
  const folder = to && !isRemote(to) ? resolve(to) : config.backup.folder
  const { path, bytes, manifest } = await makeBackup(config, { folder, passphrase })
  console.log(`${manifest.parts.length} parts, ${(bytes / MB).toFixed(1)} MB${passphrase ? ', encrypted' : ', not encrypted: BACKUP_PASSPHRASE is not set'}`)
  if (!to || !isRemote(to)) return path
  const address = await sendAway(config, path, to)
  rmSync(path)
  return address
}

try {
  if (values.verify) {
    const { madeAt, version } = await verifyBackup(resolve(values.verify), { passphrase, utcOffset: config.utcOffset })
    console.log(`${values.verify} is whole and sound: made at ${madeAt} by version ${version}`)
  } else console.log(await make())
} catch (error) {
  if (!(error instanceof BadArchive)) throw error
  console.error(error.message)
  process.exitCode = 1
}
