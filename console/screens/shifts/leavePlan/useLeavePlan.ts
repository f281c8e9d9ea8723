import { useQuery } from '@apollo/client/react'
import { useLocation, useNavigate } from 'react-router-dom'
import { failureOf } from '../../../kit/network/failure.ts'
import { today } from '../../../kit/words/time.ts'
import { useAnswerChanges } from '../../../resource/live/useChanges.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import { LeavePlanDocument } from '../../shared/leave/gen/leavePlan.ts'

/** The leave of a year, read again when what it shows changes anywhere. */
export function useLeavePlan(year: number) {
  const { data, previousData, error, loading, refetch } = useQuery(LeavePlanDocument, {
    variables: { year },
    fetchPolicy: 'cache-and-network',
    context: SHOWN_HERE,
  })
  const reload = () => void refetch().catch(() => undefined)
  useAnswerChanges(LeavePlanDocument, reload)
  return { plan: (data ?? previousData)?.plan, failure: error && !data ? failureOf(error) : undefined, isLoading: loading, refetch: reload }
}

const YEAR = /^20\d\d$/
const QUARTER = /^[1-4]$/

/** What is shown, as the address says: it can be sent to a colleague, and printed. */
export function usePlanAddress() {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const now = today()
  const [year, quarter] = [params.get('year') ?? '', params.get('quarter') ?? '']
  const go = (patch: Readonly<Record<string, string>>) => {
    for (const [key, value] of Object.entries(patch))
      if (value) params.set(key, value)
      else params.delete(key)
    navigate({ pathname, search: params.size ? `?${params}` : '' }, { replace: true })
  }
  return {
    now,
    search,
    year: YEAR.test(year) ? Number(year) : Number(now.slice(0, 4)),
    quarter: QUARTER.test(quarter) ? Number(quarter) : null,
    team: params.get('team') ?? '',
    position: params.get('position') ?? '',
    go,
  }
}
export type PlanAddress = ReturnType<typeof usePlanAddress>
