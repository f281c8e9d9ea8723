import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type DestinationStream, pino } from 'pino'
import { moveSync } from '../platform/disk/durable.ts'
import { privateFolder } from '../platform/disk/privateFiles.ts'

const FILES = 10
const FILE_BYTES = 10 * 1024 * 1024
const OWNER_ONLY = 0o600
const NAME = 'millwright.log'

/**
 * Writes the log into a folder: `millwright.log`, and older ones as `millwright.log.1` to `.9`. Lines are written at once, so that none is lost when the
 * process ends. A rotation that a virus scanner stands in the way of is tried again after another file's length.
 */
export function rotatingLog(folder: string, { files = FILES, bytes = FILE_BYTES } = {}): DestinationStream {
  privateFolder(folder)
  const nameOf = (nth: number) => join(folder, nth ? `${NAME}.${nth}` : NAME)
  const stream = pino.destination({ dest: nameOf(0), append: true, sync: true, mode: OWNER_ONLY })
  // A disk that is full costs lines of the log, and nothing else.
  stream.on('error', () => {})
  let size = statSync(nameOf(0), { throwIfNoEntry: false })?.size ?? 0
  function rotate() {
    size = 0
    try {
      for (let nth = files - 1; nth > 0; nth--) if (existsSync(nameOf(nth - 1))) moveSync(nameOf(nth - 1), nameOf(nth))
      stream.reopen()
    } catch {
      // Goes on in the file that is open.
    }
  }
  return {
    write(line) {
      if (size >= bytes) rotate()
      size += Buffer.byteLength(line)
      stream.write(line)
    },
  }
}
