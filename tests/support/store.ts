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

async function sqliteTemplate() {
  folder = mkdtempSync(join(tmpdir(), 'millwright-'))
  process.once('exit', () => rmSync(folder as string, { recursive: true, force: true }))
  const file = join(folder, 'template.sqlite')
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

/** The address of a fresh, migrated base of its own, and how to be rid of it. */
export async function freshBase(): Promise<{ url: string; drop(): Promise<void> }> {
  if (!postgres) {
    template ??= sqliteTemplate()
    const from = await template
    const file = join(folder as string, `${randomUUID()}.sqlite`)
    copyFileSync(from, file)
    const drop = async () => {
      for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
    }
    return { url: `file:${file}`, drop }
  }
  template ??= postgresTemplate()
  const name = `millwright_${randomUUID().replaceAll('-', '')}`
  const from = await template
  await onServer((client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${from}`))
  return { url: databaseUrl(name), drop: () => onServer((client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)) }
}

/** The address of a base without any tables. */
export async function emptyBase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `millwright_${randomUUID().replaceAll('-', '')}`
  if (postgres) {
    await onServer((client) => client.query(`CREATE DATABASE ${name}`))
    return { url: databaseUrl(name), drop: () => onServer((client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)) }
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
