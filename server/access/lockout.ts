import { randomInt } from 'node:crypto'
import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const TRIES = 5
const FIRST_LOCK_S = 10 * MINUTE_S
const LONGEST_LOCK_S = 60 * MINUTE_S
const PER_NAME = 30
const PER_ADDRESS = 100
/** A Redis that hangs must not keep people out: it then counts as away. */
const ANSWER_MS = 400

export interface Attempt {
  readonly username: string
  readonly ip: string
  /** Whether this person has signed in from this address before; asked only when the name's own limit is used up. */
  isUsual(): Promise<boolean>
}
/** 'half': right so far. The try is given back, but earlier failures stay counted until the second step is right too. */
export type Verdict = boolean | 'half'
export interface Lockout {
  /** Looks at a password unless no try is left: whether it was right, or the minutes to wait. */
  attempt(attempt: Attempt, check: () => Promise<Verdict>): Promise<Verdict | { minutes: number }>
  /** Lifts the locks of a name at every address, and its hourly limit. */
  forgive(username: string): Promise<void>
  close(): void
}

type Make = (name: string, points: number, duration: number) => RateLimiterAbstract

/** Counters live in Redis when there is one, so that several servers count together; while it is away each counts for itself. */
function makerOf(redisUrl: string | null, logger: Pick<Logger, 'warn'>): { make: Make; close(): void } {
  if (!redisUrl)
    return { make: (keyPrefix, points, duration) => new RateLimiterMemory({ keyPrefix, points, duration }), close: () => undefined }
  const client = new Redis(redisUrl, { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: ANSWER_MS })
  let isTold = false
  client.on('ready', () => {
    isTold = false
  })
  client.on('error', (e) => {
    if (!isTold) logger.warn({ err: e }, 'log-in counters: no Redis, each server counts for itself')
    isTold = true
  })
  const make: Make = (keyPrefix, points, duration) =>
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

interface Taken {
  readonly nth: number
  /** 0 when the try was granted. */
  readonly waitMs: number
}
async function take(limiter: RateLimiterAbstract, key: string): Promise<Taken> {
  try {
    return { nth: (await limiter.consume(key)).consumedPoints, waitMs: 0 }
  } catch (e) {
    if (e instanceof Error) throw e
    const { consumedPoints, msBeforeNext } = e as RateLimiterRes
    return { nth: consumedPoints, waitMs: Math.max(1, msBeforeNext) }
  }
}
const nameOf = (username: string) => username.normalize('NFKC').toLowerCase()
const minutesOf = (ms: number) => ({ minutes: Math.max(1, Math.ceil(ms / 60_000)) })

/** Runs works of the same key one after another. */
function turns() {
  const last = new Map<string, Promise<unknown>>()
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work, work)
    last.set(key, mine)
    try {
      return await mine
    } finally {
      if (last.get(key) === mine) last.delete(key)
    }
  }
}

/**
 * Guessing is capped three ways: per (name, address) with growing locks, per name and per address by the hour. A try is taken before the
 * password is looked at and those of one pair take turns, so parallel guesses count like successive ones, and parallel log-ins with the
 * right password all succeed. The name's limit spares addresses from which the person usually signs in, otherwise strangers could lock
 * anybody out.
 */
export function createLockout({ redisUrl, logger }: { redisUrl: string | null; logger: Pick<Logger, 'warn'> }): Lockout {
  const { make, close } = makerOf(redisUrl, logger)
  const pairs = make('login:pair', TRIES, HOUR_S)
  const locks = make('login:locks', Number.MAX_SAFE_INTEGER, 24 * HOUR_S)
  const names = make('login:name', PER_NAME, HOUR_S)
  const addresses = make('login:address', PER_ADDRESS, HOUR_S)
  // The addresses at which a name is locked are not listed anywhere: forgiving moves the name on to new counters.
  const ages = make('login:age', Number.MAX_SAFE_INTEGER, 25 * HOUR_S)
  const inTurn = turns()

  async function pairOf(name: string, ip: string) {
    const age = (await ages.get(name))?.consumedPoints ?? 0
    return age ? `${name}#${age}|${ip}` : `${name}|${ip}`
  }
  async function lock(pair: string) {
    const { consumedPoints: times } = await locks.penalty(pair, 1)
    await pairs.block(pair, Math.min(LONGEST_LOCK_S, FIRST_LOCK_S * 2 ** (times - 1)))
  }
  /** The wait that the hourly limits ask for; what they took on the way to a refusal is given back. */
  async function hourlyWait({ ip, isUsual }: Attempt, name: string): Promise<number> {
    const byAddress = await take(addresses, ip)
    if (byAddress.waitMs) return byAddress.waitMs
    const byName = await take(names, name)
    if (!byName.waitMs || (await isUsual())) return 0
    await addresses.reward(ip, 1)
    return byName.waitMs
  }
  return {
    attempt(attempt, check) {
      const name = nameOf(attempt.username)
      return inTurn(`${name}|${attempt.ip}`, async () => {
        const pair = await pairOf(name, attempt.ip)
        const { nth, waitMs } = await take(pairs, pair)
        if (waitMs) return minutesOf(waitMs)
        const hourly = await hourlyWait(attempt, name)
        if (hourly) return pairs.reward(pair, 1).then(() => minutesOf(hourly))
        const verdict = await check()
        if (verdict) {
          const cleared = verdict === 'half' ? [pairs.reward(pair, 1)] : [pairs.delete(pair), locks.delete(pair)]
          await Promise.all([...cleared, names.reward(name, 1), addresses.reward(attempt.ip, 1)])
        } else if (nth === TRIES) await lock(pair)
        return verdict
      })
    },
    async forgive(username) {
      const name = nameOf(username)
      await Promise.all([ages.set(name, randomInt(1, 2 ** 40), 25 * HOUR_S), names.delete(name)])
    },
    close,
  }
}
