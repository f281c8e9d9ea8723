import type { Channels } from '../../../server/domain/notice/index.ts'
import { jobs } from '../../../server/jobs/definitions.ts'
import type { JobDefinition } from '../../../server/jobs/job.ts'
import type { RelayedRow } from '../../../server/jobs/outboxRelay.ts'
import type { Store } from '../../../server/kernel/index.ts'
import { ProcessGone } from '../clock/processGone.ts'

const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 86_400_000]
const OFFSET_MS = 8 * HOUR_MS
/** What looks after archives and statistics has nothing to do here: backups are a fault of their own, statistics take threads. */
const LEFT_OUT = new Set([
  'updateStatistics',
  'tendBackups',
  'copyBase',
  'auditNightly',
  'makeBackup',
  'checkBackup',
  'checkAudit',
  'notifyAuditBroken',
])
/** Nobody waits for it by the minute, and each look costs as much as some commands. */
const SELDOM: Readonly<Record<string, number>> = {
  ...{ recountLeave: 12, makeInspectionOrders: 4, tellLateComplaints: 6, tellDueActions: 6, tellPartsArrived: 4, tellDueMaintenance: 6 },
  ...{ tellExpiringInk: 12, tellOverdueRollers: 12, makeMaintenanceOrders: 4, tellLateBackup: 12, closeIdleSessions: 4 },
}

/** Jobs make jobs, but not for ever. */
const ROUNDS_MAX = 20

interface Queued {
  readonly id: string
  readonly definition: JobDefinition
  readonly payload: unknown
  attempts: number
}
interface Working {
  readonly store: Store
  readonly channels: Channels
}
export interface JobFailure {
  readonly job: string
  readonly fault: unknown
}
const silent = { info() {}, warn() {}, error() {}, debug() {} } as never

/** The queue and the timetable of an installation: it outlives processes, may be lost, and hands out whatever it has at least one time. */
export class SimulatedQueue {
  readonly #known = new Map(jobs.map((job) => [job.name, job]))
  readonly #seen = new Set<string>()
  readonly #lastRun = new Map<string, number>()
  waiting: Queued[] = []
  #unconfirmed: Queued[] = []
  /** The number of the process that works: what an earlier one still does counts for nothing. */
  #process = 0
  /** How many handlers ran, by the name of their job. */
  readonly runs: Record<string, number> = {}
  isDoubling = false

  readonly enqueue = async (rows: readonly RelayedRow[]): Promise<void> => {
    for (const { id, job, payload, createdAt } of rows) {
      const definition = this.#known.get(job)
      const name = `${id}-${createdAt.getTime()}`
      if (!definition || LEFT_OUT.has(job) || this.#seen.has(name)) continue
      this.#seen.add(name)
      this.waiting.push({ id: name, definition, payload: JSON.parse(payload), attempts: 0 })
    }
  }
  /** A Redis that was emptied: what waited is gone, and so is the memory of what was there. */
  clear(): void {
    this.waiting = []
    this.#seen.clear()
  }

  /** Whatever is due by the clock is due at once. */
  resetSchedule(): void {
    this.#lastRun.clear()
  }

  /** The process is gone in the middle of its jobs: the queue hands out once more what nobody has confirmed. */
  requeueUnconfirmed(): void {
    this.waiting = [...this.#unconfirmed, ...this.waiting]
    this.#unconfirmed = []
    this.#process++
  }

  /** Carries out what waits, and what comes of that. Out: what failed for good. */
  async drain(working: Working): Promise<JobFailure[]> {
    const failed: JobFailure[] = []
    const own = this.#process
    for (let round = 0; this.waiting.length && round < ROUNDS_MAX; round++) {
      this.#unconfirmed = this.waiting
      this.waiting = []
      for (const queued of [...this.#unconfirmed]) {
        // A job that two workers carry out is carried out by both at the same time.
        const workers = Array.from({ length: this.isDoubling ? 2 : 1 }, () => this.#run(queued.definition, queued.payload, working))
        const faults = await Promise.all(workers)
        if (own !== this.#process) return failed
        this.#unconfirmed = this.#unconfirmed.filter((other) => other !== queued)
        for (const fault of faults) {
          if (!fault) continue
          queued.attempts++
          if (queued.attempts < queued.definition.attempts) this.waiting.push(queued)
          else failed.push({ job: queued.definition.name, fault })
        }
      }
    }
    return failed
  }

  /** What the clock has done by now. `twice` runs it on two machines at the same time. */
  async tick(nowMs: number, working: Working, { twice = false } = {}): Promise<JobFailure[]> {
    const failed: JobFailure[] = []
    for (const job of jobs) {
      if (!job.schedule || LEFT_OUT.has(job.name) || !this.#isDue(job, nowMs)) continue
      this.#lastRun.set(job.name, nowMs)
      const runs = await Promise.all(Array.from({ length: twice ? 2 : 1 }, () => this.#run(job, {}, working)))
      for (const fault of runs) if (fault) failed.push({ job: job.name, fault })
    }
    return failed
  }
  #isDue({ name, schedule }: JobDefinition, nowMs: number): boolean {
    const last = this.#lastRun.get(name)
    if (last === undefined || last > nowMs || !schedule) return true
    if ('everyMs' in schedule) return nowMs - last >= Math.max(schedule.everyMs, (SELDOM[name] ?? 0) * HOUR_MS)
    const [hours = 0, minutes = 0] = schedule.dailyAt.split(':').map(Number)
    const at = hours * HOUR_MS + minutes * MINUTE_MS
    const dayOf = (ms: number) => Math.floor((ms + OFFSET_MS - at) / DAY_MS)
    return dayOf(nowMs) > dayOf(last)
  }
  async #run(definition: JobDefinition, payload: unknown, { store, channels }: Working): Promise<unknown> {
    this.runs[definition.name] = (this.runs[definition.name] ?? 0) + 1
    const own = this.#process
    // What a process sends after its end reaches nobody.
    const send: Channels['send'] = (outgoing) =>
      own === this.#process ? channels.send(outgoing) : Promise.reject(new ProcessGone('the process is gone'))
    const contents = { remove: async () => {}, sweep: async () => ({}) }
    const rest = {
      store,
      channels: { ...channels, send },
      contents,
      logger: silent,
      backups: undefined as never,
      auditor: undefined as never,
      progress: async () => {},
    }
    return definition.handle({ payload, ...rest }).then(
      () => undefined,
      (fault: unknown) => fault ?? new Error('rejected without a reason'),
    )
  }
}
