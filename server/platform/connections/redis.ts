import { createRequire } from 'node:module'
import type { Redis, RedisOptions } from 'ioredis'
import type { Meter } from '../meter.ts'

/** What a connection is for, and who is told how it fares. */
export interface RedisUse {
  readonly use: string
  readonly meter: Meter
}

/** A connection to a Redis. Its driver is loaded only where somebody names one. */
export function openRedis(url: string, options: RedisOptions, usage?: RedisUse): Redis {
  const driver = createRequire(import.meta.url)('ioredis') as typeof import('ioredis')
  const client = new driver.Redis(url, options)
  if (usage) meterConnection(client, usage)
  return client
}

function meterConnection(client: Redis, { use, meter }: RedisUse) {
  const labels = { use }
  let connected = 0
  client.on('ready', () => connected++)
  const up = meter.gauge('millwright_redis_up', 'Whether this connection to Redis answers: 1 or 0.', () => [
    { labels, value: Number(client.status === 'ready') },
  ])
  const reconnects = meter.counter('millwright_redis_reconnects_total', 'How often a connection to Redis was lost and came back.', () => [
    { labels, value: Math.max(0, connected - 1) },
  ])
  client.once('end', () => {
    up()
    reconnects()
  })
}
