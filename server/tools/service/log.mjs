// The log of the service: journald's, or the files of LOG_DIR.
import { once } from 'node:events'
import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { startProgram } from '../../platform/programs.mjs'

const LINES = 200
const PAUSE_MS = 500
/** The lines that are shown lie in the last so many bytes. */
const TAIL_BYTES = 256 * 1024

/** What a file holds from a position on, and where it ends. */
function readFrom(/** @type {string} */ path, /** @type {(size: number) => number} */ position) {
  const file = openSync(path, 'r')
  try {
    const { size, ino } = fstatSync(file)
    const from = position(size)
    const bytes = Buffer.alloc(Math.max(0, size - from))
    readSync(file, bytes, 0, bytes.length, from)
    return { text: bytes.toString('utf8'), size, ino }
  } finally {
    closeSync(file)
  }
}

/**
 * The last lines of a file.
 * @param {string} path
 */
export function lastLines(path, lines = LINES) {
  const { text, size, ino } = readFrom(path, (length) => Math.max(0, length - TAIL_BYTES))
  return {
    text: text
      .split('\n')
      .slice(-lines - 1)
      .join('\n'),
    size,
    ino,
  }
}

/**
 * What was added to a file since it was read; the whole of it when another one has taken its name.
 * @param {string} path
 * @param {{ size: number, ino: number }} last
 */
export function addedTo(path, last) {
  const whole = readFrom(path, () => 0)
  if (whole.ino !== last.ino || whole.size < last.size) return whole
  return readFrom(path, () => last.size)
}

/**
 * Prints the log, and what comes to it until the process is interrupted. Out: whether there is one.
 * @param {{ journal?: (how: { lines: number, follow: boolean }) => { name: string, args: string[] } }} manager
 * @param {string | null} folder
 * @param {boolean} follow
 */
export async function printLog(manager, folder, follow) {
  if (!folder && manager.journal) {
    const { name, args } = manager.journal({ lines: LINES, follow })
    await once(startProgram(name, args, { stdio: 'inherit' }), 'exit')
    return true
  }
  const paths = ['output.log', 'millwright.log'].map((name) => join(folder ?? '', name)).filter((path) => existsSync(path))
  const shown = new Map(paths.map((path) => [path, lastLines(path)]))
  for (const { text } of shown.values()) process.stdout.write(text)
  while (follow && paths.length) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    for (const [path, last] of shown) {
      const added = existsSync(path) ? addedTo(path, last) : { ...last, text: '' }
      process.stdout.write(added.text)
      shown.set(path, added)
    }
  }
  return paths.length > 0
}
