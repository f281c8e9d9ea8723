import type DataLoader from 'dataloader'
import type { Access } from '../access/index.ts'
import type { HealthService } from '../health/index.ts'
import type { JobQueue } from '../jobs/queue.ts'
import { type Actor, type Language, type Operations, Refusal, type Registry, type ResourceDef, type Store } from '../kernel/index.ts'

/** A log-in that the demo data brought along. */
export interface DemoLoginFact {
  readonly username: string
  readonly password: string
  readonly name: string
  readonly role: string
  readonly permissionsHint: string
}
/** What the log-in page may know. */
export interface SiteFacts {
  readonly environment: string
  readonly version: string
  /** '+08:00' */
  readonly utcOffset: string
  demoLogins(language: Language): readonly DemoLoginFact[]
}

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
  /** What an earlier log-in left on the device. */
  readonly deviceMark?: string | undefined
  /** As it came; over a socket there is none. */
  readonly authorization?: string | undefined
  /** What a caller may send again under a key of its own, as it came; over a socket there are no keys. */
  readonly sent?: { readonly key: string | string[] | undefined; readonly variables: Readonly<Record<string, unknown>> }
  readonly store: Store
  readonly registry: Registry
  readonly operations: Operations
  /** One batch of references per request and resource. */
  readonly loaders: Map<string, DataLoader<number, unknown>>
  readonly access: Access
  readonly site: SiteFacts
  /** The end of the caller's token, the renewed one if there is one; null over a socket, which holds no token. */
  readonly expiresAt: Date | null
  /** The job queue, where this process has one. */
  readonly jobs: JobQueue | undefined
  /** How this installation fares. */
  readonly health: HealthService
  /** Live snapshots by read model and plant, and ticks of single resources. */
  readonly live: {
    subscribe(topic: string, plantId: number): AsyncGenerator<unknown>
    follow(resource: ResourceDef, plants: number | readonly number[]): AsyncGenerator<unknown>
  }
}

/** The actor of a call that needs one. */
export function actorOf(context: Context): Actor {
  if (context.actor) return context.actor
  throw context.authFault ?? new Refusal('unauthenticated', {}, { kind: 'unauthenticated' })
}

export interface Caller {
  readonly actor: Actor | null
  readonly authFault?: Refusal | undefined
  readonly expiresAt: Date | null
  readonly language: Language
  readonly requestId: string
  readonly ip: string
  readonly userAgent: string
  readonly deviceMark?: string | undefined
  readonly authorization?: string | undefined
  readonly sent?: Context['sent']
}
type Services = Omit<Context, keyof Caller | 'loaders'>

/** Contexts share the services, which stand behind each of them, and differ by caller: Apollo copies what a context has of its own at each call. */
export const contextFactory =
  (services: Services) =>
  (caller: Caller): Context =>
    Object.assign(Object.create(services) as Services, caller, { loaders: new Map() })
