import { statSync } from 'node:fs'
import Database from 'better-sqlite3'
import type pg from 'pg'
import { connected } from '../../platform/connections/postgresConnection.ts'
import { filePathOf, isFileUrl } from '../../platform/settings/locations.ts'
import { STEPS_TABLE, STEPS_TAKEN, type Step, shippedSteps, standingOf } from '../engine/steps.ts'
import type { Dialect } from '../schema/tables.ts'

/** Why this program keeps its hands off a base, in a sentence that says what to do instead. */
export class IncompatibleDatabaseError extends Error {
  readonly kind: 'foreign' | 'newer' | 'other' | 'damaged' | 'shut' | 'noBase' | 'folder' | 'unsaved' | 'forgetful'
  /** What the sentence names, for whoever says it in another language. */
  readonly about: string
  constructor(kind: IncompatibleDatabaseError['kind'], about: string, message: string) {
    super(message)
    this.kind = kind
    this.about = about
  }
}

/** What can be learnt of a base without writing. */
interface Findings {
  /** None where no step was ever recorded. */
  readonly taken: readonly Step[] | undefined
  /** Some table in it. */
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

/** How many steps a base still has to take. Throws when it is none of ours, or has taken steps that are unknown here. */
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

/** Tables that an extension brought along are nobody's data. */
const PG_TABLE = `SELECT c.relname AS name FROM pg_class c WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace
  AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e') LIMIT 1`
/** The same over a connection to PostgreSQL, which may hold the lock under which it then migrates. */
export async function recognisePostgres(client: pg.Client, from?: URL): Promise<number> {
  const { rows: tables } = await client.query<{ name: string }>(PG_TABLE)
  const { rows: known } = await client.query(`SELECT 1 WHERE to_regclass('${STEPS_TABLE.postgres}') IS NOT NULL`)
  const taken = known.length ? (await client.query<Step>(STEPS_TAKEN.postgres)).rows : undefined
  return missingSteps({ taken, table: tables[0]?.name }, { where: `Base ${client.database}`, dialect: 'postgres', from })
}

/**
 * Looks at a base before anything is written to it. Out: how many migrations it lacks, all of them when it is new. Throws a StrangeBase for one
 * that a newer or another version has written, one of another program, and a file that is damaged or no base at all.
 */
export async function recogniseBase(url: string, from?: URL): Promise<number> {
  if (isFileUrl(url)) return recogniseFile(filePathOf(url), from)
  return connected(url, (client) => recognisePostgres(client, from))
}

/** Settings of a PostgreSQL server that let it lose a commit which it has acknowledged. */
export const forgetfulSettings = (url: string): Promise<string[]> =>
  connected(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT name FROM pg_settings WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit') AND setting = 'off' ORDER BY name`,
    )
    return rows.map(({ name }) => name)
  })

/** Throws a StrangeBase for a PostgreSQL server that forgets in a power cut what it has acknowledged. A SQLite file is always written with FULL. */
export async function refuseForgetful(url: string): Promise<void> {
  const off = isFileUrl(url) ? [] : await forgetfulSettings(url)
  if (!off.length) return
  const names = off.join(' and ')
  const message = `PostgreSQL runs with ${names} off and would lose in a power cut what it has acknowledged. Turn ${names} on: ALTER SYSTEM SET ${off[0]} = on, then SELECT pg_reload_conf()`
  throw new IncompatibleDatabaseError('forgetful', names, message)
}
