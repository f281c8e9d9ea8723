// An installation is a folder with settings and data, its home, in which a version of the program lies. `upgrade` puts further versions below it, into
// versions/, and names the one that runs in versions/current: a file that is replaced at once. Uses nothing but Node, an old one too.
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of this version, from the sources (server/platform) and from the build (dist/server) alike. */
const own = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

export const VERSIONS = 'versions'
export const CURRENT = 'current'

/**
 * The folder that holds settings and data of the installation that a version belongs to: the version's own, or the one that it was installed below.
 * @param {string} version its folder
 */
export function homeOf(version) {
  const above = dirname(dirname(version))
  try {
    const isBelow =
      basename(dirname(version)) === VERSIONS && JSON.parse(readFileSync(join(above, 'package.json'), 'utf8')).name === 'millwright'
    return isBelow ? above : version
  } catch {
    return version
  }
}
/** The home of the version that runs this. */
export const home = homeOf(own)

/**
 * The folder of the version that is to run; the home itself where none was installed below it, or what was is gone.
 * @param {string} place a home
 */
export function currentVersion(place = home) {
  try {
    const name = readFileSync(join(place, VERSIONS, CURRENT), 'utf8').trim()
    const folder = join(place, VERSIONS, name)
    return name && basename(name) === name && existsSync(join(folder, 'package.json')) ? folder : place
  } catch {
    return place
  }
}

/** The folder of another version that is to run in place of this one, where this is the first one of an installation. */
export function laterVersion() {
  const current = currentVersion()
  return own === home && current !== own ? current : undefined
}
