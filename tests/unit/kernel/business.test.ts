import { describe, expect, it } from 'vitest'
import { addDays, addMonths, businessDay, dayStart, daysBetween, monthsBetween, weekdayOf } from '../../../server/kernel/index.ts'

describe('days of the calendar', () => {
  it('are counted over the ends of months and years', () => {
    expect([addDays('2026-12-31', 1), addDays('2028-03-01', -1), addDays('2026-03-01', -1)]).toEqual([
      '2027-01-01',
      '2028-02-29',
      '2026-02-28',
    ])
    expect([addMonths('2026-01-31', 1), addMonths('2026-03-31', -1), addMonths('2026-11-30', 3)]).toEqual([
      '2026-02-28',
      '2026-02-28',
      '2027-02-28',
    ])
    expect([daysBetween('2026-02-28', '2026-03-01'), daysBetween('2026-11-22', '2026-11-20')]).toEqual([1, -2])
    expect([monthsBetween('2026-01-31', '2026-02-01'), monthsBetween('2026-02-01', '2025-12-31')]).toEqual([1, -2])
    expect([weekdayOf('2026-11-22'), weekdayOf('2026-11-23')]).toEqual([7, 1])
  })

  it('of the first century stay there, and those behind the year 9999 look like no day', () => {
    expect(addDays('0001-01-01', 1)).toBe('0001-01-02')
    for (const day of [addDays('9999-12-31', 1), addMonths('9999-12-31', 1)]) expect(day.length).toBeGreaterThan(10)
  })

  it('begin and end by the clock of the factory', () => {
    expect(dayStart('2026-11-22', 480).toISOString()).toBe('2026-11-21T16:00:00.000Z')
    expect(businessDay(new Date('2026-11-21T15:59:59Z'), 480)).toBe('2026-11-21')
    expect(businessDay(new Date('2026-11-21T16:00:00Z'), 480)).toBe('2026-11-22')
  })
})
