import { describe, expect, it } from 'vitest'
import { shiftAt, shiftSpans } from '../../../../server/domain/repair/shiftHours.ts'
import { hoursIn } from '../../../../server/domain/repair/stopHours.ts'

const OFFSET = 480
const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+08:00`)
const range = (from: string, to: string) => ({ from: at(from).getTime(), to: at(to).getTime() })
const early = { name: '早班', beginTime: '07:00', endTime: '15:00' }
const night = { name: '夜班', beginTime: '23:00', endTime: '07:00' }

describe('scheduled time', () => {
  it('reaches into the morning from last night’s shift', () => {
    // From midnight to 09:30: seven hours of the night shift, two and a half of the early one.
    expect(hoursIn(shiftSpans([early, night], range('2026-11-21 00:00', '2026-11-21 09:30'), OFFSET))).toBe(9.5)
    expect(hoursIn(shiftSpans([early], range('2026-11-21 00:00', '2026-11-21 09:30'), OFFSET))).toBe(2.5)
  })

  it('counts overlapping shifts once', () => {
    const day = { name: '常白班', beginTime: '08:00', endTime: '17:00' }
    expect(hoursIn(shiftSpans([early, day], range('2026-11-21 00:00', '2026-11-22 00:00'), OFFSET))).toBe(10)
  })

  it('covers several days', () => {
    expect(hoursIn(shiftSpans([early, night], range('2026-11-20 00:00', '2026-11-22 00:00'), OFFSET))).toBe(32)
  })

  it('is nothing without shifts', () => {
    expect(shiftSpans([], range('2026-11-21 00:00', '2026-11-21 09:30'), OFFSET)).toEqual([])
  })
})

describe('the shift that is on', () => {
  it('crosses midnight', () => {
    expect(shiftAt([early, night], at('2026-11-21 03:00'), OFFSET)).toBe(night)
    expect(shiftAt([early, night], at('2026-11-21 23:00'), OFFSET)).toBe(night)
    expect(shiftAt([early, night], at('2026-11-21 07:00'), OFFSET)).toBe(early)
  })

  it('may be none', () => {
    expect(shiftAt([early, night], at('2026-11-21 16:00'), OFFSET)).toBeUndefined()
  })
})
