import type { BackendFactory, ConnectionOptions } from 'bullmq'

export interface BackendSettings {
  readonly redisUrl: string | null
  readonly databaseUrl: string
  readonly dataDir: string
}
export type BackendKind = 'redis' | 'postgres' | 'embedded'
/** Where the queue lives. BullMQ is the same in all of them. */
export interface QueueBackend {
  readonly kind: BackendKind
  /** BullMQ's own union of drivers; each home casts its own once. */
  readonly connection: ConnectionOptions
  readonly bullBackend: BackendFactory | undefined
  /** Settles when the home is lost for good and must be opened again. */
  readonly lost: Promise<void>
  /** Whether it answers right now. What is asked of a Redis that is away waits until it is back, and would be done then. */
  isUp(): boolean
  close(): Promise<void>
}

export const never = new Promise<void>(() => {})
