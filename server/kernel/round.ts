import type { Actor } from './actor.ts'
import { extensionPoint } from './extension.ts'
import type { Read, Store } from './ports.ts'

/**
 * What the clock has an area do, again and again. It finds in the base what is left to do, so that a second run, a late one or one beside it
 * adds nothing.
 */
export interface Round {
  /** The name of the job, whose words are in jobs.json. */
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
