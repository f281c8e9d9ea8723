import { expect, it } from 'vitest'
import { hasRedisServer, privateRedis } from '../support/servers/privateRedis.ts'
import { redisAway } from '../support/servers/redisAway.ts'
import { shown } from '../support/stories/chaos.ts'

const SECONDS = Number(process.env.FAULT_AWAY_SECONDS ?? 60)

it.runIf(hasRedisServer)(
  'Redis away for a minute: people work on, jobs are done afterwards',
  { timeout: (SECONDS + 400) * 1000 },
  async () => {
    const redis = await privateRedis()
    try {
      const end = await redisAway({ redis, seconds: SECONDS })
      shown('Redis away', end)
      expect(end).toMatchObject({ refused: 0, eventsMissing: 0, mailsTwice: 0, isOpenWhileAway: false })
      expect(end.mails).toBe(end.reports)
    } finally {
      await redis.close()
    }
  },
)
