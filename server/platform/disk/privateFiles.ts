import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'

const FILE_MODE = 0o600
const FOLDER_MODE = 0o700
const OTHERS = 0o077

/** Makes a folder that only its owner may look into; one that is there keeps the mode that somebody gave it. */
export const privateFolder = (path: string) => void mkdirSync(path, { recursive: true, mode: FOLDER_MODE })

/** Takes a file or folder that is ours away from everybody else; says nothing of one that is not there or belongs to others. */
export function closeToOthers(path: string) {
  const found = statSync(path, { throwIfNoEntry: false })
  const isOurs = found && found.uid === process.getuid?.()
  if (isOurs && found.mode & OTHERS) chmodSync(path, found.mode & ~OTHERS & 0o7777)
}
/**
 * Makes an empty file before SQLite does, or closes the one that is there: what SQLite puts beside it later takes over its mode. One that is
 * there is not opened: closing it again would let go of the locks that this process holds on it.
 */
export function privateFile(path: string) {
  if (existsSync(path)) return closeToOthers(path)
  closeSync(openSync(path, 'a', FILE_MODE))
}
