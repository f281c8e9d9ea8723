import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dayAtWork, isOnSince } from '../../../../../console/screens/boards/shift/day.ts'
import { businessOffset } from '../../../../../console/shared/offset.ts'

const before = businessOffset.text
beforeEach(() => businessOffset.set('+08:00'))
afterEach(() => businessOffset.set(before))

const at = (text: string) => Date.parse(`${text}:00+08:00`)
const early = { beginTime: '07:00:00', endTime: '15:00:00' }
const night = { beginTime: '23:00:00', endTime: '07:00:00' }
const days = ['2026-11-22', '2026-11-23', '2026-11-24'].map((date) => ({ date, shifts: [early, night] }))

describe('the day of a shift board', () => {
  it('is that on which the shift at work began, until it ends', () => {
    expect(isOnSince('2026-11-22', night, at('2026-11-23T06:59'))).toBe(true)
    expect(isOnSince('2026-11-22', night, at('2026-11-23T07:00'))).toBe(false)
    expect(['06:59', '07:00', '23:00'].map((time) => dayAtWork(days, at(`2026-11-23T${time}`)))).toEqual([0, 1, 1])
    expect(dayAtWork(days, at('2026-11-24T00:00'))).toBe(1)
  })

  it('is the calendar’s between shifts', () => {
    expect(dayAtWork(days, at('2026-11-23T18:00'))).toBe(1)
  })
})
