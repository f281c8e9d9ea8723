import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, join } from 'node:path'
import { programOf } from '../../platform/programs.mjs'
import { Advice, runQuietly } from '../../start/command.mjs'
import { phase } from '../../start/phase.mjs'
import { npmFault } from '../install/npmFault.mjs'
import { placeOf } from '../install/registryPackage.mjs'
import { isFetched, isPacked, packedChromium } from './packedChromium.mjs'

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

const DOWNLOADED = [
  ...['chrome-headless-shell', 'headless_shell', 'chrome-headless-shell.exe', 'chrome', 'chrome.exe'],
  ...['Google Chrome for Testing', 'Chromium'].map((name) => `${name}.app/Contents/MacOS/${name}`),
]
/** What Playwright has downloaded into a folder, those without windows first. */
function downloadedIn(folder) {
  const below = (one) => (existsSync(one) ? readdirSync(one).map((name) => join(one, name)) : [])
  const versions = below(folder).filter((one) => basename(one).startsWith('chromium'))
  return versions
    .sort((one, other) => (one < other ? 1 : -1))
    .flatMap(below)
    .flatMap((one) => DOWNLOADED.map((name) => join(one, name)))
}
const OWN = placeOf('playwright')
/** Where Playwright keeps what it has downloaded for this user, and where it keeps ours. */
function playwrightFolders(env, platform, home) {
  const caches = { win32: env.LOCALAPPDATA || home, darwin: join(home, 'Library/Caches') }
  return [env.PLAYWRIGHT_BROWSERS_PATH || join(caches[platform] ?? env.XDG_CACHE_HOME ?? join(home, '.cache'), 'ms-playwright'), OWN]
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
 * @returns {string | undefined} its path
 * @throws {Advice} where CHROMIUM names none
 */
export function findChromium(env = process.env, paths = systemPaths()) {
  const named = env.CHROMIUM
  if (named && !canRun(named)) throw new Advice(`CHROMIUM names ${named}, which is no program. ${ADVICE}`)
  return named || [...paths, ...playwrightFolders(env, process.platform, homedir()).flatMap(downloadedIn)].find(canRun)
}

const FETCHING = 'No browser here: fetching Chromium into .node/'
/** Fetches one into .node/: the registry has one for Linux on x64, and Playwright's own server for the others. */
async function fetched() {
  if (isPacked()) {
    const { executablePath, libraries, fonts } = await (isFetched() ? packedChromium() : phase(FETCHING, () => packedChromium()))
    const ownFonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: fonts }
    return { executablePath, env: { ...process.env, LD_LIBRARY_PATH: libraries, ...ownFonts } }
  }
  const install = () =>
    runQuietly(programOf('playwright-core'), ['install', 'chromium-headless-shell'], { PLAYWRIGHT_BROWSERS_PATH: OWN }).catch((error) => {
      throw npmFault(error, 'Chromium')
    })
  await phase(FETCHING, install)
  const executablePath = downloadedIn(OWN).find(canRun)
  if (!executablePath) throw new Advice('What Playwright has fetched has no program for this machine.')
  return { executablePath }
}

/**
 * The Chromium that tests drive, fetched where there is none.
 * @returns {Promise<{ executablePath: string, env?: NodeJS.ProcessEnv }>} the program, and what its process needs
 * @throws {Advice} where there is none and none can be fetched: how to get one
 */
export async function chromiumToDrive(env = process.env, paths = systemPaths()) {
  const executablePath = findChromium(env, paths)
  if (executablePath) return { executablePath }
  return fetched().catch((error) => {
    throw error instanceof Advice ? new Advice(`No browser for the tests: ${error.message}\n${ADVICE}`) : error
  })
}
