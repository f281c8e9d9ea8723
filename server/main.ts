import { createApp } from './app.ts'
import { ConfigError, readConfig } from './config.ts'
import { createLogger } from './http/index.ts'
import type { Role } from './jobs/queue.ts'

const ROLES = ['api', 'worker', 'scheduler'] as const
/** A loop that hangs must not keep a supervisor waiting. */
const GRACE_MS = 10_000

function settings() {
  try {
    return readConfig(process.env)
  } catch (e) {
    if (!(e instanceof ConfigError)) throw e
    console.error(e.message)
    process.exit(1)
  }
}
function rolesOf(words: readonly string[]): ReadonlySet<Role> {
  const unknown = words.filter((w) => !ROLES.includes(w as Role))
  if (unknown.length) {
    console.error(`unknown role ${unknown.join(', ')}; there are ${ROLES.join(', ')}`)
    process.exit(1)
  }
  return new Set(words.length ? (words as Role[]) : ROLES)
}

const config = settings()
const logger = createLogger(config)
const app = await createApp({ config, logger, roles: rolesOf(process.argv.slice(2)) })
const address = await app.listen()

const lines = [
  `Millwright is ready after ${(process.uptime()).toFixed(1)} s`,
  `  console     ${address}/`,
  `  walls       ${address}/bigscreen/`,
  `  playground  ${address}/graphql`,
  `  REST        ${address}/api/v1/`,
  ...(app.firstLogin ? [`  first log-in: ${app.firstLogin.username} / ${app.firstLogin.password}`] : []),
]
console.log(lines.join('\n'))

let isClosing = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (isClosing) process.exit(1)
    isClosing = true
    setTimeout(() => process.exit(1), GRACE_MS).unref()
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'closing failed')
        process.exit(1)
      },
    )
  })
}
process.on('unhandledRejection', (error) => logger.error({ err: error }, 'unhandled rejection'))
