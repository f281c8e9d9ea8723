import type { BackendFactory, ConnectionOptions } from 'bullmq'
import type { Logger } from 'pino'

export interface HomeSettings {
  readonly redisUrl: string | null
  readonly databaseUrl: string
  readonly dataDir: string
}
export type HomeKind = 'redis' | 'postgres' | 'embedded'
/** Where the queue lives. BullMQ is the same in all of them. */
export interface Home {
  readonly kind: HomeKind
  /** BullMQ's own union of drivers; each home casts its own once. */
  readonly connection: ConnectionOptions
  readonly backend: BackendFactory | undefined
  /** Settles when the home is lost for good and must be opened again. */
  readonly lost: Promise<void>
  /** Whether it answers right now. What is asked of a Redis that is away waits until it is back, and would be done then. */
  isUp(): boolean
  close(): Promise<void>
}

/** Redis when it is set, else the PostgreSQL that also holds the data, else a small PostgreSQL of our own inside this process. */
export async function openHome(settings: HomeSettings, logger: Logger): Promise<Home> {
  const { redisUrl, databaseUrl, dataDir } = settings
  if (redisUrl) return (await import('./redisHome.ts')).openRedisHome(redisUrl)
  if (/^postgres(ql)?:/.test(databaseUrl)) return (await import('./postgresHome.ts')).openPostgresHome(databaseUrl, logger)
  return (await import('./embeddedHome.ts')).openEmbeddedHome(dataDir, logger)
}
export const never = new Promise<void>(() => {})
