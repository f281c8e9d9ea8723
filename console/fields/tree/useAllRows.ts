import type { ApolloClient } from '@apollo/client'
import { useApolloClient, useQuery } from '@apollo/client/react'
import { useEffect, useMemo, useState } from 'react'
import { type Failure, failureOf } from '../../kit/network/failure.ts'
import type { AskingPage, PageOf } from '../../resource/operations/documents.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'

const SIZE = 200
/** Most pages; a larger tree is not usable. */
const MOST = 25

export interface AllRows<T> {
  rows: readonly T[] | undefined
  isLoading: boolean
  failure: Failure | undefined
  refresh: () => void
}

const none: readonly never[] = []
const variablesOf = (no: number, sort: string) => ({
  filter: {},
  page: { no, size: SIZE, sort: sort.replace(/^-/, ''), order: sort.startsWith('-') ? 'DESC' : 'ASC' },
})

/** Loads every row of a resource, page by page; the first page is observed, and a change reloads all. */
export function useAllRows<T>(document: AskingPage<T>, sort: string): AllRows<T> {
  const client = useApolloClient()
  const query = useQuery(document, { variables: variablesOf(1, sort), notifyOnNetworkStatusChange: true, context: SHOWN_HERE })
  const first = (query.data ?? query.previousData)?.page
  const more = useFurther<T>(client, { document, sort, first, isLoading: query.loading })
  const isPartial = Boolean(first && first.total > SIZE && !more)
  const rows = useMemo(() => (first && !isPartial ? [...first.items, ...(more ?? none)] : undefined), [first, more, isPartial])
  const failed = query.error && !query.data ? failureOf(query.error) : undefined
  return {
    rows,
    isLoading: query.loading || isPartial,
    failure: failed,
    refresh: () => void query.refetch().catch(() => undefined),
  }
}

interface Further<T> {
  document: AskingPage<T>
  sort: string
  first: PageOf<T> | undefined
  isLoading: boolean
}

function useFurther<T>(client: ApolloClient, { document, sort, first, isLoading }: Further<T>): readonly T[] | undefined {
  const [more, setMore] = useState<readonly T[]>()
  useEffect(() => {
    if (isLoading || !first) return
    if (first.total <= SIZE) return setMore(none)
    let isCurrent = true
    const pages = Array.from({ length: Math.min(MOST, Math.ceil(first.total / SIZE)) - 1 }, (_, i) => i + 2)
    const read = (no: number) =>
      client.query({ query: document, variables: variablesOf(no, sort), fetchPolicy: 'network-only', context: SHOWN_HERE })
    Promise.all(pages.map(read)).then(
      (answers) => isCurrent && setMore(answers.flatMap(({ data }) => data?.page.items ?? none)),
      () => isCurrent && setMore(none),
    )
    return () => {
      isCurrent = false
    }
  }, [client, document, sort, first, isLoading])
  return more
}
