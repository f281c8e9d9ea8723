import type { BackendFactory, ConnectionOptions } from 'bullmq'
import type { Logger } from 'pino'
import { type Meter, unread } from '../platform/meter.ts'

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

/** Redis when it is set, else the PostgreSQL that also holds the data, else a small base of its own inside this process. */
export async function openBackend(settings: BackendSettings, logger: Logger, meter: Meter = unread): Promise<QueueBackend> {
  const { redisUrl, databaseUrl, dataDir } = settings
  if (redisUrl) return (await import('./redisBackend.ts')).openRedisBackend(redisUrl, meter)
  if (/^postgres(ql)?:/.test(databaseUrl)) return (await import('./postgresBackend.ts')).openPostgresBackend(databaseUrl, logger)
  return (await import('./embeddedBackend.ts')).openEmbeddedBackend(dataDir, logger)
}
export const never = new Promise<void>(() => {})
