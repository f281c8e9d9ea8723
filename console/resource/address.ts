import type { ResourceMeta } from '../kit/gen/resources.ts'

export const SIZES = [10, 20, 30, 50] as const
export const DEFAULT_SIZE = 20

export interface Sort {
  field: string
  isDescending: boolean
}

/** The state of a list that its URL contains. */
export interface ListState {
  page: number
  size: number
  sort: Sort | undefined
  /** Further orders for rows that are equal in `sort`. */
  thenBy: readonly Sort[]
  /** The saved view; '0' for explicitly none. */
  view: string | undefined
  keyword: string
  filters: Readonly<Record<string, string>>
  /** How the list is grouped (`list/groups/grouping.ts`); absent for its rows. */
  group?: string
  open: string | undefined
  /** Names of conditions that the list cannot apply, such as those of a removed field; absent without any. */
  ignored?: readonly string[]
}

type Filtering = Pick<ListState, 'keyword' | 'filters'>

export type Patch = Record<string, string | null>

/** Parses one order, such as '-reportDate'; '-' is descending. */
export function readSort(text: string | null | undefined): Sort | undefined {
  return text ? { field: text.replace(/^-/, ''), isDescending: text.startsWith('-') } : undefined
}

/** Parses '-reportDate,status' as a definition has it. */
export const readOrder = (text: string | null | undefined): Sort[] => (text ?? '').split(',').flatMap((one) => readSort(one) ?? [])

export const MOST_SORTS = 4

/** Parses '-reportDate,status'. Fields that are not sortable, and repeated ones, are dropped; at most MOST_SORTS. */
export function readSorts(meta: ResourceMeta, text: string | null | undefined): Sort[] {
  const sorts = new Map(readOrder(text).map((sort) => [sort.field, sort]))
  return [...sorts.values()].filter(({ field }) => meta.fields[field]?.sort).slice(0, MOST_SORTS)
}
/** The inverse of `readSorts`. */
export const writeSorts = (sorts: readonly Sort[]): string =>
  sorts.map(({ field, isDescending }) => (isDescending ? '-' : '') + field).join()

/** The orders of a list, the primary one first. */
export const sortsOf = ({ sort, thenBy }: Pick<ListState, 'sort' | 'thenBy'>): Sort[] => (sort ? [sort, ...thenBy] : [])

/** The state with other orders. */
export const sortedBy = (state: ListState, [sort, ...thenBy]: readonly Sort[]): ListState => ({ ...state, sort, thenBy })

/**
 * The orders after a click on a heading: a click sorts by this field only, descending first, then ascending. With `isAdded` it is a
 * secondary order, which a third click removes.
 */
export function nextSorts(sorts: readonly Sort[], field: string, isAdded = false): Sort[] {
  const known = sorts.find((sort) => sort.field === field)
  if (!isAdded) return [{ field, isDescending: !(known?.isDescending && known === sorts[0]) }]
  if (!known) return [...sorts, { field, isDescending: true }].slice(0, MOST_SORTS)
  return sorts.flatMap((sort) => (sort !== known ? sort : sort.isDescending ? { field, isDescending: false } : []))
}

/** A copy of the parameters with some set, or deleted where null or empty. */
export function patched(params: URLSearchParams, patch: Patch): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [key, value] of Object.entries(patch)) {
    if (value) next.set(key, value)
    else next.delete(key)
  }
  return next
}

/** The query string, with ',' and '~' unescaped for readability. */
export const asSearch = (params: URLSearchParams): string => params.toString().replaceAll('%2C', ',').replaceAll('%7E', '~')

/** Parses 'from~to' into its two ends; a text without '~' is both. */
export function readRange(text: string): [string, string] {
  const [from = '', to = ''] = text.includes('~') ? text.split('~') : [text, text]
  return [from.trim(), to.trim()]
}
/** The inverse of `readRange`; empty without ends. */
export const writeRange = (from: string, to: string): string => (from || to ? `${from}~${to}` : '')

/** Prefix of a filter for an exact value; alone it means empty. */
const EXACTLY = '='
/** The filter text for an exact value; null means empty. */
export const exactly = (value: string | null) => `${EXACTLY}${value ?? ''}`
/** Whether the filter text means empty. */
export const isUnfilled = (text: string) => text === EXACTLY
/** The exact value of a filter text; undefined where it is a partial match. */
export const exactText = (text: string): string | undefined => (text.startsWith(EXACTLY) ? text.slice(EXACTLY.length) : undefined)

const sortInput = ({ field, isDescending }: Sort) => ({ sort: field, order: isDescending ? 'DESC' : 'ASC' })

/** The `page` argument of the list query. */
export function pageOf({ page, size, sort, thenBy }: ListState) {
  return { no: page, size, ...(sort && sortInput(sort)), ...(thenBy.length && { thenBy: thenBy.map(sortInput) }) }
}

/** The number of active filters, keyword included. */
export const filterCount = (state: Filtering): number => Object.keys(state.filters).length + (state.keyword ? 1 : 0)
