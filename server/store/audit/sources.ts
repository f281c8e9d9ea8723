import Database from 'better-sqlite3'
import type pg from 'pg'
import type { ResourceDef } from '../../kernel/index.ts'
import { AS_ON_SQLITE, batchesOf, connected } from '../../platform/connections/postgresConnection.ts'
import { filePathOf, isFileUrl } from '../../platform/settings/locations.ts'
import { snake } from '../schema/tableSpec.ts'
import type { StoredSignOff } from './chainHeads.ts'
import { GUARD } from './guard.ts'
import { coveredColumns, type RawRow } from './mac.ts'
import type { Seal } from './seal.ts'
import type { LogSource } from './verify.ts'

const SEALS = 'audit_seal'
const SEAL_COLUMNS = 'log, chain, position, ids, last_id, row_count, tags, last_at, key_id, digest, purged'
const inOrder = (log: string) => `SELECT ${SEAL_COLUMNS} FROM ${SEALS} WHERE log = '${log}' ORDER BY chain, position`

const sealFrom = (row: RawRow): Seal => ({
  log: String(row['log']),
  chain: Number(row['chain']),
  position: Number(row['position']),
  ids: String(row['ids']),
  lastId: Number(row['last_id']),
  rowCount: Number(row['row_count']),
  tags: String(row['tags']),
  lastAt: new Date(Number(row['last_at'])),
  keyId: String(row['key_id']),
  digest: String(row['digest']),
  purged: Number(row['purged']),
})
/** A check with a fault, open or signed off. */
export type StoredCheck = StoredSignOff & { readonly state: string }
const CHECKS = `SELECT state, faults, signed_off_at, signed_off_by, sign_off_reason, proof FROM audit_check
  WHERE state IN ('BROKEN', 'SIGNED_OFF')`
const text = (value: RawRow[string] | undefined) => (value == null ? null : String(value))
const checkFrom = (row: RawRow): StoredCheck => ({
  state: String(row['state']),
  faults: text(row['faults']),
  signedOffAt: row['signed_off_at'] == null ? null : new Date(Number(row['signed_off_at'])),
  signedOffBy: text(row['signed_off_by']),
  signOffReason: text(row['sign_off_reason']),
  proof: text(row['proof']),
})
const placeOf = ({ name, about }: ResourceDef) => ({ log: name, table: snake(name), about: about && snake(about) })

/** The logs in a SQLite file, read directly from the file. */
export function logsInFile(base: Database.Database, logs: readonly ResourceDef[]): LogSource[] {
  return logs.map((log) => {
    const place = placeOf(log)
    const names = base.prepare('SELECT name FROM pragma_table_info(?)').pluck().all(place.table) as string[]
    return {
      ...place,
      columns: coveredColumns(names),
      isGuarded: base.prepare(GUARD.sqlite(place.table)).get() !== undefined,
      async *rows() {
        yield* base.prepare(`SELECT * FROM "${place.table}" ORDER BY id`).iterate() as Iterable<RawRow>
      },
      async *seals() {
        for (const row of base.prepare(inOrder(log.name)).iterate() as Iterable<RawRow>) yield sealFrom(row)
      },
    }
  })
}

/** The checks with faults in a SQLite file. */
export const checksInFile = (base: Database.Database): StoredCheck[] => (base.prepare(CHECKS).all() as RawRow[]).map(checkFrom)

/** The logs in PostgreSQL, in one snapshot. */
async function logsOver(client: pg.Client, logs: readonly ResourceDef[]): Promise<LogSource[]> {
  async function* all(query: string) {
    for await (const rows of batchesOf<RawRow>(client, query)) yield* rows
  }
  async function* seals(query: string) {
    for await (const row of all(query)) yield sealFrom(row)
  }
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const sources: LogSource[] = []
  for (const log of logs) {
    const place = placeOf(log)
    const { fields } = await client.query(`SELECT * FROM "${place.table}" LIMIT 0`)
    sources.push({
      ...place,
      columns: coveredColumns(fields.map(({ name }) => name)),
      isGuarded: (await client.query(GUARD.postgres(place.table))).rows.length > 0,
      rows: () => all(`SELECT * FROM "${place.table}" ORDER BY id`),
      seals: () => seals(inOrder(log.name)),
    })
  }
  return sources
}

type Examine<T> = (sources: LogSource[], checks: StoredCheck[]) => Promise<T>

/** Runs work on the logs of the database at a URL, SQLite or PostgreSQL. */
export async function withLogs<T>(url: string, logs: readonly ResourceDef[], work: Examine<T>): Promise<T> {
  if (!isFileUrl(url))
    return connected(
      url,
      async (client) => {
        const sources = await logsOver(client, logs)
        return work(sources, ((await client.query(CHECKS)).rows as RawRow[]).map(checkFrom))
      },
      { types: AS_ON_SQLITE },
    )
  const base = new Database(filePathOf(url), { readonly: true, fileMustExist: true })
  try {
    return await work(logsInFile(base, logs), checksInFile(base))
  } finally {
    base.close()
  }
}
