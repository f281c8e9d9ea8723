import { parseArgs } from 'node:util'
import { rehearseOnCopy } from '../backup/rehearsal.ts'
import { isFileUrl } from '../platform/settings/locations.ts'
import { readEnvFile } from '../start/envFile.mjs'
import { settingsOrExit } from '../start/settings.ts'
import { shippedSteps } from '../store/engine/steps.ts'
import { recogniseBase } from '../store/index.ts'
import { migrated, onOurBase } from './migrated.ts'
import { rehearse } from './rehearse.ts'

/**
 * npm run migrate: brings the base of the current settings up to date. --status says what is missing, --dry-run takes the missing steps and
 * rolls them back, --rehearse takes them on a copy, for which nobody waits; none of the three changes anything.
 */
function readOptions() {
  try {
    readEnvFile()
    return parseArgs({
      options: { status: { type: 'boolean' }, 'dry-run': { type: 'boolean' }, rehearse: { type: 'boolean' } },
      strict: true,
    }).values
  } catch (error) {
    console.error(`${(error as Error).message}\nThere is --status, --dry-run, --rehearse`)
    process.exit(1)
  }
}
const { status, 'dry-run': dryRun, rehearse: onCopy } = readOptions()
const config = settingsOrExit()
const { databaseUrl: url } = config

/** The steps that the base lacks, in order. */
async function missingSteps() {
  const shipped = shippedSteps(isFileUrl(url) ? 'sqlite' : 'postgres')
  const missing = await onOurBase(() => recogniseBase(url))
  console.log(`${shipped.length - missing} of ${shipped.length} steps are taken${missing ? `, ${missing} are missing:` : ''}`)
  return shipped.slice(shipped.length - missing)
}

if (!status && !dryRun && !onCopy) {
  await migrated(config)
  console.log('the base is up to date')
} else {
  const missing = await missingSteps()
  for (const { name } of missing) console.log(`  ${name}`)
  if ((dryRun || onCopy) && missing.length)
    await (onCopy ? rehearseOnCopy(url, config.dataDir) : rehearse(url)).then(
      ({ seconds }) => console.log(`they can be taken, in about ${seconds.toFixed(1)} s; nothing was changed`),
      (error: unknown) => {
        console.error(`they cannot be taken: ${(error as Error).message}; nothing was changed`)
        process.exitCode = 1
      },
    )
}
