import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasRedisServer, privateRedis } from '../support/servers/privateRedis.ts'
import { redisAway } from '../support/servers/redisAway.ts'
import { type Aftermath, chaos, SOUND, shown } from '../support/stories/chaos.ts'

/** The same faults for minutes, and with the queue in PostgreSQL, are in tests/faults. They need a base that processes share. */
const isShared = Boolean(process.env.TEST_DATABASE_URL && process.env.TEST_REDIS_URL)
const BOTH = ['worker', 'scheduler']
const ALL = ['api', 'worker', 'scheduler']

const SMALL = { plans: 30, points: 10, receivers: 2 } as const
const brief = { ...SMALL, hasten: true }
const done = { ...SOUND, orders: 30 }
/** What was sent when its sender died is told to a person, who decides; everything else has arrived once. */
const allTold = ({ sent, interrupted }: Aftermath) => sent + interrupted

describe.runIf(isShared)('processes that are killed (needs PostgreSQL and Redis)', () => {
  it.runIf(hasRedisServer)(
    'two schedulers and workers on Redis make every order once and tell nobody twice (needs redis-server)',
    { timeout: 240_000 },
    async () => {
      const redis = await privateRedis()
      try {
        const end = await chaos({
          ...brief,
          home: 'redis',
          redisUrl: redis.url,
          fleet: [BOTH, BOTH],
          seconds: 4,
          lifeMs: 2000,
          signal: 'SIGKILL',
        })
        shown('two schedulers and workers on Redis', end)
        expect(end.ends).toBeGreaterThan(2)
        expect(end).toMatchObject(done)
        expect(allTold(end)).toBe(60)
        expect(end.mails).toBeGreaterThanOrEqual(end.sent)
      } finally {
        await redis.close()
      }
    },
  )
})

describe.runIf(isShared && hasRedisServer)('without Redis (needs PostgreSQL, Redis and redis-server)', () => {
  let redis: Awaited<ReturnType<typeof privateRedis>>
  beforeAll(async () => {
    redis = await privateRedis()
  })
  afterAll(() => redis.close())

  it('writes and log-ins go on, and what they asked for is done afterwards', { timeout: 240_000 }, async () => {
    const end = await redisAway({ redis, seconds: 6 })
    shown('Redis away', end)
    expect(end).toMatchObject({ refused: 0, eventsMissing: 0, mailsTwice: 0, isOpenWhileAway: false })
    expect(end.writes).toBeGreaterThan(5)
    expect(end.logIns).toBeGreaterThan(2)
    expect(end.mails).toBe(end.reports)
  })
})

describe.skipIf(isShared)('one server with its queue inside (needs SQLite)', () => {
  it('that is killed again and again loses nothing and does nothing twice', { timeout: 240_000 }, async () => {
    const end = await chaos({ ...brief, home: 'embedded', fleet: [ALL], seconds: 3, lifeMs: 2000, signal: 'SIGKILL' })
    shown('queue inside the server', end)
    expect(end.ends).toBeGreaterThan(2)
    expect(end).toMatchObject(done)
    expect(allTold(end)).toBe(60)
  })
})
