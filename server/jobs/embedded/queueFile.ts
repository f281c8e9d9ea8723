import Database from 'better-sqlite3'
import { moveSync } from '../../platform/disk/durable.ts'
import { privateFile } from '../../platform/disk/privateFiles.ts'

/** BullMQ's own columns, by the names under which its backend for PostgreSQL reads them. What is JSON there is text here. */
const TABLES = `
CREATE TABLE IF NOT EXISTS job (
  id TEXT PRIMARY KEY, seq INTEGER NOT NULL, name TEXT NOT NULL, state TEXT NOT NULL,
  data TEXT NOT NULL, opts TEXT NOT NULL, priority INTEGER NOT NULL DEFAULT 0, delay_ms INTEGER NOT NULL DEFAULT 0,
  max_attempts INTEGER NOT NULL DEFAULT 1, attempts_made INTEGER NOT NULL DEFAULT 0, attempts_started INTEGER NOT NULL DEFAULT 0,
  progress TEXT, return_value TEXT, failed_reason TEXT, stacktrace TEXT, deferred_failure TEXT, processed_by TEXT,
  added_at_ms INTEGER NOT NULL, process_at_ms INTEGER, processed_at_ms INTEGER, finished_at_ms INTEGER,
  lock_token TEXT, locked_until_ms INTEGER, stalled_count INTEGER NOT NULL DEFAULT 0, stalled_marked INTEGER NOT NULL DEFAULT 0,
  scheduler_id TEXT
) STRICT;
CREATE INDEX IF NOT EXISTS job_turn ON job (state, priority, seq);
CREATE INDEX IF NOT EXISTS job_due ON job (process_at_ms) WHERE state = 'delayed';
CREATE INDEX IF NOT EXISTS job_end ON job (state, finished_at_ms, seq) WHERE finished_at_ms IS NOT NULL;
CREATE TABLE IF NOT EXISTS scheduler (
  scheduler_id TEXT PRIMARY KEY, name TEXT, next_run_ms INTEGER, pattern TEXT, every_ms INTEGER, tz TEXT, start_date_ms INTEGER,
  end_date_ms INTEGER, limit_count INTEGER, iteration_count INTEGER NOT NULL DEFAULT 1, offset_ms INTEGER, template_data TEXT,
  template_opts TEXT
) STRICT;
CREATE TABLE IF NOT EXISTS meta (field TEXT PRIMARY KEY, value TEXT) STRICT;`

const DAMAGED = /^SQLITE_(CORRUPT|NOTADB)/
export const codeOf = (error: unknown) => (error as { code?: string }).code ?? ''
export const isDamage = (error: unknown) => DAMAGED.test(codeOf(error))

function open(file: string): Database.Database {
  privateFile(file)
  const base = new Database(file, { timeout: 0 })
  try {
    // Nobody else may read or write it, and the lock ends with this process, however that dies.
    base.pragma('locking_mode = EXCLUSIVE')
    base.pragma('journal_mode = WAL')
    // It is written for every step of every job, and never waits for the disk: what is due stands in the store.
    base.pragma('synchronous = NORMAL')
    base.pragma('cache_size = -2048')
    base.exec(TABLES)
    const found = base.pragma('quick_check(1)', { simple: true })
    if (found !== 'ok') throw Object.assign(new Error(String(found)), { code: 'SQLITE_CORRUPT' })
    return base
  } catch (error) {
    base.close()
    if (/^SQLITE_(BUSY|LOCKED)/.test(codeOf(error))) throw new Error(`another process uses the queue ${file}`, { cause: error })
    throw error
  }
}

/** The queue's own base. One that is damaged is put aside, and a new one takes its place: it only says when work is due. */
export function openQueueFile(file: string, onAside: (aside: string, error: unknown) => void): Database.Database {
  try {
    return open(file)
  } catch (error) {
    if (!isDamage(error)) throw error
    const aside = `${file}.broken`
    moveSync(file, aside)
    onAside(aside, error)
    return open(file)
  }
}
