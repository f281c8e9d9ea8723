// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { backoff, soon } from '../../../bigscreen/live.ts'

describe('back-off', () => {
  it('doubles from half a second up to a quarter of a minute', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 40].map((n) => backoff(n, 0.5))).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000, 15_000])
  })

  it('spreads screens between 0.7 and 1.3 of that', () => {
    expect(backoff(1, 0)).toBeCloseTo(700)
    expect(backoff(1, 1)).toBeCloseTo(1300)
  })

  it('is cut short when the machine comes back online, and when it is called off', async () => {
    vi.useFakeTimers()
    const online = soon(30_000, new AbortController().signal)
    dispatchEvent(new Event('online'))
    await online
    const call = new AbortController()
    const off = soon(30_000, call.signal)
    call.abort()
    await off
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })
})
