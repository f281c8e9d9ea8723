import { filterValue } from '../../fields/filters/filterAddress.ts'
import { kindOf } from '../../fields/kinds/index.ts'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import { asSearch, exactText, isUnfilled, type ListState, readRange, sortsOf, writeSorts } from '../../resource/address.ts'

const API = '/api/v1'

/** A filter in the syntax of the REST API: '%word%' for contains, 'a,b' for any of, 'from,to' for a range. */
function wireValue(meta: ResourceMeta, name: string, text: string): string | undefined {
  const field = meta.fields[name]
  if (!field || filterValue(field, text) === undefined) return undefined
  if (kindOf(field).filter === 'range') return readRange(text).join(',')
  if (isUnfilled(text)) return text
  return exactText(text) ?? (field.filter === 'like' && field.kind !== 'choice' ? `%${text}%` : text)
}

interface Wanted {
  /** Limits the rows; all that match the filters by default. */
  ids?: readonly string[] | undefined
  /** The columns, in order; all by default. */
  columns?: readonly string[] | undefined
}

/** The URL of the workbook with the rows of a list. */
export function exportAddress(
  meta: ResourceMeta,
  state: Pick<ListState, 'keyword' | 'filters' | 'sort' | 'thenBy'>,
  { ids, columns }: Wanted = {},
): string {
  const params = new URLSearchParams()
  if (ids) params.set('id', ids.join(','))
  else {
    if (state.keyword) params.set('keyword', state.keyword)
    for (const [name, text] of Object.entries(state.filters)) {
      const value = wireValue(meta, name, text)
      if (value) params.set(name, value)
    }
  }
  const sorts = writeSorts(sortsOf(state))
  if (sorts) params.set('sort', sorts)
  if (columns?.length) params.set('columns', columns.join())
  const search = asSearch(params)
  return `${API}${meta.rest}/export${search ? `?${search}` : ''}`
}
