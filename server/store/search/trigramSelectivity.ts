import { sql } from 'drizzle-orm'
import type { Db } from '../../kernel/index.ts'
import type { Grams, TextIndex } from './textIndex.ts'

/** How long statistics of PostgreSQL are cached, in ms. */
const KNOWN_MS = 600_000

/** Frequencies of grams from the statistics of PostgreSQL. */
interface Learned {
  readonly at: number
  readonly rows: number
  /** The share of rows that contain each of the most common grams, 0 to 1. */
  readonly shares: ReadonlyMap<string, number>
}
const learned = new WeakMap<Db, Map<string, Promise<Learned>>>()

async function ask(db: Db, { table, name }: TextIndex): Promise<Learned> {
  const { rows } =
    (await db.execute(sql`select c.reltuples as rows, s.most_common_elems::text::text[] as grams, s.most_common_elem_freqs as shares
    from pg_class c left join pg_stats s on s.schemaname = 'public' and s.tablename = ${`${name}_ix`}
    where c.oid = ${table}::regclass`)) as unknown as { rows: { rows: number; grams: string[] | null; shares: number[] | null }[] }
  const { rows: count = 0, grams, shares } = rows[0] ?? {}
  const known = (grams ?? []).map((gram, at) => [gram, shares?.[at] ?? 0] as const)
  return { at: Date.now(), rows: Math.max(0, count), shares: new Map(known) }
}

/**
 * Estimates how many rows contain some grams, as the planner does but without an EXPLAIN each time: its statistics are cached. A gram
 * without statistics counts as rare, since scanning all rows for it would cost far more than sorting too many candidates.
 */
export async function guessRows(db: Db, index: TextIndex, { whole, beginning }: Grams): Promise<number> {
  const known = learned.get(db) ?? new Map<string, Promise<Learned>>()
  learned.set(db, known)
  const before = await known.get(index.name)?.catch(() => undefined)
  const asking = before && Date.now() - before.at < KNOWN_MS ? before : ask(db, index)
  known.set(index.name, Promise.resolve(asking))
  const { rows, shares } = await asking
  if (whole.length) return whole.reduce((guess, gram) => guess * (shares.get(gram) ?? 0), rows)
  let share = 0
  for (const [gram, own] of shares) if (gram.startsWith(beginning)) share += own
  return rows * share
}
