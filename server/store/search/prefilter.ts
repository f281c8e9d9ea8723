import { type SQL, sql } from 'drizzle-orm'
import type { Actor, ListQuery, ResourceDef } from '../../kernel/index.ts'
import { candidatesOf, type SearchSource } from './candidates.ts'

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
interface Narrowing {
  readonly query: Narrowed
  /** The most candidates to limit the list to. */
  readonly most: number
}

/** Whether a statement finds at most `most` rows; stops as soon as there are more. Duplicates count twice, as removing them takes longer. */
async function isWithin({ engine }: SearchSource, found: SQL, most: number): Promise<boolean> {
  const [row] = await engine.heavy.select({ n: sql<number>`count(*)`.mapWith(Number) }).from(sql`(${found} limit ${most + 1}) as found`)
  return (row?.n ?? 0) <= most
}

/**
 * Where the text indexes find few candidates for the search terms, limits the list to them; where many, the list walks its order. The
 * conditions are checked on each row either way, so the results are the same.
 */
export async function prefilter(source: SearchSource, actor: Actor, resource: ResourceDef, { query, most }: Narrowing): Promise<Narrowed> {
  const candidates = query.among ? undefined : candidatesOf(source, actor, resource, query)
  if (!candidates) return query
  const { guess, counted, ids, condition } = candidates
  const isFew = (await guess()) <= most && (counted === undefined || (await isWithin(source, counted, most)))
  const known = source.engine.dialect === 'sqlite' ? { known: ids } : {}
  return { ...query, ...known, ...(isFew && { among: condition }) }
}
