import { and, type SQL, sql } from 'drizzle-orm'
import type { Actor, ListQuery, ResourceDef } from '../../kernel/index.ts'
import type { Engine } from '../engine/engine.ts'
import { partsOfScope } from '../schema/scope.ts'
import { column, dynamicTable, type Tables } from '../schema/tables.ts'
import { type LinkedText, linkedTextsOf, type Sought, soughtByFilters, soughtByKeyword } from './keyword.ts'
import { matchesKeyword } from './matching.ts'
import { isKnown } from './textIndex.postgres.ts'
import { idsKnown, idsTaken } from './textIndex.sqlite.ts'
import { type Grams, gramsOf, type TextIndex, textIndexOf } from './textIndex.ts'
import { guessRows } from './trigramSelectivity.ts'

export interface SearchSource {
  readonly engine: Pick<Engine, 'dialect' | 'heavy'>
  readonly tables: Tables
}
/** The rows that may hold the terms of a search, according to the indexes. */
export interface Candidates {
  /** Their number as far as it is known without asking for them, 0 otherwise. */
  guess(): Promise<number>
  /** The statement that finds their number, with duplicates; absent where guessing has to do. */
  readonly counted?: SQL
  /** Their ids. */
  readonly ids: SQL
  /** The condition that a row is one of them. */
  readonly condition: SQL
}

/** The grams of all terms that the index can answer: whole ones combined, else the longest beginning. */
function gramsIn({ keys }: TextIndex, sought: readonly Sought[]): Grams | undefined {
  const known = sought.filter(({ texts }) => texts.length && texts.every((key) => keys.includes(key)))
  const all = known.map(({ term }) => gramsOf(term))
  const whole = all.flatMap((one) => one.whole)
  const [longest] = all.sort((a, b) => b.beginning.length - a.beginning.length)
  return whole.length ? { whole: [...new Set(whole)], beginning: '' } : longest
}

/** Those of the index of the table itself. PostgreSQL's GIN index collects all before it returns the first, so their number is estimated. */
function ownCandidates({ engine, tables }: SearchSource, resource: ResourceDef, sought: readonly Sought[]): Candidates | undefined {
  const index = textIndexOf(resource)
  const grams = index && gramsIn(index, sought)
  if (!index || !grams) return undefined
  const table = dynamicTable(tables, resource)
  const id = column(table, 'id')
  if (engine.dialect === 'postgres') {
    const condition = isKnown(index, grams)
    // Distinct, though they are: where a few are wanted of other tables, the base would rather walk this one than ask its index for all.
    const ids = sql`select distinct ${id} as id from ${table} where ${condition}`
    return { guess: () => guessRows(engine.heavy, index, grams), ids, condition }
  }
  const ids = idsKnown(index, grams)
  return { guess: async () => 0, counted: idsTaken(index, grams), ids, condition: sql`${id} in (${ids})` }
}

interface Linking {
  readonly actor: Actor
  readonly resource: ResourceDef
  readonly keyword: string
  readonly term: string
}
/** Those that link to a record whose text matches; the index of its texts finds it where it has one. */
function linkedCandidates(
  source: SearchSource,
  { link, target, text }: LinkedText,
  { actor, resource, keyword, term }: Linking,
): Candidates {
  const { engine, tables } = source
  const [table, to] = [dynamicTable(tables, resource), dynamicTable(tables, target)]
  const found = ownCandidates(source, target, [{ texts: [text], term }])
  const ofPlant = (one: ResourceDef) => partsOfScope(actor, one, tables).plant
  const matches = matchesKeyword(engine.dialect, column(to, text), keyword)
  const targets = found?.ids ?? sql`select ${column(to, 'id')} from ${to} where ${and(ofPlant(target), matches)}`
  const ids = sql`select ${column(table, 'id')} as id from ${table} where ${and(ofPlant(resource), sql`${column(table, link)} in (${targets})`)}`
  return { guess: found?.guess ?? (async () => 0), counted: ids, ids, condition: sql`${column(table, 'id')} in (${ids})` }
}

/** Undefined where no index can tell, so that every row may match. */
export function candidatesOf(source: SearchSource, actor: Actor, resource: ResourceDef, query: ListQuery): Candidates | undefined {
  const [byKeyword] = soughtByKeyword(resource, query)
  const filters = soughtByFilters(query)
  const linked = linkedTextsOf(source.tables, resource, query)
  if (!linked.length) return ownCandidates(source, resource, [...filters, ...(byKeyword ? [byKeyword] : [])])
  const own = byKeyword?.texts.length ? ownCandidates(source, resource, [byKeyword]) : undefined
  if (!byKeyword || (byKeyword.texts.length && !own)) return ownCandidates(source, resource, filters)
  const linking = { actor, resource, keyword: query.keyword?.trim() ?? '', term: byKeyword.term }
  const parts = [...(own ? [own] : []), ...linked.map((one) => linkedCandidates(source, one, linking))]
  const counted = parts.flatMap((one) => one.counted ?? [])
  const ids = sql`select distinct id from (${sql.join(
    parts.map((one) => one.ids),
    sql` union all `,
  )}) as found`
  return {
    guess: async () => (await Promise.all(parts.map((one) => one.guess()))).reduce((sum, one) => sum + one, 0),
    counted: sql.join(counted, sql` union all `),
    ids,
    condition: sql`${column(dynamicTable(source.tables, resource), 'id')} in (${ids})`,
  }
}
