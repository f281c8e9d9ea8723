import type { EventEmitter } from 'node:events'
import type { Job, JobsOptions, Queue, Worker } from 'bullmq'
import type { Logger } from 'pino'
import { ZodError } from 'zod'
import type { Auditor } from '../domain/audit/index.ts'
import type { BackupService } from '../domain/backups/index.ts'
import type { Channels } from '../domain/notice/index.ts'
import type { Store } from '../kernel/index.ts'
import { type Call, inCall } from '../platform/call.ts'
import { closingOf } from '../platform/closing.ts'
import type { Meter } from '../platform/meter.ts'
import type { BackendSettings, QueueBackend } from './backends/backend.ts'
import { openBackend } from './backends/openBackend.ts'
import { boardOf, type QueueBoard } from './board.ts'
import { jobs as allJobs } from './definitions.ts'
import { figuresOf, type OnRun, type QueueFigures } from './figures.ts'
import type { Contents, JobDefinition, Workbooks } from './job.ts'
import { OutboxRelay, type RelayedRow } from './outboxRelay.ts'
import { Timetable } from './timetable.ts'

export type Role = 'api' | 'worker' | 'scheduler'
export interface QueueOptions {
  readonly settings: BackendSettings & { readonly utcOffset: string }
  readonly store: Store
  readonly logger: Logger
  readonly contents: Contents
  readonly backups: BackupService
  readonly auditor: Auditor
  readonly channels: Channels
  readonly workbooks?: Workbooks | undefined
  readonly roles: ReadonlySet<Role>
  readonly jobs?: readonly JobDefinition[]
  /** Keeps the queues of several installations apart in one Redis. */
  readonly prefix?: string
  readonly meter?: Meter
  /** Told of every run of a job in this process. */
  readonly onRun?: OnRun
}
/** A queue that is open, with what this process does for it. */
export interface RunningQueue {
  readonly backend: QueueBackend
  readonly board: QueueBoard
  figures(): Promise<QueueFigures>
  /** Lets running jobs finish for a while; those that do not are run again by the next process. */
  close(): Promise<void>
}
/** By the name that the log calls it. */
type QueuePart = readonly [name: string, part: { close(): Promise<unknown> }]
type Bull = typeof import('bullmq')

const NAME = 'jobs'
const CONCURRENCY = 20
/** As many go to the queue at once; on PostgreSQL that makes a temporary table, which a few are not worth. */
const MANY = 8
/** How often the process that runs a job may die before the job is given up; the usual once would lose jobs of a machine that restarts. */
const DEATHS_MAX = 10
const CLOSE_MS = 5_000
const GIVE_UP_MS = 500
const DAY_S = 86_400
/** Finished jobs are kept a while: an outbox row that is handed over twice meets its first job and makes no second one. */
const retention = { removeOnComplete: { age: DAY_S, count: 5_000 }, removeOnFail: { age: 30 * DAY_S, count: 5_000 } }
const HOUR_MS = 3_600_000
/** What runs many times an hour would push everything else out of what is kept. */
const isFrequent = (job: JobDefinition | undefined) => job?.schedule && 'everyMs' in job.schedule && job.schedule.everyMs < HOUR_MS
const optionsOf = (job: JobDefinition | undefined): JobsOptions => ({
  ...retention,
  ...(isFrequent(job) && { removeOnComplete: true }),
  attempts: job?.attempts ?? 1,
  backoff: { type: 'exponential', delay: 2_000 },
})

/** Where BullMQ keeps what a job is traced by: the call that asked for it. */
const tracedBy = (requestId: string): JobsOptions => ({ telemetry: { metadata: requestId, omitContext: true } })
/** What a schedule asks for goes by its own name. */
const callOf = ({ id = '', opts }: Job): Call => ({ requestId: opts.telemetry?.metadata ?? id, jobId: id })

const definitionsOf = ({ jobs = allJobs }: QueueOptions) => new Map(jobs.map((job) => [job.name, job]))
/** Of all jobs that may be asked for. */
export const namesOf = (options: QueueOptions): string[] => [...definitionsOf(options).keys()]

