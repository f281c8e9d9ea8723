import type { ResourceMeta, ResourceName } from '../kit/gen/resources.ts'
import { asSearch, type ListState, sortsOf, writeSorts } from './address.ts'

export interface PrintedList {
  columns: readonly { name: string }[]
  /** Limits the rows to these, regardless of filters. */
  ids?: readonly string[]
}
/** The URL of the print page of a list with the same filters, order and columns. */
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

/** The URL of the print page of a record. */
export const recordPrintAddress = (meta: ResourceMeta, id: string): string => `/print/record/${meta.name}/${id}`
/** The URL of the print page of labels. */
export const labelsAddress = (of: ResourceName, ids: readonly string[]): string => `/print/labels/${of}?ids=${ids.join(',')}`
