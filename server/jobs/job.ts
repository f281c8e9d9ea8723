import type { Logger } from 'pino'
import type * as z from 'zod'
import type { Channels } from '../domain/notice/index.ts'
import type { JobDef, Store } from '../kernel/index.ts'

/** 'HH:mm' of the business day, or a fixed pace. */
export type Schedule = { readonly dailyAt: string } | { readonly everyMs: number }

/** What jobs may ask of the contents of uploaded files. */
export interface Contents {
  remove(keys: readonly string[]): Promise<void>
  /** Removes old files that are part of no record, and contents that no row names. Out: how many of each. */
  sweep(): Promise<Readonly<Record<string, number>>>
}
/** What a handler is given. It may run more than once for one job, so its effect must be the same the second time. */
export interface JobRun<P> {
  readonly payload: P
  readonly store: Store
  readonly logger: Logger
  readonly contents: Contents
  /** The ways on which notices leave the house. */
  readonly channels: Channels
  /** Says how far it has come, for whoever watches the queue. */
  progress(done: number, of: number): Promise<void>
}
export type Handler<P> = (run: JobRun<P>) => Promise<unknown>

export interface JobSpec<P> {
  readonly payload: z.ZodType<P>
  readonly schedule?: Schedule
  /** How often it is tried in all; the pauses double. */
  readonly attempts: number
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

export function defineJob<P>(name: string, { payload, schedule, attempts, load }: JobSpec<P>): JobDefinition<P> {
  return {
    name,
    schedule,
    attempts,
    check: (given) => payload.parse(given),
    handle: async ({ payload: given, ...rest }) => (await load())({ ...rest, payload: payload.parse(given) }),
  }
}
