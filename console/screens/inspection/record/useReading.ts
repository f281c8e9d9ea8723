import { useQuery } from '@apollo/client/react'
import { useCallback } from 'react'
import { type Failure, failureOf } from '../../../kit/network/failure.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import { LastResultsDocument, type LastResultsQuery, RefValueReadingDocument } from '../gen/inspection.ts'
import type { RoundOrder } from '../round/round.ts'
import type { Reading } from './verdict.ts'

const onlyPeople: Reading = { kind: 'TEXT', low: null, lowOpen: null, high: null, highOpen: null, unit: null, words: null }

interface ReadingResult {
  /** Undefined until the server has said so. */
  reading: Reading | undefined
  failure: Failure | undefined
  refetch: () => void
}

/** How the server reads a reference value. What makes no sense to it is left to people; what could not be asked is not. */
export function useReading(refValue: string | null, unit: string | null): ReadingResult {
  const { data, error, refetch } = useQuery(RefValueReadingDocument, {
    variables: { refValue: refValue ?? '', unit },
    skip: !refValue,
    context: SHOWN_HERE,
  })
  const reload = useCallback(() => void refetch().catch(() => undefined), [refetch])
  const failure = error && failureOf(error)
  if (!refValue || failure?.code === 'BAD_USER_INPUT') return { reading: onlyPeople, failure: undefined, refetch: reload }
  return { reading: data?.reading, failure: data ? undefined : failure, refetch: reload }
}

export type LastResult = LastResultsQuery['page']['items'][number]

/** What was found at the same point the time before; null for never, undefined while it is not known. */
export function useLastResult({ id, pointId }: Pick<RoundOrder, 'id' | 'pointId'>): LastResult | null | undefined {
  const { data } = useQuery(LastResultsDocument, {
    variables: {
      filter: { pointId: { eq: pointId }, status: { in: ['DONE'] } },
      page: { no: 1, size: 2, sort: 'planDate', order: 'DESC' },
    },
    context: SHOWN_HERE,
  })
  return data && (data.page.items.find((one) => one.id !== id) ?? null)
}
