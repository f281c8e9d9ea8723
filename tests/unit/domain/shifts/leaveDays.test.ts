import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  countDays,
  daysByYear,
  doOverlap,
  isEmpty,
  type LeaveSpan,
  misses,
  sumOf,
} from '../../../../server/domain/shifts/leave/leaveDays.ts'

const DAY_MS = 86_400_000
const FIRST = Date.parse('2023-11-01T00:00:00Z')
const dayAt = (n: number) => new Date(FIRST + n * DAY_MS).toISOString().slice(0, 10)
/** Over two ends of year and a 29 February. */
const DAYS = 900

const spanOf = (x: { begin: number; length: number; beginHalf: boolean; endHalf: boolean }): LeaveSpan => ({
  beginDate: dayAt(x.begin),
  endDate: dayAt(x.begin + x.length),
  beginHalf: x.beginHalf,
  endHalf: x.endHalf,
})
const asked = fc
  .record({ begin: fc.nat(DAYS - 200), length: fc.oneof(fc.nat(3), fc.nat(190)), beginHalf: fc.boolean(), endHalf: fc.boolean() })
  .map(spanOf)
/** Mornings and afternoons of a span, one by one, without a thought of where it begins and ends otherwise. */
function halvesOf({ beginDate, endDate, beginHalf, endHalf }: LeaveSpan): string[] {
  const all: string[] = []
  for (let n = 0; n < DAYS; n++) {
    const day = dayAt(n)
    if (day < beginDate || day > endDate) continue
    if (!(day === beginDate && beginHalf)) all.push(`${day} morning`)
    if (!(day === endDate && endHalf)) all.push(`${day} afternoon`)
  }
  return all
}

describe('days of leave', () => {
  it('are the halves of working days, counted one by one, in every year that they fall into', () => {
    // Holidays, weekly rest and make-up working days come out as a day being worked or not.
    fc.assert(
      fc.property(asked, fc.array(fc.nat(DAYS), { maxLength: 300 }), fc.nat(6), (span, off, rest) => {
        const holidays = new Set(off.map(dayAt))
        const isWorkingDay = (day: string) => !holidays.has(day) && new Date(day).getUTCDay() !== rest
        if (isEmpty(span)) return
        const worked = halvesOf(span).filter((half) => isWorkingDay(half.slice(0, 10)))
        const slow = new Map<number, number>()
        for (const half of worked) slow.set(Number(half.slice(0, 4)), (slow.get(Number(half.slice(0, 4))) ?? 0) + 0.5)
        expect([...daysByYear(span, isWorkingDay)]).toEqual([...slow])
        expect(countDays(span, isWorkingDay)).toBe(worked.length / 2)
        expect(sumOf(daysByYear(span, isWorkingDay).values())).toBe(worked.length / 2)
      }),
      { numRuns: Number(process.env.RUNS ?? 60) },
    )
  })

  it('overlap where they share a half, and only there', () => {
    fc.assert(
      fc.property(asked, fc.integer({ min: -4, max: 4 }), fc.nat(4), fc.boolean(), fc.boolean(), (one, by, length, beginHalf, endHalf) => {
        const begin = Math.max(0, Math.round((Date.parse(one.endDate) - FIRST) / DAY_MS) + by)
        const other = spanOf({ begin, length, beginHalf, endHalf })
        if (isEmpty(one) || isEmpty(other)) return
        const halves = new Set(halvesOf(one))
        const doShare = halvesOf(other).some((half) => halves.has(half))
        expect([doOverlap(one, other), doOverlap(other, one)]).toEqual([doShare, doShare])
      }),
      { numRuns: Number(process.env.RUNS ?? 60) },
    )
  })

  it('are none from noon to noon of one day', () => {
    const day = { beginDate: '2026-11-18', endDate: '2026-11-18' }
    expect(isEmpty({ ...day, beginHalf: true, endHalf: true })).toBe(true)
    expect(countDays({ ...day, beginHalf: true }, () => true)).toBe(0.5)
    expect(countDays({ ...day, endHalf: true }, () => true)).toBe(0.5)
  })

  it('miss a shift that has anything in the half that is away', () => {
    const [early, late, night] = [
      { beginTime: '06:00', endTime: '12:00' },
      { beginTime: '14:00', endTime: '22:00' },
      { beginTime: '22:00', endTime: '06:00' },
    ]
    const span = { beginDate: '2026-11-18', endDate: '2026-11-19', beginHalf: true, endHalf: true }
    const missed = (day: string) => [early, late, night].map((one) => misses(span, day, one as NonNullable<typeof one>))
    expect(missed('2026-11-17')).toEqual([false, false, false])
    expect(missed('2026-11-18')).toEqual([false, true, true])
    expect(missed('2026-11-19')).toEqual([true, false, false])
    // One that begins at noon is worked on the last day, one that ends at noon on the first.
    const shift = (beginTime: string, endTime: string) =>
      ['2026-11-18', '2026-11-19'].map((day) => misses(span, day, { beginTime, endTime } as NonNullable<typeof early>))
    expect(shift('12:00', '20:00')).toEqual([true, false])
    expect(shift('11:59', '20:00')).toEqual([true, true])
    expect(shift('04:00', '12:00')).toEqual([false, true])
    expect(shift('04:00', '12:01')).toEqual([true, true])
    expect(missed('2026-11-20')).toEqual([false, false, false])
  })
})
