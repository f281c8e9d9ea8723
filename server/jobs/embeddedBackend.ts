import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { createPostgresBackend, runMigrations } from 'bullmq'
import type { Logger } from 'pino'
import { closeToOthers, privateFolder } from '../platform/privateFiles.ts'
import type { QueueBackend } from './backend.ts'
import { EmbeddedPool } from './embeddedPool.ts'
import { SCHEMA } from './postgresBackend.ts'

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
 * complete: a process that dies meanwhile leaves nothing that looks like one. Out: the folder of the draft.
 */
async function draftBase(folder: string): Promise<string> {
  const draft = `${folder}.new`
  rmSync(draft, { recursive: true, force: true })
  const pool = await EmbeddedPool.open(draft)
  await pool.end()
  return draft
}

async function openPool(folder: string): Promise<EmbeddedPool> {
  const pool = await EmbeddedPool.open(folder)
  try {
    const client = await pool.connect()
    await runMigrations(client as never, SCHEMA)
    client.release()
    await pool.query(`SET search_path TO "${SCHEMA}"`)
    return pool
  } catch (error) {
    await pool.end().catch(() => {})
    throw error
  }
}

/**
 * The embedded base does not wait for the disk, so a power failure may leave one that never opens again. It only says when work is due;
 * what is due stands in the store. So a new one takes its place, if one can be founded: otherwise it is the machine that lacks something.
 */
async function openSound(folder: string, logger: Logger): Promise<EmbeddedPool> {
  if (!existsSync(folder)) renameSync(await draftBase(folder), folder)
  try {
    return await openPool(folder)
  } catch (error) {
    const draft = await draftBase(folder)
    const aside = `${folder}.broken`
    rmSync(aside, { recursive: true, force: true })
    renameSync(folder, aside)
    renameSync(draft, folder)
    logger.error({ err: error, aside }, 'the embedded queue cannot be opened; a new one takes its place')
    return openPool(folder)
  }
}

export async function openEmbeddedBackend(dataDir: string, logger: Logger): Promise<QueueBackend> {
  privateFolder(dataDir)
  const folder = join(dataDir, 'queue')
  const unlock = lockFolder(folder)
  try {
    const pool = await openSound(folder, logger)
    closeToOthers(folder)
    const close = () => pool.end().finally(unlock)
    return {
      kind: 'embedded',
      connection: pool as never,
      bullBackend: createPostgresBackend as never,
      lost: pool.lost.then(unlock),
      isUp: () => true,
      close,
    }
  } catch (error) {
    unlock()
    throw error
  }
}
