import type { Job, Queue } from 'bullmq'
import { conflict, notFound } from '../kernel/index.ts'
import type { BackendKind } from './backends/backend.ts'
import type { JobDefinition } from './job.ts'
import { type JobState, LOOKED_MAX, plantQueue, type QueueScope, wholeQueue } from './queueScope.ts'
import { reasonOf } from './reason.ts'

export { JOB_STATES, type JobState } from './queueScope.ts'

/** One job as administrators see it: what it is, how it fares, and why it failed. */
export interface BoardJob {
  readonly id: string
  readonly name: string
  readonly state: JobState
  readonly attemptsMade: number
  readonly attempts: number
  readonly progressDone: number | null
  readonly progressOf: number | null
  readonly failedReason: string | null
  readonly createdAt: Date
  /** When a delayed job runs, as far as the queue tells. */
  readonly dueAt: Date | null
  readonly startedAt: Date | null
  readonly finishedAt: Date | null
  readonly payload: string
  readonly result: string | null
  /** Whether it belongs to a schedule, which makes the next one itself. */
  readonly isScheduled: boolean
}
export interface BoardSchedule {
  readonly name: string
  readonly next: Date | null
  readonly everyMs: number | null
  readonly dailyAt: string | null
}
export interface BoardState {
  readonly home: BackendKind
  readonly counts: Readonly<Record<JobState, number>>
  readonly schedules: readonly BoardSchedule[]
  /** Whether these are all jobs, and not those of some plants. */
  readonly isWhole: boolean
}
export interface QueueBoard {
  state(): Promise<BoardState>
  list(state: JobState, page: { readonly no: number; readonly size: number }): Promise<{ total: number; items: BoardJob[] }>
  /** Refuses a job that is not there. */
  nameOf(id: string): Promise<string>
  /** A failed job begins anew with all its tries. Out: its name. */
  retry(id: string): Promise<string>
  /** As many as it manages while the caller still listens. Out: how many. */
  retryFailed(): Promise<number>
  /** Out: its name. */
  remove(id: string): Promise<string>
  /** The board with nothing on it but the jobs of some plants; what runs for all of them, such as schedules, is not there. */
  within(plantIds: readonly number[]): QueueBoard
}

const TEXT_MAX = 1_000
/** Few, so that the last ones begun in time are done in time. */
const BATCH = 20
/** Less than callers wait for an answer: what goes on afterwards would be done without anybody hearing of it. */
const RETRY_MS = 4_000
/** The queue keeps things of its own beside its jobs; nothing else has an id of these two shapes. */
const IDS = /^(outbox-\d{1,19}-\d{1,16}|repeat:\w{1,64}:\d{1,16})$/
const dateOf = (ms: number | null | undefined) => (ms ? new Date(ms) : null)
function textOf(value: unknown): string | null {
  const text = value == null ? undefined : JSON.stringify(value)
  return text === undefined ? null : text.slice(0, TEXT_MAX)
}
function progressOf({ progress }: Job): Pick<BoardJob, 'progressDone' | 'progressOf'> {
  const { done, of } = (typeof progress === 'object' && progress ? progress : {}) as { done?: number; of?: number }
  return typeof done === 'number' && typeof of === 'number'
    ? { progressDone: done, progressOf: of }
    : { progressDone: null, progressOf: null }
}
/** A schedule names the moment in the id; a pause between tries counts from the last one, any other from the beginning. */
function dueOf(job: Job): number {
  const planned = /^repeat:\w+:(\d+)$/.exec(job.id ?? '')?.[1]
  return planned && !job.processedOn ? Number(planned) : Math.max(job.timestamp, job.processedOn ?? 0) + (job.delay ?? 0)
}

