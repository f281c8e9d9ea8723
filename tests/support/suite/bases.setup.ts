import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { ensureModules } from '../../../server/tools/generate/ensureModules.mjs'
import { sweepMemory } from '../../../server/tools/testing/memoryFolder.mjs'

let own: string | undefined
/** Gives a run a name and a folder, and drops what its processes could not: they end without a word. What its tests leave behind goes with the folder. */
export async function setup() {
  // Whoever runs vitest by itself in a fresh clone has no generated modules yet.
  await ensureModules()
  sweepMemory()
  process.env.TEST_RUN = process.pid.toString(36)
  // Runs beside each other share the folder that npm test has made for them.
  if (!process.env.TEST_FOLDER) {
    process.env.TEST_FOLDER = own = mkdtempSync(join(tmpdir(), 'millwright-run-'))
    // A database that is run by another user finds the folder of its own in here.
    chmodSync(own, 0o711)
  }
  process.env.TMPDIR = process.env.TEST_FOLDER
}
export async function teardown() {
  if (own) rmSync(own, { recursive: true, force: true })
  const connectionString = process.env.TEST_DATABASE_URL
  if (!connectionString) return
  const client = new pg.Client({ connectionString })
  await client.connect()
  const ours = `millwright_run_${process.env.TEST_RUN}_%`
  const { rows } = await client.query<{ datname: string }>('SELECT datname FROM pg_database WHERE datname LIKE $1', [ours])
  for (const { datname } of rows) await client.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`)
  await client.end()
}
