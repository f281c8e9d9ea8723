import { type SQL, sql } from 'drizzle-orm'
import type { ListQuery, ResourceDef } from '../../kernel/index.ts'
import type { Engine } from '../engine/engine.ts'
import { soughtBy } from '../read/conditions.ts'
import { column, dynamicTable, type Tables } from '../schema/tables.ts'
import { isKnown } from './textIndex.postgres.ts'
import { idsKnown, idsTaken } from './textIndex.sqlite.ts'
import { type Grams, gramsOf, type TextIndex, textIndexOf } from './textIndex.ts'
import { guessRows } from './trigramSelectivity.ts'

/** Up to this many rows are sorted at once; more are faster to find by walking the order, in which matches are then frequent. */
export const FEW_TO_SORT = 2000
/** Up to this many rows are counted exactly. */
export const FEW_TO_COUNT = 10_000

/** A list query limited to few candidate rows. */
export interface Narrowed extends ListQuery {
  readonly among?: SQL
  /** The ids of all candidates in the text index, many or few, for counting. */
  readonly known?: SQL
}
interface Source {
  readonly engine: Pick<Engine, 'dialect' | 'heavy'>
  readonly tables: Tables
}

/** The grams of all terms that the index can answer: whole ones combined, else the longest beginning. */
function gramsSought(resource: ResourceDef, { keys }: TextIndex, query: ListQuery): Grams | undefined {
  const known = soughtBy(resource, query).filter(({ texts }) => texts.length && texts.every((key) => keys.includes(key)))
  const all = known.map(({ term }) => gramsOf(term))
  const whole = all.flatMap((one) => one.whole)
  const [longest] = all.sort((a, b) => b.beginning.length - a.beginning.length)
  return whole.length ? { whole: [...new Set(whole)], beginning: '' } : longest
}

/**
 * Whether SQLite finds at most `most` candidates; stops as soon as there are more. Duplicates count twice, as removing them takes longer.
 */
async function isWithinOnSqlite({ engine }: Source, found: SQL, most: number): Promise<boolean> {
  const [row] = await engine.heavy.select({ n: sql<number>`count(*)`.mapWith(Number) }).from(sql`(${found} limit ${most + 1}) as found`)
  return (row?.n ?? 0) <= most
}

/**
 * Where the text index finds few candidates for the search terms, limits the list to them; where many, the list walks its order. The
 * conditions are checked on each row either way, so the results are the same.
 */
export async function prefilter(source: Source, resource: ResourceDef, options: { query: Narrowed; most: number }): Promise<Narrowed> {
  const { query, most } = options
  const index = textIndexOf(resource)
  const grams = query.among ? undefined : index && gramsSought(resource, index, query)
  if (!index || !grams) return query
  const table = dynamicTable(source.tables, resource)
  if (source.engine.dialect === 'postgres') {
    // PostgreSQL's GIN index collects all matches before it returns the first, so their number is estimated.
    return (await guessRows(source.engine.heavy, index, grams)) <= most ? { ...query, among: isKnown(index, grams) } : query
  }
  const known = idsKnown(index, grams)
  const among = sql`${column(table, 'id')} in (${known})`
  return (await isWithinOnSqlite(source, idsTaken(index, grams), most)) ? { ...query, known, among } : { ...query, known }
}
