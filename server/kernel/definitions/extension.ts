import type { Read, Store, UnitOfWork } from '../ports.ts'
import type { Actor, Language } from '../schema/actor.ts'
import type { WorkingSpan } from '../schema/relative.ts'

/**
 * A question to areas that the declaring area does not know: it names the point and the type of an answer, others answer in `extensions` of
 * their `Area`, the registry collects the answers. The lower area thus imports nothing from higher ones.
 */
export interface ExtensionPoint<T> {
  readonly name: string
  /** Makes an answer, for the `extensions` of an area. */
  of(answer: T): Extension
}
export interface Extension {
  readonly point: string
  readonly answer: unknown
}
/** Declares an extension point; the name must be unique among all areas. */
export const extensionPoint = <T>(name: string): ExtensionPoint<T> => ({ name, of: (answer) => ({ point: name, answer }) })

/**
 * A scheduled task of an area. It finds the remaining work in the database, so it is idempotent: repeated, delayed or concurrent runs add
 * nothing.
 */
export interface ScheduledTask {
  /** The name of the job; its texts are under `jobs` in system.json. */
  readonly name: string
  readonly everyMs: number
  /** Attempts per run, the first included. */
  readonly attempts: number
  /** Runs for all plants together instead of in each plant in service. */
  readonly isForAll?: boolean
  /** What the returned number counts, for the report of the job. */
  readonly counts: 'made' | 'told' | 'begun' | 'closed'
  readonly run: (store: Store, actor: Actor) => Promise<number>
}

/** Retention of logs in days, for the purge of resources that are logs. */
export const daysOfLogs = extensionPoint<(read: Read) => Promise<number>>('daysOfLogs')

/** The shift that is on in the reader's plant; undefined between shifts. */
export const shiftNow = extensionPoint<(read: Read) => Promise<WorkingSpan | undefined>>('shiftNow')

/** A principal that authenticates by a key instead of signing in, such as a wall display. */
export interface KeyHolder {
  readonly id: number
  readonly name: string
  readonly plantId: number
  readonly language: Language
  readonly keyHash: string
  /** Settings sent to its client on connection and after each change. */
  readonly settings: Readonly<Record<string, unknown>>
}
/** The principals whose key is valid. */
export interface KeyHolders {
  withKey(read: Read, keyHash: string): Promise<KeyHolder | undefined>
  /** In the order of the ids; null where the key is no longer valid. */
  many(read: Read, ids: readonly number[]): Promise<(KeyHolder | null)[]>
  /** Records that they were online. The rows keep their version and nothing is logged, so that a user who edits one meets no conflict. */
  seen(uow: UnitOfWork, ids: readonly number[]): Promise<void>
}
/** The areas that have such principals. */
export const keyHolders = extensionPoint<KeyHolders>('keyHolders')
