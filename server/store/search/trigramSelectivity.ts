import { sql } from 'drizzle-orm'
import type { Db } from '../../kernel/index.ts'
import type { Grams, TextIndex } from './textIndex.ts'

/** How long what PostgreSQL has learned of an index is taken for what it knows now. */
const KNOWN_MS = 600_000

/** How common grams are, as PostgreSQL has learned from a sample of the rows. */
interface Learned {
  readonly at: number
  readonly rows: number
  /** The share of rows that hold each of the most common ones. */
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
 * How many rows may hold some grams, as PostgreSQL would guess it, but without asking for a plan each time: what it has learned is read once in a
 * while. A gram of which it has learned nothing is rare: to walk through all rows for it would cost far more than to sort some too many.
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
