import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLockout, type Lockout } from '../../../server/access/login/lockout.ts'
import { hasRedisServer, privateRedis } from '../../support/servers/privateRedis.ts'

const logger = { warn: () => undefined }
const MINUTE = 60_000
let lockout: Lockout

const attempt = (username: string, ip: string, known: string | null = null) => ({ username, ip, known: async () => known })
const pass = (username: string, ip: string, known: string | null = null) => lockout.attempt(attempt(username, ip, known), async () => true)
const failing = (username: string, ip: string, known: string | null = null) =>
  lockout.attempt(attempt(username, ip, known), async () => false)
/** Fails once; answers the minutes to wait when not even the try was granted. */
async function fail(username: string, ip: string, known: string | null = null): Promise<number> {
  const outcome = await failing(username, ip, known)
  return typeof outcome === 'object' ? Math.ceil(outcome.seconds / 60) : 0
}
async function failTimes(n: number, username: string, ip: string) {
  for (let i = 0; i < n; i++) expect(await fail(username, ip)).toBe(0)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  lockout = createLockout({ redisUrl: null, logger })
})
afterEach(() => {
  lockout.close()
  vi.useRealTimers()
})

describe('guessing', () => {
  it('locks a name at one address after five failures', async () => {
    await failTimes(5, 'wang', '10.0.0.1')
    expect(await fail('wang', '10.0.0.1')).toBe(10)
    vi.advanceTimersByTime(9 * MINUTE)
    expect(await fail('wang', '10.0.0.1')).toBe(1)
    vi.advanceTimersByTime(1 * MINUTE)
    expect(await fail('wang', '10.0.0.1')).toBe(0)
  })
  it('does not lock anybody else at that address, nor the same name elsewhere', async () => {
    await failTimes(5, 'wang', '10.0.0.1')
    expect(await fail('wang', '10.0.0.1')).toBe(10)
    expect(await fail('li', '10.0.0.1')).toBe(0)
    expect(await fail('wang', '10.0.0.2')).toBe(0)
  })
  it('locks for longer each time, up to an hour', async () => {
    const waits: number[] = []
    for (let round = 0; round < 4; round++) {
      await failTimes(5, 'wang', '10.0.0.1')
      const minutes = await fail('wang', '10.0.0.1')
      waits.push(minutes)
      vi.advanceTimersByTime(minutes * MINUTE)
    }
    expect(waits).toEqual([10, 20, 40, 60])
  })
  it('is not helped by spelling the name in capitals', async () => {
    await failTimes(5, 'wang', '10.0.0.1')
    expect(await fail('WANG', '10.0.0.1')).toBe(10)
  })
  it('is forgotten after the right password', async () => {
    await failTimes(4, 'wang', '10.0.0.1')
    expect(await pass('wang', '10.0.0.1')).toBe(true)
    await failTimes(5, 'wang', '10.0.0.1')
    expect(await fail('wang', '10.0.0.1')).toBe(10)
  })
  it('gains nothing from asking in parallel', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => fail('wang', '10.0.0.1')))
    expect(answers.filter((minutes) => minutes === 0)).toHaveLength(5)
    expect(await fail('wang', '10.0.0.1')).toBe(10)
  })
  it('of one name from many addresses ends at 20 an hour, except on a device of that person', async () => {
    const granted = await Promise.all(Array.from({ length: 60 }, (_, i) => fail('wang', `10.1.0.${i}`)))
    expect(granted.filter((minutes) => minutes === 0)).toHaveLength(20)
    expect(await fail('wang', '10.2.0.1')).toBeGreaterThan(30)
    expect(await fail('wang', '10.3.0.1', 'phone')).toBe(0)
    expect(await fail('li', '10.2.0.1')).toBe(0)
  })
  it('of one name from strangers and from a device of that person ends at 30 an hour', async () => {
    let guesses = 0
    for (let minute = 0; minute < 60; minute++) {
      for (let nth = 0; nth < 6; nth++) {
        if ((await fail('wang', `10.1.${minute}.${nth}`)) === 0) guesses++
        if ((await fail('wang', '10.3.0.1', 'stolen phone')) === 0) guesses++
      }
      vi.advanceTimersByTime(MINUTE - 1)
    }
    expect(guesses).toBe(30)
    expect(await pass('wang', '10.3.0.2', 'phone')).toBe(true)
  })
  it('of many names from one address is slowed, never for longer than half a minute', async () => {
    let granted = 0
    const waits: number[] = []
    for (let second = 0; second < 1200; second++) {
      const outcome = await failing(`user${second}`, '10.0.0.1')
      if (typeof outcome === 'object') {
        expect(outcome.of).toBe('address')
        waits.push(outcome.seconds)
      } else granted++
      vi.advanceTimersByTime(1000)
    }
    expect(Math.max(...waits)).toBeLessThanOrEqual(30)
    expect(granted).toBeLessThan(130)
    expect(await fail('user7', '10.0.0.2')).toBe(0)
  })
  it('of many names at once from one address is slowed just so', async () => {
    const outcomes = await Promise.all(Array.from({ length: 200 }, (_, i) => failing(`user${i}`, '10.0.0.1')))
    expect(outcomes.filter((one) => one === false).length).toBeLessThan(50)
  })
  it('is not counted where the password was right', async () => {
    for (let i = 0; i < 150; i++) expect(await pass('wang', '10.0.0.1')).toBe(true)
    expect(await Promise.all(Array.from({ length: 50 }, () => pass('wang', '10.0.0.1')))).toEqual(Array.from({ length: 50 }, () => true))
  })
  it('is not forgotten half-way to a log-in', async () => {
    const half = () => lockout.attempt(attempt('wang', '10.0.0.1'), async () => 'half' as const)
    await failTimes(4, 'wang', '10.0.0.1')
    for (let i = 0; i < 20; i++) expect(await half()).toBe('half')
    await failTimes(1, 'wang', '10.0.0.1')
    expect(await half()).toEqual({ seconds: 600, of: 'account' })
  })
  it('is forgiven at every address at once, and again', async () => {
    for (let round = 0; round < 2; round++) {
      for (const ip of ['10.0.0.1', '10.0.0.2']) {
        await failTimes(5, 'wang', ip)
        expect(await fail('wang', ip)).toBe(10)
      }
      await failTimes(5, 'li', `10.4.0.${round}`)
      await lockout.forgive('Wang')
      expect(await fail('li', `10.4.0.${round}`)).toBe(10)
    }
    expect(await pass('wang', '10.0.0.1')).toBe(true)
  })
  it('is forgiven in the count of the hour too', async () => {
    for (let i = 0; i < 31; i++) await fail('wang', `10.1.0.${i}`)
    expect(await fail('wang', '10.2.0.1')).toBeGreaterThan(30)
    await lockout.forgive('wang')
    expect(await fail('wang', '10.2.0.1')).toBe(0)
  })
  it('does not jam when looking at a password fails', async () => {
    const broken = lockout.attempt(attempt('wang', '10.0.0.1'), () => Promise.reject(new Error('no base')))
    await expect(broken).rejects.toThrow('no base')
    expect(await pass('wang', '10.0.0.1')).toBe(true)
  })
})

