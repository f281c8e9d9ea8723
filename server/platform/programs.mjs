// The one place that starts programs. Never through a shell, and never by a name that only a shell would find: on Windows `npm`, `npx` and what
// lies in .bin are scripts of its command line, which Node does not start. Uses nothing but Node, an old one too: tools need it before anything is
// installed.
import { execFile, execFileSync, fork, spawn } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, from the sources (server/platform) and from the build (dist/server) alike. */
const project = fileURLToPath(new URL('../../', import.meta.url))
const NPM = 'npm-cli.js'

/**
 * The file of JavaScript that a package names as its program.
 * @param {string} name of the package
 * @param {string} program which of its programs, where it has more than one
 * @param {string} folder the one that holds node_modules
 */
export function programOf(name, program = name.split('/').pop() ?? name, folder = project) {
  const home = join(folder, 'node_modules', name)
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const file = typeof bin === 'string' ? bin : bin?.[program]
  if (!file) throw new Error(`${name} has no program ${program}`)
  return join(home, file)
}

/** Where npm lies relative to the folder of a Node: on Windows, elsewhere. */
const NPM_PATHS = ['node_modules/npm/bin', '../lib/node_modules/npm/bin'].map((folder) => join(folder, NPM))
/** npm itself, where the system has a link to it among its commands. */
function linkedNpm(folder) {
  try {
    const real = realpathSync(join(folder, 'npm'))
    return basename(real) === NPM ? real : undefined
  } catch {
    return undefined
  }
}

/**
 * npm's file of JavaScript: of the npm that runs this, else beside the running Node, else beside one that the system's path names.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string}
 */
export function npmProgram(env) {
  const running = env.npm_execpath
  if (running && basename(running) === NPM && existsSync(running)) return running
  const folders = [dirname(process.execPath), ...(env.PATH || '').split(delimiter).filter(Boolean)]
  for (const folder of folders) {
    const found = NPM_PATHS.map((path) => join(folder, path)).find((path) => existsSync(path)) || linkedNpm(folder)
    if (found) return found
  }
  throw Object.assign(new Error('npm is not here: ENOENT'), { output: '' })
}

/** The program of Node in a folder. */
export const nodeIn = (folder) => join(folder, process.platform === 'win32' ? 'node.exe' : 'node')

/**
 * Starts a file of JavaScript, on this Node unless another one is named.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & { node?: string }} options
 */
export function startScript(file, args = [], { node = process.execPath, ...options } = {}) {
  return spawn(node, [file, ...args], { windowsHide: true, ...options, shell: false })
}

/**
 * Runs a file of JavaScript to its end.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {import('node:child_process').ExecFileOptions} options
 * @returns {Promise<string>} what it printed
 */
export const scriptOutput = (file, args = [], options = {}) =>
  new Promise((resolve, reject) => {
    const ended = (error, stdout) => (error ? reject(error) : resolve(String(stdout)))
    execFile(process.execPath, [file, ...args], { windowsHide: true, ...options, encoding: 'utf8' }, ended)
  })

/**
 * Runs a program of the system to its end. Out: what it printed. Throws with what it printed as an error.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {string} cwd
 * @returns {string}
 */
export const systemOutput = (name, args, cwd) =>
  execFileSync(name, args, { cwd, encoding: 'utf8', windowsHide: true, shell: false, stdio: ['ignore', 'pipe', 'pipe'] })

/**
 * Whether a program of the system is there and ends with success.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {string} cwd
 */
export function systemSucceeds(name, args, cwd) {
  try {
    systemOutput(name, args, cwd)
    return true
  } catch {
    return false
  }
}

/** Whether one of the folders that the system looks for programs in has it. */
export const isOnPath = (name, env) => (env.PATH || '').split(delimiter).some((folder) => existsSync(join(folder, name)))

/**
 * Starts a program of the system that is no script.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export const startProgram = (name, args, options) => spawn(name, args, { windowsHide: true, ...options, shell: false })

/**
 * Starts a file of JavaScript that is spoken with.
 * @param {string | URL} file
 * @param {readonly string[]} args
 * @param {import('node:child_process').ForkOptions & { priority?: keyof typeof constants.priority }} options how far behind everybody else it works
 * @returns {import('node:child_process').ChildProcess}
 */
export function startHost(file, args = [], { priority, ...options } = {}) {
  const child = fork(file, args, options)
  try {
    if (child.pid && priority) setPriority(child.pid, constants.priority[priority])
  } catch {
    // A system that does not let us: it then competes with everybody else.
  }
  return child
}
