import { describe, expect, it } from 'vitest'
import { bookable, elapsed, idle, paused, readWatches, started, withWatch } from '../../../../console/screens/repair/work/stopwatch.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('a stopwatch', () => {
  it('adds up what ran before and after a pause', () => {
    const first = paused(started(idle, 0), 10 * MINUTE)
    expect(first).toEqual({ startedAt: null, spentMs: 10 * MINUTE })
    const second = started(first, 60 * MINUTE)
    expect(elapsed(second, 65 * MINUTE)).toBe(15 * MINUTE)
  })

  it('starts once however often one presses', () => {
    const running = started(idle, 1000)
    expect(started(running, 9000)).toBe(running)
  })

  it('takes nothing away when a clock was set back', () => {
    expect(elapsed({ startedAt: 10 * MINUTE, spentMs: MINUTE }, 0)).toBe(MINUTE)
  })

  it.each([
    [0, 0.25],
    [1, 0.25],
    [15 * MINUTE, 0.25],
    [15 * MINUTE + 1, 0.5],
    [HOUR, 1],
    [2 * HOUR + 31 * MINUTE, 2.75],
    [40 * HOUR, 24],
  ])('books %i ms as %f hours', (ms, hours) => expect(bookable(ms)).toBe(hours))
})

describe('the stopwatches of a person', () => {
  it('are read back as they were kept, without what is none', () => {
    const kept = JSON.stringify({ 7: { startedAt: 5, spentMs: 0 }, 8: 'x', 9: { startedAt: 'now', spentMs: 1 }, 10: null })
    expect(readWatches(kept)).toEqual({ 7: { startedAt: 5, spentMs: 0 } })
    expect(readWatches('no json')).toEqual({})
    expect(readWatches(undefined)).toEqual({})
  })

  it('are one for each repair', () => {
    const two = withWatch(withWatch({}, '1', idle), '2', idle)
    expect(Object.keys(withWatch(two, '1', started(idle, 1)))).toHaveLength(2)
    expect(withWatch(two, '1', null)).toEqual({ 2: idle })
  })
})
