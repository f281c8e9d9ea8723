import { expect, it } from 'vitest'
import { hasRedisServer, privateRedis } from '../support/servers/privateRedis.ts'
import { rollingFleet } from '../support/servers/rollingFleet.ts'
import { SOUND, shown } from '../support/stories/chaos.ts'

const SECONDS = Number(process.env.FAULT_SECONDS ?? 180)
/** About as long as it takes to restart each of six processes once. */
const ROUND_SECONDS = 60
const FLAWLESS = { failed: 0, refused: 0, cutOff: 0, badExits: 0, lost: 0, isBehind: 0 }
const COMPLETE = { acknowledgedMissing: 0, reportsUnasked: 0, uploadsMissing: 0, mailsMissing: 0, mailsTwice: 0, interrupted: 0 }

it.runIf(hasRedisServer)(
  'two of each process restarted in turn behind a proxy that does not retry: no call fails, nothing is done twice, everybody hears on',
  { timeout: (SECONDS + 600) * 1000 },
  async () => {
    const redis = await privateRedis()
    try {
      const end = await rollingFleet({ redisUrl: redis.url, rounds: Math.max(1, Math.floor(SECONDS / ROUND_SECONDS)) })
      shown('rolling restart', end)
      expect(end).toMatchObject({ first: '', ...FLAWLESS, ...COMPLETE, ...SOUND })
      expect(Math.min(end.reports, end.uploads, end.moved)).toBeGreaterThan(10)
    } finally {
      await redis.close()
    }
  },
)
