import {
  type Actor,
  canReadThrough,
  type FieldFault,
  filterableOf,
  invalid,
  invalidField,
  type ListRequest,
  type RequestedCondition,
  type ResourceDef,
  sortableOf,
  type ThroughRequest,
} from '../../kernel/index.ts'
import type { Far, Legacy } from '../spelling/legacy.ts'
import type { Spelled, Spelling, Spellings } from '../spelling/names.ts'
import { oneOf, type Params } from '../spelling/params.ts'
import { conditionOf } from './conditions.ts'

const SIZE_DEFAULT = 20
const SIZE_MAX = 1000
/** Old clients fetch every dictionary entry at once. */
const LARGER: Readonly<Record<string, number>> = { dictData: 65_536 }
const NO = ['pageNo', 'pageIndex', 'pageNum', 'page']
const SIZE = ['pageSize', 'limit']
const RESERVED: ReadonlySet<string> = new Set([...NO, ...SIZE, 'sort', 'orderByColumn', 'isAsc', 'beginTime', 'endTime', 'keyword'])
const LEVELS_MAX = 2
const STAMPS = ['createdAt', 'updatedAt']

export interface Listing {
  readonly request: ListRequest
  readonly no: number
  readonly size: number
  /** Parameters that mean nothing here. */
  readonly ignored: readonly string[]
}
export interface Reader {
  readonly actor: Actor
  readonly spellingOf: Spellings
  readonly offsetMinutes: number
}

function wholeOf(params: Params, names: readonly string[], initial: number): number {
  const text = oneOf(params, ...names)
  if (text === undefined) return initial
  if (!/^[+-]?\d+$/.test(text)) throw invalidField(names[0] ?? '', 'integer')
  return Math.max(1, Math.min(Number(text), Number.MAX_SAFE_INTEGER))
}

type Sort = { sort: string; desc: boolean }
const isDown = (word: string | undefined) => /^(desc|descending|false)$/i.test(word ?? '')
function sortOf(spelling: Spelling, name: string, desc: boolean): Sort {
  const sortable = sortableOf(spelling.resource)
  const key = spelling.fieldOf(name)?.key ?? name
  if (sortable.includes(key)) return { sort: key, desc }
  throw invalidField('sort', 'choice', { allowed: sortable.map((one) => spelling.wireOf(one)).join(', ') })
}
/** `sort=+a,-b`, `orderByColumn` with `isAsc`, or `{field}Order=asc`. */
function sortsOf(spelling: Spelling, params: Params): { sorts: Sort[]; used: Set<string> } {
  const used = new Set<string>()
  const sorts = (oneOf(params, 'sort') ?? '')
    .split(',')
    .flatMap((part) => (part.trim() ? [sortOf(spelling, part.trim().replace(/^[+-]\s*/, ''), part.trim().startsWith('-'))] : []))
  const column = oneOf(params, 'orderByColumn')
  if (column) sorts.push(sortOf(spelling, column, isDown(oneOf(params, 'isAsc'))))
  for (const name of params.keys()) {
    const field = /^(\w+)Order$/.exec(name)?.[1] ?? ''
    const word = oneOf(params, name)
    if (!spelling.fieldOf(field) || !/^(asc|desc)(ending)?$/i.test(word ?? '')) continue
    used.add(name)
    sorts.push(sortOf(spelling, field, isDown(word)))
  }
  return { sorts, used }
}

const isFilterable = (resource: ResourceDef, key: string) =>
  key === 'id' || STAMPS.includes(key) || filterableOf(resource).some(([name]) => name === key)
/** The moment that beginTime and endTime are about: what the list is sorted by, or else the first there is. */
function momentOf(spelling: Spelling): Spelled | undefined {
  const { resource } = spelling
  const ranges = filterableOf(resource).filter(([, f]) => f.kind === 'instant' || f.kind === 'date')
  const [first] = ranges
  const sorted = ranges.find(([key]) => key === resource.sort.replace(/^-/, ''))
  return spelling.fieldOf((sorted ?? first)?.[0] ?? 'createdAt')
}

interface Found {
  readonly filter: Record<string, RequestedCondition>
  readonly through: Record<string, { filter: Record<string, RequestedCondition>; through?: ThroughRequest }>
  readonly faults: FieldFault[]
}
/** Whether a reader may look for rows by this field of the rows that they point at: finding them by it tells what it holds. */
const mayLook = (reader: Reader, { resource }: Spelling, { key }: Spelled) => canReadThrough(reader.actor, resource, key)

