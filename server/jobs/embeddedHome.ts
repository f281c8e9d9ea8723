import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { createPostgresBackend, runMigrations } from 'bullmq'
import { EmbeddedPool } from './embeddedPool.ts'
import type { Home } from './home.ts'
import { SCHEMA } from './postgresHome.ts'

/**
 * Nothing in the embedded base stops a second process from opening the same files and destroying them. A lock that SQLite holds ends
 * with the process that took it, however that dies.
 */
function lockFolder(folder: string): () => void {
  const lock = new Database(`${folder}.lock`, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    throw new Error(`another process uses the queue in ${folder}`, { cause: error })
  }
  return () => lock.close()
}

/**
 * Founding a base takes several times the memory that running it does, so the thread that did it is let go. A base counts only when it is
 * complete: a process that dies meanwhile leaves nothing that looks like one.
 */
async function found(folder: string) {
  const draft = `${folder}.new`
  rmSync(draft, { recursive: true, force: true })
  const pool = await EmbeddedPool.open(draft)
  await pool.end()
  renameSync(draft, folder)
}

export async function openEmbeddedHome(dataDir: string): Promise<Home> {
  mkdirSync(dataDir, { recursive: true })
  const folder = join(dataDir, 'queue')
  const unlock = lockFolder(folder)
  try {
    if (!existsSync(folder)) await found(folder)
    const pool = await EmbeddedPool.open(folder)
    const client = await pool.connect()
    await runMigrations(client as never, SCHEMA)
    client.release()
    await pool.query(`SET search_path TO "${SCHEMA}"`)
    const close = () => pool.end().finally(unlock)
    return {
      kind: 'embedded',
      connection: pool as never,
      backend: createPostgresBackend as never,
      lost: pool.lost.then(unlock),
      isUp: () => true,
      close,
    }
  } catch (error) {
    unlock()
    throw error
  }
}