describe('10,000 wrong names from one address', () => {
  it('let few be looked at, and nobody be shut out', async () => {
    let looks = 0
    for (let at = 0; at < 10_000; at++) {
      await lockout.attempt(attempt(`name${at}`, '10.0.0.1'), async () => {
        looks++
        return false
      })
    }
    // What is not looked at leaves no counter behind either.
    expect(looks).toBeLessThan(50)
    expect(await pass('wang', '10.0.0.1', 'phone')).toBe(true)
    const stranger = await pass('li', '10.0.0.1')
    expect(stranger).toMatchObject({ of: 'address' })
    vi.advanceTimersByTime((stranger as { seconds: number }).seconds * 1000)
    expect(await pass('li', '10.0.0.1')).toBe(true)
  })
  it('are not made faster by right passwords in between', async () => {
    const granted = async () => {
      let count = 0
      for (let second = 0; second < 600; second++) {
        if ((await failing(`name${second}`, '10.0.0.1')) === false) count++
        if (second % 3 === 0) await pass('mallory', '10.0.0.1')
        vi.advanceTimersByTime(1000)
      }
      return count
    }
    expect(await granted()).toBeLessThan(130)
  })
})

describe('a device that has been in the account before', () => {
  it('gets in whatever strangers do to the name and the address', async () => {
    await failTimes(5, 'wang', '10.0.0.1')
    expect(await fail('wang', '10.0.0.1')).toBe(10)
    expect(await pass('wang', '10.0.0.1', 'phone')).toBe(true)
    for (let i = 0; i < 60; i++) await fail('wang', `10.1.0.${i}`)
    expect(await pass('wang', '10.0.0.1', 'phone')).toBe(true)
    // Its own success opens nothing to them.
    expect(await fail('wang', '10.0.0.1')).toBe(10)
  })
  it('has tries of its own and no more than anybody else', async () => {
    for (let at = 0; at < 5; at++) expect(await fail('wang', `10.5.0.${at}`, 'phone')).toBe(0)
    expect(await fail('wang', '10.0.0.1', 'phone')).toBe(10)
    vi.advanceTimersByTime(10 * MINUTE)
    for (let at = 0; at < 5; at++) expect(await fail('wang', '10.0.0.1', 'phone')).toBe(0)
    expect(await fail('wang', '10.0.0.1', 'phone')).toBe(20)
    expect(await pass('wang', '10.0.0.1')).toBe(true)
    expect(await pass('wang', '10.0.0.1', 'desk')).toBe(true)
  })
  it('whose mark was stolen adds nothing to the guesses of an hour', async () => {
    for (let at = 0; at < 5; at++) await fail('wang', '10.0.0.1', 'phone')
    const granted = await Promise.all(Array.from({ length: 60 }, (_, i) => fail('wang', `10.1.0.${i}`)))
    expect(granted.filter((minutes) => minutes === 0)).toHaveLength(15)
  })
  it('is forgiven with the name', async () => {
    for (let at = 0; at < 6; at++) await fail('wang', '10.0.0.1', 'phone')
    await lockout.forgive('wang')
    expect(await fail('wang', '10.0.0.1', 'phone')).toBe(0)
  })
})

