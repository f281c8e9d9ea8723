import type DataLoader from 'dataloader'
import type { Actor, Language, Operations, Registry, Store } from '../kernel/index.ts'
import { Refusal } from '../kernel/index.ts'

/** What every resolver is given, over HTTP and WebSocket alike. */
export interface Context {
  /** Null until somebody has signed in. */
  readonly actor: Actor | null
  /** Why there is no actor although a token was sent. */
  readonly authFault?: Refusal | undefined
  readonly language: Language
  readonly requestId: string
  readonly ip: string
  readonly userAgent: string
  readonly store: Store
  readonly registry: Registry
  readonly operations: Operations
  /** One batch of references per request and resource. */
  readonly loaders: Map<string, DataLoader<number, unknown>>
  /** Live pictures by topic and plant. */
  readonly live: { subscribe(topic: 'downtime' | 'fault' | 'repair', plantId: number): AsyncGenerator<unknown> }
}

/** The actor of a call that needs one. */
export function actorOf(context: Context): Actor {
  if (context.actor) return context.actor
  throw context.authFault ?? new Refusal('unauthenticated', {}, { kind: 'unauthenticated' })
}
