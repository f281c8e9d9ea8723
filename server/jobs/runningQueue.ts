import type { EventEmitter } from 'node:events'
import type { Job, JobsOptions, Queue, Worker } from 'bullmq'
import type { Logger } from 'pino'
import { ZodError } from 'zod'
import type { Store } from '../kernel/index.ts'
import { jobs as allJobs } from './definitions.ts'
import { type Home, type HomeSettings, openHome } from './home.ts'
import type { Contents, JobDefinition } from './job.ts'
import { OutboxRelay, type OutboxRow } from './outboxRelay.ts'
import { repeatOf } from './schedule.ts'

export type Role = 'api' | 'worker' | 'scheduler'
export interface QueueOptions {
  readonly settings: HomeSettings & { readonly utcOffset: string }
  readonly store: Store
  readonly logger: Logger
  readonly contents: Contents
  readonly roles: ReadonlySet<Role>
  readonly jobs?: readonly JobDefinition[]
  /** Keeps the queues of several installations apart in one Redis. */
  readonly prefix?: string
}
/** A queue that is open, with what this process does for it. */
export interface RunningQueue {
  readonly home: Home
  counts(): Promise<Record<string, number>>
  /** Lets running jobs finish for a while; those that do not are run again by the next process. */
  close(): Promise<void>
}
type Bull = typeof import('bullmq')

const NAME = 'jobs'
const CONCURRENCY = 5
const CLOSE_MS = 5_000
const GIVE_UP_MS = 500
const DAY_S = 86_400
/** Finished jobs are kept a while: an outbox row that is handed over twice meets its first job and makes no second one. */
const kept = { removeOnComplete: { age: DAY_S, count: 5_000 }, removeOnFail: { age: 30 * DAY_S, count: 5_000 } }
const optionsOf = (job: JobDefinition | undefined): JobsOptions => ({
  ...kept,
  attempts: job?.attempts ?? 1,
  backoff: { type: 'exponential', delay: 2_000 },
})

/** Opens the queue; `stopped` gives up the attempt, which may otherwise wait for a Redis that never comes. */
export async function runQueue(options: QueueOptions, stopped: Promise<never>): Promise<RunningQueue> {
  const bull = await import('bullmq')
  const home = await openHome(options.settings, options.logger)
  const parts: { close(): Promise<unknown> }[] = []
  const close = async (graceMs: number) => {
    const enough = new Promise((resolve) => setTimeout(resolve, graceMs).unref())
    await Promise.race([Promise.allSettled(parts.map((part) => part.close())), enough])
    await home.close().catch(() => {})
  }
  const open = async () => {
    const queue = openParts(bull, home, options, parts)
    await queue.waitUntilReady()
    if (options.roles.has('scheduler')) await schedule(queue, options)
    return queue
  }
  try {
    const queue = await Promise.race([open(), stopped])
    return { home, counts: () => queue.getJobCounts(), close: () => close(CLOSE_MS) }
  } catch (error) {
    await close(GIVE_UP_MS)
    throw error
  }
}

function openParts(bull: Bull, home: Home, options: QueueOptions, parts: { close(): Promise<unknown> }[]): Queue {
  const { store, logger, contents, roles, prefix = 'millwright' } = options
  const known = new Map((options.jobs ?? allJobs).map((job) => [job.name, job]))
  const driver = { connection: home.connection, prefix }
  const backend = home.backend as undefined
  const queue = new bull.Queue(NAME, driver, backend)
  parts.push(queue)
  hush(queue, logger)
  if (roles.has('worker')) {
    const run = (job: Job) => runJob(job, known.get(job.name), { store, logger, contents, bull })
    const worker = new bull.Worker(NAME, run, { ...driver, concurrency: CONCURRENCY }, backend)
    worker.on('failed', (job, error) => logger.error({ err: error, job: job?.name, id: job?.id, attempt: job?.attemptsMade }, 'job failed'))
    parts.push(worker)
    hush(worker, logger)
  }
  const hand = async (row: OutboxRow) =>
    queue.add(row.job, JSON.parse(row.payload), { ...optionsOf(known.get(row.job)), jobId: `outbox-${row.id}-${row.createdAt.getTime()}` })
  parts.push(new OutboxRelay({ store, logger, hand }))
  return queue
}

async function runJob(
  job: Job,
  definition: JobDefinition | undefined,
  { bull, ...services }: Pick<QueueOptions, 'store' | 'logger' | 'contents'> & { bull: Bull },
) {
  if (!definition) throw new bull.UnrecoverableError(`no job is called ${job.name}`)
  try {
    return await definition.handle({ payload: job.data, ...services })
  } catch (error) {
    if (error instanceof ZodError) throw new bull.UnrecoverableError(`payload of ${job.name}: ${error.message}`)
    throw error
  }
}

/** Brings the queue's schedules in line with the definitions; those of jobs that no longer exist end. */
async function schedule(queue: Queue, { settings, jobs = allJobs }: QueueOptions) {
  const due = new Map(
    jobs.flatMap((job) => (job.schedule ? [[job.name, { job, repeat: repeatOf(job.schedule, settings.utcOffset) }] as const] : [])),
  )
  for (const { key } of await queue.getJobSchedulers()) if (!due.has(key)) await queue.removeJobScheduler(key)
  for (const [name, { job, repeat }] of due) await queue.upsertJobScheduler(name, repeat, { name, data: {}, opts: optionsOf(job) })
}

/** Drivers repeat an error on every attempt to come back; the log hears each sentence once a minute. */
function hush(part: Queue | Worker, logger: Logger) {
  const told = new Map<string, number>()
  const listener = (error: Error) => {
    const now = performance.now()
    if (now - (told.get(error.message) ?? Number.NEGATIVE_INFINITY) < 60_000) return
    if (told.size > 100) told.clear()
    told.set(error.message, now)
    logger.warn({ err: error }, 'queue is in trouble')
  }
  ;(part as EventEmitter).on('error', listener)
}
