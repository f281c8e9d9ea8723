import { createHash, randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrationsFolder } from '../../server/paths.ts'
import { migrate, openStore } from '../../server/store/index.ts'

/** Set: the suite runs on PostgreSQL. */
const postgres = process.env.TEST_DATABASE_URL
export const dialect = postgres ? 'postgres' : 'sqlite'

let folder: string | undefined
let template: Promise<string> | undefined

function place(): string {
  if (folder) return folder
  const made = mkdtempSync(join(tmpdir(), 'millwright-'))
  process.once('exit', () => rmSync(made, { recursive: true, force: true }))
  folder = made
  return made
}
async function sqliteTemplate() {
  const file = join(place(), 'template.sqlite')
  await migrate(`file:${file}`)
  return file
}

const databaseUrl = (name: string) => {
  const url = new URL(postgres as string)
  url.pathname = `/${name}`
  return url.href
}
async function onServer(work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: postgres })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
/** One migrated database per version of the migrations, shared by all test processes. */
async function postgresTemplate() {
  const version = createHash('sha256')
    .update(
      readdirSync(new URL('postgres/', migrationsFolder))
        .map((f) => f.endsWith('.sql') && readFileSync(new URL(`postgres/${f}`, migrationsFolder)))
        .join(),
    )
    .digest('hex')
    .slice(0, 12)
  const name = `millwright_tests_${version}`
  await onServer(async (client) => {
    await client.query('SELECT pg_advisory_lock(815)')
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
    if (rowCount) return
    await client.query(`CREATE DATABASE ${name}`)
    await migrate(databaseUrl(name))
  })
  return name
}

