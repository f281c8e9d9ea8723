import { useQuery } from '@apollo/client/react'
import { operation } from '../../kit/document.ts'
import { type Failure, failureOf } from '../../kit/failure.ts'
import { SHOWN_HERE } from '../../resource/write.ts'

export interface Punctuality {
  repairerId: string
  name: string
  sent: number
  returned: number
  onTime: number
  onTimeRate: number | null
  meanDays: number | null
  meanDelayDays: number | null
  outNow: number
  overdueNow: number
}
export interface Days {
  from: string
  to: string
}

const DAY_MS = 86_400_000
/** The last so many days, today included. */
export const lastDays = (count: number, today: string): Days => ({
  from: new Date(Date.parse(today) - (count - 1) * DAY_MS).toISOString().slice(0, 10),
  to: today,
})

const punctualityDocument = operation(
  'query',
  'RollerPunctuality',
  { from: 'Date!', to: 'Date!' },
  'rollerPunctuality{repairerId name sent returned onTime onTimeRate meanDays meanDelayDays outNow overdueNow}',
)

export interface Answer {
  rows: readonly Punctuality[] | undefined
  isLoading: boolean
  failure: Failure | undefined
  retry: () => void
}

/** How repairers kept the days agreed; the last answer stays while a new one is on its way. */
export function usePunctuality(days: Days): Answer {
  const { data, previousData, loading, error, refetch } = useQuery<{ rollerPunctuality: readonly Punctuality[] }>(punctualityDocument, {
    variables: days,
    fetchPolicy: 'cache-and-network',
    context: SHOWN_HERE,
  })
  const answer = (error ? undefined : (data ?? previousData)) as { rollerPunctuality: readonly Punctuality[] } | undefined
  return {
    rows: answer?.rollerPunctuality,
    isLoading: loading,
    failure: error && failureOf(error),
    retry: () => void refetch().catch(() => undefined),
  }
}
