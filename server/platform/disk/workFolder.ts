import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import Database from 'better-sqlite3'
import { discardSync } from './durable.ts'
import { privateFile, privateFolder } from './privateFiles.ts'

/**
 * Holds a file for this process until the answered function is called; undefined while another process holds it. SQLite has the lock, so it ends
 * with the process, however that dies, on every system.
 */
export function tryLockFile(file: string): (() => void) | undefined {
  privateFile(file)
  const lock = new Database(file, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (/^SQLITE_(BUSY|LOCKED)/.test((error as { code?: string }).code ?? '')) return undefined
    throw error
  }
  return () => void lock.close()
}

/**
 * Says for as long as this process lives that it uses what lies beside a file; others may say so too. Where the file cannot be made or read, nobody is
 * told.
 */
export function shareFile(file: string): void {
  // The account of a service may read the file and not write it, which is enough to lock it.
  for (const how of [{}, { readonly: true, fileMustExist: true }]) {
    try {
      const shared = new Database(file, { timeout: 0, ...how })
      shared.exec('BEGIN')
      shared.prepare('SELECT count(*) FROM sqlite_schema').get()
      process.once('exit', () => shared.close())
      return
    } catch {
      // A folder of packages that nobody may write, as in a container: nobody installs there either.
    }
  }
}

const KINDS = ['gathering', 'verifying', 'restoring', 'rehearsing', 'drilling', 'drawing', 'installing'] as const
const NAME = new RegExp(`^\\.(?:${KINDS.join('|')})-[\\w-]+$`)
const LOCK = '.lock'

export interface WorkFolder {
  readonly path: string
  /** Removes it with all that is in it. */
  close(): void
}
/** A folder for what nobody needs when the work is done. While it is used it is held: one that a process left behind when it died is not. */
export function openWorkFolder(parent: string, kind: (typeof KINDS)[number]): WorkFolder {
  const path = join(parent, `.${kind}-${randomUUID()}`)
  const release = tryLockFile(path + LOCK)
  privateFolder(path)
  return {
    path,
    close() {
      discardSync(path)
      release?.()
      discardSync(path + LOCK)
    },
  }
}

interface StaleFolder {
  readonly path: string
  /** Lets somebody else use it. */
  release(): void
}
/** Work folders whose processes have died, each held until it is released. One without a lock is from a version that held none. */
function staleIn(parents: readonly string[]): StaleFolder[] {
  return parents.flatMap((parent) => {
    // A parent that is no folder is a finding of its own.
    const names = statSync(parent, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(parent) : []
    const left = new Set(names.map((name) => (name.endsWith(LOCK) ? name.slice(0, -LOCK.length) : name)).filter((name) => NAME.test(name)))
    return [...left].flatMap((name) => lockIfStale(join(parent, name)) ?? [])
  })
}
function lockIfStale(path: string): StaleFolder | undefined {
  try {
    const release = existsSync(path + LOCK) ? tryLockFile(path + LOCK) : () => {}
    return release && { path, release }
  } catch {
    // Somebody else's.
    return undefined
  }
}

/** Names of work folders whose processes have died. Looking leaves them where they are. */
export const staleWorkFolders = (parents: readonly string[]): string[] =>
  staleIn(parents).map(({ path, release }) => {
    release()
    return path
  })

/** Removes work folders whose processes have died: with rows and secrets in them. Out: their names. */
export const removeStaleWorkFolders = (parents: readonly string[]): string[] =>
  staleIn(parents).map(({ path, release }) => {
    discardSync(path)
    release()
    discardSync(path + LOCK)
    return basename(path)
  })
