import { type FieldDef, instant } from './field.ts'
import { filterableOf, type ListQuery, type ListRequest, listQueryOf, STAMPS } from './query.ts'
import { type FieldFault, invalid } from './refusal.ts'
import type { RelativeFacts } from './relative.ts'
import type { ResourceDef } from './resource.ts'

/** Most fields of one grouping. */
export const GROUP_FIELDS_MAX = 3
/** Most groups of one grouping; more of them show nothing that the rows do not. */
export const GROUPS_MAX = 10_000
/** Most rows that are grouped without an index that holds all that is read. */
export const GROUPED_ROWS_MAX = 2_000_000
const MEASURES_MAX = 12

export const GROUP_STEPS = ['day', 'week', 'month'] as const
/** The calendar unit by which moments and days are grouped, in the time zone of the plants; weeks begin on Monday. */
export type GroupStep = (typeof GROUP_STEPS)[number]
export const MEASURE_KINDS = ['sum', 'avg', 'min', 'max'] as const
export type MeasureKind = (typeof MEASURE_KINDS)[number]

export interface GroupKey {
  readonly field: string
  /** For moments and days only; by day unless a request names another. */
  readonly step?: GroupStep
}
/** A number over the rows of a group in which the field is filled. */
export interface Measure {
  readonly field: string
  readonly of: MeasureKind
}
export interface GroupSort {
  /** 'count', a field of the grouping, or a measure such as 'sum:manHours'. */
  readonly sort: string
  readonly desc: boolean
}
export interface GroupQuery {
  readonly by: readonly GroupKey[]
  readonly measures: readonly Measure[]
  /** The rows that are grouped; its page and order are ignored. */
  readonly rows: ListQuery
}
/** An unchecked grouping; filter and page are those of a list. */
export interface GroupRequest extends ListRequest {
  readonly by: readonly { readonly field: string; readonly step?: string | undefined }[]
  readonly measures?: readonly { readonly field: string; readonly of: string }[] | undefined
}
export interface PagedGroupQuery extends GroupQuery {
  readonly no: number
  readonly size: number
  readonly sorts: readonly GroupSort[]
}

export const isCalendar = ({ kind }: FieldDef) => kind === 'date' || kind === 'instant'
/** Free texts and amounts differ from row to row; what lists compare as a whole are categories. */
const isCategory = ({ kind, options: { filter } }: FieldDef) => (kind === 'text' || kind === 'int') && (filter === 'eq' || filter === 'in')
const isGroupable = (field: FieldDef) => ['link', 'choice', 'flag'].includes(field.kind) || isCalendar(field) || isCategory(field)

/** The fields by which a list can be grouped: those that it can be filtered by, so that each group leads to its rows. */
export const groupableOf = (resource: ResourceDef): readonly (readonly [string, FieldDef])[] => {
  const own = filterableOf(resource).filter(([, field]) => isGroupable(field))
  const stamps = [...STAMPS].filter((key) => !own.some(([name]) => name === key)).map((key) => [key, instant()] as const)
  return [...own, ...stamps]
}
/** Positions in an order and ids of records are numbers but no amounts. */
const isPosition = ({ sort }: ResourceDef, key: string) => key === 'sortOrder' || key === sort.replace(/^-/, '') || key.endsWith('Id')
/** The stored numbers that are amounts: neither categories nor positions. */
export const measurableOf = (resource: ResourceDef): readonly (readonly [string, FieldDef])[] =>
  Object.entries(resource.fields).filter(([key, field]) => {
    const { kind, options } = field
    const isNumber = kind === 'int' || kind === 'decimal'
    return isNumber && !options.secret && !options.transient && !isCategory(field) && !isPosition(resource, key)
  })
/** What can be computed of a number field: shares, balances and prices have no sum. */
export const measuresOf = ({ options }: FieldDef): readonly MeasureKind[] =>
  options.unit === 'share' || options.additive === false ? MEASURE_KINDS.filter((kind) => kind !== 'sum') : MEASURE_KINDS
/** The name of a measure in orders: 'sum:manHours'. */
export const measureName = ({ field, of }: Measure) => `${of}:${field}`

const labels = (resource: ResourceDef, keys: Iterable<string>) => [...keys].map((key) => labelKey(resource, key))
/** Locale key of a field's label. */
const labelKey = ({ name, fields, computed }: ResourceDef, key: string) =>
  key in fields || key in computed ? `${name}.fields.${key}` : `fields.${key}`

/** Something that a person sees: names in messages need it. */
const VISIBLE = /[^\s\p{C}]/u

