import Database from 'better-sqlite3'
import { removeSync } from '../platform/disk/durable.ts'
import { piecesOf, settling } from '../platform/disk/throttledWrite.ts'
import { filePathOf, isFileUrl } from '../platform/settings/locations.ts'
import { STEPS_TABLE } from '../store/engine/steps.ts'
import { allResources, ensureIndexes, migrate } from '../store/index.ts'
import { snake } from '../store/schema/tableSpec.ts'
import { rowsFromPostgres, rowsToPostgres, tablesIn } from './postgresRows.ts'

const fileOf = (url: string) => (isFileUrl(url) ? filePathOf(url) : undefined)
/** What processes tell each other by the numbers of transactions in their own base: it means nothing in another. */
const PASSING = new Set(allResources.filter(({ role }) => role === 'changeMark').map(({ name }) => snake(name)))

async function copyFile(from: string, to: string) {
  const base = new Database(from, { readonly: true, fileMustExist: true })
  const disk = settling(to)
  try {
    const pages = piecesOf(base.pragma('page_size', { simple: true }) as number)
    // All steps read what was there at this moment, however much is written meanwhile, and nobody waits for them.
    base.exec('BEGIN')
    base.prepare('SELECT count(*) FROM sqlite_schema').get()
    const progress = () => {
      disk.settle()
      return pages
    }
    await base.backup(to, { progress })
  } finally {
    disk.close()
    base.close()
  }
  settle(to)
}

/** One file, without a log beside it that would have to come along. */
function settle(file: string) {
  const copy = new Database(file)
  copy.pragma('journal_mode = DELETE')
  copy.close()
  for (const suffix of ['-wal', '-shm']) removeSync(file + suffix)
}

async function rowsToFile(url: string, to: string) {
  await migrate(`file:${to}`)
  const copy = new Database(to)
  try {
    // Nobody else reads it yet, and what breaks off is thrown away.
    for (const pragma of ['journal_mode = MEMORY', 'synchronous = OFF', 'foreign_keys = OFF']) copy.pragma(pragma)
    await rowsFromPostgres(url, copy, tablesIn(copy, PASSING))
  } finally {
    copy.close()
  }
  await ensureIndexes(`file:${to}`)
  settle(to)
}

/** A copy of the base as it stood at one moment, in a SQLite file of its own. Writes go on meanwhile. */
export async function copyBase(url: string, to: string): Promise<void> {
  const file = fileOf(url)
  await (file ? copyFile(file, to) : rowsToFile(url, to))
}

/** Brings the rows of one PostgreSQL base into another by way of an empty file; all three have taken the same steps. */
export async function rowsBetween(from: string, file: Database.Database, to: string): Promise<void> {
  for (const pragma of ['journal_mode = MEMORY', 'synchronous = OFF', 'foreign_keys = OFF']) file.pragma(pragma)
  const tables = tablesIn(file, PASSING)
  await rowsFromPostgres(from, file, tables)
  await rowsToPostgres(to, file, tables)
}

/** How many steps the base in a file has taken. */
export function stepsTakenIn(file: string): number {
  const base = new Database(file, { readonly: true })
  try {
    return base.prepare(`SELECT count(*) FROM ${STEPS_TABLE.sqlite}`).pluck().get() as number
  } finally {
    base.close()
  }
}

/** Fills an empty PostgreSQL base with the rows of a file that is up to date. */
export async function fillPostgres(url: string, file: string): Promise<void> {
  await migrate(url)
  const base = new Database(file, { readonly: true })
  try {
    await rowsToPostgres(url, base, tablesIn(base, PASSING))
  } finally {
    base.close()
  }
}
