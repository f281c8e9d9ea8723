import { useQuery } from '@apollo/client/react'
import { useCallback, useEffect, useMemo } from 'react'
import { filterOf } from '../../fields/filters/filterAddress.ts'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import { failureOf } from '../../kit/network/failure.ts'
import { pageOf, sortedBy } from '../../resource/address.ts'
import type { AnySpec } from '../../resource/defineScreen.ts'
import type { List } from '../../resource/list.ts'
import { shownDocument } from '../../resource/operations/documents.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import { lastPage } from '../table/pages.ts'
import { useExactTotal } from './exactTotal.ts'
import { pagePatch, useAddress } from './useAddress.ts'
import { useFallbackOrder } from './useFallbackOrder.ts'

/** Loads the rows for the state in the address. */
export function useListQuery(meta: ResourceMeta, ordinarySort: string = meta.sort, initial?: AnySpec['initial']): List {
  const { state, go, reset, sortBy, search, visit } = useAddress(meta, ordinarySort, initial)
  const filter = useMemo(() => filterOf(meta, state), [meta, state])
  const order = { state, ordinarySort, indexedSort: meta.sort, filters: JSON.stringify(filter) }
  const { fallbackOrder, useShownFailure } = useFallbackOrder(order)
  const variables = { filter, page: pageOf(fallbackOrder ? sortedBy(state, fallbackOrder) : state) }
  const key = JSON.stringify(variables)
  // Opening a record changes the address too, but not the query.
  const stable = useMemo(() => JSON.parse(key) as typeof variables, [key])
  const query = useQuery(shownDocument(meta), {
    variables: stable,
    notifyOnNetworkStatusChange: true,
    context: SHOWN_HERE,
    skip: Boolean(state.group),
  })
  const answer = (query.data ?? query.previousData)?.page
  const failure = useShownFailure(query.error && !query.data ? failureOf(query.error) : undefined)

  const isPastEnd = Boolean(query.data?.page && state.page > 1 && query.data.page.items?.length === 0)
  const end = lastPage(query.data?.page?.total ?? 0, state.size)
  const { page } = state
  useEffect(() => {
    if (isPastEnd && page !== end) go(pagePatch(end))
  }, [isPastEnd, page, end, go])

  const { refetch } = query
  const counted = useExactTotal(meta, { filter: stable.filter, total: answer?.total ?? 0 })
  return {
    meta,
    state,
    search,
    variables: stable,
    rows: answer?.items ?? [],
    ...counted,
    isFirst: !answer && !failure,
    isLoading: query.loading,
    isStale: Boolean(answer && !query.data),
    failure,
    fallbackOrder,
    go,
    reset,
    sortBy,
    open: useCallback((id) => go({ open: id }), [go]),
    visit,
    refresh: useCallback(() => void refetch().catch(() => undefined), [refetch]),
  }
}
