import type { ResourceMeta, ResourceName } from '../kit/gen/resources.ts'
import { asSearch, type ListState, sortsOf, writeSorts } from './address.ts'

export interface PrintedList {
  columns: readonly { name: string }[]
  /** Only these rows, whatever the filters say. */
  ids?: readonly string[]
}
/** Where a list is printed just as it stands on the screen. */
export function printAddress(
  meta: ResourceMeta,
  state: Pick<ListState, 'keyword' | 'filters' | 'sort' | 'thenBy'>,
  { columns, ids }: PrintedList,
): string {
  const params = new URLSearchParams()
  if (ids?.length) params.set('ids', ids.join(','))
  else {
    if (state.keyword) params.set('keyword', state.keyword)
    for (const [name, text] of Object.entries(state.filters)) params.set(name, text)
  }
  const sorts = writeSorts(sortsOf(state))
  if (sorts) params.set('sort', sorts)
  if (columns.length) params.set('columns', columns.map(({ name }) => name).join(','))
  return `/print/list/${meta.name}?${asSearch(params)}`
}

export const recordPrintAddress = (meta: ResourceMeta, id: string): string => `/print/record/${meta.name}/${id}`
export const labelsAddress = (of: ResourceName, ids: readonly string[]): string => `/print/labels/${of}?ids=${ids.join(',')}`
