import type { ResourceMeta } from '../kit/gen/resources.ts'

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

export function readRange(text: string): [string, string] {
  const [from = '', to = ''] = text.includes('~') ? text.split('~') : [text, text]
  return [from.trim(), to.trim()]
}
export const writeRange = (from: string, to: string): string => (from || to ? `${from}~${to}` : '')

/** Exactly this and no part of it; alone, what is not filled in. */
const EXACTLY = '='
export const exactly = (value: string | null) => `${EXACTLY}${value ?? ''}`
export const isUnfilled = (text: string) => text === EXACTLY
/** The text that is meant exactly; undefined where a part of it is looked for. */
export const exactText = (text: string): string | undefined => (text.startsWith(EXACTLY) ? text.slice(EXACTLY.length) : undefined)

const sortInput = ({ field, isDescending }: Sort) => ({ sort: field, order: isDescending ? 'DESC' : 'ASC' })

export function pageOf({ page, size, sort, thenBy }: ListState) {
  return { no: page, size, ...(sort && sortInput(sort)), ...(thenBy.length && { thenBy: thenBy.map(sortInput) }) }
}

export const filterCount = (state: Filtering): number => Object.keys(state.filters).length + (state.keyword ? 1 : 0)
