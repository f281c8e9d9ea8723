import { existsSync } from 'node:fs'
import { isFit, neededNode } from '../platform/nodeVersion.mjs'
import { distFolder } from '../platform/paths.ts'
import { green, type HealthCheck, red } from './check.ts'

export const node: HealthCheck = {
  name: 'node',
  group: 'machine',
  run: () => {
    const { node: version } = process.versions
    return isFit(version) ? green('fine', { version }) : red('old', { version, needed: neededNode() })
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
