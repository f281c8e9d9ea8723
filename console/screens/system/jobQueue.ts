import { useQuery } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { operation } from '../../kit/document.ts'
import { type Failure, failureOf } from '../../kit/failure.ts'
import { SHOWN_HERE } from '../../resource/write.ts'

export const STATES = ['WAITING', 'ACTIVE', 'DELAYED', 'FAILED', 'COMPLETED'] as const
export type JobState = (typeof STATES)[number]

export interface QueueJob {
  id: string
  name: string
  state: JobState
  attemptsMade: number
  attempts: number
  progressDone: number | null
  progressOf: number | null
  failedReason: string | null
  createdAt: string
  dueAt: string | null
  startedAt: string | null
  finishedAt: string | null
  payload: string
  result: string | null
  isScheduled: boolean
}
export interface QueueSchedule {
  name: string
  next: string | null
  everyMs: number | null
  dailyAt: string | null
}
export interface Queue {
  isOpen: boolean
  home: 'REDIS' | 'POSTGRES' | 'EMBEDDED' | null
  counts: Record<'waiting' | 'active' | 'delayed' | 'failed' | 'completed', number>
  schedules: readonly QueueSchedule[]
  /** Whether these are all jobs, and not those of one's own plants. */
  isWhole: boolean
}
export const countOf = ({ counts }: Queue, state: JobState) => counts[state.toLowerCase() as keyof Queue['counts']]

const JOB =
  'id name state attemptsMade attempts progressDone progressOf failedReason createdAt dueAt startedAt finishedAt payload result isScheduled'
const queueDocument = operation(
  'query',
  'JobQueue',
  { state: 'QueueJobState!', no: 'Int', size: 'Int' },
  `page:queueJobs{total items{${JOB}}} queue:jobQueue{isOpen isWhole home counts{waiting active delayed failed completed} schedules{name next everyMs dailyAt}}`,
)
export const retryDocument = operation('mutation', 'RetryQueueJob', { id: 'ID!' }, 'done:retryQueueJob')
export const retryFailedDocument = operation('mutation', 'RetryFailedJobs', {}, 'count:retryFailedJobs')
export const removeDocument = operation('mutation', 'RemoveQueueJob', { id: 'ID!' }, 'done:removeQueueJob')

const POLL_MS = 5_000

interface Answer {
  page: { total: number; items: readonly QueueJob[] }
  queue: Queue
}
export interface Seen {
  queue: Queue | undefined
  /** Undefined until the jobs of this state and page are there. */
  page: Answer['page'] | undefined
  failure: Failure | undefined
  /** When the picture was true. */
  at: number
  isLoading: boolean
  refetch: () => Promise<unknown>
}

/** The queue and the jobs in one state, read anew every few seconds while somebody looks. */
export function useJobQueue(state: JobState, no: number, size: number): Seen {
  const { data, previousData, error, refetch, loading } = useQuery<Answer>(queueDocument, {
    variables: { state, no, size },
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
    context: SHOWN_HERE,
  })
  const again = () => refetch().catch(() => undefined)
  useBack(again)
  const at = useRef(Date.now())
  const told = useRef<unknown>(undefined)
  if (data && !error && told.current !== data) {
    told.current = data
    at.current = Date.now()
  }
  const before = previousData as Answer | undefined
  const now = data as Answer | undefined
  return {
    queue: now?.queue ?? before?.queue,
    page: now?.page,
    failure: error && failureOf(error),
    at: at.current,
    isLoading: loading,
    refetch: again,
  }
}

/** Whoever comes back to the page sees how things are now, not how they were. */
function useBack(again: () => Promise<unknown>) {
  const wanted = useRef(again)
  wanted.current = again
  useEffect(() => {
    const look = () => document.hidden || void wanted.current()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
}
