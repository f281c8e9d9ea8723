import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { filterOf } from '../../fields/filters/filterAddress.ts'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import { type Failure, failureOf } from '../../kit/network/failure.ts'
import type { ListState } from '../../resource/address.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import { type Grouping, type GroupStep, requestedOrder } from './grouping.ts'
import { type GroupPage, groupsDocument } from './groupsDocument.ts'

/** The names of enums on the wire. */
const upper = (name: GroupStep | string) => name.toUpperCase()

export interface Groups {
  /** Undefined until the first answer. */
  readonly page: GroupPage | undefined
  readonly isLoading: boolean
  readonly failure: Failure | undefined
  readonly refresh: () => void
}

/** Loads one page of the groups of a list. */
export function useGroups(meta: ResourceMeta, state: Pick<ListState, 'keyword' | 'filters' | 'page' | 'size'>, grouping: Grouping): Groups {
  const { by, measures } = grouping
  const order = requestedOrder(grouping)
  const sort = order && { sort: order.name, order: order.isDescending ? 'DESC' : 'ASC' }
  const key = JSON.stringify({
    filter: filterOf(meta, state),
    by: by.map(({ field, step }) => ({ field, ...(step && { step: upper(step) }) })),
    measures: measures.map(({ field, of }) => ({ field, of: upper(of) })),
    page: { no: state.page, size: state.size, ...sort },
  })
  const variables = useMemo(() => JSON.parse(key) as Record<string, unknown>, [key])
  const { data, previousData, error, loading, refetch } = useQuery(groupsDocument(meta), {
    variables,
    skip: by.length === 0,
    notifyOnNetworkStatusChange: true,
    context: SHOWN_HERE,
  })
  return {
    page: (data ?? (error ? undefined : previousData))?.groups,
    isLoading: loading,
    failure: error && !data ? failureOf(error) : undefined,
    refresh: () => void refetch().catch(() => undefined),
  }
}
