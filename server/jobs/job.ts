import type { Logger } from 'pino'
import type * as z from 'zod'
import type { Auditor } from '../domain/audit/index.ts'
import type { BackupService } from '../domain/backups/index.ts'
import type { Channels, SendingSource } from '../domain/notice/index.ts'
import type { Actor, JobDef, Language, Store } from '../kernel/index.ts'

/** 'HH:mm' of the business day, or a fixed pace. */
export type Schedule = { readonly dailyAt: string } | { readonly everyMs: number }

/** What jobs may ask of the contents of uploaded files. */
export interface Contents {
  remove(keys: readonly string[]): Promise<void>
  /** Removes old files that are part of no record, and contents that no row names. Out: how many of each. */
  sweep(): Promise<Readonly<Record<string, number>>>
}
/** A workbook or a picture that is sent. */
export interface Workbook {
  readonly fileName: string
  readonly content: Buffer
  /** What it has one row or bar for. */
  readonly kind: 'rows' | 'groups' | 'picture'
  readonly rowCount: number
  /** Its page in the console. */
  readonly path: string
}
/** Makes a workbook as its reader would export it, or a picture of the same groups. */
export type Workbooks = (
  reader: { readonly actor: Actor; readonly language: Language },
  source: SendingSource,
  as?: { readonly name: string; readonly isPicture: boolean },
) => Promise<Workbook>
/** What a handler is given. It may run more than once for one job, so its effect must be the same the second time. */
export interface JobRun<P> {
  readonly payload: P
  readonly store: Store
  readonly logger: Logger
  readonly contents: Contents
  readonly backups: BackupService
  readonly auditor: Auditor
  /** The ways on which notices leave the house. */
  readonly channels: Channels
  /** Absent in queues that send no views. */
  readonly workbooks?: Workbooks | undefined
  /** Says how far it has come, for whoever watches the queue. */
  progress(done: number, of: number): Promise<void>
}
export type Handler<P> = (run: JobRun<P>) => Promise<unknown>

export interface JobSpec<P> {
  readonly payload: z.ZodType<P>
  readonly schedule?: Schedule
  /** How often it is tried in all; the pauses double. */
  readonly attempts: number
  /** How long a try may take; a quarter of an hour unless it goes through whole tables. */
  readonly minutes?: number
  /** Loads the code when the first job of the kind runs. */
  readonly load: () => Promise<Handler<P>>
}
/** A kind of job. Commands name it in `uow.enqueue`; importing it costs nothing of what the handler needs. */
export interface JobDefinition<P = unknown> extends JobDef<P> {
  readonly schedule: Schedule | undefined
  readonly attempts: number
  /** Throws a ZodError for a payload of another shape. */
  readonly check: (payload: unknown) => unknown
  readonly handle: (run: JobRun<unknown>) => Promise<unknown>
}

/** The plant that a job is about, by its payload; none for what is done for all of them. */
export function plantOf(payload: unknown): number | undefined {
  const { plantId } = (typeof payload === 'object' && payload ? payload : {}) as { plantId?: unknown }
  return typeof plantId === 'number' && plantId > 0 ? plantId : undefined
}

const MINUTES = 15
const MINUTE_MS = 60_000

/**
 * A handler that hangs would hold its place among the workers for ever, and one that runs by itself would soon hold them all. What it does
 * after its time may be done by the next try too, which handlers bear anyway.
 */
function inTime<T>(minutes: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${minutes} minutes`)), minutes * MINUTE_MS).unref()
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}

export function defineJob<P>(name: string, { payload, schedule, attempts, minutes = MINUTES, load }: JobSpec<P>): JobDefinition<P> {
  const run = async ({ payload: rawPayload, ...rest }: JobRun<unknown>) => (await load())({ ...rest, payload: payload.parse(rawPayload) })
  return {
    name,
    schedule,
    attempts,
    check: (rawPayload) => payload.parse(rawPayload),
    handle: (jobRun) => inTime(minutes, run(jobRun)),
  }
}
