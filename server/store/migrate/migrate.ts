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

/** Advisory lock key, any fixed number: keeps two servers that start together from migrating concurrently. */
const LOCK = 4_115_721

/** The text indexes of the newest schema; none for a folder with other migrations, as in tests. */
const textIndexesOf = (from: URL) =>
  from === migrationsFolder ? areas.flatMap((area) => area.resources.flatMap((one) => textIndexOf(one) ?? [])) : []

/**
 * Applies all pending migrations in one transaction: a failing one leaves the old schema unchanged.
 * @throws IncompatibleDatabaseError before anything is written, for a foreign or newer database.
 */
export async function migrate(url: string, from: URL = migrationsFolder): Promise<void> {
  if (isFileUrl(url)) {
    const missing = await recogniseBase(url, from)
    const base = openFile(filePathOf(url))
    try {
      // Migrations that rebuild a table would otherwise cascade; the foreign keys are checked right after.
      base.pragma('foreign_keys = OFF')
      const triggers = missing ? onSqlite.dropTriggers(base) : []
      try {
        migrateLite(drizzleLite(base), { migrationsFolder: folderOf('sqlite', from) })
      } catch (error) {
        // The old schema stays, so the triggers that update its text indexes are restored.
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

/** Creates the indexes that the definitions name, which change without a migration, in a migrated database. */
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

/** How long the rehearsal waits for locks, so that it does not block users for longer. */
const REHEARSAL_WAIT = '3s'

/**
 * Applies the pending migrations of a PostgreSQL database in a transaction and rolls it back. Throws the error of the database against one
 * of them.
 */
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

/** Runs work under a lock that servers starting together take one after the other. */
const withPostgresLock = (url: string, work: (client: pg.Client) => Promise<void>): Promise<void> =>
  connected(url, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await work(client)
  })