function viewOf(job: Job, state: JobState): BoardJob {
  return {
    id: job.id ?? '',
    name: job.name,
    state,
    attemptsMade: job.attemptsMade,
    attempts: job.opts.attempts ?? 1,
    ...progressOf(job),
    failedReason: job.failedReason ? reasonOf(job.failedReason) : null,
    createdAt: new Date(job.timestamp),
    dueAt: state === 'delayed' ? new Date(dueOf(job)) : null,
    startedAt: dateOf(job.processedOn),
    finishedAt: dateOf(job.finishedOn),
    payload: textOf(job.data) ?? '{}',
    result: textOf(job.returnvalue),
    isScheduled: Boolean(job.repeatJobKey),
  }
}

const retryOf = (job: Job) => job.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true })
/** Somebody else may have been faster: then it is no fault but a conflict. */
async function unless(job: Job, work: () => Promise<unknown>) {
  const before = await job.getState()
  try {
    await work()
  } catch (error) {
    if ((await job.getState()) === before) throw error
    throw conflict('jobs.changed')
  }
}

/** Failed jobs, a few at a time, the oldest first: what fails again at once is the newest, and would keep everything else from its turn. */
async function* failedJobs(queue: Queue, scope: QueueScope) {
  if (!scope.isWhole) {
    const { jobs } = await scope.some('failed', 0, LOOKED_MAX)
    for (const oldest = jobs.reverse(); oldest.length; ) yield oldest.splice(0, BATCH)
    return
  }
  for (let left = (await scope.counts()).failed; left > 0; left -= BATCH) yield queue.getJobs('failed', 0, Math.min(BATCH, left) - 1, true)
}

/** Looks into an open queue through BullMQ's own calls, which are the same in every home. */
export function boardOf(
  queue: Queue,
  backend: BackendKind,
  known: ReadonlyMap<string, JobDefinition>,
  scope = wholeQueue(queue),
): QueueBoard {
  const found = async (id: string) => {
    const job = IDS.test(id) ? await queue.getJob(id) : undefined
    if (!job || !scope.isSeen(job)) throw notFound('queueJob', id)
    return job
  }
  const scheduleOf = (name: string) => {
    const schedule = known.get(name)?.schedule
    return schedule && 'dailyAt' in schedule ? schedule.dailyAt : null
  }
  return {
    async state() {
      const [counts, schedulers] = await Promise.all([scope.counts(), scope.isWhole ? queue.getJobSchedulers() : []])
      const schedules = schedulers.map(({ key, next, every }) => ({
        name: key,
        next: dateOf(Number(next)),
        everyMs: every ? Number(every) : null,
        dailyAt: scheduleOf(key),
      }))
      const inOrder = schedules.sort((a, b) => (a.next?.getTime() ?? 0) - (b.next?.getTime() ?? 0))
      return { home: backend, counts, schedules: inOrder, isWhole: scope.isWhole }
    },
    async list(state, { no, size }) {
      const from = (no - 1) * size
      const { total, jobs } = await scope.some(state, from, from + size - 1)
      return { total, items: jobs.map((job) => viewOf(job, state)) }
    },
    nameOf: async (id) => (await found(id)).name,
    async retry(id) {
      const job = await found(id)
      if (!(await job.isFailed())) throw conflict('jobs.notFailed')
      await unless(job, () => retryOf(job))
      return job.name
    },
    async retryFailed() {
      let retried = 0
      const end = performance.now() + RETRY_MS
      for await (const jobs of failedJobs(queue, scope)) {
        const done = await Promise.allSettled(jobs.map(retryOf))
        const count = done.filter((one) => one.status === 'fulfilled').length
        retried += count
        if (!count || performance.now() >= end) break
      }
      return retried
    },
    async remove(id) {
      const job = await found(id)
      if (await job.isActive()) throw conflict('jobs.isRunning')
      // PostgreSQL keeps them for their schedule in whatever state, so no home lets go of them by hand.
      if (job.repeatJobKey) throw conflict('jobs.isScheduled')
      await unless(job, () => job.remove())
      return job.name
    },
    within: (plantIds) => boardOf(queue, backend, known, plantQueue(queue, plantIds)),
  }
}
