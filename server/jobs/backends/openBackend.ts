import type { Logger } from 'pino'
import { type Meter, unread } from '../../platform/meter.ts'
import type { BackendSettings, QueueBackend } from './backend.ts'

/** Redis when it is set, else the PostgreSQL that also holds the data, else a small base of its own inside this process. */
export async function openBackend(settings: BackendSettings, logger: Logger, meter: Meter = unread): Promise<QueueBackend> {
  const { redisUrl, databaseUrl, dataDir } = settings
  if (redisUrl) return (await import('./redisBackend.ts')).openRedisBackend(redisUrl, meter)
  if (/^postgres(ql)?:/.test(databaseUrl)) return (await import('./postgresBackend.ts')).openPostgresBackend(databaseUrl, logger)
  return (await import('./embeddedBackend.ts')).openEmbeddedBackend(dataDir, logger)
}
