import { setPriority } from 'node:os'

/**
 * Puts this thread behind the others, where priorities are those of threads: on Linux 0 means the thread that asks, elsewhere its whole process.
 * @param {number} niceness
 */
export function lowerThreadPriority(niceness, platform = process.platform) {
  if (platform !== 'linux') return
  try {
    setPriority(0, niceness)
  } catch {
    // Not allowed here; then all threads are equal.
  }
}
