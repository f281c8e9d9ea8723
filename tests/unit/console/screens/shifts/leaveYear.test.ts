import { describe, expect, it } from 'vitest'
import {
  byTeam,
  dayAfterKey,
  dayAt,
  groundOf,
  leaveOn,
  lengthOf,
  monthsIn,
  ordered,
  type Planned,
  placeOf,
  placeOfLeave,
  prefilter,
  spanOf,
  stretches,
} from '../../../../../console/screens/shared/leave/leaveYear.ts'

const year = spanOf(2026, null)
const leap = spanOf(2028, 1)
const worker = (workerName: string, team: string | null, positionName: string | null = null) =>
  ({ workerName, team, positionName, leaves: [] }) as unknown as Planned

describe('a strip of the leave plan', () => {
  it('shows a year or a quarter, leap days and the turn of the year included', () => {
    expect([year, lengthOf(year)]).toEqual([{ from: '2026-01-01', to: '2026-12-31' }, 365])
    expect([leap, lengthOf(leap)]).toEqual([{ from: '2028-01-01', to: '2028-03-31' }, 91])
    expect(spanOf(2026, 4)).toEqual({ from: '2026-10-01', to: '2026-12-31' })
    expect(monthsIn(year).map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(monthsIn(year).reduce((sum, { place }) => sum + place.width, 0)).toBeCloseTo(100)
  })

  it('places days, cut at its ends, and tells the same day for every point of them', () => {
    expect(placeOf(year, '2025-12-20', '2026-01-01')).toEqual({ left: 0, width: 100 / 365 })
    expect(placeOf(year, '2026-12-31', '2027-01-05')?.left).toBeCloseTo((364 / 365) * 100)
    expect(placeOf(year, '2025-01-01', '2025-12-31')).toBeUndefined()
    for (let nth = 0; nth < 91; nth++) {
      const day = dayAt(leap, (nth + 0.5) / 91)
      const place = placeOf(leap, day, day)
      expect(place?.left).toBeCloseTo((nth / 91) * 100)
    }
    expect([dayAt(leap, -0.2), dayAt(leap, 1.3), dayAt(leap, 1)]).toEqual(['2028-01-01', '2028-03-31', '2028-03-31'])
  })

  it('leaves out the halves that are worked, but only at ends that are shown', () => {
    const leave = { beginDate: '2028-03-30', beginHalf: true, endDate: '2028-04-03', endHalf: true }
    expect(placeOfLeave(leap, leave)?.left).toBeCloseTo((89.5 / 91) * 100)
    expect(placeOfLeave(leap, leave)?.width).toBeCloseTo((1.5 / 91) * 100)
    const day = { beginDate: '2028-02-29', beginHalf: false, endDate: '2028-02-29', endHalf: true }
    expect(placeOfLeave(leap, day)?.width).toBeCloseTo((0.5 / 91) * 100)
  })

  it('draws from either end, and the keyboard stays inside', () => {
    expect(ordered('2026-05-04', '2026-05-01')).toEqual({ from: '2026-05-01', to: '2026-05-04' })
    expect(dayAfterKey(year, 'ArrowRight', '2026-12-31')).toBe('2026-12-31')
    expect(dayAfterKey(year, 'PageUp', '2026-01-03')).toBe('2026-01-01')
    expect([dayAfterKey(year, 'End', '2026-01-03'), dayAfterKey(year, 'toString', '2026-01-03')]).toEqual(['2026-12-31', undefined])
  })

  it('puts rest days that follow each other into one stretch', () => {
    expect(stretches(['2026-01-01', '2026-01-02', '2026-02-01'])).toEqual([
      { from: '2026-01-01', to: '2026-01-02' },
      { from: '2026-02-01', to: '2026-02-01' },
    ])
    expect(groundOf(leap, ['2028-01-01', '2029-01-01']).match(/--rest/g)).toHaveLength(1)
  })

  it('groups by team as they come, those without one last, and narrows down', () => {
    const all = [worker('a', '乙班'), worker('b', null, '机长'), worker('c', '甲班', '机长'), worker('d', '乙班')]
    expect(byTeam(all).map(({ team, workers }) => [team, workers.map((one) => one.workerName)])).toEqual([
      ['乙班', ['a', 'd']],
      ['甲班', ['c']],
      [null, ['b']],
    ])
    expect(prefilter(all, { team: '甲班', position: '机长' }).map((one) => one.workerName)).toEqual(['c'])
    const leave = { id: '1', beginDate: '2026-03-01', endDate: '2026-03-03' }
    const on = (day: string) => leaveOn({ leaves: [leave] } as unknown as Planned, day)?.id
    expect([on('2026-02-28'), on('2026-03-01'), on('2026-03-03'), on('2026-03-04')]).toEqual([undefined, '1', '1', undefined])
  })
})
