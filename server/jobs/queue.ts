import { Refusal } from '../kernel/index.ts'
import { isFileUrl } from '../platform/settings/locations.ts'
import type { BoardJob, JobState, QueueBoard } from './board.ts'
import { outboxFigures, queueFigures, runFigures } from './figures.ts'
import { namesOf, type QueueOptions, type RunningQueue, runQueue } from './runningQueue.ts'

export { type BoardJob, type BoardSchedule, type BoardState, JOB_STATES, type JobState, type QueueBoard } from './board.ts'
export type { QueueOptions, Role } from './runningQueue.ts'

const FIRST_RETRY_MS = 1_000
const MAX_RETRY_MS = 30_000
/** A queue that is still being founded is left behind: it looks like none until it is complete. */
const ABANDON_MS = 2_000
/** A queue that has not answered by then is as good as none to whoever looks at it. */
const ANSWER_MS = 5_000
/** As many failed jobs are looked at by whoever asks whether there are any. */
const FAILED_MAX = 100
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref())

/** The job queue of this process. It opens in the background and keeps trying; nobody waits for it, and until then jobs wait in the outbox. */
export class JobQueue {
  readonly #options: QueueOptions
  #running: RunningQueue | undefined
  #opening: Promise<void> = Promise.resolve()
  #isClosed = false
  #stop!: (reason: Error) => void
  readonly #stopped = new Promise<never>((_, reject) => {
    this.#stop = reject
  })
  #begun!: () => void
  readonly #begin = new Promise<void>((resolve) => {
    this.#begun = resolve
  })
  /** Settles when the queue works for the first time, or is closed before. */
  readonly ready: Promise<void>

  constructor(options: QueueOptions) {
    const { meter, store } = options
    this.#options = meter ? { ...options, onRun: runFigures(meter, namesOf(options)) } : options
    this.#stopped.catch(() => {})
    this.ready = this.#begin.then(() => this.#opening)
    if (!meter) return
    queueFigures(() => this.#answered(({ figures }) => figures()), meter)
    outboxFigures(store, meter)
  }

  /** Until then nothing of the queue is even loaded: whoever waits for an answer goes first. */
  begin(): this {
    this.#opening = this.#retryOpen()
    this.#begun()
    return this
  }

  get state(): 'starting' | 'ready' | 'closed' {
    if (this.#isClosed) return 'closed'
    return this.#running ? 'ready' : 'starting'
  }

  /** Jobs by what they are doing; null while the queue is not open. */
  async counts(): Promise<Readonly<Record<JobState, number>> | null> {
    return (await this.ask((board) => board.state()))?.counts ?? null
  }

  /** What the board of the queue answers; undefined while the queue is not open, does not answer or breaks down over it. */
  ask<T>(work: (board: QueueBoard) => Promise<T>): Promise<T | undefined> {
    return this.#answered(({ board }) => work(board))
  }

  /** Jobs that failed since then, of many the last ones; undefined as above. */
  failedSince(since: Date): Promise<readonly BoardJob[] | undefined> {
    return this.ask(async (board) => {
      const { items } = await board.list('failed', { no: 1, size: FAILED_MAX })
      return items.filter(({ finishedAt }) => finishedAt !== null && finishedAt >= since)
    })
  }

  async #answered<T>(work: (running: RunningQueue) => Promise<T>): Promise<T | undefined> {
    const running = this.#running
    if (this.#isClosed || !running?.backend.isUp()) return undefined
    try {
      return await Promise.race([work(running), wait(ANSWER_MS).then(() => undefined)])
    } catch (error) {
      if (error instanceof Refusal) throw error
      this.#options.logger.warn({ err: error }, 'queue does not answer')
      return undefined
    }
  }

  async close() {
    if (this.#isClosed) return
    this.#isClosed = true
    this.#begun()
    this.#stop(new Error('queue is closed'))
    await Promise.race([this.#opening, wait(ABANDON_MS)])
    await this.#running?.close()
  }

  async #retryOpen() {
    for (let failures = 0; !this.#isClosed; failures++) {
      try {
        this.#running = await runQueue(this.#options, this.#stopped)
        this.#options.logger.info({ backend: this.#running.backend.kind }, 'queue is open')
        void this.#running.backend.lost.then(() => this.#reopen())
        return
      } catch (error) {
        if (this.#isClosed) return
        this.#options.logger[failures ? 'debug' : 'warn']({ err: error }, 'queue is not open yet; jobs wait')
        await Promise.race([wait(Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(failures, 5))), this.#stopped.catch(() => {})])
      }
    }
  }

  async #reopen() {
    if (this.#isClosed) return
    this.#options.logger.error('queue is lost; opening it again')
    const lost = this.#running
    this.#running = undefined
    this.#opening = (lost?.close() ?? Promise.resolve()).then(() => this.#retryOpen())
    await this.#opening
  }
}

export const startQueue = (options: QueueOptions) => new JobQueue(options).begin()

/** Whether a process needs a queue: one inside it, which nobody else may open, is of use only where its jobs are done. */
export const needsQueue = ({ settings: { redisUrl, databaseUrl }, roles }: Pick<QueueOptions, 'settings' | 'roles'>) =>
  redisUrl !== null || !isFileUrl(databaseUrl) || roles.has('worker') || roles.has('scheduler')
