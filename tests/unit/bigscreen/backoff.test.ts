// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { soon } from '../../../bigscreen/live.ts'
import { waitBeforeMove, waitBeforeReturn } from '../../../console/shared/comeBack.ts'

describe('coming back', () => {
  const longest = (attempt: number) => waitBeforeReturn(attempt, 15_000, () => 1)
  it('is tried every few seconds while a server restarts, then ever more rarely', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 40].map(longest)).toEqual([1500, 4000, 4000, 4000, 4000, 4000, 8000, 15_000, 15_000])
  })

  it('is spread over nearly all of that time, and never happens at once', () => {
    expect(waitBeforeReturn(0, 15_000, () => 0)).toBeCloseTo(150)
    expect(waitBeforeReturn(1, 15_000, () => 0.5)).toBeCloseTo(2200)
  })

  it('from a server that sent its clients away is tried within a second', () => {
    expect([0, 0.5, 1].map((chance) => Math.round(waitBeforeMove(() => chance)))).toEqual([100, 550, 1000])
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
