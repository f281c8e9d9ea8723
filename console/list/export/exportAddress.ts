import { filterValue } from '../../fields/filters/filterAddress.ts'
import { kindOf } from '../../fields/kinds/index.ts'
import { isPeriod } from '../../fields/kinds/relative.ts'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import { asSearch, exactText, isUnfilled, type ListState, readRange, sortsOf, writeSorts } from '../../resource/address.ts'
import { type Grouping, measureName } from '../groups/grouping.ts'

const API = '/api/v1'

/** A filter in the syntax of the REST API: '%word%' for contains, 'a,b' for any of, 'from,to' for a range. */
function wireValue(meta: ResourceMeta, name: string, text: string): string | undefined {
  const field = meta.fields[name]
  if (!field || filterValue(field, text) === undefined) return undefined
  if (isPeriod(text)) return text
  if (isUnfilled(text)) return text
  if (kindOf(field).filter === 'range') return readRange(text).join(',')
  return exactText(text) ?? (field.filter === 'like' && field.kind !== 'choice' ? `%${text}%` : text)
}

interface Wanted {
  /** Limits the rows; all that match the filters by default. */
  ids?: readonly string[] | undefined
  /** The columns, in order; all by default. */
  columns?: readonly string[] | undefined
}

type Filtering = Pick<ListState, 'keyword' | 'filters'>
function setFilters(params: URLSearchParams, meta: ResourceMeta, { keyword, filters }: Filtering) {
  if (keyword) params.set('keyword', keyword)
  for (const [name, text] of Object.entries(filters)) {
    const value = wireValue(meta, name, text)
    if (value) params.set(name, value)
  }
}
const addressOf = (path: string, params: URLSearchParams) => {
  const search = asSearch(params)
  return `${API}${path}${search ? `?${search}` : ''}`
}

/** The URL of the workbook with the rows of a list. */
export function exportAddress(
  meta: ResourceMeta,
  state: Pick<ListState, 'keyword' | 'filters' | 'sort' | 'thenBy'>,
  { ids, columns }: Wanted = {},
): string {
  const params = new URLSearchParams()
  if (ids) params.set('id', ids.join(','))
  else setFilters(params, meta, state)
  const sorts = writeSorts(sortsOf(state))
  if (sorts) params.set('sort', sorts)
  if (columns?.length) params.set('columns', columns.join())
  return addressOf(`${meta.rest}/export`, params)
}

/** The URL of the workbook with the groups of a list. */
export function groupExportAddress(meta: ResourceMeta, state: Filtering, { by, measures, order }: Grouping): string {
  const params = new URLSearchParams()
  params.set('by', by.map(({ field, step }) => (step ? `${field}:${step}` : field)).join())
  if (measures.length) params.set('measures', measures.map(measureName).join())
  if (order) params.set('sort', `${order.isDescending ? '-' : ''}${order.name}`)
  setFilters(params, meta, state)
  return addressOf(`${meta.rest}/group/export`, params)
}
