import { statSync } from 'node:fs'
import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import type { Db } from '../../kernel/index.ts'
import { rootOf } from '../../platform/connections/causes.ts'
import { closeToOthers, privateFile } from '../../platform/disk/privateFiles.ts'
import { tryLockFile } from '../../platform/disk/workFolder.ts'
import { filePathOf, isFileUrl } from '../../platform/settings/locations.ts'
import { damageOf } from './damage.ts'
import type { Engine, Violation } from './engine.ts'
import { ReaderPool } from './readerPool.ts'
import { addRowGroups } from './rowGroups.mjs'
import { SharedCommit } from './sharedCommit.ts'
import type { StatementWatch } from './statementWatch.ts'
import { updateStatistics } from './statistics.ts'
import { STEPS_TAKEN, type Step } from './steps.ts'
import { timeSqlite } from './timedStatements.ts'

const STATEMENTS_MAX = 1000
/** Error code: another process has locked the database. */
export const BASE_IN_USE = 'BASE_IN_USE'
const VIOLATIONS: Readonly<Record<string, Violation['kind']>> = {
  SQLITE_CONSTRAINT_UNIQUE: 'duplicate',
  SQLITE_CONSTRAINT_PRIMARYKEY: 'duplicate',
  SQLITE_CONSTRAINT_FOREIGNKEY: 'reference',
}

/**
 * Opens a database file with the settings that all of the product uses: readable by the owner only, WAL, and synchronous FULL so that an
 * acknowledged commit survives a power cut.
 */
export function openFile(file: string, readonly = false): Database.Database {
  if (!readonly) {
    privateFile(file)
    for (const suffix of ['-wal', '-shm']) closeToOthers(file + suffix)
  }
  const base = new Database(file, { readonly })
  base.pragma('busy_timeout = 5000')
  if (!readonly) {
    base.pragma('journal_mode = WAL')
    base.pragma('synchronous = FULL')
    // macOS only: without it a flush stops at the cache of the drive, which a power cut loses.
    base.pragma('fullfsync = ON')
    base.pragma('foreign_keys = ON')
  }
  base.pragma('cache_size = -32768')
  base.pragma('temp_store = MEMORY')
  base.pragma('trusted_schema = OFF')
  addRowGroups(base)
  return base
}

/** Caches prepared statements by text, as drizzle prepares each time; that saves up to a quarter of a small query. */
function cacheStatements(base: Database.Database) {
  const cache = new Map<string, Database.Statement>()
  const prepare = base.prepare.bind(base)
  base.prepare = ((sql: string) => {
    const found = cache.get(sql)
    if (found) return found.reader ? found.raw(false) : found
    if (cache.size >= STATEMENTS_MAX) cache.delete(cache.keys().next().value ?? '')
    const made = prepare(sql)
    cache.set(sql, made)
    return made
  }) as never
  return base
}
const db = (base: Database.Database) => drizzle(cacheStatements(base)) as unknown as Db

const bytesOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/** The SQLite engine: one writer with shared commits, one connection for quick reads on this thread, others on reader threads. */
export function sqliteEngine(file: string, readers: number, watch?: StatementWatch): Engine {
  const seen = (base: Database.Database) => (watch ? timeSqlite(base, watch) : base)
  const writer = seen(openFile(file))
  // 8 MB: a unit reads few pages of its own, and a larger cache fills with new pages that other connections read.
  writer.pragma('cache_size = -8192')
  const reader = openFile(file, true)
  seen(reader)
  const pool = new ReaderPool(file, readers, watch)
  const sharedCommit = new SharedCommit(writer)
  const writing = db(writer)
  return {
    dialect: 'sqlite',
    quick: db(reader),
    heavy: pool.db,
    async begin(kind) {
      const { commit, rollback } = await sharedCommit.begin(kind)
      return { db: writing, lock: async () => {}, run: async (sql) => void writer.exec(sql), behind: (work) => work, commit, rollback }
    },
    get pools() {
      const used = Number(sharedCommit.isBusy)
      return [{ name: 'writing', used, idle: 1 - used, waiting: sharedCommit.waiting }, pool.state]
    },
    size: async () => ({ base: bytesOf(file), wal: bytesOf(`${file}-wal`) }),
    steps: async () => reader.prepare(STEPS_TAKEN.sqlite).all() as Step[],
    async touch() {
      // A running unit detects a failure by itself; this thread must not wait in the middle of a statement.
      if (sharedCommit.isBusy) return
      const free = await sharedCommit.lock()
      try {
        // Rewriting a row unchanged touches no page; rewriting user_version always does.
        writer.pragma(`user_version = ${writer.pragma('user_version', { simple: true })}`)
      } finally {
        free()
      }
    },
    damage: async () => damageOf(reader),
    updateStatistics: () => updateStatistics(reader, file, sharedCommit),
    violationOf(e) {
      const { code = '', message } = rootOf(e)
      const kind = VIOLATIONS[code]
      return kind && { kind, constraint: /^UNIQUE constraint failed: (.+)$/.exec(message)?.[1] }
    },
    isRetryable: () => false,
    async close() {
      await pool.close()
      const free = await sharedCommit.lock()
      reader.close()
      writer.close()
      free()
    },
  }
}

/**
 * Locks a SQLite database for this process until the returned function is called: totals, live snapshots and sessions are cached in memory
 * on the assumption of a single writer. The lock is SQLite's own and ends with the process. No effect on PostgreSQL, which is shared.
 * @throws Error with code BASE_IN_USE.
 */
export function lockDatabase(url: string): () => void {
  if (!isFileUrl(url)) return () => {}
  const file = filePathOf(url)
  const release = tryLockFile(`${file}.lock`)
  const message = `another process uses ${file}; several servers need PostgreSQL and Redis`
  if (!release) throw Object.assign(new Error(message), { code: BASE_IN_USE, path: file })
  return release
}
