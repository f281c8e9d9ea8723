import { createHash, randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { connected } from '../../../server/platform/connections/postgresConnection.ts'
import { migrationsFolder } from '../../../server/platform/paths.ts'
import { STEPS_TAKEN, type Step, shippedSteps, standingOf } from '../../../server/store/engine/steps.ts'
import { allResources, migrate } from '../../../server/store/index.ts'
import { FUNCTION } from '../../../server/store/search/textIndex.postgres.ts'
import { textIndexOf } from '../../../server/store/search/textIndex.ts'
import { own, shared } from '../store/shared.ts'

/** Set: the suite runs on PostgreSQL. */
const postgres = process.env.TEST_DATABASE_URL
export const dialect = postgres ? 'postgres' : 'sqlite'

/** The file of a template, as `fill` leaves it. */
const sharedFile = (name: string, fill: (url: string) => Promise<unknown>) => shared(`${name}.sqlite`, (file) => fill(`file:${file}`))
let template: Promise<string> | undefined
const sqliteTemplate = () => sharedFile('template', (url) => migrate(url))

const databaseUrl = (name: string) => {
  const url = new URL(postgres as string)
  url.pathname = `/${name}`
  return url.href
}
const onServer = (work: (client: pg.Client) => Promise<unknown>) => connected(postgres as string, work)
/** One migrated database per version of the migrations and of the indexes of texts, shared by all test processes. */
async function postgresTemplate() {
  const version = createHash('sha256')
    .update(
      readdirSync(new URL('postgres/', migrationsFolder))
        .map((f) => f.endsWith('.sql') && readFileSync(new URL(`postgres/${f}`, migrationsFolder)))
        .join(),
    )
    .update(allResources.map((one) => JSON.stringify(textIndexOf(one))).join())
    .update(FUNCTION)
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
export interface Base {
  readonly url: string
  drop(): Promise<void>
}
/**
 * A test base need not survive a power cut, and waiting for the disk at every commit took a third of the time. Copying its files takes a quarter of
 * the processor time of copying it block by block through the log, which PostgreSQL does by itself since 15.
 */
async function createBase(name: string, from = 'template1') {
  await onServer(async (client) => {
    const { rows } = await client.query<{ version: number }>("SELECT current_setting('server_version_num')::int AS version")
    const how = (rows[0]?.version ?? 0) >= 150_000 ? 'STRATEGY file_copy' : ''
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${from} ${how}`)
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
  const file = join(own, `${randomUUID()}.sqlite`)
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
    -- Guards of logs, which a server puts there when it starts.
    FOR one IN SELECT tgname, tgrelid FROM pg_trigger WHERE NOT tgisinternal LOOP
      EXECUTE format('DROP TRIGGER %I ON %s', one.tgname, one.tgrelid::regclass);
    END LOOP;
    -- Most tables were never written to: looking at their files is cheaper than at what is in them.
    FOR one IN SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND pg_relation_size(oid) > 0 LOOP
      EXECUTE format('DELETE FROM %s', one.oid::regclass);
    END LOOP;
    PERFORM setval(format('%I', sequencename)::regclass, start_value, false)
      FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL;
  END $$`
/** Out: its name, or nothing where it would not be emptied or has taken steps of another version: then it goes. */
async function emptyOut(name: string): Promise<string | undefined> {
  try {
    const taken = await connected(databaseUrl(name), async (client) => {
      await client.query(EMPTY)
      return (await client.query<Step>(STEPS_TAKEN.postgres)).rows
    })
    const standing = standingOf(taken, shippedSteps('postgres'))
    if (standing.kind === 'ours' && !standing.missing) return name
  } catch {
    // Whatever would not be emptied goes.
  }
  await dropBase(name)
  return undefined
}
let postgresMigrated: Promise<string> | undefined
async function freshPostgres(): Promise<Base> {
  postgresMigrated ??= postgresTemplate()
  const name = (await emptied.shift()) ?? (await copyPostgres(await postgresMigrated))
  return { url: databaseUrl(name), drop: async () => void emptied.push(emptyOut(name)) }
}

/** The address of a fresh, migrated SQLite base in a folder, whatever the suite runs on; it goes with the folder. */
export async function freshFile(folder: string): Promise<string> {
  template ??= sqliteTemplate()
  const file = join(folder, `${randomUUID()}.sqlite`)
  copyFileSync(await template, file)
  return `file:${file}`
}

/** The address of a fresh, migrated base of its own, and how to be rid of it. */
export async function freshBase(): Promise<Base> {
  if (postgres) return freshPostgres()
  template ??= sqliteTemplate()
  return copyOf(await template)
}

const filled = new Map<string, Promise<string>>()
type Fill = (url: string) => Promise<void>

/** What decides how a base is filled: what it is asked for (`as`), and the server's code. */
function fillingVersion(as: string): string {
  const hash = createHash('sha256').update(as)
  const server = new URL('../../../server/', import.meta.url)
  for (const name of readdirSync(server, { recursive: true, encoding: 'utf8' }).sort())
    if (name.endsWith('.ts')) hash.update(readFileSync(new URL(name, server)))
  return hash.digest('hex').slice(0, 12)
}
const FILLED_KEPT = 8
/** On PostgreSQL all test processes share them, those of the next run too; the oldest are given up. */
async function filledPostgres(as: string, fill: Fill) {
  const from = await postgresTemplate()
  const name = `millwright_filled_${fillingVersion(as)}`
  await onServer(async (client) => {
    await client.query('SELECT pg_advisory_lock(816)')
    const { rows } = await client.query<{ datname: string }>(
      "SELECT datname FROM pg_database WHERE datname LIKE 'millwright_filled_%' ORDER BY oid DESC",
    )
    if (rows.some(({ datname }) => datname === name)) return
    for (const { datname } of rows.slice(FILLED_KEPT)) await client.query(`DROP DATABASE IF EXISTS ${datname}`).catch(() => {})
    await client.query(`DROP DATABASE IF EXISTS ${name}_new`)
    await client.query(`CREATE DATABASE ${name}_new TEMPLATE ${from}`)
    await fill(databaseUrl(`${name}_new`))
    await client.query(`ALTER DATABASE ${name}_new RENAME TO ${name}`)
  })
  return name
}
async function filledSqlite(as: string, fill: Fill) {
  template ??= sqliteTemplate()
  const from = await template
  return sharedFile(`filled_${createHash('sha256').update(as).digest('hex').slice(0, 12)}`, async (url) => {
    copyFileSync(from, url.slice('file:'.length))
    await fill(url)
  })
}
/**
 * A base filled by `fill` the first time somebody asks for one of this kind (`as`), copied afterwards: filling takes seconds, copying none.
 */
export async function filledBase(as: string, fill: Fill): Promise<Base> {
  const from = filled.get(as) ?? (postgres ? filledPostgres(as, fill) : filledSqlite(as, fill))
  filled.set(as, from)
  return copyOf(await from)
}

/** The address of a base without any tables. */
export async function emptyBase(): Promise<Base> {
  if (postgres) {
    const name = newName()
    await createBase(name)
    return { url: databaseUrl(name), drop: () => dropBase(name) }
  }
  const folder = mkdtempSync(join(own, 'empty-'))
  return { url: `file:${join(folder, 'base.sqlite')}`, drop: async () => rmSync(folder, { recursive: true, force: true }) }
}
