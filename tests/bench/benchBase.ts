import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { hashPassword, sha256Hex } from '../../server/access/index.ts'
import { role, user } from '../../server/domain/identity/index.ts'
import { equipment, plant, workshop } from '../../server/domain/masterdata/index.ts'
import { reporter } from '../../server/domain/repair/index.ts'
import type { BulkStore, ResourceDef } from '../../server/kernel/index.ts'
import { openFile } from '../../server/store/engine/sqlite.ts'
import { migrate, openStore } from '../../server/store/index.ts'

export const SERVER = process.env.BENCH_POSTGRES ?? 'postgres://postgres@127.0.0.1:5432/postgres'
export const PASSWORD = 'bench-password'
const CHUNK = 20_000
const CREATED = new Date('2026-01-01T00:00:00Z')
export const STAMPS = { createdAt: CREATED, updatedAt: CREATED }
export const ids = (n: number) => Array.from({ length: n }, (_, i) => i + 1)

type Base = ReturnType<typeof openFile>
interface Making {
  fill(store: BulkStore): Promise<void>
  /** What is done to the filled base. */
  grow?(base: Base): void
}

/** A migrated SQLite base, made once and kept beside the system's temporary files. */
export async function benchBase(name: string, { fill, grow }: Making): Promise<string> {
  const folder = join(tmpdir(), 'millwright-bench')
  const file = join(folder, `${name}.sqlite`)
  // It may be older than the tables, or of a branch that is no more.
  const isThere =
    existsSync(file) &&
    (await migrate(`file:${file}`).then(
      () => true,
      () => false,
    ))
  if (isThere) return file
  for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
  mkdirSync(folder, { recursive: true })
  const draft = `${file}.draft`
  for (const end of ['', '-wal', '-shm']) rmSync(draft + end, { force: true })
  await migrate(`file:${draft}`)
  const store = await openStore({ url: `file:${draft}`, readers: 1 })
  await fill(store)
  await store.close()
  const base = openFile(draft)
  grow?.(base)
  base.exec('ANALYZE')
  base.pragma('wal_checkpoint(TRUNCATE)')
  base.close()
  renameSync(draft, file)
  return file
}

const within = (name: string) => {
  const url = new URL(SERVER)
  url.pathname = `/millwright_bench_${name}`
  return url.href
}
async function connected(connectionString: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
/** The same on a PostgreSQL server, made once and kept there. */
export async function benchDatabase(name: string, { fill, grow }: DatabaseMaking): Promise<string> {
  const [url, draft] = [within(name), within(`${name}_draft`)]
  const isThere = await migrate(url).then(
    () => true,
    () => false,
  )
  if (isThere) return url
  await connected(SERVER, async (admin) => {
    for (const one of [name, `${name}_draft`]) await admin.query(`drop database if exists millwright_bench_${one} with (force)`)
    await admin.query(`create database millwright_bench_${name}_draft`)
  })
  await migrate(draft)
  const store = await openStore({ url: draft })
  await fill(store)
  await store.close()
  await connected(draft, grow)
  await connected(SERVER, (admin) => admin.query(`alter database millwright_bench_${name}_draft rename to millwright_bench_${name}`))
  return url
}
interface DatabaseMaking {
  fill(store: BulkStore): Promise<void>
  grow(client: pg.Client): Promise<void>
}

/** Rows 1 to `count` of a resource, some at a time. */
export async function fillRows(store: BulkStore, resource: ResourceDef, count: number, row: (id: number) => object) {
  for (let from = 0; from < count; from += CHUNK)
    await store.bulk(
      resource,
      ids(Math.min(CHUNK, count - from)).map((id) => ({ id: from + id, ...row(from + id), ...STAMPS })),
    )
}

export interface Copying {
  readonly table: string
  /** The rows that are copied: those up to this number, which `key` holds. */
  readonly rows: number
  readonly key?: string
  readonly copies: number
  /** What a copy has otherwise, in SQL; @by is added to ids, @copy counts from 1. */
  readonly values: Readonly<Record<string, string>>
}
/** Writes the rows of a table again and again inside the base: a million of them one by one would take minutes. */
export function copyRows(base: Base, { table, rows, key = 'id', copies, values }: Copying) {
  const columns = (base.pragma(`table_info(${table})`) as { name: string }[]).map((one) => one.name)
  const taken = columns.map((name) => values[name] ?? (name === key ? `${name} + @by` : name))
  const copy = base.prepare(`insert into ${table} (${columns.join()}) select ${taken.join()} from ${table} where ${key} <= @rows`)
  base.pragma('foreign_keys = OFF')
  base.pragma('synchronous = OFF')
  for (let at = 1; at < copies; at++) copy.run({ rows, by: at * rows, copy: at })
}

/** The same on PostgreSQL; `values` may name @by and @copy too. */
export async function copyRowsThere(client: pg.Client, { table, rows, key = 'id', copies, values }: Copying) {
  const { rows: found } = await client.query('select column_name as name from information_schema.columns where table_name = $1', [table])
  const columns = found.map((one) => one.name as string)
  const taken = columns.map((name) => values[name] ?? (name === key ? `${name} + @by` : name))
  await client.query("set session_replication_role = 'replica'")
  for (let at = 1; at < copies; at++) {
    const text = `insert into ${table} (${columns.join()}) select ${taken.join()} from ${table} where ${key} <= ${rows}`
    await client.query(text.replaceAll('@by', `${at * rows}`).replaceAll('@copy', `${at}`))
  }
}

const ENABLED = { status: 'ENABLED', sortOrder: 0 }
const MACHINE = { category: 'EQUIPMENT', maintLevel: 2, criticality: 'B', isAssembly: true, isPaused: false, ...ENABLED }

/** So many plants that `admin` works in, each with a workshop, and machines and reporters dealt out among them. */
export async function fillPlants(store: BulkStore, counts: { plants: number; machines: number; reporters: number }) {
  const plantIds = ids(counts.plants)
  const plantOf = (id: number) => ((id - 1) % counts.plants) + 1
  await fillRows(store, plant, counts.plants, (id) => ({ name: `Plant ${id}`, code: `P${id}`, ...ENABLED }))
  await fillRows(store, role, 1, () => ({ roleName: 'admin', roleKey: 'admin', roleSort: 0, status: 'ENABLED', permissions: '*:*:*' }))
  const passwordHash = await hashPassword(sha256Hex(PASSWORD))
  const admin = { username: 'admin', name: 'admin', passwordHash, status: 'ENABLED', gender: 'UNKNOWN', roleIds: [1], plantIds }
  await fillRows(store, user, 1, () => admin)
  await fillRows(store, workshop, counts.plants, (id) => ({ plantId: id, name: 'W', ...ENABLED }))
  await fillRows(store, reporter, counts.reporters, (id) => ({ plantId: plantOf(id), name: `reporter ${id}`, ...ENABLED }))
  const machine = (id: number) => ({ plantId: plantOf(id), number: `E-${id}`, name: `press ${id}`, workshopId: plantOf(id), ...MACHINE })
  await fillRows(store, equipment, counts.machines, machine)
}
