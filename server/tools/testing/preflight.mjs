// What a run of all tests finds on this machine, said before it begins: what is missing is fetched, or skipped for a reason.
import { createConnection } from 'node:net'
import { freemem } from 'node:os'
import { systemSucceeds } from '../../platform/programs.mjs'
import { root } from '../../platform/root.mjs'
import { findChromium } from './chromium.mjs'

const [POSTGRES_PORT, REDIS_PORT] = [5432, 6379]
/** Where PostgreSQL and Redis answer as this machine's own. */
export const OWN_POSTGRES = `postgres://postgres@127.0.0.1:${POSTGRES_PORT}/postgres`
export const OWN_REDIS = `redis://127.0.0.1:${REDIS_PORT}/9`

const answers = (port) =>
  new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port, timeout: 500 })
    const end = (yes) => {
      socket.destroy()
      resolve(yes)
    }
    socket
      .on('connect', () => end(true))
      .on('error', () => end(false))
      .on('timeout', () => end(false))
  })

/** Whether PostgreSQL and Redis answer. */
export async function databasesHere() {
  const [postgres, redis] = await Promise.all([answers(POSTGRES_PORT), answers(REDIS_PORT)])
  return { postgres, redis }
}

/**
 * Looks around.
 * @returns {Promise<{ browser: string | undefined, postgres: boolean, redis: boolean, compiler: boolean, bytes: number }>} the path of a browser, who
 *   answers, whether there is a C compiler, free memory
 * @throws {Advice} where CHROMIUM names no program
 */
export async function lookAround() {
  const browser = findChromium()
  // A container may be given less than the machine has.
  const bytes = process.availableMemory ? process.availableMemory() : freemem()
  return { browser, ...(await databasesHere()), compiler: systemSucceeds('gcc', ['--version'], root), bytes }
}

const GB = 2 ** 30
/** Seven workers and two servers of up to 440 MB each, and a browser. */
const WANTED_BYTES = 4 * GB

/**
 * What was found as lines, and what may not be missing.
 * @param {Awaited<ReturnType<typeof lookAround>>} seen
 * @param {{ isCI: boolean, platform?: NodeJS.Platform }} where
 * @returns {{ lines: string[], missing: string[] }}
 */
export function preflight({ browser, postgres, redis, compiler, bytes }, { isCI, platform = process.platform }) {
  const memory = `${(bytes / GB).toFixed(1)} GB free`
  const lines = [
    `Browser     ${browser ?? 'none here: Chromium out of .node/, fetched where it is not there yet'}`,
    `PostgreSQL  ${postgres ? OWN_POSTGRES : `no answer on port ${POSTGRES_PORT}: one of the run's own out of .node/, fetched where it is not there yet`}`,
    `Redis       ${redis ? OWN_REDIS : `no answer on port ${REDIS_PORT}: what several servers share, and the queue on Redis, is skipped`}`,
    // Only there can a library be put under a process.
    ...(platform === 'linux' ? [`C compiler  ${compiler ? 'gcc' : 'no gcc: power cuts are skipped'}`] : []),
    `Memory      ${bytes < WANTED_BYTES ? `${memory}, less than the 4 GB that all at once may take: npm test -- <folder or file> takes less` : memory}`,
  ]
  const demanded = [!redis && 'Redis', platform === 'linux' && !compiler && 'gcc']
  return { lines, missing: isCI ? demanded.filter(Boolean) : [] }
}
