// On Windows a virus scanner, an indexer or a backup holds a file for a moment, and whoever renames, removes or opens it meanwhile is refused. It
// passes by itself. Elsewhere the same refusal means what it says. Uses nothing but Node, an old one too.
const LOCK_ERRORS = ['EPERM', 'EBUSY', 'EACCES', 'ENOTEMPTY']
/** Longer than scanners take over a file of ours. */
const PATIENCE_MS = 5_000
const FIRST_PAUSE_MS = 10
const LONGEST_PAUSE_MS = 250

/**
 * Whether an error says that another program holds a file, which passes.
 * @param {unknown} error
 * @param {string} platform
 */
export const isFileLocked = (error, platform) =>
  platform === 'win32' && LOCK_ERRORS.includes(/** @type {{ code?: string }} */ (error).code ?? '')

/**
 * Tries again for some seconds what another program stands in the way of.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function retryWhileLocked(work, { platform = process.platform, ms = PATIENCE_MS } = {}) {
  const end = performance.now() + ms
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await work()
    } catch (error) {
      if (!isFileLocked(error, platform) || performance.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

const clock = new Int32Array(new SharedArrayBuffer(4))
/**
 * The same where nothing else can be done meanwhile: the thread waits.
 * @template T
 * @param {() => T} work
 * @returns {T}
 */
export function retryWhileLockedSync(work, { platform = process.platform, ms = PATIENCE_MS } = {}) {
  const end = performance.now() + ms
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return work()
    } catch (error) {
      if (!isFileLocked(error, platform) || performance.now() > end) throw error
      Atomics.wait(clock, 0, 0, pause)
    }
  }
}
