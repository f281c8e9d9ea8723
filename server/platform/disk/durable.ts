import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { retryWhileLocked, retryWhileLockedSync } from './retryWhileLocked.mjs'

const OWNER_ONLY = 0o600
/** What systems and file systems answer that flush no folders: there a rename lasts by itself, or nothing can be done about it. */
const NEVER_FLUSHED = new Set(['EPERM', 'EINVAL', 'EISDIR', 'ENOTSUP', 'EBADF', 'ENOSYS'])
/** A thread that answers others does not stand still for as long as somebody who may wait. */
const IN_PASSING = { ms: 200 }
const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? ''

async function flushed(handle: FileHandle) {
  // Node asks macOS for F_FULLFSYNC, without which only the drive's own memory has it.
  await handle.sync().finally(() => handle.close())
}
/** A file is on disk after this, whoever has written it. Opened for writing: Windows flushes no other handle. */
export const flush = async (path: string): Promise<void> => flushed(await retryWhileLocked(() => open(path, 'r+')))

/** The names in a folder are on disk after this, where folders can be flushed. */
export async function flushFolder(path: string): Promise<void> {
  try {
    await flushed(await open(path, 'r'))
  } catch (error) {
    if (!NEVER_FLUSHED.has(codeOf(error))) throw error
  }
}

/**
 * Gives a file that is whole and on disk a name that nothing has: with that it is real. Where the name cannot be made to last, it is taken back, so
 * that whoever hears of a failure finds nothing there.
 */
export async function commitRename(from: string, to: string): Promise<void> {
  await retryWhileLocked(() => rename(from, to))
  await flushFolder(dirname(to)).catch(async (error: unknown) => {
    await rename(to, from)
    throw error
  })
}

/** Writes a file that has its name only when it is whole and on disk. `isLasting` false leaves its folder to be flushed with others. */
export async function writeAtomic(path: string, bytes: Buffer | string, { isLasting = true } = {}): Promise<void> {
  const unfinished = `${path}.part`
  const handle = await open(unfinished, 'w', OWNER_ONLY)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await (isLasting ? commitRename(unfinished, path) : retryWhileLocked(() => rename(unfinished, path)))
}

/** Puts a text in the place of a small file at once: a reader finds the old one or the new one. The next write says what was lost in a power cut. */
export function replaceSync(path: string, text: string): void {
  writeFileSync(`${path}.part`, text, { mode: OWNER_ONLY })
  retryWhileLockedSync(() => renameSync(`${path}.part`, path), IN_PASSING)
}
/** Writes bytes to a file and forces them to disk, as every commit has to. */
export function writeThroughSync(path: string, bytes: Buffer): void {
  const opened = openSync(path, 'w', OWNER_ONLY)
  try {
    // The whole of it: a single write to a disk that is nearly full may pass with less.
    writeFileSync(opened, bytes)
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}
/** Reads a small text that another program may hold for a moment; '' where there is none. */
export function readIfThere(path: string): string {
  try {
    return retryWhileLockedSync(() => readFileSync(path, 'utf8'))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return ''
    throw error
  }
}

/** Gives a file another name, whatever it holds. */
export const moveSync = (from: string, to: string): void => retryWhileLockedSync(() => renameSync(from, to))

/** Removes a file or a folder with all that is in it; nothing happens where there is none. */
export const remove = (path: string): Promise<void> => retryWhileLocked(() => rm(path, { recursive: true, force: true }))
export const removeSync = (path: string): void => retryWhileLockedSync(() => rmSync(path, { recursive: true, force: true }))

/** Removes what is of no use any more: one that stays is swept up later, and nobody's work fails for it. */
export const discard = (path: string): Promise<void> => remove(path).catch(() => undefined)
export function discardSync(path: string): void {
  try {
    removeSync(path)
  } catch {
    // Swept up later.
  }
}
