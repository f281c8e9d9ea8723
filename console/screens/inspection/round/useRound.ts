import { useQuery } from '@apollo/client/react'
import { useCallback, useEffect } from 'react'
import { failureOf } from '../../../kit/network/failure.ts'
import { serverNow } from '../../../kit/words/serverClock.ts'
import { useAnswerChanges } from '../../../resource/live/useChanges.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import { InspectionRoundDocument, RoundShiftsDocument } from '../gen/inspection.ts'
import type { Shift } from '../shifts.ts'
import { isSameRound, type Round } from './round.ts'

/** Missed is what time makes of an order, so nobody tells of it. */
const POLL_MS = 60_000

/** When a round was read last. Apollo keeps rounds for longer than the page stands, so this is kept as long. */
const readAt = new Map<string, number>()
const nameOf = ({ shift, planDate }: Round) => `${shift?.id}:${planDate}`

/** The points of one shift; of the present one unless it is said. They follow what colleagues record. */
export function useRound(shiftId: string | null, date: string | null) {
  const { data, previousData, error, loading, refetch } = useQuery(InspectionRoundDocument, {
    variables: { shiftId, date },
    pollInterval: POLL_MS,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    context: SHOWN_HERE,
  })
  const look = useCallback(() => void refetch().catch(() => undefined), [refetch])
  useAnswerChanges(InspectionRoundDocument, look)
  const current = data?.round
  useEffect(() => {
    if (current && !loading && !error) readAt.set(nameOf(current), serverNow())
  }, [current, loading, error])
  const before = previousData?.round
  // A point that is opened says its shift in the address: that is no other round.
  const known = current ?? (before && isSameRound(before, { shiftId, date }) ? before : undefined)
  const round = known ?? (error ? undefined : before)
  return {
    round,
    /** What shows is of the shift that was looked at before. */
    isTurning: loading && !known,
    /** Why there is nothing to show. */
    failure: error && !round ? failureOf(error) : undefined,
    /** What shows could not be read anew, and is as it was then; null when nobody knows when that was. */
    staleAt: error && round ? (readAt.get(nameOf(round)) ?? null) : undefined,
    refetch: look,
  }
}

const wanted = { filter: { status: { eq: 'ENABLED' } }, page: { no: 1, size: 50 } } as const
const none: readonly Shift[] = []

/** The shifts of the plant, as far as this person may know them. */
export function useShifts(): readonly Shift[] {
  const { data } = useQuery(RoundShiftsDocument, { variables: wanted, context: SHOWN_HERE })
  return data?.page.items ?? none
}