/** How the bases of one run are called that are gone after it. */
const BASES = `millwright_run_${process.env.TEST_RUN ?? ''}_`
interface Base {
  readonly url: string
  drop(): Promise<void>
}
/** A test base need not survive a power cut, and waiting for the disk at every commit took a third of the time. */
async function createBase(name: string, from = 'template1') {
  await onServer(async (client) => {
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${from}`)
    await client.query(`ALTER DATABASE ${name} SET synchronous_commit = off`)
  })
}
const newName = () => `${BASES}${process.pid}_${randomUUID().slice(0, 8)}`
/** Nobody waits until it is gone; what a run leaves behind at its end is dropped then. */
async function dropBase(name: string) {
  void onServer((client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)).catch(() => {})
}
async function copyPostgres(from: string): Promise<string> {
  const name = newName()
  await createBase(name, from)
  return name
}
const ahead = new Map<string, Promise<string>>()
/** A copy of a base. The next one is made meanwhile: the server copies for longer than most tests last. */
async function postgresCopy(from: string): Promise<Base> {
  const name = await (ahead.get(from) ?? copyPostgres(from))
  const next = copyPostgres(from)
  next.catch(() => {})
  ahead.set(from, next)
  return { url: databaseUrl(name), drop: () => dropBase(name) }
}
async function copyOf(from: string): Promise<Base> {
  if (postgres) return postgresCopy(from)
  const file = join(place(), `${randomUUID()}.sqlite`)
  copyFileSync(from, file)
  const drop = async () => {
    for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
  }
  return { url: `file:${file}`, drop }
}

/** Bases that tests have done with, emptied for the next ones: that takes a tenth of the time of copying one. */
const emptied: Promise<string | undefined>[] = []
const EMPTY = `
  DO $$ DECLARE one record; BEGIN
    PERFORM pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid();
    FOR one IN SELECT nspname FROM pg_namespace WHERE nspname NOT IN ('public', 'drizzle', 'information_schema') AND nspname !~ '^pg_' LOOP
      EXECUTE format('DROP SCHEMA %I CASCADE', one.nspname);
    END LOOP;
    SET LOCAL session_replication_role = replica;
    FOR one IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP EXECUTE format('DELETE FROM %I', one.tablename); END LOOP;
    PERFORM setval(format('%I', sequencename)::regclass, start_value, false) FROM pg_sequences WHERE schemaname = 'public';
  END $$`
/** Out: its name, or nothing where it would not be emptied: then it goes. */
async function emptyOut(name: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: databaseUrl(name) })
  try {
    await client.connect()
    await client.query(EMPTY)
    return name
  } catch {
    await dropBase(name)
    return undefined
  } finally {
    await client.end().catch(() => {})
  }
}
async function freshPostgres(): Promise<Base> {
  template ??= postgresTemplate()
  const name = (await emptied.shift()) ?? (await copyPostgres(await template))
  return { url: databaseUrl(name), drop: async () => void emptied.push(emptyOut(name)) }
}

/** The address of a fresh, migrated base of its own, and how to be rid of it. */
export async function freshBase(): Promise<Base> {
  if (postgres) return freshPostgres()
  template ??= sqliteTemplate()
  return copyOf(await template)
}

let filled: Promise<string> | undefined
type Fill = (url: string) => Promise<void>

/** What decides how a base is filled: the server's code, and the hour, for demo data reach up to now. */
function fillingVersion(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 13))
  const server = new URL('../../server/', import.meta.url)
  for (const name of readdirSync(server, { recursive: true, encoding: 'utf8' }).sort())
    if (name.endsWith('.ts')) hash.update(readFileSync(new URL(name, server)))
  return hash.digest('hex').slice(0, 12)
}
/** On PostgreSQL all test processes share one; those of other versions are given up. */
async function filledPostgres(fill: Fill) {
  const from = await postgresTemplate()
  const name = `millwright_filled_${fillingVersion()}`
  await onServer(async (client) => {
    await client.query('SELECT pg_advisory_lock(816)')
    const { rows } = await client.query<{ datname: string }>("SELECT datname FROM pg_database WHERE datname LIKE 'millwright_filled_%'")
    if (rows.some(({ datname }) => datname === name)) return
    for (const { datname } of rows) await client.query(`DROP DATABASE IF EXISTS ${datname}`).catch(() => {})
    await client.query(`CREATE DATABASE ${name}_new TEMPLATE ${from}`)
    await fill(databaseUrl(`${name}_new`))
    await client.query(`ALTER DATABASE ${name}_new RENAME TO ${name}`)
  })
  return name
}
async function filledSqlite(fill: Fill) {
  const { url } = await freshBase()
  await fill(url)
  return url.replace('file:', '')
}
/** A base filled by `fill` the first time somebody asks, copied afterwards: filling takes seconds, copying none. */
export async function filledBase(fill: Fill): Promise<Base> {
  filled ??= postgres ? filledPostgres(fill) : filledSqlite(fill)
  return copyOf(await filled)
}

/** The address of a base without any tables. */
export async function emptyBase(): Promise<{ url: string; drop(): Promise<void> }> {
  if (postgres) {
    const name = newName()
    await createBase(name)
    return { url: databaseUrl(name), drop: () => dropBase(name) }
  }
  const own = mkdtempSync(join(tmpdir(), 'millwright-'))
  return { url: `file:${join(own, 'base.sqlite')}`, drop: async () => rmSync(own, { recursive: true, force: true }) }
}

export interface Clock {
  now(): Date
  set(at: Date | string): void
  forward(ms: number): void
}
/** A clock that stands still until it is moved. */
export function fixedClock(start = '2026-11-18T02:00:00.000Z'): Clock {
  let at = new Date(start)
  return {
    now: () => new Date(at),
    set(to) {
      at = new Date(to)
    },
    forward(ms) {
      at = new Date(at.getTime() + ms)
    },
  }
}

/** A store on a base of its own, with a clock that the test moves. */
export async function testStore(clock: Clock = fixedClock()) {
  const base = await freshBase()
  const store = await openStore({ url: base.url, now: clock.now })
  const close = async () => {
    await store.close()
    await base.drop()
  }
  return { store, clock, url: base.url, close }
}