interface RefusedField {
  readonly key: string
  readonly argument: string
  readonly rule: string
  readonly allowed: Iterable<string>
}
/** A field of the resource is named by its label; what is none, by the argument that it stands in. */
function refusedField(resource: ResourceDef, { key, argument, rule, allowed }: RefusedField): FieldFault {
  const params = { allowed: labels(resource, allowed) }
  if (!params.allowed.length) return { field: argument, rule: 'noneMeasurable' }
  if (!VISIBLE.test(key)) return { field: argument, rule: 'required' }
  const isKnown = Object.hasOwn(resource.fields, key) || Object.hasOwn(resource.computed, key) || STAMPS.has(key)
  return isKnown ? { field: key, rule, params } : { field: argument, rule: 'unknownName', params: { ...params, name: key.slice(0, 60) } }
}

function keysOf(resource: ResourceDef, by: GroupRequest['by'], faults: FieldFault[]): GroupKey[] {
  const allowed = new Map(groupableOf(resource))
  if (by.length > GROUP_FIELDS_MAX) faults.push({ field: 'by', rule: 'max', params: { max: GROUP_FIELDS_MAX } })
  return by.slice(0, GROUP_FIELDS_MAX).map(({ field: key, step }, nth) => {
    const field = allowed.get(key)
    if (!field) faults.push(refusedField(resource, { key, argument: 'by', rule: 'notGroupable', allowed: allowed.keys() }))
    else if (by.findIndex((other) => other.field === key) < nth) faults.push({ field: key, rule: 'groupedTwice' })
    else if (step !== undefined && !isCalendar(field)) faults.push({ field: key, rule: 'noGroupStep' })
    else if (step !== undefined && !GROUP_STEPS.some((known) => known === step))
      faults.push({ field: key, rule: 'choice', params: { allowed: GROUP_STEPS.join(', ') } })
    return { field: key, ...(field && isCalendar(field) && { step: (step ?? 'day') as GroupStep }) }
  })
}
function measuresIn(resource: ResourceDef, measures: NonNullable<GroupRequest['measures']>, faults: FieldFault[]): Measure[] {
  const allowed = new Map(measurableOf(resource))
  if (measures.length > MEASURES_MAX) faults.push({ field: 'measures', rule: 'max', params: { max: MEASURES_MAX } })
  for (const { field: key, of } of measures.slice(0, MEASURES_MAX)) {
    const field = allowed.get(key)
    if (!field) faults.push(refusedField(resource, { key, argument: 'measures', rule: 'notMeasurable', allowed: allowed.keys() }))
    else if (!measuresOf(field).some((kind) => kind === of))
      faults.push({ field: key, rule: 'choice', params: { allowed: measuresOf(field).join(', ') } })
  }
  return measures.slice(0, MEASURES_MAX) as Measure[]
}
/** The order of a grouping unless it is requested: days forward, otherwise the largest groups first. */
const initialSorts = ([first]: readonly GroupKey[]): GroupSort[] =>
  first?.step ? [{ sort: first.field, desc: false }] : [{ sort: 'count', desc: true }]

/**
 * Checks a grouping against the definition; without fields it is one group of all rows.
 * @throws Refusal `invalid` naming the field that is wrong, with what is allowed.
 */
export function groupQueryOf(
  resource: ResourceDef,
  request: GroupRequest,
  targetOf: Parameters<typeof listQueryOf>[2],
  facts: RelativeFacts | undefined,
): PagedGroupQuery {
  const { by, measures: wanted = [], filter, through, page, thenBy = [], max } = request
  const faults: FieldFault[] = []
  const keys = keysOf(resource, by, faults)
  const measures = measuresIn(resource, wanted, faults)
  const sortable = ['count', ...keys.map(({ field }) => field), ...measures.map(measureName)]
  const sorts = [...(page?.sort ? [{ sort: page.sort, desc: page.order === 'DESC' }] : []), ...thenBy]
  if (!faults.length && !sorts.every(({ sort }) => sortable.includes(sort)))
    faults.push({ field: 'sort', rule: 'choice', params: { allowed: sortable.join(', ') } })
  if (faults.length) throw invalid(faults)
  const paging = { no: page?.no, size: page?.size }
  const rows = listQueryOf(resource, { filter, through, page: paging, max }, targetOf, facts)
  return { by: keys, measures, rows, no: rows.no, size: rows.size, sorts: sorts.length ? sorts : initialSorts(keys) }
}

/** What a measure is computed from, as exact integers at the scale of the field: parts of groups add up to those of all rows. */
export interface MeasureParts {
  readonly sum?: bigint | null
  /** Rows in which the field is filled. */
  readonly filled?: bigint | null
  readonly min?: bigint | null
  readonly max?: bigint | null
}
/** The parts of the rows of one unit; null where the number or the row has none. */
export interface UnitParts extends MeasureParts {
  readonly unit: string | null
  readonly rows: number
}
export type GroupValue = string | number | boolean | null
/** One group as the database finds it: for calendar units the first day, null where a field is empty. */
export interface Grouped {
  readonly keys: readonly GroupValue[]
  readonly count: number
  /** By field: one entry, or one for each unit. */
  readonly parts: Readonly<Record<string, readonly UnitParts[]>>
}
