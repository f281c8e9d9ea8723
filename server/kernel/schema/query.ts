import { bothConditions, type Condition, type RequestedCondition } from './condition.ts'
import type { FieldDef } from './field.ts'
import { KINDS, MAX_DECIMAL } from './fieldKinds.ts'
import { type FieldFault, invalid } from './refusal.ts'
import { type RelativeFacts, relativeCondition } from './relative.ts'
import type { ResourceDef } from './resource.ts'
import { hasControl } from './texts.ts'

export const PAGE_MAX = 200
const PAGE_DEFAULT = 20
/** Largest offset in rows; beyond it no index helps. */
const OFFSET_MAX = 1_000_000
/** Most values of an `in` condition, because of the parameter limits of the databases. */
const VALUES_MAX = 1000

/** Conditions on linked rows, by link field, recursively. */
export type Through = Readonly<Record<string, { filter: Readonly<Record<string, Condition>>; through?: Through }>>
export interface ListQuery {
  filter?: Readonly<Record<string, Condition>>
  through?: Through
  keyword?: string
  /** The text fields to search for the keyword, those of linked records as `<link>.<field>`; by default all that lists search. */
  keywordIn?: readonly string[]
  no: number
  size: number
  sort?: string
  desc?: boolean
  /** Further orders for rows that are equal in `sort`. */
  thenBy?: readonly { sort: string; desc: boolean }[]
}

/** An unchecked list request. */
export interface ListRequest {
  filter?: Readonly<Record<string, unknown>> | undefined
  page?: { no?: number | undefined; size?: number | undefined; sort?: string | undefined; order?: string | undefined } | undefined
  /** Filters on linked rows, by link field. */
  through?: ThroughRequest | undefined
  /** Further orders for rows that are equal in `page.sort`. */
  thenBy?: readonly { sort: string; desc: boolean }[] | undefined
  /** The largest page size of this API in rows, PAGE_MAX by default. */
  max?: number | undefined
}
export interface ThroughRequest {
  readonly [link: string]: { filter: Readonly<Record<string, unknown>>; through?: ThroughRequest }
}
type TargetOf = (name: string) => ResourceDef | undefined
/** What a request is checked against. */
interface Checking {
  readonly targetOf: TargetOf
  /** Required by requests with relative filters. */
  readonly facts: RelativeFacts | undefined
  readonly faults: FieldFault[]
}

/** The fields that lists may query: stored ones, and computed ones with an SQL expression. */
const listedOf = ({ fields, computed }: ResourceDef): [string, FieldDef][] => [
  ...Object.entries(fields),
  ...Object.entries(computed).map(([key, { field }]): [string, FieldDef] => [key, field]),
]
/** Rows get their ids in the order in which they are created, so the index of the ids orders by it. */
export const CREATED = 'createdAt'
/** Moments of every row by which every list may be filtered and sorted. */
export const STAMPS: ReadonlySet<string> = new Set([CREATED, 'updatedAt'])
/** Whether a key is a computed number. No index orders it, as it has too many values to be merged from the order of each. */
export const isComputedAmount = ({ fields, computed }: ResourceDef, key: string): boolean =>
  !fields[key] && ['int', 'decimal'].includes(computed[key]?.field.kind ?? '')
/** Fields by which a list of any size may be sorted: those with an index, and computed flags and choices with `sort`. */
export function indexedSortsOf(resource: ResourceDef): string[] {
  const own = listedOf(resource)
    .filter(([key, f]) => f.options.sort && !isComputedAmount(resource, key))
    .map(([key]) => key)
  return [...new Set([resource.sort.replace(/^-/, ''), 'id', ...own])]
}
/** Whether the database can compare the values of a field, of a link by the title of its target. Computed ones are in SQL where lists filter or sort by them. */
function isComparable({ kind, options }: FieldDef, isComputed: boolean): boolean {
  const { secret, transient, bulky, filter, sort } = options
  if (secret || transient || bulky || options.rich || options.spells) return false
  return isComputed ? filter !== undefined || sort === true : !['table', 'none'].includes(KINDS[kind].column)
}
/** Fields a list may be sorted by. Without an index, only as long as few rows match, and the store refuses more. */
export function sortableOf(resource: ResourceDef): string[] {
  const others = listedOf(resource).filter(([key, field]) => isComparable(field, !resource.fields[key]))
  return [...new Set([...indexedSortsOf(resource), ...others.map(([key]) => key), ...STAMPS])]
}
/** The resource that a link field refers to, `plantId` included; undefined for other and secret fields. */
export const targetNameOf = (resource: ResourceDef, key: string): string | undefined => {
  const field = resource.fields[key]
  if (key === 'plantId' && !field) return resource.scope === 'plant' ? 'plant' : undefined
  return field?.options.secret ? undefined : field?.target
}
/** Fields a list may be filtered by. */
export const filterableOf = (resource: ResourceDef) => listedOf(resource).filter(([, f]) => f.options.filter && !f.options.secret)

const ID = /^[1-9]\d{0,15}$/
function idOf(value: unknown, field: string, faults: FieldFault[]): unknown {
  if (value === null || value === undefined || typeof value === 'number') return value
  if (typeof value === 'string' && ID.test(value)) return Number(value)
  faults.push({ field, rule: 'reference' })
  return undefined
}

