import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm'
import type { ResourceDef } from '../../kernel/index.ts'
import { column, dynamicTable } from '../schema/tables.ts'
import { insertRows } from '../write/insertRow.ts'
import { type AwaitedRow, missingOf } from './awaited.ts'
import { chainOf, type LogRow, lastSealedId, type Sealing, sealsIn, textOf } from './logRows.ts'
import { isMac } from './mac.ts'
import { idsIn, type MarkedRow, ROWS_MAX, type Seal, sealOver } from './seal.ts'

/** Rows sealed per transaction. */
const BATCH = 5_000
/** Rows behind the last sealed id that are still searched: on PostgreSQL a transaction with an early id may commit late. */
const SEAL_LAG = 1_000

/** The last seal of a chain. */
async function lastOf({ db, tables }: Sealing, log: string, chain: number): Promise<Seal | undefined> {
  const seals = sealsIn({ tables })
  const [row] = await db
    .select()
    .from(seals)
    .where(and(eq(column(seals, 'log'), log), eq(column(seals, 'chain'), chain)))
    .orderBy(desc(column(seals, 'position')))
    .limit(1)
  return row as unknown as Seal | undefined
}

/** Ids of rows that no seal covers, ascending. */
async function unsealed({ db, tables }: Sealing, log: ResourceDef): Promise<number[]> {
  const [seals, table] = [sealsIn({ tables }), dynamicTable(tables, log)]
  const last = await lastSealedId({ db, tables }, log)
  const from = last - (tables.dialect === 'postgres' ? SEAL_LAG : 0)
  const id = column(table, 'id')
  const found = await db
    .select({ id })
    .from(table)
    .where(gt(id, from))
    .orderBy(asc(id))
    .limit(BATCH + SEAL_LAG)
  if (!found.length || !last) return found.map((row) => row.id as number).slice(0, BATCH)
  const recent = await db
    .select({ ids: column(seals, 'ids') })
    .from(seals)
    .where(and(eq(column(seals, 'log'), log.name), gt(column(seals, 'lastId'), from)))
  const known = new Set(recent.flatMap((seal) => [...idsIn(seal.ids as string)]))
  return found.flatMap((row) => (known.has(row.id as number) ? [] : [row.id as number])).slice(0, BATCH)
}

type Sealable = MarkedRow & Pick<LogRow, 'createdAt'>
/** The id under which a row is sealed that disappeared before. */
const GONE = 0

/**
 * Seals unsealed rows of a log, one batch per call. Rows without a valid MAC are not sealed; a row of `awaited` that is missing is sealed
 * all the same, which documents that it is missing. Returns the seals, the MACs that they cover, and whether there may be more rows.
 */
export async function sealPending(
  sealing: Sealing,
  log: ResourceDef,
  awaited: readonly AwaitedRow[] = [],
): Promise<{ seals: readonly Seal[]; sealed: readonly { readonly mac: string }[]; isFull: boolean }> {
  const { db, tables, keys } = sealing
  const ids = await unsealed(sealing, log)
  const table = dynamicTable(tables, log)
  const rows = (ids.length
    ? await db
        .select()
        .from(table)
        .where(inArray(column(table, 'id'), ids))
        .orderBy(asc(column(table, 'id')))
    : []) as unknown as LogRow[]
  const genuine = rows.filter((row) => row.mac && isMac(keys, textOf(table, row), row.mac))
  const isFull = ids.length === BATCH && genuine.length > 0
  const macs = new Set(genuine.map(({ mac }) => mac))
  const missing = isFull
    ? []
    : await missingOf(
        sealing,
        log,
        awaited.filter(({ mac }) => !macs.has(mac)),
      )
  const chains = new Map<number, Sealable[]>()
  const put = (chain: number, row: Sealable) => {
    const own = chains.get(chain) ?? []
    own.push(row)
    chains.set(chain, own)
  }
  for (const row of genuine) put(chainOf(log, row), row)
  for (const { chain, mac, at } of missing) put(chain, { id: GONE, mac, createdAt: at })
  const seals: Seal[] = []
  const made: Record<string, unknown>[] = []
  for (const [chain, own] of chains) {
    let last = await lastOf(sealing, log.name, chain)
    for (let at = 0; at < own.length; at += ROWS_MAX) {
      const some = own.slice(at, at + ROWS_MAX)
      const newest = some.reduce((latest, row) => (row.createdAt > latest ? row.createdAt : latest), new Date(0))
      const place = { log: log.name, chain, position: (last?.position ?? 0) + 1, lastAt: newest }
      last = sealOver(keys, place, { before: last?.digest ?? '', rows: some })
      seals.push(last)
      made.push({ ...last, createdAt: sealing.now, updatedAt: sealing.now })
    }
  }
  if (made.length) await insertRows({ db, tables }, sealsIn({ tables }), made)
  return { seals, sealed: isFull ? genuine : awaited, isFull }
}
