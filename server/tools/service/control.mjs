// Drives the installed service: what `npm run service` and an upgrade share. Uses nothing but Node, whatever is built just now.
import { requestControl } from '../../platform/control/controlClient.mjs'
import { envFileOf, envTextOf } from '../../start/envFile.mjs'
import { serviceSpec } from './environment.mjs'
import { launchd } from './launchd.mjs'
import { systemd } from './systemd.mjs'
import { taskScheduler } from './taskScheduler.mjs'

const READY_MS = 5 * 60_000
const PAUSE_MS = 250

/**
 * The service manager of a system; null where there is none that is known.
 * @param {NodeJS.Platform} platform
 */
export function managerOf(platform = process.platform) {
  const manager = { linux: systemd, darwin: launchd, win32: taskScheduler }[/** @type {string} */ (platform)]
  return manager?.isAvailable() ? manager : null
}

/** @typedef {NonNullable<ReturnType<typeof managerOf>>} Manager */
/** @typedef {import('../../platform/control/controlClient.mjs').ServerStatus} ServerStatus */

/**
 * What the server of a data folder says of itself; undefined where none answers.
 * @param {string} dataDir
 * @returns {Promise<ServerStatus | undefined>}
 */
export const serverStatus = (dataDir) =>
  requestControl(dataDir, 'status').then(
    ({ answer }) => answer,
    () => undefined,
  )

/**
 * The installed service, or undefined where none is installed.
 * @param {{ envFile?: string, manager?: Manager }} options `envFile` as it was named at its installation
 */
export function installedService({ envFile = envFileOf([]), manager = managerOf() } = {}) {
  if (!manager?.isInstalled()) return undefined
  const spec = serviceSpec(envFile, envTextOf(envFile), manager)
  return {
    dataDir: spec.dataDir,
    status: () => serverStatus(spec.dataDir),
    /** Starts it, and waits until it is ready. Out: whether it is. */
    async start(ms = READY_MS) {
      manager.start()
      for (const end = Date.now() + ms; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, PAUSE_MS)))
        if ((await serverStatus(spec.dataDir))?.isReady) return true
      return false
    },
    /** Asks it to end in order, and waits for that; what does not end in time is ended by the service manager. */
    async stop() {
      manager.disable?.()
      const { closed } = await requestControl(spec.dataDir, 'stop').catch(() => ({ closed: undefined }))
      let timer
      const timeout = new Promise((resolve) => {
        timer = setTimeout(resolve, spec.endSeconds * 1000)
      })
      if (closed) await Promise.race([closed, timeout])
      clearTimeout(timer)
      manager.stop()
    },
  }
}
