import { accessSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SHARED = '/dev/shm'
/** What all bases, queues and browsers of a run take at the same time, several times over. */
const WANTED_BYTES = 4 * 2 ** 30

/**
 * The folder for what tests keep for a moment: Linux's own in memory where there is room, else the one for temporary files. SQLite and the embedded
 * queue wait for the disk at every commit, which was half of the time of tests that write.
 */
export function memoryFolder() {
  try {
    accessSync(SHARED, constants.W_OK)
    const { bavail, bsize } = statfsSync(SHARED)
    return bavail * bsize >= WANTED_BYTES ? SHARED : tmpdir()
  } catch {
    return tmpdir()
  }
}

const DAY_MS = 86_400_000
/** What time it is where folders get their dates: a process whose own clock is ahead would take runs for old that have just begun. */
function timeIn(folder) {
  const probe = mkdtempSync(join(folder, 'millwright-clock-'))
  const { mtimeMs } = statSync(probe)
  rmSync(probe, { recursive: true })
  return mtimeMs
}
/**
 * Runs that were killed leave their folders behind, and what lies in memory takes it away from others: those of yesterday go.
 * @param {string | undefined} folder
 */
export function sweepMemory(folder = tmpdir() === SHARED ? SHARED : undefined) {
  if (!folder) return
  const now = timeIn(folder)
  for (const name of readdirSync(folder).filter((one) => one.startsWith('millwright-'))) {
    const place = join(folder, name)
    try {
      if (now - statSync(place).mtimeMs > DAY_MS) rmSync(place, { recursive: true, force: true })
    } catch {
      // Somebody else's, or gone.
    }
  }
}
