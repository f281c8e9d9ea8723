import type { FieldMeta, ResourceMeta } from '../kit/gen/resources.ts'
import { isDay } from '../kit/words/time.ts'
import { startOfDay } from '../shared/offset.ts'

export const SIZES = [10, 20, 30, 50] as const
export const DEFAULT_SIZE = 20

export interface Sort {
  field: string
  isDescending: boolean
}

/** Everything a list shows that a pasted link must bring back. */
export interface ListState {
  page: number
  size: number
  sort: Sort | undefined
  /** Orders among rows that `sort` puts side by side. */
  thenBy: readonly Sort[]
  /** The saved view that is shown, '0' for deliberately none. */
  view: string | undefined
  keyword: string
  filters: Readonly<Record<string, string>>
  open: string | undefined
}

type Filtering = Pick<ListState, 'keyword' | 'filters'>

export type Patch = Record<string, string | null>

export const isFilterable = (field: FieldMeta | undefined): field is FieldMeta =>
  Boolean(field?.filter) && field?.kind !== 'time' && (field?.kind !== 'link' || field.target !== undefined)

export function readSort(text: string | null | undefined): Sort | undefined {
  return text ? { field: text.replace(/^-/, ''), isDescending: text.startsWith('-') } : undefined
}

export const MOST_SORTS = 4

/** '-reportDate,status': what cannot be sorted by, and what is named twice, is left out. */
export function readSorts(meta: ResourceMeta, text: string | null | undefined): Sort[] {
  const sorts = new Map(
    (text ?? '')
      .split(',')
      .flatMap((one) => readSort(one) ?? [])
      .map((sort) => [sort.field, sort]),
  )
  return [...sorts.values()].filter(({ field }) => meta.fields[field]?.sort).slice(0, MOST_SORTS)
}
export const writeSorts = (sorts: readonly Sort[]): string =>
  sorts.map(({ field, isDescending }) => (isDescending ? '-' : '') + field).join()

export const sortsOf = ({ sort, thenBy }: Pick<ListState, 'sort' | 'thenBy'>): Sort[] => (sort ? [sort, ...thenBy] : [])

/** A press sorts by one field, newest or largest first, and the next one turns it round; an added one goes again with the third. */
export function nextSorts(sorts: readonly Sort[], field: string, isAdded = false): Sort[] {
  const known = sorts.find((sort) => sort.field === field)
  if (!isAdded) return [{ field, isDescending: !(known?.isDescending && known === sorts[0]) }]
  if (!known) return [...sorts, { field, isDescending: true }].slice(0, MOST_SORTS)
  return sorts.flatMap((sort) => (sort !== known ? sort : sort.isDescending ? { field, isDescending: false } : []))
}

const idIn = (text: string | null) => (text && /^(0|[1-9]\d*)$/.test(text) ? text : undefined)

/** Addresses are typed and pasted by people: whatever does not fit is dropped, never sent. */
export function readAddress(meta: ResourceMeta, params: URLSearchParams, ordinary: string = meta.sort): ListState {
  const page = Number(params.get('page') ?? 1)
  const size = Number(params.get('size') ?? DEFAULT_SIZE)
  const filters: Record<string, string> = {}
  const [sort = readSort(ordinary), ...thenBy] = readSorts(meta, params.get('sort'))
  for (const [name, field] of Object.entries(meta.fields)) {
    const value = params.get(name)?.trim()
    if (value && isFilterable(field) && filterValue(field, value) !== undefined) filters[name] = value
  }
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: (SIZES as readonly number[]).includes(size) ? size : DEFAULT_SIZE,
    sort,
    thenBy,
    view: idIn(params.get('view')),
    keyword: params.get('keyword')?.trim() ?? '',
    filters,
    open: idIn(params.get('open')),
  }
}

export function patched(params: URLSearchParams, patch: Patch): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [key, value] of Object.entries(patch)) {
    if (value) next.set(key, value)
    else next.delete(key)
  }
  return next
}

