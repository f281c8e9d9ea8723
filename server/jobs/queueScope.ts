import type { Job, Queue } from 'bullmq'
import { plantOf } from './job.ts'

export const JOB_STATES = ['waiting', 'active', 'delayed', 'failed', 'completed'] as const
export type JobState = (typeof JOB_STATES)[number]

/** Looked through at once, and at most in each state: as many as are kept of those that are over, twice. */
const LOOKED = 500
export const LOOKED_MAX = 10_000
/** What comes next first, what is over newest first. */
const isOldestFirst = (state: JobState) => state === 'waiting' || state === 'active' || state === 'delayed'

/** What there is to see of a queue: all of it, or a part. */
export interface QueueScope {
  counts(): Promise<Record<JobState, number>>
  /** Those of a page, counted from 0, and how many there are in all. */
  some(state: JobState, from: number, to: number): Promise<{ total: number; jobs: Job[] }>
  isSeen(job: Job): boolean
  readonly isWhole: boolean
}
export function wholeQueue(queue: Queue): QueueScope {
  const counts = async () => (await queue.getJobCounts(...JOB_STATES)) as Record<JobState, number>
  return {
    counts,
    async some(state, from, to) {
      const [all, jobs] = await Promise.all([counts(), queue.getJobs(state, from, to, isOldestFirst(state))])
      return { total: all[state], jobs }
    },
    isSeen: () => true,
    isWhole: true,
  }
}
/** Jobs of some plants. The queue knows nothing of plants, so all that it holds in a state is looked through. */
export function plantQueue(queue: Queue, plantIds: readonly number[]): QueueScope {
  const isSeen = ({ data }: Job) => plantIds.includes(plantOf(data) ?? 0)
  async function all(state: JobState): Promise<Job[]> {
    const out: Job[] = []
    for (let from = 0; from < LOOKED_MAX; from += LOOKED) {
      const jobs = await queue.getJobs(state, from, from + LOOKED - 1, isOldestFirst(state))
      out.push(...jobs.filter(isSeen))
      if (jobs.length < LOOKED) break
    }
    return out
  }
  return {
    async counts() {
      const counted = {} as Record<JobState, number>
      for (const state of JOB_STATES) counted[state] = (await all(state)).length
      return counted
    },
    async some(state, from, to) {
      const jobs = await all(state)
      return { total: jobs.length, jobs: jobs.slice(from, to + 1) }
    },
    isSeen,
    isWhole: false,
  }
}
