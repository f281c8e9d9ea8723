import { resolve } from 'node:path'
import { currentVersion, home } from '../../platform/home.mjs'
import { Advice } from '../../start/command.mjs'
import { envFileOf } from '../../start/envFile.mjs'
import { phase } from '../../start/phase.mjs'
import { optionsOrExit, settingsOrExit } from '../../start/settings.ts'
import { translate } from '../../start/terminal.mjs'
import { installedService } from '../service/control.mjs'
import { NotRestored, performUpgrade } from './performUpgrade.ts'
import { shownVersion, versionIn } from './release.ts'

/**
 * npm run upgrade [-- --from ARCHIVE|FOLDER | --to REF] [--data DIR] [--wait SECONDS]: brings this installation to a newer version. Each step is said;
 * whatever fails leaves the old version and the data as they were.
 */
const WAIT_SECONDS = '300'
// Named before --env is taken out of the arguments.
const envFile = envFileOf([...process.argv])
const { from, to, data, wait = WAIT_SECONDS } = optionsOrExit('from', 'to', 'data', 'wait')

/** A failure in a sentence. */
function reasonOf(error: unknown): string {
  if (error instanceof Advice) return error.message
  const { code = '', message } = error as NodeJS.ErrnoException
  if (/ENOSPC|EDQUOT|SQLITE_FULL/.test(code) || /ENOSPC/.test(message)) return translate('upgrade.diskFull')
  if (/^(EACCES|EPERM|EROFS)$/.test(code)) return translate('upgrade.notAllowed', { reason: message })
  return message
}
async function run() {
  if (from && to) throw new Advice(translate('upgrade.either'))
  if (!/^[1-9]\d{0,4}$/.test(wait)) throw new Advice(translate('upgrade.wait'))
  if (data) process.env.DATA_DIR = resolve(data)
  const config = settingsOrExit({ isReadOnly: true })
  const interruption = new AbortController()
  // The first one puts everything back; until then nothing is lost by waiting.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interruption.abort())
  const options = {
    home,
    from: from && resolve(from),
    to,
    seconds: Number(wait),
    phase,
    service: installedService({ envFile }),
    interrupted: interruption.signal,
  }
  const found = await performUpgrade(config, options)
  console.log(translate('upgrade.done', { version: shownVersion(found) }))
}
await run().catch((error: unknown) => {
  const isUntouched = !(error instanceof NotRestored)
  console.error(
    isUntouched
      ? translate('upgrade.failed', { reason: reasonOf(error), running: shownVersion(versionIn(currentVersion())) })
      : error.message,
  )
  process.exitCode = 1
})
