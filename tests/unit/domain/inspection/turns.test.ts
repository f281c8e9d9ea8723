import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dueDatesFrom, isDueDate, type Rhythm, restOn } from '../../../../server/domain/inspection/dueDates.ts'
import { addDays } from '../../../../server/kernel/index.ts'

const DAY_MS = 86_400_000
const dayOf = (n: number) => new Date(n * DAY_MS).toISOString().slice(0, 10)
const days = fc.integer({ min: Date.UTC(2023, 0, 1) / DAY_MS, max: Date.UTC(2032, 0, 1) / DAY_MS }).map(dayOf)
const rhythm = (inspectCycle: Rhythm['inspectCycle'], firstDate: string, cycleDays: number | null = null): Rhythm => ({
  inspectCycle,
  firstDate,
  cycleDays,
})
const rhythms = fc
  .record({ inspectCycle: fc.constantFrom('SHIFT', 'DAY', 'WEEK', 'MONTH', 'DAYS'), firstDate: days, n: fc.integer({ min: 1, max: 366 }) })
  .map(({ inspectCycle, firstDate, n }) => rhythm(inspectCycle as Rhythm['inspectCycle'], firstDate, inspectCycle === 'DAYS' ? n : null))

describe('turns of a point', () => {
  it('of a month’s 31st fall on the last day of short months and never drift', () => {
    expect(dueDatesFrom('2027-12-31', rhythm('MONTH', '2027-12-31'), 6)).toEqual([
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
      '2028-05-31',
    ])
  })
  it('of 29 February fall on the 28th in years without one', () => {
    expect(isDueDate('2029-02-28', rhythm('MONTH', '2028-02-29'))).toBe(true)
    expect(isDueDate('2029-03-29', rhythm('MONTH', '2028-02-29'))).toBe(true)
    expect(isDueDate('2029-03-28', rhythm('MONTH', '2028-02-29'))).toBe(false)
  })
  it('of weeks and days are counted from the first date', () => {
    expect(dueDatesFrom('2026-11-18', rhythm('WEEK', '2026-11-02'), 2)).toEqual(['2026-11-23', '2026-11-30'])
    expect(dueDatesFrom('2026-11-18', rhythm('DAYS', '2026-11-10', 3), 3)).toEqual(['2026-11-19', '2026-11-22', '2026-11-25'])
  })
  it('end where calendars end', () => {
    expect(dueDatesFrom('9999-12-30', rhythm('DAY', '2026-01-01'), 12)).toEqual(['9999-12-30', '9999-12-31'])
  })

  it('never lie before the first date, and the first date is one', () => {
    fc.assert(
      fc.property(rhythms, days, (one, day) => {
        expect(isDueDate(one.firstDate, one)).toBe(true)
        if (day < one.firstDate) expect(isDueDate(day, one)).toBe(false)
      }),
    )
  })
  it('come once in every month, on the same day of it or its last', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 60 }), (firstDate, months) => {
        const turns = dueDatesFrom(firstDate, rhythm('MONTH', firstDate), months)
        expect(new Set(turns.map((day) => day.slice(0, 7))).size).toBe(months)
        for (const day of turns)
          expect(
            day.slice(8) === firstDate.slice(8) || (day < `${day.slice(0, 7)}-${firstDate.slice(8)}` && addDays(day, 1).endsWith('-01')),
          ).toBe(true)
      }),
      { numRuns: 40 },
    )
  })
  it('of weeks and days lie as far apart as they should, wherever one begins to look', () => {
    fc.assert(
      fc.property(days, days, fc.integer({ min: 1, max: 60 }), (firstDate, from, n) => {
        const [first = '', second = ''] = dueDatesFrom(from, rhythm('DAYS', firstDate, n), 2)
        expect(second).toBe(addDays(first, n))
        expect(first <= addDays(from > firstDate ? from : firstDate, n)).toBe(true)
        expect(dueDatesFrom(from, rhythm('WEEK', firstDate), 2)).toEqual(dueDatesFrom(from, rhythm('DAYS', firstDate, 7), 2))
      }),
      { numRuns: 60 },
    )
  })
})

describe('days of rest', () => {
  const calendar = (rest: readonly string[], madeUp: readonly string[]) => ({
    isMadeUp: (day: string) => madeUp.includes(day),
    isWorkingDay: (day: string) => madeUp.includes(day) || !rest.includes(day),
  })
  const [friday, saturday, sunday] = ['2026-11-20', '2026-11-21', '2026-11-22']

  it('are those of the plant, and weekends where the point says so', () => {
    expect([friday, saturday, sunday].map((day) => restOn(day, calendar([], []), true))).toEqual([null, 'WEEKEND', 'WEEKEND'])
    expect([friday, saturday].map((day) => restOn(day, calendar([friday], []), false))).toEqual(['HOLIDAY', null])
  })
  it('are never make-up working days', () => {
    fc.assert(
      fc.property(days, fc.boolean(), (day, closeAtWeekend) => {
        expect(restOn(day, calendar([day], [day]), closeAtWeekend)).toBeNull()
      }),
    )
  })
})
