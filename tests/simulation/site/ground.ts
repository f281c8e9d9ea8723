import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Database from 'better-sqlite3'
import { pino } from 'pino'
import { createApp } from '../../../server/app.ts'
import { DEMO_PASSWORD } from '../../../server/demo/index.ts'
import { readConfig } from '../../../server/platform/settings/config.ts'
import { auditKeys, openStore } from '../../../server/store/index.ts'
import { MemoryHeads } from '../../support/store/memoryHeads.ts'
import { freshFile } from '../../support/suite/bases.ts'
import { CAST } from '../actors/cast.ts'

export const SECRET = 'a secret of the simulation, which nobody else has to know'
/** The factory's time, in minutes from UTC. */
export const OFFSET_MINUTES = 480
/** Those of other versions are of use to whoever goes back and forth. */
const OLD_MS = 86_400_000
const LOG_ROWS = 300
/** What a console sends of the password that was typed. */
export const CLIENT_HASH = createHash('sha256').update(DEMO_PASSWORD).digest('hex')

/** Adds the people whom the demo lacks, each with the role of somebody like them. */
function addPeople(file: string, passwordHash: string) {
  const base = new Database(file)
  base.prepare('UPDATE "user" SET password_hash = ?').run(passwordHash)
  const like = base.prepare('SELECT * FROM "user" WHERE username = ?')
  const columns = (base.prepare('PRAGMA table_info("user")').all() as { name: string }[])
    .map(({ name }) => name)
    .filter((name) => name !== 'id')
  for (const { username, like: other, plants } of CAST) {
    if (!other || like.get(username)) continue
    const row = { ...(like.get(other) as Record<string, unknown>), username, name: username, mobile: null, password_hash: passwordHash }
    const { id: otherId } = row as unknown as { id: number }
    const { lastInsertRowid: id } = base
      .prepare(`INSERT INTO "user" (${columns.map((one) => `"${one}"`).join()}) VALUES (${columns.map(() => '?').join()})`)
      .run(...columns.map((name) => (row as Record<string, unknown>)[name]))
    for (const name of ['user_role', 'user_plant', 'user_post']) {
      const rows = base.prepare(`SELECT * FROM "${name}" WHERE owner_id = ?`).all(otherId) as { target_id: number; position: number }[]
      const own = name === 'user_plant' ? plants.map((plantId, position) => ({ target_id: plantId, position })) : rows
      for (const { target_id, position } of own)
        base.prepare(`INSERT INTO "${name}" (owner_id, target_id, position) VALUES (?, ?, ?)`).run(id, target_id, position)
    }
  }
  linkPeople(base)
  // Messages that leave the house, for what is sent must arrive one time.
  base.exec(`UPDATE notice_receiver SET email = 'receiver' || id || '@example.com' WHERE email IS NULL`)
  shortenLogs(base)
  // As the night's work has it: without statistics the base looks for the few open reports among all.
  base.exec('ANALYZE')
  base.pragma('wal_checkpoint(TRUNCATE)')
  base.close()
}

/** Everybody who works with their hands is somebody of the schedule, too. */
function linkPeople(base: Database.Database) {
  for (const { username, plantId, kind } of CAST) {
    const { id } = base.prepare('SELECT id FROM "user" WHERE username = ?').get(username) as { id: number }
    const tables =
      kind === 'operator'
        ? ['worker', 'reporter']
        : kind === 'repairer' || kind === 'inspector' || kind === 'lead'
          ? ['worker', 'repairer']
          : ['worker']
    for (const table of tables) {
      if (base.prepare(`SELECT 1 FROM ${table} WHERE user_id = ?`).get(id)) continue
      const free = `SELECT id FROM ${table} WHERE plant_id = ? AND user_id IS NULL AND status = 'ENABLED' ORDER BY id LIMIT 1`
      base.prepare(`UPDATE ${table} SET user_id = ? WHERE id = (${free})`).run(id, plantId)
    }
  }
}

/** The trail begins anew with the last of what the demo has done: each look at it goes through all that was sealed. */
function shortenLogs(base: Database.Database) {
  for (const table of ['operation_log', 'login_log']) {
    for (const name of ['unchanged', 'undeleted']) base.exec(`DROP TRIGGER IF EXISTS ${table}_${name}`)
    base.exec(`DELETE FROM ${table} WHERE id <= (SELECT max(id) FROM ${table}) - ${LOG_ROWS}`)
    base.exec(`UPDATE ${table} SET mac = NULL`)
  }
  base.exec('DELETE FROM audit_seal')
}

/** Seals the logs here: each process would seal them again at its start, which costs it a third of that time. */
async function sealLogs(url: string, start: Date) {
  const store = await openStore({ url, now: () => start, readers: 1, trail: { keys: auditKeys(SECRET), heads: new MemoryHeads() } })
  await store.trail?.begin()
  await store.close()
}

let template: Promise<string> | undefined
/** Two plants with their past, filled one time for all seeds; whoever begins gets a copy. */
export async function ground(folder: string, start: Date): Promise<string> {
  const file = join(folder, 'base.sqlite')
  copyFileSync(await groundFile(start), file)
  return file
}
/** The file that copies are made of. */
export function groundFile(start: Date): Promise<string> {
  template ??= fill(start)
  return template
}
/** What decides how it is filled: the moment, and the code. */
function versionOf(start: Date): string {
  const hash = createHash('sha256').update(start.toISOString())
  for (const folder of ['../../../server/', './', '../actors/']) {
    const directory = new URL(folder, import.meta.url)
    const names = readdirSync(directory, { recursive: folder.startsWith('../../../'), encoding: 'utf8' }).sort()
    for (const name of names) if (/\.(ts|sql|json)$/.test(name)) hash.update(readFileSync(new URL(name, directory)))
  }
  return hash.digest('hex').slice(0, 16)
}
/** Made one time for a version of the sources: filling takes as long as some simulated weeks. */
async function fill(start: Date): Promise<string> {
  const folder = new URL('../../../node_modules/.cache/simulation/', import.meta.url)
  mkdirSync(folder, { recursive: true })
  // Planted bugs are looked for on a ground that is sound.
  const prepared = process.env['SIMULATION_GROUND'] ?? fileURLToPath(new URL(`${versionOf(start)}.sqlite`, folder))
  if (existsSync(prepared)) return prepared
  for (const name of readdirSync(folder))
    if (statSync(new URL(name, folder)).mtimeMs < Date.now() - OLD_MS) rmSync(new URL(name, folder), { force: true })
  const scratch = mkdtempSync(join(tmpdir(), 'millwright-ground-'))
  const url = await freshFile(scratch)
  const config = readConfig({ DATA_DIR: scratch, DATABASE_URL: url, LOG_LEVEL: 'silent', JWT_SECRET: SECRET, DEMO: '1' })
  const app = await createApp({ config, logger: pino({ level: 'silent' }), isMigrated: true, hasQueue: false, now: () => start })
  await app.close()
  const { hash } = await cheapHash()
  const file = url.slice('file:'.length)
  addPeople(file, hash)
  await sealLogs(url, start)
  copyFileSync(file, `${prepared}.${process.pid}`)
  renameSync(`${prepared}.${process.pid}`, prepared)
  rmSync(scratch, { recursive: true, force: true })
  return prepared
}
/** The demo's password at next to no cost: nobody guesses here, and people sign in some ten times a day. */
async function cheapHash() {
  const { hash } = await import('@node-rs/argon2')
  return { hash: await hash(CLIENT_HASH, { memoryCost: 8, timeCost: 1, parallelism: 1 }) }
}
