import { statSync } from 'node:fs'
import Database from 'better-sqlite3'
import type pg from 'pg'
import { connected } from '../../platform/connections/postgresConnection.ts'
import { filePathOf, isFileUrl } from '../../platform/settings/locations.ts'
import { STEPS_TABLE, STEPS_TAKEN, type Step, shippedSteps, standingOf } from '../engine/steps.ts'
import type { Dialect } from '../schema/tables.ts'

/** This program cannot use a database; the message says why and what to do instead. */
export class IncompatibleDatabaseError extends Error {
  readonly kind: 'foreign' | 'newer' | 'other' | 'damaged' | 'shut' | 'noBase' | 'folder' | 'unsaved' | 'steps' | 'forgetful'
  /** The version, file or table that the message names, for translations. */
  readonly about: string
  constructor(kind: IncompatibleDatabaseError['kind'], about: string, message: string) {
    super(message)
    this.kind = kind
    this.about = about
  }
}

/** What can be read of a database without writing. */
interface Findings {
  /** The recorded migrations; undefined where none was ever recorded. */
  readonly taken: readonly Step[] | undefined
  /** The name of some table in it. */
  readonly table: string | undefined
}

const foreign = (where: string, table: string) =>
  new IncompatibleDatabaseError(
    'foreign',
    table,
    `${where} holds tables of another program (${table}). Give Millwright a base of its own: DATABASE_URL names an empty or absent one`,
  )
const newer = (unknown: string) =>
  new IncompatibleDatabaseError(
    'newer',
    unknown,
    `This base was written by a newer Millwright (migration ${unknown} is unknown here). Start the newer version, or restore a backup from before the upgrade`,
  )
const other = (instead: string) =>
  new IncompatibleDatabaseError(
    'other',
    instead,
    `This base was written by another version of Millwright: it took a different step in place of migration ${instead}. Start the version that wrote it, or restore a backup`,
  )

/** The number of pending migrations. Throws for a foreign database and for one with unknown migrations. */
function missingSteps({ taken, table }: Findings, { where, dialect, from }: { where: string; dialect: Dialect; from?: URL | undefined }) {
  if (!taken?.length && table) throw foreign(where, table)
  const standing = standingOf(taken ?? [], shippedSteps(dialect, from))
  if (standing.kind === 'ours') return standing.missing
  if (standing.kind === 'newer') throw newer(standing.unknown)
  throw standing.kind === 'other' ? other(standing.instead) : foreign(where, table ?? STEPS_TABLE[dialect])
}

const TABLES = `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name <> ?`
function findInFile(file: string): Findings {
  const base = new Database(file, { readonly: true, fileMustExist: true })
  try {
    const has = base.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?").get(STEPS_TABLE.sqlite)
    const [table] = base.prepare(TABLES).pluck().all(STEPS_TABLE.sqlite) as string[]
    return { taken: has ? (base.prepare(STEPS_TAKEN.sqlite).all() as Step[]) : undefined, table }
  } finally {
    base.close()
  }
}
function compatibilityErrorOf(file: string, error: unknown): unknown {
  const { code = '' } = error as { code?: string }
  if (code.startsWith('SQLITE_CORRUPT'))
    return new IncompatibleDatabaseError(
      'damaged',
      file,
      `${file} is damaged and cannot be read. Keep a copy of it, and restore the latest backup`,
    )
  if (code.startsWith('SQLITE_CANTOPEN'))
    return new IncompatibleDatabaseError('shut', file, `${file} cannot be opened: it needs a folder that exists and can be written to`)
  if (code === 'SQLITE_NOTADB')
    return new IncompatibleDatabaseError('noBase', file, `${file} is not a SQLite base. Let DATABASE_URL name another file`)
  return error
}
function recogniseFile(file: string, from?: URL): number {
  const found = statSync(file, { throwIfNoEntry: false })
  if (found && !found.isFile())
    throw new IncompatibleDatabaseError('folder', file, `${file} is not a SQLite base but a folder. Let DATABASE_URL name a file`)
  try {
    const findings = found?.size ? findInFile(file) : { taken: undefined, table: undefined }
    return missingSteps(findings, { where: file, dialect: 'sqlite', from })
  } catch (error) {
    throw compatibilityErrorOf(file, error)
  }
}

/** The first table that does not belong to an extension. */
const PG_TABLE = `SELECT c.relname AS name FROM pg_class c WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace
  AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e') LIMIT 1`
/** The same over an open PostgreSQL connection, which may have the lock under which it then migrates. */
export async function recognisePostgres(client: pg.Client, from?: URL): Promise<number> {
  const { rows: tables } = await client.query<{ name: string }>(PG_TABLE)
  const { rows: known } = await client.query(`SELECT 1 WHERE to_regclass('${STEPS_TABLE.postgres}') IS NOT NULL`)
  const taken = known.length ? (await client.query<Step>(STEPS_TAKEN.postgres)).rows : undefined
  return missingSteps({ taken, table: tables[0]?.name }, { where: `Base ${client.database}`, dialect: 'postgres', from })
}

/**
 * Inspects a database before anything is written. Returns the number of pending migrations, all of them for a new database.
 * @throws IncompatibleDatabaseError for a database of a newer or diverged version or of another program, and for a file that is damaged or
 * no database.
 */
export async function recogniseBase(url: string, from?: URL): Promise<number> {
  if (isFileUrl(url)) return recogniseFile(filePathOf(url), from)
  return connected(url, (client) => recognisePostgres(client, from))
}

/** Settings of a PostgreSQL server with which it may lose an acknowledged commit; empty when there are none. */
export const forgetfulSettings = (url: string): Promise<string[]> =>
  connected(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT name FROM pg_settings WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit') AND setting = 'off' ORDER BY name`,
    )
    return rows.map(({ name }) => name)
  })

/**
 * Refuses a PostgreSQL server that may lose acknowledged commits in a power cut. SQLite files are always opened with synchronous FULL.
 * @throws IncompatibleDatabaseError naming the settings.
 */
export async function refuseForgetful(url: string): Promise<void> {
  const off = isFileUrl(url) ? [] : await forgetfulSettings(url)
  if (!off.length) return
  const names = off.join(' and ')
  const message = `PostgreSQL runs with ${names} off and would lose in a power cut what it has acknowledged. Turn ${names} on: ALTER SYSTEM SET ${off[0]} = on, then SELECT pg_reload_conf()`
  throw new IncompatibleDatabaseError('forgetful', names, message)
}
