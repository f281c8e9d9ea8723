import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterCycles, datesOf, nextInRhythm } from '../../../../server/domain/maintenance/index.ts'
import { addDays, addMonths } from '../../../../server/kernel/index.ts'
import { quickest } from '../../../support/suite/quickest.ts'

describe('cycles of maintenance', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-08-31', 1, '2026-09-30'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-31', -1, '2026-02-28'],
  ])('%s and %i months is %s', (day, months, expected) => expect(addMonths(day, months)).toBe(expected))

  it('count from the first day, so that short months do not move the long ones', () => {
    const monthly = { maintCycle: 1, cycleUnit: 'MONTHS' } as const
    expect([1, 2, 3, 4].map((n) => afterCycles('2026-01-31', monthly, n))).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'])
  })
  it('know days, weeks and years', () => {
    expect(afterCycles('2026-11-21', { maintCycle: 10, cycleUnit: 'DAYS' })).toBe('2026-12-01')
    expect(afterCycles('2026-12-28', { maintCycle: 2, cycleUnit: 'WEEKS' })).toBe('2027-01-11')
    expect(afterCycles('2028-02-29', { maintCycle: 1, cycleUnit: 'YEARS' })).toBe('2029-02-28')
  })
  it('skip the turns that were missed', () => {
    expect(nextInRhythm('2026-01-15', { maintCycle: 1, cycleUnit: 'MONTHS' }, '2026-11-21')).toBe('2026-12-15')
    expect(nextInRhythm('2026-11-20', { maintCycle: 7, cycleUnit: 'DAYS' }, '2026-11-20')).toBe('2026-11-27')
  })

  const days = fc
    .integer({ min: Date.UTC(2024, 0, 1) / 86_400_000, max: Date.UTC(2032, 0, 1) / 86_400_000 })
    .map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10))
  const cycles = fc.record({
    maintCycle: fc.integer({ min: 1, max: 60 }),
    cycleUnit: fc.constantFrom('DAYS', 'WEEKS', 'MONTHS', 'YEARS'),
  } as const)
  it('always lead forward to a real day, one turn at most beyond what was asked for', () => {
    fc.assert(
      fc.property(days, days, cycles, (from, after, cycle) => {
        const next = nextInRhythm(from, cycle, after)
        expect(new Date(`${next}T00:00:00Z`).toISOString().slice(0, 10)).toBe(next)
        expect(next > after && next >= from).toBe(true)
        // From the last day of a short month to that of a long one are up to three days more.
        if (after >= from) expect(next <= addDays(afterCycles(after, cycle), 3)).toBe(true)
      }),
    )
  })

  it('never drift: whatever is late or early, every date is one that counts from the anchor, and the first that is left', () => {
    const delays = fc.array(fc.integer({ min: -40, max: 120 }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(days, cycles, delays, (anchor, cycle, late) => {
        const rhythm = new Set(Array.from({ length: 4000 }, (_, turns) => afterCycles(anchor, cycle, turns)))
        let due = anchor
        for (const delay of late) {
          const done = addDays(due, delay)
          const after = done > due ? done : due
          const next = nextInRhythm(anchor, cycle, after)
          expect(rhythm.has(next) && next > after).toBe(true)
          // Nothing of the rhythm lies between: no turn is made up for, and none is left out.
          const before = afterCycles(anchor, cycle, [...rhythm].indexOf(next) - 1)
          expect(next === anchor || before <= after).toBe(true)
          due = next
        }
      }),
      { numRuns: 25 },
    )
  })
  it('know leap years', () => {
    const yearly = { maintCycle: 1, cycleUnit: 'YEARS' } as const
    expect(['2028-03-01', '2029-03-01', '2031-06-01'].map((after) => nextInRhythm('2024-02-29', yearly, after))).toEqual([
      '2029-02-28',
      '2030-02-28',
      '2032-02-29',
    ])
  })
  it('are found at once, however long ago they began', async () => {
    // Counted turn by turn this would be 9 million steps.
    const often = () => {
      for (let i = 0; i < 200; i++) nextInRhythm('1900-01-01', { maintCycle: 1, cycleUnit: 'DAYS' }, '2026-11-21')
    }
    expect(await quickest(often)).toBeLessThan(200)
    expect(nextInRhythm('0001-01-31', { maintCycle: 1, cycleUnit: 'MONTHS' }, '2026-11-30')).toBe('2026-12-31')
  })
  it('end with the calendar instead of leaving it', () => {
    expect(afterCycles('9900-01-01', { maintCycle: 999, cycleUnit: 'YEARS' })).toBe('9999-12-31')
    expect(nextInRhythm('9999-12-01', { maintCycle: 1, cycleUnit: 'MONTHS' }, '9999-12-31')).toBe('9999-12-31')
  })
})

describe('the dates of a plan', () => {
  it('are counted from the first one', () => {
    expect(datesOf('2026-01-31', { maintCycle: 1, cycleUnit: 'MONTHS' }, 4)).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
    ])
  })
  it('end with the calendar', () => {
    expect(datesOf('2026-01-31', { maintCycle: 999, cycleUnit: 'YEARS' }, 12)).toHaveLength(8)
  })
})
