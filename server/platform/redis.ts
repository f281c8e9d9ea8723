import { createRequire } from 'node:module'
import type { Redis, RedisOptions } from 'ioredis'

/** A connection to a Redis. Its driver is loaded only where somebody names one. */
export function openRedis(url: string, options: RedisOptions): Redis {
  const driver = createRequire(import.meta.url)('ioredis') as typeof import('ioredis')
  return new driver.Redis(url, options)
}
