import { type SQL, sql } from 'drizzle-orm'
import {
  bySearchRank,
  compareHits,
  type Match,
  type Read,
  type Registry,
  type ResourceDef,
  type SearchRank,
  searchRankOf,
  squeeze,
} from '../../../kernel/index.ts'
import { isSearched, matchOfRow, questionsAfter, questionsFor, shownNames } from './recordSearchFields.ts'

/** At most how many rows each table may have, by name: the last id it gave, which both bases look up without counting. */
async function tableSizes(read: Read, resources: readonly ResourceDef[]): Promise<Map<string, number>> {
  if (!resources.length) return new Map()
  const last = (resource: ResourceDef): SQL<number> => {
    const table = read.table(resource)
    return sql<number>`(select max(${table.id}) from ${table})`.as(resource.name) as never
  }
  const [row] = await read.db.select(Object.fromEntries(resources.map((one) => [one.name, last(one)]))).from(sql`(select 1) as one`)
  return new Map(resources.map(({ name }) => [name, Number(row?.[name] ?? 0)]))
}

/** Shorter terms find everything, longer ones nothing more. */
const TERM_MIN = 2
const TERM_MAX = 64
/** Up to here a table is read whole as fast as its index is looked into. */
const SMALL_ROWS = 20_000
const PER_RESOURCE = 5
/** Tables asked at the same time, and for how long more of them are asked. */
const CONCURRENCY = 4
const BUDGET_MS = 1_200

export interface Hit {
  resource: string
  id: number
  title: string
  /** What else it is called or what it is about; empty when there is nothing to tell. */
  hint: string
  rank: SearchRank
  match: Match
}
export interface RecordSearch {
  hits: Hit[]
  /** Time ran out before every kind of record had been asked. */
  isPartial: boolean
}
type Row = Readonly<Record<string, unknown>> & { id: number }
interface FoundHit extends Hit {
  row: Row
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

interface SearchQuery {
  readonly term: string
  readonly isLarge: boolean
  readonly registry: Registry
}
async function rowsCalled(read: Read, resource: ResourceDef, query: SearchQuery): Promise<Row[]> {
  const found = new Map<number, Row>()
  const after = questionsAfter(read.actor, resource, { ...query, size: PER_RESOURCE, targetOf: (name) => query.registry.byName(name) })
  for (const question of [...questionsFor(resource, query.term, { ...query, size: PER_RESOURCE }), ...after]) {
    if (found.size >= PER_RESOURCE) break
    for (const row of (await read.list(resource, { ...question, no: 1 })).items as unknown as Row[]) found.set(row.id, row)
  }
  return [...found.values()]
}

/** The best ones of one resource. */
async function hitsOf(read: Read, resource: ResourceDef, query: SearchQuery): Promise<FoundHit[]> {
  return (await rowsCalled(read, resource, query))
    .map((row) => ({
      resource: resource.name,
      id: row.id,
      title: textOf(row[resource.title]),
      hint: shownNames(resource)
        .map((key) => textOf(row[key]))
        .filter(Boolean)
        .join(' · '),
      rank: searchRankOf(resource),
      match: matchOfRow(resource, row, query.term),
      row,
    }))
    .sort(compareHits)
    .slice(0, PER_RESOURCE)
}

/**
 * Records that only a number or a common name calls say what they are about: what they stand below, or the first thing their list links to.
 * Those that are found after another say so as well.
 */
async function addHints(read: Read, registry: Registry, hits: readonly FoundHit[]) {
  const silent = hits.filter((hit) => !hit.hint || registry.byName(hit.resource)?.searchableThrough.length)
  for (const name of new Set(silent.map((hit) => hit.resource))) {
    const group = silent.filter((hit) => hit.resource === name)
    const resource = registry.byName(name)
    const key =
      resource?.tree ?? resource?.searchableThrough[0] ?? resource?.columns.find((column) => resource.fields[column]?.kind === 'link')
    const target = resource && key && registry.byName(resource.fields[key]?.target ?? '')
    if (!target || !key) continue
    const rows = (await read.of(target).many(group.map(({ row }) => row[key] as number).filter(Boolean))) as (Row | null)[]
    const titles = new Map(rows.flatMap((row) => (row ? [[row.id, textOf(row[target.title])]] : [])))
    for (const hit of group) hit.hint = [hit.hint, titles.get(hit.row[key] as number)].filter(Boolean).join(' · ')
  }
}

/** Works the tables off, a few at a time, until all are done or the time is over. */
async function within(budgetMs: number, work: readonly (() => Promise<void>)[]): Promise<boolean> {
  const end = performance.now() + budgetMs
  let next = 0
  const line = async () => {
    for (let job = work[next++]; job && performance.now() < end; job = work[next++]) await job()
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), budgetMs)
  })
  const lines = Promise.all(Array.from({ length: CONCURRENCY }, line)).then(() => next >= work.length && performance.now() < end)
  return Promise.race([lines, over]).finally(() => clearTimeout(timer))
}

/**
 * The records that people call by this number or name, in the order of their ranks, among everything that the reader may list. Each kind is asked in the
 * reader's own scope and permissions; logs are left out, and with `isOfPlant` everything that is the same in every plant.
 */
export async function recordSearch(
  read: Read,
  registry: Registry,
  { text, limit, budgetMs = BUDGET_MS, isOfPlant = false }: { text: string; limit: number; budgetMs?: number; isOfPlant?: boolean },
): Promise<RecordSearch> {
  const term = text.trim().slice(0, TERM_MAX)
  const resources = registry.exposed
    .filter((resource) => isSearched(read.actor, resource) && (!isOfPlant || resource.scope === 'plant'))
    .toSorted(bySearchRank)
  if (squeeze(term).length < TERM_MIN || !resources.length) return { hits: [], isPartial: false }
  const sizes = await tableSizes(read, resources)
  const found: FoundHit[] = []
  const work = resources.map((resource) => async () => {
    const isLarge = (sizes.get(resource.name) ?? 0) > SMALL_ROWS
    found.push(...(await hitsOf(read, resource, { term, isLarge, registry })))
  })
  const isWhole = await within(budgetMs, work)
  const order = new Map(resources.map(({ name }, at) => [name as string, at]))
  const position = (hit: FoundHit) => order.get(hit.resource) ?? 0
  const hits = found.sort((a, b) => compareHits(a, b) || position(a) - position(b)).slice(0, limit)
  await addHints(read, registry, hits)
  return { hits: hits.map(({ row: _, ...hit }) => hit), isPartial: !isWhole }
}
