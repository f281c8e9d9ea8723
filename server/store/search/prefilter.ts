import { type SQL, sql } from 'drizzle-orm'
import type { ListQuery, ResourceDef } from '../../kernel/index.ts'
import type { Engine } from '../engine/engine.ts'
import { soughtBy } from '../read/conditions.ts'
import { column, dynamicTable, type Tables } from '../schema/tables.ts'
import { isKnown } from './textIndex.postgres.ts'
import { idsKnown, idsTaken } from './textIndex.sqlite.ts'
import { type Grams, gramsOf, type TextIndex, textIndexOf } from './textIndex.ts'
import { guessRows } from './trigramSelectivity.ts'

/** So many rows are put in order at once; what more hold is found sooner by walking: of two million rows the next of them is never far. */
export const FEW_TO_SORT = 2000
/** So many are counted one by one. */
export const FEW_TO_COUNT = 10_000

/** A list query whose rows are among these, which are few. */
export interface Narrowed extends ListQuery {
  readonly among?: SQL
  /** Where an index finds them one after the other: the ids of all rows that can be meant, many or few. */
  readonly known?: SQL
}
interface Source {
  readonly engine: Pick<Engine, 'dialect' | 'heavy'>
  readonly tables: Tables
}

/** The grams of all terms that the index can answer: whole ones together, else the beginning that says most. */
function gramsSought(resource: ResourceDef, { keys }: TextIndex, query: ListQuery): Grams | undefined {
  const known = soughtBy(resource, query).filter(({ texts }) => texts.length && texts.every((key) => keys.includes(key)))
  const all = known.map(({ term }) => gramsOf(term))
  const whole = all.flatMap((one) => one.whole)
  const [longest] = all.sort((a, b) => b.beginning.length - a.beginning.length)
  return whole.length ? { whole: [...new Set(whole)], beginning: '' } : longest
}

/** Looks no further than it takes to know that there are more; a row that is found twice counts twice, for telling them apart takes longer. */
async function isWithinOnSqlite({ engine }: Source, found: SQL, most: number): Promise<boolean> {
  const [row] = await engine.heavy.select({ n: sql<number>`count(*)`.mapWith(Number) }).from(sql`(${found} limit ${most + 1}) as found`)
  return (row?.n ?? 0) <= most
}

/**
 * Where the index of texts finds few rows for what a list is searched by, the list is made from those; where it finds many, from the rows
 * in order. Either way each row is held against the conditions themselves, so that the answers are the same.
 */
export async function prefilter(source: Source, resource: ResourceDef, options: { query: Narrowed; most: number }): Promise<Narrowed> {
  const { query, most } = options
  const index = textIndexOf(resource)
  const grams = query.among ? undefined : index && gramsSought(resource, index, query)
  if (!index || !grams) return query
  const table = dynamicTable(source.tables, resource)
  if (source.engine.dialect === 'postgres') {
    // It gathers all that an index finds before it gives the first: how many that are is guessed instead.
    return (await guessRows(source.engine.heavy, index, grams)) <= most ? { ...query, among: isKnown(index, grams) } : query
  }
  const known = idsKnown(index, grams)
  const among = sql`${column(table, 'id')} in (${known})`
  return (await isWithinOnSqlite(source, idsTaken(index, grams), most)) ? { ...query, known, among } : { ...query, known }
}