/** The part behind '?', kept readable: commas and '~' need no escaping in a query. */
export const asSearch = (params: URLSearchParams): string => params.toString().replaceAll('%2C', ',').replaceAll('%7E', '~')

const DAY_MS = 86_400_000

export function readRange(text: string): [string, string] {
  const [from = '', to = ''] = text.includes('~') ? text.split('~') : [text, text]
  return [from.trim(), to.trim()]
}
export const writeRange = (from: string, to: string): string => (from || to ? `${from}~${to}` : '')

/** The days as instants: the last one counts to its end, in the factory's zone and not the browser's. */
function instants(from: string, to: string) {
  return {
    ...(isDay(from) && { from: new Date(startOfDay(from)).toISOString() }),
    ...(isDay(to) && { to: new Date(startOfDay(to) + DAY_MS - 1).toISOString() }),
  }
}

const days = (from: string, to: string) => ({ ...(isDay(from) && { from }), ...(isDay(to) && { to }) })
const numbers = (from: string, to: string) => ({
  ...(from && Number.isFinite(Number(from)) && { from: Number(from) }),
  ...(to && Number.isFinite(Number(to)) && { to: Number(to) }),
})
const filled = <T extends object>(value: T): T | undefined => (Object.keys(value).length ? value : undefined)
const oneOrMany = (values: readonly string[]) => (values.length > 1 ? { in: values } : values.length ? { eq: values[0] } : undefined)

/** Exactly this and no part of it; alone, what is not filled in. */
const EXACTLY = '='
export const exactly = (value: string | null) => `${EXACTLY}${value ?? ''}`
export const isUnfilled = (text: string) => text === EXACTLY
/** The text that is meant exactly; undefined where a part of it is looked for. */
export const exactText = (text: string): string | undefined => (text.startsWith(EXACTLY) ? text.slice(EXACTLY.length) : undefined)

/** What one filter means to the API, or undefined when the text means nothing. */
export function filterValue(field: FieldMeta, text: string): object | undefined {
  const parts = text.split(',').filter(Boolean)
  switch (field.kind) {
    case 'choice':
      return oneOrMany(parts.filter((part) => field.values?.includes(part)))
    case 'link':
      if (isUnfilled(text)) return { eq: null }
      return oneOrMany(parts.filter((part) => /^[1-9]\d*$/.test(part)))
    case 'links':
      return oneOrMany(parts.filter((part) => /^[1-9]\d*$/.test(part)))
    case 'flag':
      return text === 'true' || text === 'false' ? { eq: text === 'true' } : undefined
    case 'date':
      return filled(days(...readRange(text)))
    case 'instant':
      return filled(instants(...readRange(text)))
    case 'int':
    case 'decimal':
      return filled(numbers(...readRange(text)))
    case 'text':
    case 'longText':
    case 'richText':
    case 'time':
    case 'amounts':
      if (text.startsWith(EXACTLY)) return { eq: exactText(text) || null }
      return field.filter === 'like' ? { contains: text } : { eq: text }
  }
}

export function filterOf(meta: ResourceMeta, state: Filtering): Record<string, unknown> {
  const out: Record<string, unknown> = state.keyword ? { keyword: state.keyword } : {}
  for (const [name, text] of Object.entries(state.filters)) {
    const field = meta.fields[name]
    const value = field && filterValue(field, text)
    if (value) out[name] = value
  }
  return out
}

const sortInput = ({ field, isDescending }: Sort) => ({ sort: field, order: isDescending ? 'DESC' : 'ASC' })

export function pageOf({ page, size, sort, thenBy }: ListState) {
  return { no: page, size, ...(sort && sortInput(sort)), ...(thenBy.length && { thenBy: thenBy.map(sortInput) }) }
}

export const filterCount = (state: Filtering): number => Object.keys(state.filters).length + (state.keyword ? 1 : 0)
