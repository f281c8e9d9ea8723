import { existsSync } from 'node:fs'
import { totalmem } from 'node:os'
import { isFit, neededNode } from '../platform/nodeVersion.mjs'
import { distFolder } from '../platform/paths.ts'
import { green, type HealthCheck, red, yellow } from './check.ts'

export const node: HealthCheck = {
  name: 'node',
  group: 'machine',
  run: () => {
    const { node: version } = process.versions
    return isFit(version) ? green('fine', { version }) : red('old', { version, needed: neededNode() })
  },
}

const MB = 2 ** 20
/** A process takes up to 300 MB at rest, and an import or a picture as much again for a moment. */
const MEMORY_LOW_MB = 512
/** What a process may take before the system ends it: the memory of the machine, or of its container. */
export const memory: HealthCheck = {
  name: 'memory',
  group: 'machine',
  run: () => {
    // Where there is no limit, it is 0 or more than there is.
    const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY
    const megabytes = Math.floor(Math.min(limit, totalmem()) / MB)
    return megabytes < MEMORY_LOW_MB ? yellow('low', { megabytes, needed: MEMORY_LOW_MB }) : green('fine', { megabytes })
  },
}

const APPS = ['console', 'bigscreen', 'playground']
export const apps: HealthCheck = {
  name: 'apps',
  group: 'machine',
  run: () => {
    const missing = APPS.filter((app) => !existsSync(new URL(`${app}/index.html`, distFolder)))
    return missing.length ? red('missing', { apps: missing.join(', ') }) : green('fine')
  },
}
