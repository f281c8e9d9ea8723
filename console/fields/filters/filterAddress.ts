import type { FieldMeta, ResourceMeta } from '../../kit/gen/resources.ts'
import { DEFAULT_SIZE, isUnfilled, type ListState, readOrder, readSorts, SIZES } from '../../resource/address.ts'
import { kindOf } from '../kinds/index.ts'

type Filtering = Pick<ListState, 'keyword' | 'filters'>

/** Whether lists can be filtered by a field. */
export const isFilterable = (field: FieldMeta | undefined): field is FieldMeta =>
  Boolean(field?.filter) && field?.kind !== 'time' && (field?.kind !== 'link' || field.target !== undefined)

const idIn = (text: string | null) => (text && /^(0|[1-9]\d*)$/.test(text) ? text : undefined)

/** Parses the list state of an address. Invalid parts, as in typed or pasted URLs, are dropped. */
export function readAddress(meta: ResourceMeta, params: URLSearchParams, ordinary: string = meta.sort): ListState {
  const page = Number(params.get('page') ?? 1)
  const size = Number(params.get('size') ?? DEFAULT_SIZE)
  const filters: Record<string, string> = {}
  const group = params.get('group')?.trim()
  const sorts = readSorts(meta, params.get('sort'))
  const [sort, ...thenBy] = sorts.length ? sorts : readOrder(ordinary)
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
    ...(group && { group }),
    open: idIn(params.get('open')),
  }
}

/** The API filter for the text of one filter; undefined when it is invalid. */
export const filterValue = (field: FieldMeta, text: string): object | undefined =>
  isUnfilled(text) && field.kind !== 'links' ? { eq: null } : kindOf(field).parseFilter(text, field)

/** The API filter of a list state, keyword included. */
export function filterOf(meta: ResourceMeta, state: Filtering): Record<string, unknown> {
  const out: Record<string, unknown> = state.keyword ? { keyword: state.keyword } : {}
  for (const [name, text] of Object.entries(state.filters)) {
    const field = meta.fields[name]
    const value = field && filterValue(field, text)
    if (value) out[name] = value
  }
  return out
}
