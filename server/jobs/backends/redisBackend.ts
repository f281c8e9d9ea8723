import { openRedis } from '../../platform/connections/redis.ts'
import type { Meter } from '../../platform/meter.ts'
import { never, type QueueBackend } from './backend.ts'

const MAX_RETRY_MS = 5_000

export function openRedisBackend(url: string, meter: Meter): QueueBackend {
  const retryStrategy = (times: number) => Math.min(100 * 2 ** Math.min(times, 10), MAX_RETRY_MS)
  const connection = openRedis(url, { maxRetriesPerRequest: null, retryStrategy }, { use: 'queue', meter })
  // BullMQ listens too, but only while a queue uses the connection.
  connection.on('error', () => {})
  const isUp = () => connection.status === 'ready'
  return { kind: 'redis', connection, bullBackend: undefined, lost: never, isUp, close: async () => connection.disconnect() }
}
