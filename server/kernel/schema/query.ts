import type { FieldDef } from './field.ts'
import { MAX_DECIMAL } from './fieldKinds.ts'
import { type FieldFault, invalid } from './refusal.ts'
import type { ResourceDef } from './resource.ts'
import { hasControl } from './texts.ts'

export const PAGE_MAX = 200
const PAGE_DEFAULT = 20
/** Largest offset in rows; beyond it no index helps. */
const OFFSET_MAX = 1_000_000
/** Most values of an `in` condition, because of the parameter limits of the databases. */
const VALUES_MAX = 1000

/** Conditions on one field; all of its operators must hold. */
export interface Condition {
  eq?: unknown
  in?: readonly unknown[] | undefined
  contains?: string | undefined
  startsWith?: string | undefined
  endsWith?: string | undefined
  from?: unknown
  to?: unknown
}
/** Conditions on linked rows, by link field, recursively. */
export type Through = Readonly<Record<string, { filter: Readonly<Record<string, Condition>>; through?: Through }>>
export interface ListQuery {
  filter?: Readonly<Record<string, Condition>>
  through?: Through
  keyword?: string
  /** The text fields to search for the keyword; by default all that lists search. */
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

/** The fields that lists may query: stored ones, and computed ones with an SQL expression. */
const listedOf = ({ fields, computed }: ResourceDef): [string, FieldDef][] => [
  ...Object.entries(fields),
  ...Object.entries(computed).map(([key, { field }]): [string, FieldDef] => [key, field]),
]
/** Fields a list may be sorted by: those with an index, and computed ones with `sort`. */
export function sortableOf(resource: ResourceDef): string[] {
  const own = listedOf(resource)
    .filter(([, f]) => f.options.sort)
    .map(([key]) => key)
  return [...new Set([resource.sort.replace(/^-/, ''), 'id', ...own])]
}
/** The resource that a link field refers to, `plantId` included; undefined for other and secret fields. */
export const targetNameOf = (resource: ResourceDef, key: string): string | undefined => {
  const field = resource.fields[key]
  if (key === 'plantId' && !field) return resource.scope === 'plant' ? 'plant' : undefined
  return field?.options.secret ? undefined : field?.target
}
/** Moments of every row by which every list may be filtered. */
const STAMPS: ReadonlySet<string> = new Set(['createdAt', 'updatedAt'])
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

function conditionsOf(resource: ResourceDef, filter: Readonly<Record<string, unknown>>, faults: FieldFault[]): Record<string, Condition> {
  const allowed = new Map(filterableOf(resource))
  const out: Record<string, Condition> = {}
  for (const [key, value] of Object.entries(filter)) {
    if (key === 'keyword' || value === null || value === undefined) continue
    const field = allowed.get(key)
    const isStamp = !field && STAMPS.has(key)
    if (!field && !isStamp && key !== 'id') faults.push({ field: key, rule: 'unknownField' })
    // An operator without a value is ignored; only `eq` may compare with null.
    const c: Condition = { ...value, in: (value as Condition).in ?? undefined }
    const fault = faultOfValues(key, c)
    if (fault) faults.push(fault)
    const isId = (!field && !isStamp) || field?.kind === 'link' || field?.kind === 'links'
    out[key] = isId ? { eq: idOf(c.eq, key, faults), in: c.in?.map((v) => idOf(v, key, faults)) } : c
  }
  return out
}

function throughOf(resource: ResourceDef, request: ThroughRequest, targetOf: TargetOf, faults: FieldFault[]): Through {
  const out: Record<string, Through[string]> = {}
  for (const [key, { filter, through }] of Object.entries(request)) {
    const target = targetOf(targetNameOf(resource, key) ?? '')
    if (target)
      out[key] = {
        filter: conditionsOf(target, filter, faults),
        ...(through && { through: throughOf(target, through, targetOf, faults) }),
      }
    else faults.push({ field: key, rule: 'unknownField' })
  }
  return out
}

/**
 * Checks a list request against the definition.
 * @throws Refusal `invalid` naming the wrong filter, sort or page value.
 */
export function listQueryOf(resource: ResourceDef, request: ListRequest, targetOf: TargetOf): ListQuery {
  const { filter = {}, page = {}, max = PAGE_MAX, thenBy = [] } = request
  const faults: FieldFault[] = []
  const conditions = conditionsOf(resource, filter, faults)
  const through = request.through && throughOf(resource, request.through, targetOf, faults)
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
