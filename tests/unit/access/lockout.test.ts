import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLockout, type Lockout } from '../../../server/access/lockout.ts'

const logger = { warn: () => undefined }
const MINUTE = 60_000
let lockout: Lockout

const attempt = (username: string, ip: string, usual = false) => ({ username, ip, isUsual: async () => usual })
const pass = (username: string, ip: string) => lockout.attempt(attempt(username, ip), async () => true)
/** Fails once; answers the minutes to wait when not even the try was granted. */
async function fail(username: string, ip: string, usual = false): Promise<number> {
  const outcome = await lockout.attempt(attempt(username, ip, usual), async () => false)
  return typeof outcome === 'object' ? outcome.minutes : 0
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
  it('of one name from many addresses ends at 30 an hour, except where that person usually is', async () => {
    const granted = await Promise.all(Array.from({ length: 60 }, (_, i) => fail('wang', `10.1.0.${i}`)))
    expect(granted.filter((minutes) => minutes === 0)).toHaveLength(30)
    expect(await fail('wang', '10.2.0.1')).toBeGreaterThan(30)
    expect(await fail('wang', '10.3.0.1', true)).toBe(0)
    expect(await fail('li', '10.2.0.1')).toBe(0)
  })
  it('of many names from one address ends at 100 an hour', async () => {
    const granted = await Promise.all(Array.from({ length: 130 }, (_, i) => fail(`user${i}`, '10.0.0.1')))
    expect(granted.filter((minutes) => minutes === 0)).toHaveLength(100)
    expect(await fail('user7', '10.0.0.2')).toBe(0)
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
    expect(await half()).toEqual({ minutes: 10 })
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
