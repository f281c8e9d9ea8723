import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RefreshScheduler } from '../../../server/live/refreshScheduler.ts'

const settle = () => vi.advanceTimersByTimeAsync(0)

describe('a rhythm', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())
  const start = (work: () => Promise<void>, onError = vi.fn()) => ({
    rhythm: new RefreshScheduler({ work, minIntervalMs: 250, heartbeatMs: 15_000, onError }),
    onError,
  })

  it('works at once on the first touch', async () => {
    const work = vi.fn(async () => {})
    start(work).rhythm.touch()
    await settle()
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('works at most four times a second and once more after the last touch of a burst', async () => {
    let state = 0
    const seen: number[] = []
    const { rhythm } = start(async () => void seen.push(state))
    for (let i = 0; i < 100; i++) {
      state = i
      rhythm.touch()
      await vi.advanceTimersByTimeAsync(10)
    }
    await vi.advanceTimersByTimeAsync(300)
    expect(seen.length).toBeLessThanOrEqual(6)
    expect(seen[0]).toBe(0)
    expect(seen.at(-1)).toBe(99)
  })

  it('does not lose a touch that comes while it works', async () => {
    let finish = () => {}
    const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    const { rhythm } = start(work)
    rhythm.touch()
    rhythm.touch()
    await vi.advanceTimersByTimeAsync(1000)
    expect(work).toHaveBeenCalledTimes(1)
    finish()
    await settle()
    expect(work).toHaveBeenCalledTimes(2)
  })

  it('beats without touches', async () => {
    const work = vi.fn(async () => {})
    start(work)
    await vi.advanceTimersByTimeAsync(45_100)
    expect(work).toHaveBeenCalledTimes(3)
  })

  it('reports a failure, tries again with growing pauses, and recovers', async () => {
    let isBroken = true
    const work = vi.fn(async () => {
      if (isBroken) throw new Error('base away')
    })
    const { rhythm, onError } = start(work)
    rhythm.touch()
    await vi.advanceTimersByTimeAsync(3600)
    expect(onError).toHaveBeenCalledTimes(4)
    isBroken = false
    await vi.advanceTimersByTimeAsync(4000)
    expect(work).toHaveBeenCalledTimes(5)
    rhythm.touch()
    await vi.advanceTimersByTimeAsync(250)
    expect(work).toHaveBeenCalledTimes(6)
  })

  it('is silent once closed', async () => {
    const work = vi.fn(async () => {})
    const { rhythm } = start(work)
    rhythm.close()
    rhythm.touch()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(work).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  })
})
