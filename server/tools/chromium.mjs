import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { programOf } from '../platform/programs.mjs'
import { Advice, runQuietly } from './command.mjs'
import { npmFault } from './npmFault.mjs'
import { isFetched, isPacked, packedChromium } from './packedChromium.mjs'
import { phase } from './phase.mjs'
import { placeOf } from './registryPackage.mjs'

const APPS = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
]
const PROGRAMS = ['Google/Chrome/Application/chrome.exe', 'Chromium/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe']

/**
 * Where a system keeps Chromium, Chrome or Edge, the best one first.
 * @param {NodeJS.Platform} platform
 * @param {NodeJS.ProcessEnv} env
 * @param {string} home
 * @returns {string[]}
 */
export function systemPaths(platform = process.platform, env = process.env, home = homedir()) {
  if (platform === 'darwin') return APPS.flatMap((app) => [join('/Applications', app), join(home, 'Applications', app)])
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean)
    return PROGRAMS.flatMap((program) => folders.map((folder) => join(folder, program)))
  }
  return [
    // Debian's: without windows of its own, which saves a quarter of the processor time.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
    '/usr/bin/microsoft-edge',
    '/opt/microsoft/msedge/msedge',
    // Ubuntu's own program of that name only says how to get this one.
    '/snap/bin/chromium',
  ]
}

function canRun(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Programs without windows that Playwright has put into a folder. */
function shellsIn(cache) {
  const below = (folder) => (existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [])
  return below(cache)
    .filter((folder) => folder.includes('chromium_headless_shell'))
    .flatMap(below)
    .flatMap((folder) => ['chrome-headless-shell', 'headless_shell', 'chrome-headless-shell.exe'].map((name) => join(folder, name)))
}
/** What Playwright has downloaded for this user, or for other projects. */
async function playwrights() {
  const full = (await import('playwright-core')).chromium.executablePath()
  const [cache = ''] = /^.*?(?=[\\/]chromium)/.exec(full) ?? []
  return [...shellsIn(cache), full]
}

/** How people get one where nothing can be fetched. */
const ADVICE = `Install one:
   apt-get install chromium-headless-shell     (Debian)
   apk add chromium                            (Alpine)
   npx playwright-core install chromium        (all other systems, for this user)
or name one with CHROMIUM=/its/path. Tests without a browser: npm test -- --project core --project screens`

/**
 * A Chromium, Chrome or Edge that is on this machine: the one that CHROMIUM names, the system's, or one that Playwright has downloaded.
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} paths
 * @returns {Promise<string | undefined>} its path
 * @throws {Advice} where CHROMIUM names none
 */
export async function findChromium(env = process.env, paths = systemPaths()) {
  const named = env.CHROMIUM
  if (named && !canRun(named)) throw new Advice(`CHROMIUM names ${named}, which is no program. ${ADVICE}`)
  return named || paths.find(canRun) || (await playwrights()).find(canRun) || shellsIn(placeOf('playwright')).find(canRun)
}

const FETCHING = 'No browser here: fetching Chromium into .node/'
/** Fetches one into .node/: the registry has one for Linux on x64, and Playwright's own server for the others. */
async function fetched() {
  if (isPacked()) {
    const { executablePath, libraries, fonts } = await (isFetched() ? packedChromium() : phase(FETCHING, () => packedChromium()))
    const ownFonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: fonts }
    return { executablePath, env: { ...process.env, LD_LIBRARY_PATH: libraries, ...ownFonts } }
  }
  const place = placeOf('playwright')
  const install = () =>
    runQuietly(programOf('playwright-core'), ['install', 'chromium-headless-shell'], { PLAYWRIGHT_BROWSERS_PATH: place }).catch((error) => {
      throw npmFault(error, 'Chromium')
    })
  await phase(FETCHING, install)
  const executablePath = shellsIn(place).find(canRun)
  if (!executablePath) throw new Advice('What Playwright has fetched has no program for this machine.')
  return { executablePath }
}

/**
 * The Chromium that tests drive, fetched where there is none.
 * @returns {Promise<{ executablePath: string, env?: NodeJS.ProcessEnv }>} the program, and what its process needs
 * @throws {Advice} where there is none and none can be fetched: how to get one
 */
export async function chromiumToDrive(env = process.env, paths = systemPaths()) {
  const executablePath = await findChromium(env, paths)
  if (executablePath) return { executablePath }
  return fetched().catch((error) => {
    throw error instanceof Advice ? new Advice(`No browser for the tests: ${error.message}\n${ADVICE}`) : error
  })
}
