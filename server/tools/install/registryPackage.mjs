// Programs for the tests, out of the package registry: packages that carry the program inside, fetched when first asked for and kept in .node/.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { npmProgram } from '../../platform/programs.mjs'
import { root } from '../../platform/root.mjs'
import { Advice, runQuietly } from '../../start/command.mjs'
import { npmFault } from './npmFault.mjs'

/** Where what was fetched is kept. */
export const placeOf = (name) => join(root, '.node', name)

/**
 * Fetches a package and lays its program out, unless it is here.
 * @param {{ what: string, named: string, integrity: string, place: string, program: string }} wanted what people call it; the package with its
 *   version; the sha512 of what was published, in base64; the folder; the file in it that is there once all is laid out
 * @param {(packed: string, folder: string) => Promise<void>} layOut unpacks the archive into a folder
 * @returns {Promise<string>} the program
 * @throws {Advice} where the registry does not give it
 */
export async function registryPackage({ what, named, integrity, place, program }, layOut) {
  const found = join(place, program)
  if (existsSync(found)) return found
  const aside = `${place}.${process.pid}`
  mkdirSync(aside, { recursive: true })
  try {
    await runQuietly(npmProgram(process.env), ['pack', named, '--loglevel', 'error', '--pack-destination', aside]).catch((error) => {
      throw npmFault(error, what)
    })
    const packed = join(aside, readdirSync(aside).find((name) => name.endsWith('.tgz')) ?? '')
    if (createHash('sha512').update(readFileSync(packed)).digest('base64') !== integrity)
      throw new Advice(`${what} is not what was published as ${named}`)
    await layOut(packed, aside)
    rmSync(packed)
    // Two runs at once fetch it twice; the second one finds the place taken and uses it.
    if (!existsSync(found)) renameSync(aside, place)
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
  return found
}
