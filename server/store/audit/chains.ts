import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { ResourceDef } from '../../kernel/index.ts'
import { column, dynamicTable } from '../schema/tables.ts'
import { type Sealing, sealsIn } from './logRows.ts'
import { idsIn, type Seal, stubFor } from './seal.ts'

/** The end of a chain: recorded elsewhere, it reveals a truncated chain. */
export interface Head {
  readonly log: string
  readonly chain: number
  readonly position: number
  readonly digest: string
}

/** Seals purged per transaction, so that nobody waits long behind it. */
const PURGE_SEALS = 10

/** The chains of a log that have seals, by plant id (0 = about no plant). */
export async function chainsOf({ db, tables }: Sealing, log: ResourceDef): Promise<number[]> {
  const seals = sealsIn({ tables })
  const found = await db
    .selectDistinct({ chain: column(seals, 'chain') })
    .from(seals)
    .where(eq(column(seals, 'log'), log.name))
  return found.map(({ chain }) => chain as number)
}

/** Replaces a whole chain by a stub of its last seal; its rows are deleted next. */
export async function stubAll(
  { db, tables, keys }: Sealing,
  { log, chain, count }: { log: ResourceDef; chain: number; count: number },
): Promise<void> {
  const seals = sealsIn({ tables })
  const own = and(eq(column(seals, 'log'), log.name), eq(column(seals, 'chain'), chain))
  const all = (await db
    .select()
    .from(seals)
    .where(own)
    .orderBy(asc(column(seals, 'position')))) as unknown as (Seal & { id: number })[]
  const last = all.at(-1)
  if (!last) return
  await db
    .update(seals)
    .set(stubFor(keys, last, (all[0]?.purged ?? 0) + count) as never)
    .where(eq(column(seals, 'id'), last.id))
  await db.delete(seals).where(and(own, lt(column(seals, 'position'), last.position)))
}

/** Deletes the rows under the first seals of a chain that are entirely old, and leaves a stub. Returns the number of rows. */
export async function purgeSome(
  { db, tables, keys }: Sealing,
  { log, chain, before }: { log: ResourceDef; chain: number; before: Date },
): Promise<number> {
  const [seals, table] = [sealsIn({ tables }), dynamicTable(tables, log)]
  const own = and(eq(column(seals, 'log'), log.name), eq(column(seals, 'chain'), chain))
  const first = (await db
    .select()
    .from(seals)
    .where(own)
    .orderBy(asc(column(seals, 'position')))
    .limit(PURGE_SEALS + 1)) as unknown as (Seal & { id: number })[]
  const fresh = first.findIndex(({ lastAt }) => lastAt >= before)
  const old = fresh < 0 ? first.slice(0, PURGE_SEALS) : first.slice(0, fresh)
  const last = old.at(-1)
  const ids = old.flatMap((seal) => [...idsIn(seal.ids)])
  if (!last || !ids.length) return 0
  const stub = stubFor(keys, last, (old[0]?.purged ?? 0) + ids.length)
  await db
    .update(seals)
    .set(stub as never)
    .where(eq(column(seals, 'id'), last.id))
  await db.delete(table).where(inArray(column(table, 'id'), ids))
  await db.delete(seals).where(and(own, lt(column(seals, 'position'), last.position)))
  return ids.length
}

/** The last seal of every chain. */
export async function headsIn({ db, tables }: Sealing): Promise<Head[]> {
  const seals = sealsIn({ tables })
  const [log, chain, position] = [column(seals, 'log'), column(seals, 'chain'), column(seals, 'position')]
  const last = db
    .select({ log, chain, last: sql<number>`max(${position})`.as('last') })
    .from(seals)
    .groupBy(log, chain)
    .as('ends')
  const rows = await db
    .select({ log, chain, position, digest: column(seals, 'digest') })
    .from(seals)
    .innerJoin(last, and(eq(last.log, log), eq(last.chain, chain), eq(last.last, position)))
  return rows as unknown as Head[]
}
