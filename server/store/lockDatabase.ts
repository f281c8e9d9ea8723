import Database from 'better-sqlite3'
import { privateFile } from '../platform/privateFiles.ts'

/**
 * Makes a SQLite base this process's own until the answered function is called: totals, live snapshots and sessions are kept in memory on the
 * promise that nobody else writes. SQLite itself holds the lock, so it ends with the process, however that dies. PostgreSQL is shared.
 */
export function lockDatabase(url: string): () => void {
  if (!url.startsWith('file:')) return () => {}
  const file = url.slice('file:'.length)
  privateFile(`${file}.lock`)
  const lock = new Database(`${file}.lock`, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    throw new Error(`another process uses ${file}; several servers need PostgreSQL and Redis`, { cause: error })
  }
  return () => void lock.close()
}
