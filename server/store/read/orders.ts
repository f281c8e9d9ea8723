import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type Actor, CREATED, type FieldDef, indexedSortsOf, type ListQuery, Refusal, type ResourceDef } from '../../kernel/index.ts'
import { snake, spellings } from '../schema/tableSpec.ts'
import { column, dynamicTable } from '../schema/tables.ts'
import type { Narrowed } from '../search/prefilter.ts'
import { computedRank, isComputed, type Reader } from './expressions.ts'
import { type ListSource, listTotal } from './totals.ts'

/** Most rows that are sorted by a field without an index. SQLite takes 54 ms of processor for as many by a linked title. */
const SORTED_MAX = 100_000
/** Titles may be links themselves, such as that of a repairer, who is a worker. */
const DEEPEST = 3

/** The value of a field of the row that `read` reads, as people order it: Chinese by pinyin, choices as defined, links by their title. */
function comparable(
  { tables }: Pick<Reader, 'tables'>,
  { resource, key, read, depth = 0 }: { resource: ResourceDef; key: string; read: (key: string) => SQLWrapper; depth?: number },
): SQLWrapper {
  const field: FieldDef | undefined = resource.fields[key]
  const target = tables.registry.get(field?.target ?? '')
  if (field?.kind === 'link' && target && depth < DEEPEST) {
    const linked = sql.identifier(`linked${depth}`)
    const linkedValue = (name: string) => sql`${linked}.${sql.identifier(snake(name))}`
    const title = comparable({ tables }, { resource: target, key: target.title, read: linkedValue, depth: depth + 1 })
    return sql`(select ${title} from ${sql.identifier(snake(target.name))} as ${linked} where ${linkedValue('id')} = ${read(key)})`
  }
  if (field?.kind === 'choice') {
    const ranks = (field.values ?? []).map((value, rank) => sql`when ${value} then ${sql.raw(String(rank))}`)
    return ranks.length ? sql`case ${read(key)} ${sql.join(ranks, sql` `)} end` : read(key)
  }
  const spelling = spellings(resource).find(([, spelled]) => spelled === key)?.[0]
  return spelling ? sql`coalesce(${read(spelling)}, ${read(key)})` : read(key)
}

export interface Order {
  readonly place: SQLWrapper
  readonly desc: boolean
  /** Empty values are last in both directions; of fields with an index they are where its order has them. */
  readonly hasNulls?: boolean
}

const hasIndex = (resource: ResourceDef, key: string) => indexedSortsOf(resource).includes(key)
/** Whether the ids stand in for the moment of creation, which has no index of its own. */
const isById = (resource: ResourceDef, key: string) => key === CREATED && !hasIndex(resource, key)

/** The SQL by which a list is ordered by a field. */
export function orderBy(reader: Reader, resource: ResourceDef, key: string): Omit<Order, 'desc'> {
  if (isComputed(resource, key)) return { place: computedRank(reader, resource, key) }
  const table = dynamicTable(reader.tables, resource)
  if (isById(resource, key)) return { place: column(table, 'id') }
  if (hasIndex(resource, key)) return { place: column(table, key) }
  return { place: comparable(reader, { resource, key, read: (name) => column(table, name) }), hasNulls: true }
}

export const directed = ({ place, desc, hasNulls }: Order): SQL[] => [
  ...(hasNulls ? [sql`${place} is null`] : []),
  desc ? sql`${place} desc` : sql`${place} asc`,
]

/**
 * Checks that few enough rows match for an order without an index.
 * @throws Refusal `tooManyToSort`
 */
export async function assertSortable(
  source: ListSource,
  actor: Actor,
  { resource, query, most = SORTED_MAX }: { resource: ResourceDef; query: Narrowed; most?: number },
): Promise<void> {
  const keys = [query.sort, ...(query.thenBy ?? []).map(({ sort }: NonNullable<ListQuery['thenBy']>[number]) => sort)]
  if (keys.every((key) => !key || isById(resource, key) || hasIndex(resource, key))) return
  const total = await listTotal(source, actor, { resource, query, most })
  if (total > most) throw new Refusal('tooManyToSort', { max: most })
}
