import { useQuery } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { type Failure, failureOf } from '../../../kit/network/failure.ts'
import { serverNow } from '../../../kit/words/serverClock.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import { JobQueueDocument, type JobQueueQuery } from './gen/jobQueue.ts'

export const STATES = ['WAITING', 'ACTIVE', 'DELAYED', 'FAILED', 'COMPLETED'] as const
export type JobState = (typeof STATES)[number]

export type QueueJob = JobQueueQuery['page']['items'][number]
export type Queue = JobQueueQuery['queue']
export type QueueSchedule = Queue['schedules'][number]
export const countOf = ({ counts }: Queue, state: JobState) => counts[state.toLowerCase() as keyof Queue['counts']]

const POLL_MS = 5_000

export interface Seen {
  queue: Queue | undefined
  /** Undefined until the jobs of this state and page are there. */
  page: JobQueueQuery['page'] | undefined
  failure: Failure | undefined
  /** When the snapshot was true. */
  at: number
  isLoading: boolean
  refetch: () => Promise<unknown>
}

/** The queue and the jobs in one state, read anew every few seconds while somebody looks. */
export function useJobQueue(state: JobState, no: number, size: number): Seen {
  const { data, previousData, error, refetch, loading } = useQuery(JobQueueDocument, {
    variables: { state, no, size },
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
    context: SHOWN_HERE,
  })
  const reload = () => refetch().catch(() => undefined)
  useBack(reload)
  const at = useRef(serverNow())
  const lastData = useRef<unknown>(undefined)
  if (data && !error && lastData.current !== data) {
    lastData.current = data
    at.current = serverNow()
  }
  return {
    queue: (data ?? previousData)?.queue,
    page: data?.page,
    failure: error && failureOf(error),
    at: at.current,
    isLoading: loading,
    refetch: reload,
  }
}

/** Whoever comes back to the page sees how things are now, not how they were. */
function useBack(reload: () => Promise<unknown>) {
  const wanted = useRef(reload)
  wanted.current = reload
  useEffect(() => {
    const look = () => document.hidden || void wanted.current()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
}
