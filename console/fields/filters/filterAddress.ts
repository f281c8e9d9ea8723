import type { FieldMeta, ResourceMeta } from '../../kit/gen/resources.ts'
import { DEFAULT_SIZE, isUnfilled, type ListState, readOrder, readSorts, SIZES } from '../../resource/address.ts'
import { kindOf } from '../kinds/index.ts'

type Filtering = Pick<ListState, 'keyword' | 'filters'>

/** Whether lists can be filtered by a field. */
export const isFilterable = (field: FieldMeta | undefined): field is FieldMeta =>
  Boolean(field?.filter) && field?.kind !== 'time' && (field?.kind !== 'link' || field.target !== undefined)

/** Parameters of a list that are no filters. */
const NO_FILTERS: ReadonlySet<string> = new Set(['page', 'size', 'sort', 'view', 'keyword', 'group', 'open', 'look'])

const idIn = (text: string | null) => (text && /^(0|[1-9]\d*)$/.test(text) ? text : undefined)

/** Parses the list state of an address. Invalid parts, as in typed or pasted URLs and old views, are dropped; those that would filter are named. */
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
  const ignored = [...new Set(params.keys())].filter((name) => !NO_FILTERS.has(name) && !(name in filters) && params.get(name)?.trim())
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
    ...(ignored.length > 0 && { ignored }),
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