/** Refuses values that a database would refuse to compare, so that both databases give the same refusal. */
function faultOfValues(field: string, c: Condition): FieldFault | undefined {
  if ((c.in?.length ?? 0) > VALUES_MAX) return { field, rule: 'max', params: { max: VALUES_MAX } }
  const values = [c.eq, c.contains, c.startsWith, c.endsWith, c.from, c.to, ...(c.in ?? [])]
  if (values.some((v) => typeof v === 'string' && hasControl(v))) return { field, rule: 'control' }
  if (values.some((v) => typeof v === 'number' && Math.abs(v) > MAX_DECIMAL)) return { field, rule: 'max', params: { max: MAX_DECIMAL } }
  return undefined
}

const isOfMoments = (key: string) => ({ kind: STAMPS.has(key) ? ('instant' as const) : undefined })
/** The condition with its relative part as what it is at this moment. */
function resolved(resource: ResourceDef, key: string, { own, relative }: { own: Condition; relative: string }, checking: Checking) {
  const { targetOf, facts, faults } = checking
  if (!facts) throw new Error(`${resource.name}.${key}: relative filters need facts`)
  const { kind } = new Map(filterableOf(resource)).get(key) ?? isOfMoments(key)
  const found = relativeCondition({ kind, target: targetOf(targetNameOf(resource, key) ?? '') }, relative, facts)
  if ('condition' in found) return bothConditions(own, found.condition)
  faults.push({ field: key, ...found.fault })
  return own
}

function conditionsOf(resource: ResourceDef, filter: Readonly<Record<string, unknown>>, checking: Checking): Record<string, Condition> {
  const { faults } = checking
  const allowed = new Map(filterableOf(resource))
  const out: Record<string, Condition> = {}
  for (const [key, value] of Object.entries(filter)) {
    if (key === 'keyword' || value === null || value === undefined) continue
    const field = allowed.get(key)
    const isStamp = !field && STAMPS.has(key)
    if (!field && !isStamp && key !== 'id') faults.push({ field: key, rule: 'unknownField' })
    // An operator without a value is ignored; only `eq` may compare with null.
    const { relative, ...plain } = value as RequestedCondition
    const c: Condition = { ...plain, in: plain.in ?? undefined }
    const fault = faultOfValues(key, c)
    if (fault) faults.push(fault)
    const isId = (!field && !isStamp) || field?.kind === 'link' || field?.kind === 'links'
    const own: Condition = isId ? { eq: idOf(c.eq, key, faults), in: c.in?.map((v) => idOf(v, key, faults)) } : c
    out[key] = relative == null ? own : resolved(resource, key, { own, relative }, checking)
  }
  return out
}

function throughOf(resource: ResourceDef, request: ThroughRequest, checking: Checking): Through {
  const out: Record<string, Through[string]> = {}
  for (const [key, { filter, through }] of Object.entries(request)) {
    const target = checking.targetOf(targetNameOf(resource, key) ?? '')
    if (target)
      out[key] = {
        filter: conditionsOf(target, filter, checking),
        ...(through && { through: throughOf(target, through, checking) }),
      }
    else checking.faults.push({ field: key, rule: 'unknownField' })
  }
  return out
}

/**
 * Checks a list request against the definition, and makes relative filters absolute.
 * @throws Refusal `invalid` naming the wrong filter, sort or page value.
 */
export function listQueryOf(resource: ResourceDef, request: ListRequest, targetOf: TargetOf, facts: RelativeFacts | undefined): ListQuery {
  const { filter = {}, page = {}, max = PAGE_MAX, thenBy = [] } = request
  const faults: FieldFault[] = []
  const checking = { targetOf, facts, faults }
  const conditions = conditionsOf(resource, filter, checking)
  const through = request.through && throughOf(resource, request.through, checking)
  const { no = 1, size = PAGE_DEFAULT, sort, order } = page
  const sortable = sortableOf(resource)
  if (size < 1 || size > max) faults.push({ field: 'size', rule: 'between', params: { min: 1, max } })
  if (no < 1 || no * size > OFFSET_MAX)
    faults.push({ field: 'no', rule: 'between', params: { min: 1, max: Math.floor(OFFSET_MAX / size) } })
  // Old clients send an empty first sort for none.
  const sorts = [...(sort ? [sort] : []), ...thenBy.map((one) => one.sort)]
  if (!sorts.every((key) => sortable.includes(key)))
    faults.push({ field: 'sort', rule: 'choice', params: { allowed: sortable.join(', ') } })
  if (typeof filter.keyword === 'string' && hasControl(filter.keyword)) faults.push({ field: 'keyword', rule: 'control' })
  if (faults.length) throw invalid(faults)
  const keyword = typeof filter.keyword === 'string' && filter.keyword.trim() ? filter.keyword : undefined
  const ordered = { ...(sort && { sort, desc: order === 'DESC' }), ...(thenBy.length && { thenBy }) }
  return { filter: conditions, ...(through && { through }), ...(keyword && { keyword }), no, size, ...ordered }
}
