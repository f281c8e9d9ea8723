import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Deadlines } from '../../../server/platform/deadlines.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('tells of each that is still there when its time is over, once and in their order, with one timer for all', () => {
  const late: string[] = []
  const deadlines = new Deadlines<string>(1000, (one) => late.push(one))
  deadlines.add('first')
  vi.advanceTimersByTime(400)
  deadlines.add('second')
  deadlines.add('in time')
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(599)
  expect(late).toEqual([])
  vi.advanceTimersByTime(1)
  expect(late).toEqual(['first'])
  deadlines.met('in time')
  vi.advanceTimersByTime(400)
  expect(late).toEqual(['first', 'second'])
  expect(vi.getTimerCount()).toBe(0)
  deadlines.add('third')
  vi.advanceTimersByTime(1000)
  expect(late).toEqual(['first', 'second', 'third'])
})
