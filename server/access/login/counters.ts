import type { Logger } from 'pino'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible'
import { openRedis } from '../../platform/connections/redis.ts'
import { type Meter, unread } from '../../platform/meter.ts'

/** A Redis that hangs must not keep people out: it then counts as away. */
const ANSWER_MS = 400

export interface Counters {
  make(name: string, points: number, duration: number): RateLimiterAbstract
  close(): void
}

/** Counters live in Redis when there is one, so that several servers count together; while it is away each counts for itself. */
export function openCounters(redisUrl: string | null, logger: Pick<Logger, 'warn'>, meter: Meter = unread): Counters {
  if (!redisUrl)
    return { make: (keyPrefix, points, duration) => new RateLimiterMemory({ keyPrefix, points, duration }), close: () => undefined }
  const options = { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: ANSWER_MS }
  const client = openRedis(redisUrl, options, { use: 'log-in counters', meter })
  let isReported = false
  client.on('ready', () => {
    isReported = false
  })
  client.on('error', (e) => {
    if (!isReported) logger.warn({ err: e }, 'log-in counters: no Redis, each server counts for itself')
    isReported = true
  })
  const make: Counters['make'] = (keyPrefix, points, duration) =>
    new RateLimiterRedis({
      storeClient: client,
      rejectIfRedisNotReady: true,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration }),
      keyPrefix,
      points,
      duration,
    })
  return { make, close: () => client.disconnect() }
}

export interface Taken {
  readonly nth: number
  /** 0 when the try was granted. */
  readonly waitMs: number
}
/** Takes one try; `forSeconds` says how long it counts if it is the first. */
export async function take(limiter: RateLimiterAbstract, key: string, forSeconds?: number): Promise<Taken> {
  try {
    return { nth: (await limiter.consume(key, 1, forSeconds ? { customDuration: forSeconds } : {})).consumedPoints, waitMs: 0 }
  } catch (e) {
    if (e instanceof Error) throw e
    const { consumedPoints, msBeforeNext } = e as RateLimiterRes
    return { nth: consumedPoints, waitMs: Math.max(1, msBeforeNext) }
  }
}