/** Another process of a busy machine is waited for. */
const CONNECTED = { timeout: 60_000 }
describe.runIf(hasRedisServer)('two processes that count in one Redis (need redis-server)', () => {
  it('grant 30 guesses at a name in an hour between them, and lock it at an address for both', async () => {
    vi.useRealTimers()
    const redis = await privateRedis()
    const processes = [createLockout({ redisUrl: redis.url, logger }), createLockout({ redisUrl: redis.url, logger })]
    const looked = { strangers: 0, devices: 0 }
    const guess = (nth: number, ip: string, known: string | null = null) =>
      (processes[nth % 2] as Lockout).attempt(attempt('wang', ip, known), async () => {
        looked[known ? 'devices' : 'strangers']++
        return false
      })
    try {
      // Until both are connected each would count for itself.
      await vi.waitFor(async () => {
        await guess(0, '10.9.0.1')
        expect(await processes[1]?.attempt(attempt('wang', '10.9.0.1'), async () => false)).toMatchObject({ of: 'account' })
      }, CONNECTED)
      await processes[0]?.forgive('wang')
      Object.assign(looked, { strangers: 0, devices: 0 })
      await Promise.all(Array.from({ length: 80 }, (_, nth) => guess(nth, `10.1.0.${nth}`)))
      expect(looked.strangers).toBe(20)
      for (let nth = 0; nth < 40; nth++) await guess(nth, '10.3.0.1', `stolen ${nth % 4}`)
      expect(looked.strangers + looked.devices).toBe(30)
      expect(await guess(1, '10.7.0.1')).toMatchObject({ of: 'account' })
    } finally {
      for (const one of processes) one.close()
      await redis.close()
    }
  })
})