/** Follows a dotted key over at most two links; false when it leads nowhere that this reader may look. */
function askThrough(reader: Reader, from: Spelling, path: { names: string[]; values: readonly string[] }, found: Found): boolean {
  const [object = '', ...rest] = path.names
  const relation = from.relationOf(object)
  if (!relation?.target || !rest.length) return false
  const target = reader.spellingOf(relation.target)
  const inner: Found = { filter: {}, through: {}, faults: found.faults }
  const known = found.through[relation.key]
  if (known) Object.assign(inner, { filter: known.filter, through: known.through ?? {} })
  const [name = ''] = rest
  const next = rest.length > 1 ? target.relationOf(name) : titledOf(target, name)
  if (!next || !mayLook(reader, target, next)) return false
  const isFound =
    rest.length > 1
      ? askThrough(reader, target, { names: rest, values: path.values }, inner)
      : askField(reader, target, { name, given: path.values }, inner)
  if (!isFound) return false
  const isDeep = Object.keys(inner.through).length > 0
  if (isDeep || Object.keys(inner.filter).length)
    found.through[relation.key] = { filter: inner.filter, ...(isDeep && { through: inner.through }) }
  return true
}
const titledOf = (of: Spelling, name: string) => of.fieldOf(name) ?? (name === 'name' ? of.fieldOf(of.resource.title) : undefined)
/** A link that old clients know by the name of the rows alone: they ask for it by that name and an id. */
function seedNamed({ legacy, relationOf }: Spelling, name: string): Spelled | undefined {
  const link = relationOf(name)
  return link && legacy.objects?.[link.key]?.includes(name) ? link : undefined
}
function askField(
  reader: Reader,
  of: Spelling,
  { name, given: values }: { name: string; given: readonly string[] },
  found: Found,
): boolean {
  const spelled = titledOf(of, name) ?? seedNamed(of, name)
  if (!spelled || !isFilterable(of.resource, spelled.key)) return false
  const { condition, fault } = conditionOf(spelled, values, reader.offsetMinutes)
  if (fault) found.faults.push(fault)
  if (condition) found.filter[spelled.key] = { ...found.filter[spelled.key], ...condition }
  return true
}

/** The dotted key that a far value has anyhow. */
function farNames({ spellingOf }: Reader, spelling: Spelling, { links, field }: Far): string[] {
  const names: string[] = []
  let at: Spelling | undefined = spelling
  for (const link of links) {
    const relation: Spelled | undefined = at?.fieldOf(link)
    names.push(relation?.objects[0] ?? '')
    at = relation?.target && spellingOf(relation.target)
  }
  return [...names, field]
}
type Group = NonNullable<Legacy['groups']>[string]
/** A code that stands for several values asks for any of them. */
function askGroup({ of, codes }: Group, values: readonly string[], { name, found }: { name: string; found: Found }): boolean {
  const codesSent = values.flatMap((one) => one.split(',')).map((one) => one.replaceAll('%', '').trim())
  const meant = codesSent.filter(Boolean)
  if (!meant.length) return true
  if (meant.every((code) => ownOf(codes, code))) found.filter[of] = { ...found.filter[of], in: meant.flatMap((code) => codes[code] ?? []) }
  else found.faults.push({ field: name, rule: 'choice', params: { allowed: Object.keys(codes).join(', ') } })
  return true
}

/** Names come from outside: one of every object's own, such as 'constructor', is none of ours. */
const ownOf = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined

function askOne(reader: Reader, spelling: Spelling, [name, values]: [string, readonly string[]], found: Found): boolean {
  const { by: own = {}, shows = {}, groups = {} } = spelling.legacy
  const group = ownOf(groups, name)
  if (group) return askGroup(group, values, { name, found })
  const by = ownOf(own, name)
  const far: Far | undefined = by ? { links: [by.link], field: by.field } : ownOf(shows, name)
  const names = far ? farNames(reader, spelling, far) : name.split('.')
  if (names.length > LEVELS_MAX + 1) return false
  if (names.length > 1) return askThrough(reader, spelling, { names, values }, found)
  return askField(reader, spelling, { name, given: values }, found)
}

/** What the parameters of a list ask: page, order and conditions, and which of them mean nothing. Throws `invalid` for values that are wrong. */
export function listingOf(reader: Reader, resource: ResourceDef, params: Params): Listing {
  const spelling = reader.spellingOf(resource)
  const max = LARGER[resource.name] ?? SIZE_MAX
  const no = wholeOf(params, NO, 1)
  const size = Math.min(wholeOf(params, SIZE, SIZE_DEFAULT), max)
  const { sorts, used } = sortsOf(spelling, params)
  const found: Found = { filter: {}, through: {}, faults: [] }
  const ignored: string[] = []
  for (const [name, values] of params) {
    if (RESERVED.has(name) || used.has(name)) continue
    if (!askOne(reader, spelling, [name, values], found)) ignored.push(name)
  }
  const [begin, end] = [oneOf(params, 'beginTime'), oneOf(params, 'endTime')]
  const moment = momentOf(spelling)
  if ((begin || end) && moment) {
    const { condition, fault } = conditionOf(moment, [`${begin ?? ''},${end ?? ''}`], reader.offsetMinutes)
    if (fault) found.faults.push(fault)
    found.filter[moment.key] = { ...found.filter[moment.key], ...condition }
  }
  if (found.faults.length) throw invalid(found.faults)
  const [first, ...thenBy] = sorts
  const isFar = Object.keys(found.through).length > 0
  // Contained in any of the texts by which people look for such rows; the percent signs of old clients are implied.
  const keyword = oneOf(params, 'keyword')?.replace(/^%+|%+$/g, '')
  const filter = { ...found.filter, ...(keyword && { keyword }) }
  const page = { no, size, ...(first && { sort: first.sort, order: first.desc ? 'DESC' : 'ASC' }) }
  return { no, size, ignored, request: { filter, ...(isFar && { through: found.through }), page, thenBy, max } }
}
