import { fileURLToPath } from 'node:url'
import { type App, createApp } from '../app.ts'
import { firstLoginText } from '../demo/firstFill.ts'
import { createLogger, rotatingLog } from '../http/index.ts'
import type { Role } from '../jobs/queue.ts'
import { DATA_FOLDER_IN_USE, openControl } from '../platform/control/controlServer.ts'
import { privateFolder } from '../platform/disk/privateFiles.ts'
import { shareFile } from '../platform/disk/workFolder.ts'
import { tidyWhenIdle } from '../platform/idleMemory.ts'
import { programVersion, root } from '../platform/paths.ts'
import { isFileUrl } from '../platform/settings/locations.ts'
import { words } from '../platform/words.ts'
import { BASE_IN_USE } from '../store/index.ts'
import { announcement, publicAddress, TlsFault } from '../tls/index.ts'
import { phase } from './phase.mjs'
import { portRefused } from './port.mjs'
import { settingsOrExit } from './settings.ts'
import { languageOf, translate } from './terminal.mjs'

const ROLES = ['api', 'worker', 'scheduler'] as const
/** A loop that hangs must not keep a supervisor waiting. */
const GRACE_MS = 9_500

function rolesOf(words: readonly string[]): ReadonlySet<Role> {
  const unknown = words.filter((w) => !ROLES.includes(w as Role))
  if (unknown.length) {
    console.error(`unknown role ${unknown.join(', ')}; there are ${ROLES.join(', ')}`)
    process.exit(1)
  }
  return new Set(words.length ? (words as Role[]) : ROLES)
}

/** Failures to connect to several addresses come without a sentence of their own. */
const reasonOf = (e: unknown) => {
  const { code, message, path, port = config.port } = e as NodeJS.ErrnoException & { readonly port?: number }
  if (code === BASE_IN_USE || code === DATA_FOLDER_IN_USE) return translate('secondStart', { file: path })
  if (e instanceof TlsFault) return words(languageOf())(`tls.faults.${e.why}`, e.params)
  return (
    portRefused(code, port, port === config.tls.plainPort ? 'PLAIN_PORT' : 'PORT') ?? (e instanceof Error ? message || code : String(e))
  )
}

async function isReady() {
  if (ending || !running.app || !running.address) return false
  return running.app.ready().then(
    () => true,
    () => false,
  )
}
/** `npm run service`, upgrades and administrators reach this process here. */
async function openOwnControl() {
  privateFolder(config.dataDir)
  const status = async () => ({
    pid: process.pid,
    since: new Date(performance.timeOrigin).toISOString(),
    version: programVersion(),
    address: running.address,
    roles: [...roles],
    isReady: await isReady(),
  })
  try {
    running.closeControl = await openControl(config.dataDir, { status, stop: () => (running.app ? requestEnd() : process.exit(0)) })
  } catch (error) {
    // Servers that share a database server may share a folder; some file systems have no sockets.
    if ((error as { code?: string }).code === DATA_FOLDER_IN_USE && isFileUrl(config.databaseUrl)) throw error
    logger.info({ reason: String(error) }, 'no control channel')
  }
}
async function start() {
  await openOwnControl()
  running.app = await createApp({ config, logger, roles, phase })
  // Before listening, which may fail: a generated password is shown this once.
  if (running.app.firstLogin) console.log(firstLoginText(running.app.firstLogin))
  running.address = await running.app.listen()
  return running.address
}
function giveUp(error: unknown): never {
  running.closeControl?.()
  console.error(translate('cannotStart', { reason: reasonOf(error) }))
  logger.debug({ err: error }, 'cannot start')
  process.exit(1)
}

const config = settingsOrExit()
const roles = rolesOf(process.argv.slice(2))
const logger = createLogger(config, config.logDir ? rotatingLog(config.logDir) : undefined)
process.on('unhandledRejection', (error) => logger.error({ err: error }, 'unhandled rejection'))
const running: { app?: App; address: string; closeControl?: (() => void) | undefined } = { address: '' }
const hurry = new AbortController()
let isClosing = false
let ending: Promise<void> | undefined
async function end() {
  await running.app?.drain(hurry.signal)
  isClosing = true
  const giveUpWaiting = () => {
    logger.error({ graceMs: GRACE_MS }, 'closing took too long')
    process.exit(1)
  }
  setTimeout(giveUpWaiting, GRACE_MS).unref()
  await running.app?.close()
  running.closeControl?.()
}
/** Ends in order. A second request does not wait for proxies; a third one not for anything. */
function requestEnd() {
  if (isClosing) process.exit(1)
  if (ending) return hurry.abort()
  ending = end().then(
    () => process.exit(0),
    (error: unknown) => {
      logger.error({ err: error }, 'closing failed')
      process.exit(1)
    },
  )
}
const address = publicAddress(await start().catch(giveUp), config)

tidyWhenIdle()
shareFile(fileURLToPath(new URL('node_modules/.in-use', root)))
const places = [
  `  console     ${address}/`,
  `  walls       ${address}/bigscreen/`,
  `  playground  ${address}/graphql`,
  `  REST        ${address}/api/v1/`,
]
const data = `  data        ${config.dataDir}`
const ready = `Millwright is ready after ${process.uptime().toFixed(1)} s`
const more = roles.has('api') ? announcement(config, address, languageOf()) : []
console.log(
  [ready, ...(roles.has('api') ? places : [`  ${[...roles].join(' and ')}, health at ${address}/readyz`]), data, ...more].join('\n'),
)

/** On Windows a window that is closed comes as SIGHUP, Ctrl+Break as SIGBREAK, and nobody can send SIGTERM. */
const ENDINGS: readonly NodeJS.Signals[] = process.platform === 'win32' ? ['SIGINT', 'SIGBREAK', 'SIGHUP'] : ['SIGTERM', 'SIGINT']
for (const signal of ENDINGS) {
  process.on(signal, () => {
    // Windows waits five seconds for what was in a window that is closed.
    if (signal === 'SIGHUP') hurry.abort()
    requestEnd()
  })
}
