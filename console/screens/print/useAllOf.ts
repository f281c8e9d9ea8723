import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { filterOf } from '../../fields/filters/filterAddress.ts'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import { type Failure, failureOf } from '../../kit/network/failure.ts'
import { type ListState, pageOf } from '../../resource/address.ts'
import type { Row } from '../../resource/meta.ts'
import { listDocument } from '../../resource/operations/documents.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'

/** More than this nobody reads on paper. */
export const MOST_ROWS = 1000
/** As much as a list asks for at once: what a query may cost counts fields times rows. */
const SIZE = 50

export interface AllOf {
  rows: readonly Row[]
  total: number
  isDone: boolean
  failure: Failure | undefined
  retry: () => void
}
const START = { rows: [] as readonly Row[], total: 0, isDone: false, failure: undefined as Failure | undefined }

/** The rows of a list from its first page on, as many as a printed one holds. */
export function useAllOf(meta: ResourceMeta, state: ListState, ids: readonly string[]): AllOf {
  const client = useApolloClient()
  const [found, setFound] = useState(START)
  const [attempt, setAttempt] = useState(0)
  const queryKey = JSON.stringify({
    filter: ids.length ? { id: { in: ids } } : filterOf(meta, state),
    page: pageOf({ ...state, size: SIZE }),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    let isOver = false
    const { filter, page } = JSON.parse(queryKey) as { filter: object; page: object }
    const read = async () => {
      setFound(START)
      let rows: readonly Row[] = []
      for (let no = 1; !isOver; no++) {
        const { data } = await client.query({
          query: listDocument(meta),
          variables: { filter, page: { ...page, no } },
          fetchPolicy: 'no-cache',
          context: SHOWN_HERE,
        })
        if (!data) throw new Error('no page')
        const { items, total } = data.page
        rows = [...rows, ...items].slice(0, MOST_ROWS)
        const isDone = items.length < SIZE || rows.length >= Math.min(total, MOST_ROWS)
        if (isOver) return
        setFound({ rows, total, isDone, failure: undefined })
        if (isDone) return
      }
    }
    read().catch((error: unknown) => !isOver && setFound({ ...START, failure: failureOf(error) }))
    return () => {
      isOver = true
    }
  }, [client, meta, queryKey, attempt])
  return { ...found, retry: () => setAttempt(attempt + 1) }
}
