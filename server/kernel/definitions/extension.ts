import type { Read, Store, UnitOfWork } from '../ports.ts'
import type { Actor, Language } from '../schema/actor.ts'

/**
 * What an area asks of areas that it does not know: it names the point and says what an answer looks like, they answer in `extensions` of their
 * `Area`, and the registry holds the answers. So the lower area needs neither the names nor the types of the ones above it.
 */
export interface ExtensionPoint<T> {
  readonly name: string
  /** An answer, for the `extensions` of an area. */
  of(answer: T): Extension
}
export interface Extension {
  readonly point: string
  readonly answer: unknown
}
export const extensionPoint = <T>(name: string): ExtensionPoint<T> => ({ name, of: (answer) => ({ point: name, answer }) })

/**
 * What the clock has an area do, again and again. It finds in the base what is left to do, so that a second run, a late one or one beside it
 * adds nothing.
 */
export interface ScheduledTask {
  /** The name of the job, whose words stand under `jobs` in system.json. */
  readonly name: string
  readonly everyMs: number
  /** How often a run is tried in all. */
  readonly attempts: number
  /** Once for all plants together instead of in each plant in service. */
  readonly isForAll?: boolean
  /** What it counts, as the job reports it. */
  readonly counts: 'made' | 'told' | 'begun' | 'closed'
  readonly run: (store: Store, actor: Actor) => Promise<number>
}

/** How many days logs are kept: asked by whoever purges what definitions call a log. */
export const daysOfLogs = extensionPoint<(read: Read) => Promise<number>>('daysOfLogs')

/** Somebody who comes in by a key instead of a log-in, such as a screen on a wall. */
export interface KeyHolder {
  readonly id: number
  readonly name: string
  readonly plantId: number
  readonly language: Language
  readonly keyHash: string
  /** What it is told of itself: when it is let in, and again whenever somebody changes it. */
  readonly settings: Readonly<Record<string, unknown>>
}
/** Those whose key is in force. */
export interface KeyHolders {
  withKey(read: Read, keyHash: string): Promise<KeyHolder | undefined>
  /** In the order of the ids; null for one that may no longer come in. */
  many(read: Read, ids: readonly number[]): Promise<(KeyHolder | null)[]>
  /** Notes that they have been here. The rows keep their version and leave no log: nobody changed them, and who edits one must not meet a conflict. */
  seen(uow: UnitOfWork, ids: readonly number[]): Promise<void>
}
/** Who lets in by key. */
export const keyHolders = extensionPoint<KeyHolders>('keyHolders')
