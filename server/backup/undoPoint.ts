import { existsSync, readFileSync } from 'node:fs'
import { chown, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { commitRename, discardSync, flush, remove, writeAtomic } from '../platform/disk/durable.ts'
import { openWorkFolder } from '../platform/disk/workFolder.ts'
import type { Config } from '../platform/settings/config.ts'
import { auditRecords } from '../store/index.ts'
import { unpack } from './archive.ts'
import { fillPostgres } from './baseCopy.ts'
import { makeBackup } from './makeBackup.ts'
import { BASE } from './manifest.ts'
import { emptyPostgres } from './postgresRows.ts'
import { archivesIn, BEFORE_UPGRADES } from './retention.ts'

const RETAINED_ARCHIVES = 3

/** A database as it was before another version worked on it. */
export interface UndoPoint {
  /** The archive that holds it. */
  readonly path: string
  /** Puts the rows of the archive in the place of what is there now. Uploaded files stay: no version changes one. */
  restore(): Promise<void>
}

const readIfPresent = (path: string) => {
  try {
    return readFileSync(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Gives a file to the owner of another one: an administrator may put back what a service's account has to write. */
async function giveTo(file: string, { uid, gid }: { uid: number; gid: number }) {
  if (process.getuid?.() === 0) await chown(file, uid, gid)
}

async function replaceFile(url: string, from: string) {
  const to = url.slice('file:'.length)
  // What stands in its journal goes into it, so that no journal of other rows lies beside what comes in its place.
  new Database(to).close()
  for (const end of ['-wal', '-shm']) await remove(to + end)
  await giveTo(from, await stat(to))
  await flush(from)
  await commitRename(from, to)
}
async function replaceRows(url: string, from: string) {
  await emptyPostgres(url)
  await fillPostgres(url, from)
}

/** What says of rows that the database will not have any more. Out: puts it back as it is now. */
function saveAuditRecords(dataDir: string): () => Promise<void> {
  const records = auditRecords(dataDir).map((file) => [file, readIfPresent(file)] as const)
  return async () => {
    const owner = await stat(dataDir)
    for (const [file, bytes] of records) {
      if (!bytes) await remove(file)
      else {
        await writeAtomic(file, bytes)
        await giveTo(file, owner)
      }
    }
  }
}

/**
 * Makes an archive of the database before another version works on it, while no server does. Uploaded contents are left where they are. The last three
 * such archives stay.
 */
export async function makeUndoPoint(config: Config): Promise<UndoPoint> {
  const { databaseUrl: url, dataDir } = config
  const folder = join(config.backup.folder, BEFORE_UPGRADES)
  const { passphrase } = config.backup
  const absent = [config.backup.folder, folder].filter((one) => !existsSync(one))
  const { path } = await makeBackup(config, { folder, passphrase, isDatabaseOnly: true })
  // A later version backs up there by itself before it migrates.
  for (const made of [...absent, path]) await giveTo(made, await stat(dataDir))
  for (const old of archivesIn(folder).slice(RETAINED_ARCHIVES)) discardSync(old.path)
  const restoreAuditRecords = saveAuditRecords(dataDir)
  return {
    path,
    async restore() {
      const isFile = url.startsWith('file:')
      const work = openWorkFolder(isFile ? dirname(url.slice('file:'.length)) : dataDir, 'restoring')
      try {
        const parts = join(work.path, 'parts')
        await unpack(path, parts, passphrase)
        await (isFile ? replaceFile : replaceRows)(url, join(parts, BASE))
        await restoreAuditRecords()
      } finally {
        work.close()
      }
    },
  }
}

/** The same where there is no database yet: what the other version makes is removed. */
export async function emptyUndoPoint({ databaseUrl: url, dataDir }: Config): Promise<UndoPoint> {
  const restoreAuditRecords = saveAuditRecords(dataDir)
  return {
    path: '',
    async restore() {
      if (url.startsWith('file:')) for (const end of ['', '-wal', '-shm']) await remove(url.slice('file:'.length) + end)
      else await emptyPostgres(url)
      await restoreAuditRecords()
    },
  }
}
