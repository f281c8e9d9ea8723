import { describe, expect, it } from 'vitest'
import { shiftAt, shiftSpans, workingDays } from '../../../../server/domain/analytics/schedule.query.ts'
import { hoursIn } from '../../../../server/domain/analytics/spans.ts'
import type { ShiftTimes } from '../../../../server/domain/masterdata/index.ts'
import type { Span } from '../../../../server/domain/repair/reports/reopened.query.ts'

const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+08:00`)
const range = (from: string, to: string) => ({ from: at(from).getTime(), to: at(to).getTime() })
const early = { name: '早班', beginTime: '07:00', endTime: '15:00' }
const night = { name: '夜班', beginTime: '23:00', endTime: '07:00' }
/** The hours of a shift within a range, some days of rest left out. */
const worked = (shift: ShiftTimes, within: Span, ...rest: string[]) =>
  shiftSpans(
    shift,
    within,
    workingDays(within, 480, (day) => !rest.includes(day)),
  )

describe('the hours of a shift', () => {
  it('reach into the morning from last night', () => {
    // From midnight to 09:30: seven hours of the night shift, two and a half of the early one.
    const morning = range('2026-11-21 00:00', '2026-11-21 09:30')
    expect(hoursIn(worked(night, morning))).toBe(7)
    expect(hoursIn(worked(early, morning))).toBe(2.5)
  })

  it('cover several days', () => {
    const days = range('2026-11-20 00:00', '2026-11-22 00:00')
    expect(hoursIn(worked(early, days))).toBe(16)
    // Seven, eight over midnight, one before the end.
    expect(hoursIn(worked(night, days))).toBe(16)
  })

  it('leave out days of rest; a night shift belongs to the day it begins', () => {
    const days = range('2026-11-20 00:00', '2026-11-22 00:00')
    expect(worked(early, days, '2026-11-21')).toEqual([range('2026-11-20 07:00', '2026-11-20 15:00')])
    // The night from the 20th is worked to its end on the day of rest; the one that would begin on that day is not worked.
    expect(worked(night, days, '2026-11-21')).toEqual([
      range('2026-11-20 00:00', '2026-11-20 07:00'),
      range('2026-11-20 23:00', '2026-11-21 07:00'),
    ])
  })
})

describe('the shift that is on', () => {
  const day = range('2026-11-20 00:00', '2026-11-22 07:00')
  const shifts = [early, night].map((shift) => ({ name: shift.name, spans: worked(shift, day) }))
  const nameAt = (text: string) => shiftAt(shifts, at(text))?.name

  it('crosses midnight', () => {
    expect(nameAt('2026-11-21 03:00')).toBe('夜班')
    expect(nameAt('2026-11-21 23:00')).toBe('夜班')
    expect(nameAt('2026-11-21 07:00')).toBe('早班')
  })

  it('may be none', () => {
    expect(nameAt('2026-11-21 16:00')).toBeUndefined()
  })
})
