import { describe, expect, it } from 'vitest'
import { hasRedisServer, privateRedis } from '../support/servers/privateRedis.ts'
import { type Chaos, chaos, SOUND, shown } from '../support/stories/chaos.ts'

const SECONDS = Number(process.env.FAULT_SECONDS ?? 180)
const TIMEOUT_MS = (SECONDS + 900) * 1000
const ALL = ['api', 'worker', 'scheduler']
const RECEIVERS = 3

/** Everything is there, nothing is there twice, nothing is left over. */
async function holds(title: string, options: Chaos) {
  const end = await chaos(options)
  shown(title, end)
  const told = options.plans * options.receivers
  expect(end).toMatchObject({ ...SOUND, orders: options.plans, badExits: 0 })
  expect(end.sent + end.interrupted).toBe(told)
  expect(end.ends).toBeGreaterThan(2)
  // Nobody was told of a delivery that says it was sent and was not.
  expect(end.mails).toBeGreaterThanOrEqual(end.sent)
  if (options.signal === 'SIGTERM') expect(end).toMatchObject({ interrupted: 0, mails: told })
}

describe('servers that die at random', { timeout: TIMEOUT_MS }, () => {
  it.runIf(hasRedisServer)('two schedulers and two workers on one PostgreSQL and one Redis', async () => {
    const redis = await privateRedis()
    const fleet = [['scheduler'], ['scheduler'], ['worker'], ['worker']]
    const more = { plans: 1000, points: 200, receivers: RECEIVERS, seconds: SECONDS, lifeMs: 12_000, hasten: false } as const
    try {
      await holds('two schedulers, two workers, Redis', { home: 'redis', redisUrl: redis.url, fleet, signal: 'SIGKILL', ...more })
    } finally {
      await redis.close()
    }
  })

  for (const home of ['postgres', 'embedded'] as const) {
    const more = { home, fleet: [ALL], plans: 300, points: 60, receivers: RECEIVERS, lifeMs: 10_000 }
    it(`one server, its queue ${home}`, () =>
      holds(`one server, queue ${home}`, { ...more, seconds: SECONDS / 3, signal: 'SIGKILL', hasten: false }))
    it(`one server that is asked to stop, its queue ${home}`, () =>
      holds(`one server asked to stop, queue ${home}`, { ...more, seconds: SECONDS / 6, signal: 'SIGTERM', hasten: false }))
  }
})
