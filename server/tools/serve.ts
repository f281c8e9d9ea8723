import { fileURLToPath } from 'node:url'
import { createApp } from '../app.ts'
import { firstLoginText } from '../demo/firstFill.ts'
import { createLogger } from '../http/index.ts'
import type { Role } from '../jobs/queue.ts'
import { tidyWhenIdle } from '../platform/idleMemory.ts'
import { root } from '../platform/paths.ts'
import { words } from '../platform/words.ts'
import { shareFile } from '../platform/workFolder.ts'
import { BASE_IN_USE } from '../store/index.ts'
import { announcement, publicAddress, TlsFault } from '../tls/index.ts'
import { phase } from './phase.mjs'
import { portRefused } from './port.mjs'
import { settingsOrExit } from './settings.ts'
import { languageOf, say } from './terminal.mjs'

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
  if (code === BASE_IN_USE) return say('secondStart', { file: path })
  if (e instanceof TlsFault) return words(languageOf())(`tls.faults.${e.why}`, e.params)
  return (
    portRefused(code, port, port === config.tls.plainPort ? 'PLAIN_PORT' : 'PORT') ?? (e instanceof Error ? message || code : String(e))
  )
}
async function start() {
  const made = await createApp({ config, logger, roles, phase })
  // Before listening, which may fail: a generated password is shown this once.
  if (made.firstLogin) console.log(firstLoginText(made.firstLogin))
  return { app: made, address: await made.listen() }
}
function giveUp(error: unknown): never {
  console.error(say('cannotStart', { reason: reasonOf(error) }))
  logger.debug({ err: error }, 'cannot start')
  process.exit(1)
}

const config = settingsOrExit()
const roles = rolesOf(process.argv.slice(2))
const logger = createLogger(config)
process.on('unhandledRejection', (error) => logger.error({ err: error }, 'unhandled rejection'))
const { app, address: own } = await start().catch(giveUp)
const address = publicAddress(own, config)

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

const hurry = new AbortController()
let isClosing = false
async function end() {
  await app.drain(hurry.signal)
  isClosing = true
  setTimeout(() => process.exit(1), GRACE_MS).unref()
  await app.close()
}
let ending: Promise<void> | undefined
/** On Windows a window that is closed comes as SIGHUP, Ctrl+Break as SIGBREAK, and nobody can send SIGTERM. */
const ENDINGS: readonly NodeJS.Signals[] = process.platform === 'win32' ? ['SIGINT', 'SIGBREAK', 'SIGHUP'] : ['SIGTERM', 'SIGINT']
for (const signal of ENDINGS) {
  process.on(signal, () => {
    // Whoever asks again does not want to wait for proxies; and after that, not for anything.
    if (isClosing) process.exit(1)
    if (ending) return hurry.abort()
    // Windows waits five seconds for what was in a window that is closed.
    if (signal === 'SIGHUP') hurry.abort()
    ending = end().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'closing failed')
        process.exit(1)
      },
    )
  })
}
