import type { Job, Queue } from 'bullmq'
import { asc } from 'drizzle-orm'
import { registry } from '../domain/index.ts'
import { type Store, systemActor } from '../kernel/index.ts'
import { cachedFor, type Meter, type Sample, Tally } from '../platform/meter.ts'
import type { BackendKind } from './backends/backend.ts'
import { JOB_STATES, type JobState } from './queueScope.ts'

/** Outside of Redis, which knows the length of its lists, the queue counts its jobs: not more often than this. */
const COUNTS_CACHE_MS = 15_000
/** The outbox is empty but for moments: one with more than this is a fault already. */
const OUTBOX_MAX = 10_000
/** States whose oldest job says that something hangs. */
const AGEING = ['waiting', 'active'] as const
const OUTCOMES = ['done', 'failed'] as const
const RUN_BOUNDS = [0.01, 0.05, 0.25, 1, 5, 30, 120, 600]
const SYSTEM = systemActor(0)
const secondsSince = (at: number, now: number) => Math.max(0, (now - at) / 1000)

/** What can be said of the queue as a whole. */
export interface QueueFigures {
  readonly counts: Readonly<Record<JobState, number>>
  /** Since when the oldest job of a state is there; nothing where there is none. */
  readonly oldest: Readonly<Partial<Record<JobState, number>>>
}
/** Reads them through BullMQ's own calls. */
export function figuresOf(queue: Queue, home: BackendKind): () => Promise<QueueFigures> {
  const read = async (): Promise<QueueFigures> => {
    const since = ([job]: Job[], state: JobState) => (state === 'active' ? (job?.processedOn ?? job?.timestamp) : job?.timestamp)
    const [counts, ...oldest] = await Promise.all([
      queue.getJobCounts(...JOB_STATES) as Promise<Record<JobState, number>>,
      ...AGEING.map((state) => queue.getJobs(state, 0, 0, true)),
    ])
    return {
      counts,
      oldest: Object.fromEntries(
        AGEING.flatMap((state, at) => (since(oldest[at] ?? [], state) ? [[state, since(oldest[at] ?? [], state)]] : [])),
      ),
    }
  }
  return home === 'redis' ? read : cachedFor(COUNTS_CACHE_MS, read)
}

export type OnRun = (job: Job | undefined, outcome: (typeof OUTCOMES)[number]) => void
/** Tells of what the workers of this process have done. */
export function runFigures(meter: Meter, names: readonly string[]): OnRun {
  const runs = new Tally(names.flatMap((name) => OUTCOMES.map((outcome) => ({ job_name: name, outcome }))))
  meter.counter('millwright_job_runs_total', 'Runs of jobs in this process, by job and outcome: done or failed.', runs.read)
  const take = meter.durations('millwright_job_duration_seconds', 'Time of a run of a job in this process.', {
    label: 'job_name',
    bounds: RUN_BOUNDS,
  })
  return (job, outcome) => {
    if (!job) return
    runs.add({ job_name: job.name, outcome })
    if (job.processedOn) take(job.name, secondsSince(job.processedOn, job.finishedOn ?? Date.now()))
  }
}

/** Tells of the queue that is open at the moment. */
export function queueFigures(ask: () => Promise<QueueFigures | undefined>, meter: Meter): void {
  const figures = cachedFor(500, ask)
  meter.gauge('millwright_jobs', 'Jobs in the queue, by state; those that are over stay there for a while.', async () => {
    const { counts } = (await figures()) ?? {}
    return counts && JOB_STATES.map((state): Sample => ({ labels: { state }, value: counts[state] }))
  })
  meter.gauge(
    'millwright_jobs_oldest_age_seconds',
    'For how long the oldest job has been waiting, or running; 0 = there is none.',
    async () => {
      const found = await figures()
      const now = Date.now()
      return found && AGEING.map((state): Sample => ({ labels: { state }, value: secondsSince(found.oldest[state] ?? now, now) }))
    },
  )
}

/** Tells of what was committed and is yet to reach the queue. */
export function outboxFigures(store: Store, meter: Meter): void {
  const table = () => store.read(SYSTEM).table(registry.inRole('outbox'))
  meter.gauge('millwright_outbox_jobs', 'Jobs that were committed and have not reached the queue; 10000 stands for more.', async () => {
    const { db } = store.read(SYSTEM)
    const some = db.select({ id: table().id }).from(table()).limit(OUTBOX_MAX).as('some')
    return db.$count(some)
  })
  meter.gauge('millwright_outbox_oldest_age_seconds', 'For how long the oldest of them has been waiting; 0 = there is none.', async () => {
    const { db, now } = store.read(SYSTEM)
    const [oldest] = (await db.select({ at: table().createdAt }).from(table()).orderBy(asc(table().id)).limit(1)) as { at: Date }[]
    return oldest ? secondsSince(oldest.at.getTime(), now.getTime()) : 0
  })
}
