import { useQuery } from '@apollo/client/react'
import { type Failure, failureOf } from '../../kit/network/failure.ts'
import { addDays } from '../../kit/words/time.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import { RollerPunctualityDocument, type RollerPunctualityQuery } from './gen/punctuality.ts'

export type Punctuality = RollerPunctualityQuery['rollerPunctuality'][number]
export interface Days {
  from: string
  to: string
}

/** The last so many days, today included. */
export const lastDays = (count: number, today: string): Days => ({ from: addDays(today, 1 - count), to: today })

export interface Answer {
  rows: readonly Punctuality[] | undefined
  isLoading: boolean
  failure: Failure | undefined
  retry: () => void
}

/** How repairers kept the days agreed; the last answer stays while a new one is on its way. */
export function usePunctuality(days: Days): Answer {
  const { data, previousData, loading, error, refetch } = useQuery(RollerPunctualityDocument, {
    variables: days,
    fetchPolicy: 'cache-and-network',
    context: SHOWN_HERE,
  })
  return {
    rows: error ? undefined : (data ?? previousData)?.rollerPunctuality,
    isLoading: loading,
    failure: error && failureOf(error),
    retry: () => void refetch().catch(() => undefined),
  }
}
