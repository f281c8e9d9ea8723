import { useQuery } from '@apollo/client/react'
import { useLocation, useNavigate } from 'react-router-dom'
import { failureOf } from '../../../kit/network/failure.ts'
import { today } from '../../../kit/words/time.ts'
import { useAnswerChanges } from '../../../resource/live/useChanges.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import { readDay } from './days.ts'
import { MaintenanceCalendarDocument } from './gen/calendar.ts'

/** The days from one to another, read again when what they show changes anywhere. While others are read, the days before them. */
export function useDays(from: string, to: string) {
  const { data, previousData, error, loading, refetch } = useQuery(MaintenanceCalendarDocument, {
    variables: { from, to },
    context: SHOWN_HERE,
  })
  const reload = () => void refetch().catch(() => undefined)
  useAnswerChanges(MaintenanceCalendarDocument, reload)
  return {
    days: (data ?? previousData)?.days,
    failure: error && !data ? failureOf(error) : undefined,
    isLoading: loading,
    isTurning: loading && !data,
    refetch: reload,
  }
}

/** Where the calendar stands and what it is narrowed down to, as its address says. */
export function useAddress() {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const now = today()
  const go = (patch: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(search)
    for (const [key, value] of Object.entries(patch))
      if (value && !(key === 'day' && value === now)) next.set(key, value)
      else next.delete(key)
    navigate({ pathname, search: next.size ? `?${next}` : '' }, { replace: true })
  }
  return { day: readDay(params.get('day'), now), owner: params.get('owner') ?? '', machine: params.get('machine') ?? '', now, go }
}
