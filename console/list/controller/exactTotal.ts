import { useQuery } from '@apollo/client/react'
import { useCallback, useState } from 'react'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import type { List } from '../../resource/list.ts'
import { COUNTED_TO, countDocument } from '../../resource/operations/documents.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'

type Sum = Pick<List, 'total' | 'countAll'>
interface Counted {
  readonly filter: Record<string, unknown>
  /** What the server counted, no further than it was asked to. */
  readonly total: number
}

/** The number of records; where the server stopped counting, all of them only once somebody has asked. */
export function useExactTotal(meta: ResourceMeta, { filter, total }: Counted): Sum {
  const isMore = total === COUNTED_TO + 1
  // Other filters are another question.
  const key = JSON.stringify(filter)
  const [requestedKey, ask] = useState<string>()
  const isRequested = isMore && requestedKey === key
  const { data } = useQuery(countDocument(meta), {
    variables: { filter },
    skip: !isRequested,
    fetchPolicy: 'network-only',
    context: SHOWN_HERE,
  })
  const countAll = useCallback(() => ask(key), [key])
  if (!isMore) return { total }
  return isRequested && data ? { total: data.page.total } : { total: COUNTED_TO, countAll }
}

const grouped = new Intl.NumberFormat('en')
/** '12,345', or '10,000+' where there are more. */
export const sumOf = ({ total, countAll }: Sum): string => grouped.format(total) + (countAll ? '+' : '')
