import type { JobSchedulerJson, JobsOptions, Queue, RepeatOptions } from 'bullmq'
import type { Logger } from 'pino'
import type { JobDefinition, Schedule } from './job.ts'

const DAY_MINUTES = 24 * 60
const minutesOf = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** A schedule as BullMQ repeats it. The business offset is fixed, so a daily time is the same UTC time all year. */
export function repeatOf(schedule: Schedule, utcOffset: string): RepeatOptions {
  if ('everyMs' in schedule) return { every: schedule.everyMs }
  const offset = (utcOffset.startsWith('-') ? -1 : 1) * minutesOf(utcOffset.slice(1))
  const utc = (minutesOf(schedule.dailyAt) - offset + 2 * DAY_MINUTES) % DAY_MINUTES
  return { pattern: `0 ${utc % 60} ${Math.floor(utc / 60)} * * *`, tz: 'UTC' }
}

interface TimetableOptions {
  readonly queue: Queue
  readonly jobs: readonly JobDefinition[]
  readonly utcOffset: string
  readonly optionsOf: (job: JobDefinition) => JobsOptions
  readonly isUp: () => boolean
  readonly logger: Logger
}
type Scheduled = JobDefinition & { readonly schedule: Schedule }

const TEND_MS = 60_000
/** A clock that was set back by less than this is only kept in time. */
const STEP_MS = 2_000
/** As far as the clocks of several machines may disagree. A run that is later waits for a worker, or nobody will ever make it. */
const SLACK_MS = 5 * 60_000
const DAY_MS = 86_400_000
const isScheduled = (job: JobDefinition): job is Scheduled => job.schedule !== undefined
const paceOf = (schedule: Schedule) => ('everyMs' in schedule ? schedule.everyMs : DAY_MS)
const isPutOff = ({ schedule }: Pick<Scheduled, 'schedule'>, next: number, slack = SLACK_MS) => next > Date.now() + paceOf(schedule) + slack
/** By how much the machine's clock is ahead of time that only passes. */
const lead = () => Date.now() - performance.now()

/**
 * What runs by itself, and when. The queue keeps it, and may lose it: a Redis that is emptied forgets it, and a clock that is set back leaves
 * the next run as far away as the clock was wrong, even over a restart. So it is looked after every minute.
 */
export class Timetable {
  readonly #options: TimetableOptions
  readonly #wanted: readonly Scheduled[]
  readonly #timer: NodeJS.Timeout
  #tending: Promise<void> | undefined
  #lead = lead()

  constructor(options: TimetableOptions) {
    this.#options = options
    this.#wanted = options.jobs.filter(isScheduled)
    this.#timer = setInterval(() => this.#look(), TEND_MS)
    this.#timer.unref()
  }

  /** Brings the queue's schedules in line with the definitions; those of jobs that no longer exist end. */
  async begin() {
    const { queue } = this.#options
    const names = new Set(this.#wanted.map(({ name }) => name))
    const planned = new Map((await queue.getJobSchedulers()).map((one) => [one.key, one]))
    for (const key of planned.keys()) if (!names.has(key)) await queue.removeJobScheduler(key)
    for (const job of this.#wanted) {
      const found = planned.get(job.name)
      if (this.#isOwed(job, found)) continue
      // Planning again keeps the run that a clock set back has put off.
      if (found && isPutOff(job, Number(found.next))) await queue.removeJobScheduler(job.name)
      await this.#plan(job)
    }
  }

  /** Plans anew what the queue has lost or put off: where this machine's own clock was set back, by however little, no run waits for it to come round again. */
  async tend() {
    const { queue, logger } = this.#options
    const wasSetBack = lead() < this.#lead - STEP_MS
    this.#lead = lead()
    const planned = new Map((await queue.getJobSchedulers()).map(({ key, next }) => [key, Number(next)]))
    for (const job of this.#wanted) {
      const next = planned.get(job.name)
      if (await this.#stands(job, next, wasSetBack ? STEP_MS : SLACK_MS)) continue
      logger.warn({ job: job.name, next: next ? new Date(next) : null }, 'schedule was lost or put off; it begins anew')
      await queue.removeJobScheduler(job.name)
      await this.#plan(job)
    }
  }

  async close() {
    clearInterval(this.#timer)
    await this.#tending
  }

  /** One look at a time: while the queue is away, it takes as long as that. */
  #look() {
    const { isUp, logger } = this.#options
    if (!isUp()) return
    this.#tending ??= this.tend()
      .catch((error: unknown) => logger.warn({ err: error }, 'schedules could not be looked after'))
      .finally(() => {
        this.#tending = undefined
      })
  }

  #plan(job: Scheduled) {
    const { queue, utcOffset, optionsOf } = this.#options
    return queue.upsertJobScheduler(job.name, repeatOf(job.schedule, utcOffset), { name: job.name, data: {}, opts: optionsOf(job) })
  }

  /** Planning puts the coming run in the place of the one that came due while nobody ran: what is off every night would never do its night's work. */
  #isOwed({ schedule }: Scheduled, planned: JobSchedulerJson | undefined): boolean {
    const { pattern, every } = repeatOf(schedule, this.#options.utcOffset)
    return planned !== undefined && Number(planned.next) < Date.now() && planned.pattern === pattern && planned.every === every
  }

  async #stands({ name, schedule }: Scheduled, next: number | undefined, slack: number): Promise<boolean> {
    const now = Date.now()
    if (!next || isPutOff({ schedule }, next, slack)) return false
    if (next > now - SLACK_MS) return true
    const job = await this.#options.queue.getJob(`repeat:${name}:${next}`)
    return job !== undefined && !(await job.isCompleted()) && !(await job.isFailed())
  }
}
