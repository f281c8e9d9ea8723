import { drizzle as drizzleLite } from 'drizzle-orm/better-sqlite3'
import { migrate as migrateLite } from 'drizzle-orm/better-sqlite3/migrator'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { areas } from '../../domain/index.ts'
import { connected } from '../../platform/connections/postgresConnection.ts'
import { migrationsFolder } from '../../platform/paths.ts'
import { filePathOf, isFileUrl } from '../../platform/settings/locations.ts'
import { openFile } from '../engine/sqlite.ts'
import { folderOf } from '../engine/steps.ts'
import * as onPostgres from '../search/textIndex.postgres.ts'
import * as onSqlite from '../search/textIndex.sqlite.ts'
import { textIndexOf } from '../search/textIndex.ts'
import { recogniseBase, recognisePostgres } from './checkCompatibility.ts'

/** Any fixed number: it keeps two servers that start together from migrating at once. */
const LOCK = 4_115_721

/** The indexes of texts go with the newest tables; a folder of other steps may make others. */
const textIndexesOf = (from: URL) =>
  from === migrationsFolder ? areas.flatMap((area) => area.resources.flatMap((one) => textIndexOf(one) ?? [])) : []

/**
 * Brings a base up to date, all missing steps in one transaction: a step that fails leaves the old schema as it was. A base that is not
 * ours, or is ahead of us, is refused before anything is written.
 */
export async function migrate(url: string, from: URL = migrationsFolder): Promise<void> {
  if (isFileUrl(url)) {
    const missing = await recogniseBase(url, from)
    const base = openFile(filePathOf(url))
    try {
      // Steps that rebuild a table would otherwise cascade; the keys are checked again right after.
      base.pragma('foreign_keys = OFF')
      const triggers = missing ? onSqlite.dropTriggers(base) : []
      try {
        migrateLite(drizzleLite(base), { migrationsFolder: folderOf('sqlite', from) })
      } catch (error) {
        // The old schema stands, and rows that are written to it from now on still have to reach its indexes.
        base.transaction(() => triggers.forEach((trigger) => void base.exec(trigger)))()
        throw error
      }
      const broken = base.pragma('foreign_key_check') as unknown[]
      if (broken.length) throw new Error(`migration left ${broken.length} broken references`)
      onSqlite.ensureTextIndexes(base, textIndexesOf(from))
    } finally {
      base.close()
    }
    return
  }
  await withPostgresLock(url, async (client) => {
    await recognisePostgres(client, from)
    await migratePg(drizzlePg(client), { migrationsFolder: folderOf('postgres', from) })
    await onPostgres.ensureTextIndexes(client, textIndexesOf(from))
  })
}

/** Gives a base that has taken all steps the indexes that are wanted now: a definition may ask for others without any step. */
export async function ensureIndexes(url: string): Promise<void> {
  const wanted = textIndexesOf(migrationsFolder)
  if (!isFileUrl(url)) return withPostgresLock(url, async (client) => void (await onPostgres.ensureTextIndexes(client, wanted)))
  const base = openFile(filePathOf(url))
  try {
    onSqlite.ensureTextIndexes(base, wanted)
  } finally {
    base.close()
  }
}

/** Whoever works there shall not wait for a rehearsal. */
const REHEARSAL_WAIT = '3s'

/** Takes the missing steps of a PostgreSQL base in a transaction that is rolled back. Throws what the base says against one of them. */
export async function rehearseOnPostgres(url: string, from: URL = migrationsFolder): Promise<void> {
  await withPostgresLock(url, async (client) => {
    const missing = await recognisePostgres(client, from)
    const steps = readMigrationFiles({ migrationsFolder: folderOf('postgres', from) })
    await client.query('BEGIN')
    await client.query(`SET LOCAL lock_timeout = '${REHEARSAL_WAIT}'`)
    for (const { sql } of steps.slice(steps.length - missing)) for (const statement of sql) await client.query(statement)
    await client.query('ROLLBACK')
  })
}

/** What servers that start together do one after the other. */
const withPostgresLock = (url: string, work: (client: pg.Client) => Promise<void>): Promise<void> =>
  connected(url, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await work(client)
  })
