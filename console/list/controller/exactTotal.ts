import { useQuery } from '@apollo/client/react'
import { useCallback, useState } from 'react'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import type { List } from '../../resource/list.ts'
import { COUNTED_TO, countDocument } from '../../resource/operations/documents.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'

type Sum = Pick<List, 'total' | 'countAll'>
interface Counted {
  readonly filter: Record<string, unknown>
  /** The server's count, which stops at a limit for large lists. */
  readonly total: number
}

/** The total of a list. Where the server's count stopped at its limit, `countAll` fetches the exact number. */
export function useExactTotal(meta: ResourceMeta, { filter, total }: Counted): Sum {
  const isMore = total === COUNTED_TO + 1
  // The exact count is valid for one filter only.
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
/** '12,345', or '10,000+' where the count stopped at its limit. */
export const sumOf = ({ total, countAll }: Sum): string => grouped.format(total) + (countAll ? '+' : '')
