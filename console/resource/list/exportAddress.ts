import type { ResourceMeta } from '../../kit/gen/resources.ts'
import { filterValue, type ListState, readRange } from '../address.ts'

const API = '/api/v1'

/** A filter of the list in the spelling of the REST wire: '%word%' for contains, 'a,b' for any of, 'from,to' for a range. */
function wireValue(meta: ResourceMeta, name: string, text: string): string | undefined {
  const field = meta.fields[name]
  if (!field || filterValue(field, text) === undefined) return undefined
  if (['date', 'instant', 'int', 'decimal'].includes(field.kind)) return readRange(text).join(',')
  if (field.filter === 'like' && field.kind !== 'choice') return `%${text}%`
  return text
}

/** Where the rows of a list, or some of them, come as a sheet. */
export function exportAddress(meta: ResourceMeta, state: Pick<ListState, 'keyword' | 'filters' | 'sort'>, ids?: readonly string[]): string {
  const params = new URLSearchParams()
  if (ids) params.set('id', ids.join(','))
  else {
    if (state.keyword) params.set('keyword', state.keyword)
    for (const [name, text] of Object.entries(state.filters)) {
      const value = wireValue(meta, name, text)
      if (value) params.set(name, value)
    }
  }
  if (state.sort) params.set('sort', `${state.sort.isDescending ? '-' : '+'}${state.sort.field}`)
  const search = params.toString()
  return `${API}${meta.rest}/export${search ? `?${search}` : ''}`
}
