import { describe, expect, it } from 'vitest'
import { EACH_ONCE } from '../support/servers/callTower.ts'
import { hasRedisServer, privateRedis } from '../support/servers/privateRedis.ts'
import { shown } from '../support/stories/chaos.ts'
import { ladderChaos } from '../support/stories/ladderChaos.ts'

const STOPS = Number(process.env.FAULT_STOPS ?? 1000)
const SECONDS = Number(process.env.FAULT_SECONDS ?? 180)
const FLEET = [['scheduler'], ['scheduler'], ['worker'], ['worker']]
/** The first step is taken within so many seconds of the limit. */
const PUNCTUAL_SECONDS = 10

async function ladders(title: string, options: Omit<Parameters<typeof ladderChaos>[0], 'redisUrl' | 'fleet' | 'hasten'>) {
  const redis = await privateRedis()
  try {
    const end = await ladderChaos({ redisUrl: redis.url, fleet: FLEET, hasten: false, ...options })
    shown(title, end)
    expect(end).toMatchObject({ ...EACH_ONCE, runs: options.stops, mailsTwice: 0 })
    expect(end.sent + end.interrupted).toBe(end.steps)
    return end
  } finally {
    await redis.close()
  }
}

describe.runIf(hasRedisServer)('call ladders, while two schedulers and two workers call', { timeout: (SECONDS + 1800) * 1000 }, () => {
  it('die at random and their clocks jump by minutes: each step once, none missing', async () => {
    const end = await ladders(`${STOPS} stops, killed, clocks jumping`, {
      stops: STOPS,
      seconds: SECONDS,
      lifeMs: 12_000,
      jumpsMs: 3 * 60_000,
    })
    expect(end.kills).toBeGreaterThan(3)
    expect(end.answered).toBeGreaterThan(0)
  })

  it('the first step is taken within ten seconds', async () => {
    const end = await ladders(`${STOPS / 4} stops, nobody dies`, { stops: STOPS / 4, seconds: SECONDS / 3, jumpsMs: 0 })
    expect(end.firstStepLongest).toBeLessThanOrEqual(PUNCTUAL_SECONDS)
  })
})
