import { execFile } from 'node:child_process'
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './process.ts'

const HOME = '/usr/lib/postgresql'
const newest = (() => {
  try {
    return readdirSync(HOME).sort((one, other) => Number(other) - Number(one))[0]
  } catch {
    return undefined
  }
})()
/** Where Debian puts the programs of the server. */
export const hasPostgresServer = newest !== undefined

const run = promisify(execFile)
async function idOf(user: string) {
  const { stdout } = await run('id', ['-u', user])
  return Number(stdout)
}

/** A PostgreSQL of one's own, which may be hurt. It serves nobody as root, so there it runs as the user of the package. */
export async function privatePostgres() {
  const isRoot = process.getuid?.() === 0
  const folder = mkdtempSync(join(tmpdir(), 'millwright-postgres-'))
  if (isRoot) chownSync(folder, await idOf('postgres'), -1)
  const port = await freePort()
  const call = (program: string, ...words: string[]) => {
    const path = join(HOME, newest ?? '', 'bin', program)
    return isRoot ? run('setpriv', ['--reuid=postgres', '--clear-groups', path, ...words]) : run(path, words)
  }
  const data = join(folder, 'data')
  const server = (...words: string[]) => call('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), ...words)
  await call('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync')
  const start = () => server('-o', `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`, 'start').then(() => {})
  const stop = (mode: 'fast' | 'immediate') => server('-m', mode, 'stop').then(() => {})
  await start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    /** `fast` ends every connection in order, `immediate` is a crash. */
    stop,
    /** What it has written about itself. */
    log: () => readFileSync(join(folder, 'log'), 'utf8'),
    async close() {
      await stop('immediate').catch(() => {})
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
