import { AsyncLocalStorage } from 'node:async_hooks'

/** A call from outside, or a job, while it is worked on: every line of the log that comes of it carries its id. */
export interface Call {
  /** The id that the caller is told, too. A job goes on under that of the call which asked for it. */
  readonly requestId: string
  readonly jobId?: string
  /** The mark of a fault that it has met, under which the log tells of that fault once. */
  fault?: string
  /** By when its caller is answered, in ms of `performance.now()`. */
  deadlineAt?: number
  /** Its caller has been told that it took too long: nothing of it is committed from now on. */
  isOver?: boolean
  /** A commit was sent for it: something of it may be done. */
  hasCommitted?: boolean
}
const calls = new AsyncLocalStorage<Call>()

/** Does a piece of work as part of a call, however deep and however late. */
export const inCall = <T>(call: Call | undefined, work: () => T): T => calls.run(call as Call, work)
/** Nothing outside of all calls. */
export const currentCall = (): Call | undefined => calls.getStore()