/** Opens the queue; `stopped` gives up the attempt, which may otherwise wait for a Redis that never comes. */
export async function runQueue(options: QueueOptions, stopped: Promise<never>): Promise<RunningQueue> {
  const bull = await import('bullmq')
  const backend = await openBackend(options.settings, options.logger, options.meter)
  const parts: QueuePart[] = []
  const close = async (graceMs: number, level: 'warn' | 'debug') => {
    const closers = parts.map(([name, part]) => [name, () => part.close()] as const)
    await closingOf(options.logger, { level })({ byMs: graceMs, mostMs: graceMs }, Object.fromEntries(closers))
    await backend.close().catch(() => {})
  }
  const open = async () => {
    const queue = openParts(bull, backend, options, parts)
    await queue.waitUntilReady()
    if (options.roles.has('scheduler')) await openTimetable(queue, backend, options, parts)
    return queue
  }
  try {
    const queue = await Promise.race([open(), stopped])
    const board = boardOf(queue, backend.kind, definitionsOf(options))
    return { backend, board, figures: figuresOf(queue, backend.kind), close: () => close(CLOSE_MS, 'warn') }
  } catch (error) {
    await close(GIVE_UP_MS, 'debug')
    throw error
  }
}

function openParts(bull: Bull, backend: QueueBackend, options: QueueOptions, parts: QueuePart[]): Queue {
  const { store, logger, contents, backups, auditor, channels, workbooks, roles, onRun, prefix = 'millwright' } = options
  const known = definitionsOf(options)
  const driver = { connection: backend.connection, prefix }
  const bullBackend = backend.bullBackend as undefined
  const queue = new bull.Queue(NAME, driver, bullBackend)
  parts.push(['queue', queue])
  logErrors(queue, logger)
  if (roles.has('worker')) {
    const services = { store, logger, contents, backups, auditor, channels, workbooks, bull }
    const run = (job: Job) => inCall(callOf(job), () => runJob(job, known.get(job.name), services))
    const worker = new bull.Worker(NAME, run, { ...driver, concurrency: CONCURRENCY, maxStalledCount: DEATHS_MAX }, bullBackend)
    worker.on('failed', (job, error) =>
      inCall(job && callOf(job), () => logger.error({ err: error, job: job?.name, attempt: job?.attemptsMade }, 'job failed')),
    )
    if (onRun) {
      worker.on('completed', (job) => onRun(job, 'done'))
      worker.on('failed', (job) => onRun(job, 'failed'))
    }
    parts.push(['worker', worker])
    logErrors(worker, logger)
  }
  const jobOf = ({ id, job, payload, createdAt, requestId }: RelayedRow) => ({
    name: job,
    data: JSON.parse(payload),
    opts: { ...optionsOf(known.get(job)), jobId: `outbox-${id}-${createdAt.getTime()}`, ...(requestId && tracedBy(requestId)) },
  })
  const enqueue = (rows: readonly RelayedRow[]) => {
    const jobs = rows.map(jobOf)
    return rows.length < MANY ? Promise.all(jobs.map(({ name, data, opts }) => queue.add(name, data, opts))) : queue.addBulk(jobs)
  }
  parts.push(['outbox relay', new OutboxRelay({ store, logger, enqueue })])
  return queue
}

async function openTimetable(
  queue: Queue,
  { isUp }: QueueBackend,
  { settings: { utcOffset }, jobs = allJobs, logger }: QueueOptions,
  parts: QueuePart[],
) {
  const timetable = new Timetable({ queue, jobs, utcOffset, optionsOf, isUp, logger })
  parts.push(['timetable', timetable])
  await timetable.begin()
}

const faultsOf = ({ issues }: ZodError) =>
  issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')).join('; ')

async function runJob(
  job: Job,
  definition: JobDefinition | undefined,
  {
    bull,
    ...services
  }: Pick<QueueOptions, 'store' | 'logger' | 'contents' | 'backups' | 'auditor' | 'channels' | 'workbooks'> & { bull: Bull },
) {
  if (!definition) throw new bull.UnrecoverableError(`no job is called ${job.name}`)
  try {
    const progress = (done: number, of: number) => job.updateProgress({ done, of })
    return await definition.handle({ payload: job.data, progress, ...services })
  } catch (error) {
    if (error instanceof ZodError) throw new bull.UnrecoverableError(`payload of ${job.name}: ${faultsOf(error)}`)
    throw error
  }
}

/** Drivers repeat an error on every attempt to come back; the log tells it as it tells all that repeats itself. */
function logErrors(part: Queue | Worker, logger: Logger) {
  ;(part as EventEmitter).on('error', (error: Error) => logger.warn({ err: error }, 'queue is in trouble'))
}
