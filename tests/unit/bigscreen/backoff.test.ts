// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { sleep } from '../../../bigscreen/live.ts'
import { isServerThere, waitBeforeMove, waitBeforeReturn } from '../../../console/shared/reconnectBackoff.ts'

describe('coming back', () => {
  const longest = (attempt: number) => waitBeforeReturn(attempt, 15_000, () => 1)
  it('is tried every few seconds while a server restarts, then ever more rarely', () => {
    expect([0, 1, 2, 20, 21, 22, 23, 40].map(longest)).toEqual([1500, 2500, 2500, 2500, 5000, 10_000, 15_000, 15_000])
  })

  it('is spread over nearly all of that time, and never happens at once', () => {
    expect(waitBeforeReturn(0, 15_000, () => 0)).toBeCloseTo(150)
    expect(waitBeforeReturn(1, 15_000, () => 0.5)).toBeCloseTo(1375)
  })

  it('from a server that sent its clients away is tried within a second', () => {
    expect([0, 0.5, 1].map((chance) => Math.round(waitBeforeMove(() => chance)))).toEqual([100, 550, 1000])
  })

  it('is cut short when the machine comes back online, and when it is called off', async () => {
    vi.useFakeTimers()
    const online = sleep(30_000, new AbortController().signal)
    dispatchEvent(new Event('online'))
    await online
    const call = new AbortController()
    const off = sleep(30_000, call.signal)
    call.abort()
    await off
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })
})

describe('a server', () => {
  const answer = (how: () => Promise<{ status: number }>) => vi.stubGlobal('fetch', vi.fn(how))
  it('is there once it answers, whatever stands between', async () => {
    for (const [status, isThere] of [
      [200, true],
      [404, true],
      [502, false],
    ] as const) {
      answer(async () => ({ status }))
      expect([status, await isServerThere()]).toEqual([status, isThere])
    }
    answer(() => Promise.reject(new TypeError('refused')))
    expect(await isServerThere()).toBe(false)
    vi.unstubAllGlobals()
  })
  it('is not there when it says nothing', async () => {
    vi.useFakeTimers()
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) => new Promise((_done, fail) => signal?.addEventListener('abort', () => fail(signal.reason))),
    )
    const asked = isServerThere()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await asked).toBe(false)
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
})
