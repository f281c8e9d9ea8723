import { describe, expect, it } from 'vitest'
import { clip, hoursIn, overlapMs, spanOfDay, union } from '../../../../server/domain/analytics/spans.ts'
import { rounded } from '../../../../server/domain/hours/index.ts'
import { type Span, type Stop, spansOf } from '../../../../server/domain/repair/reports/reopened.query.ts'

const OFFSET = 480
/** A moment in business time. */
const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+08:00`)
const stop = (from: string, to?: string) => ({ reportDate: at(from), resumeDate: to ? at(to) : null })
const span = (from: string, to: string) => ({ from: at(from).getTime(), to: at(to).getTime() })
const now = at('2026-11-21 11:40')
const spans = (stops: readonly Stop[], moment = now) => union(stops.flatMap((one) => spansOf(one, [], moment.getTime())))
const stopHours = (stops: readonly Stop[], range: Span, moment: Date) => hoursIn(clip(spans(stops, moment), range))

describe('stop hours', () => {
  it('count two reports of one stop once', () => {
    // 08:00-10:00 and 09:00-11:30 overlap: 3.5 hours, not 4.5.
    const stops = [stop('2026-11-20 09:00', '2026-11-20 11:30'), stop('2026-11-20 08:00', '2026-11-20 10:00')]
    expect(stopHours(stops, spanOfDay('2026-11-20', OFFSET), now)).toBe(3.5)
  })

  it('count a stop within another one as nothing more', () => {
    const stops = [stop('2026-11-20 08:00', '2026-11-20 12:00'), stop('2026-11-20 09:00', '2026-11-20 10:00')]
    expect(stopHours(stops, spanOfDay('2026-11-20', OFFSET), now)).toBe(4)
  })

  it('add up stops that only touch, and those apart', () => {
    const stops = [
      stop('2026-11-20 08:00', '2026-11-20 09:00'),
      stop('2026-11-20 09:00', '2026-11-20 10:00'),
      stop('2026-11-20 20:00', '2026-11-20 20:15'),
    ]
    expect(stopHours(stops, spanOfDay('2026-11-20', OFFSET), now)).toBe(2.25)
  })

  it('grow to now while a stop is open', () => {
    expect(stopHours([stop('2026-11-21 09:10')], spanOfDay('2026-11-21', OFFSET), now)).toBe(2.5)
    expect(stopHours([stop('2026-11-21 09:10')], spanOfDay('2026-11-21', OFFSET), at('2026-11-21 12:10'))).toBe(3)
  })

  it('are split at midnight of the business day', () => {
    // A night shift's stop, 22:30 to 01:15: 1.5 hours on the 19th, 1.25 on the 20th.
    const stops = [stop('2026-11-19 22:30', '2026-11-20 01:15')]
    expect(stopHours(stops, spanOfDay('2026-11-19', OFFSET), now)).toBe(1.5)
    expect(stopHours(stops, spanOfDay('2026-11-20', OFFSET), now)).toBe(1.25)
    expect(stopHours(stops, spanOfDay('2026-11-21', OFFSET), now)).toBe(0)
  })

  it('fill whole days of a long stop and no more', () => {
    const stops = [stop('2026-11-18 18:00')]
    expect(stopHours(stops, spanOfDay('2026-11-18', OFFSET), now)).toBe(6)
    expect(stopHours(stops, spanOfDay('2026-11-19', OFFSET), now)).toBe(24)
    expect(rounded(stopHours(stops, spanOfDay('2026-11-21', OFFSET), now))).toBe(11.67)
    expect(stopHours(stops, spanOfDay('2026-11-17', OFFSET), now)).toBe(0)
  })

  it('follow the offset of the business day', () => {
    const stops = [{ reportDate: new Date('2026-11-20T15:00:00Z'), resumeDate: new Date('2026-11-20T17:00:00Z') }]
    expect(stopHours(stops, spanOfDay('2026-11-20', OFFSET), now)).toBe(1)
    expect(stopHours(stops, spanOfDay('2026-11-20', 0), now)).toBe(2)
    expect(stopHours(stops, spanOfDay('2026-11-20', -300), now)).toBe(2)
  })

  it('leave out the time in which the machine ran before its report was reopened', () => {
    const runs = [span('2026-11-20 09:00', '2026-11-20 12:00'), span('2026-11-20 13:00', '2026-11-21 11:00')]
    const of = (to?: string) => spansOf(stop('2026-11-20 08:00', to), runs, now.getTime())
    const first = [span('2026-11-20 08:00', '2026-11-20 09:00'), span('2026-11-20 12:00', '2026-11-20 13:00')]
    expect(of()).toEqual([...first, span('2026-11-21 11:00', '2026-11-21 11:40')])
    expect(of('2026-11-21 11:00')).toEqual(first)
  })

  it('are nothing for a stop that ended as it began', () => {
    expect(hoursIn(spans([stop('2026-11-20 08:00', '2026-11-20 08:00')]))).toBe(0)
  })
})

describe('spans', () => {
  it('join in order without changing what they cover', () => {
    const joined = union([
      span('2026-11-20 10:00', '2026-11-20 11:00'),
      span('2026-11-20 08:00', '2026-11-20 09:00'),
      span('2026-11-20 08:30', '2026-11-20 10:00'),
    ])
    expect(joined).toEqual([span('2026-11-20 08:00', '2026-11-20 11:00')])
  })

  it('are cut to a range', () => {
    const range = span('2026-11-20 09:00', '2026-11-20 10:00')
    expect(clip([span('2026-11-20 08:00', '2026-11-20 09:30'), span('2026-11-20 10:00', '2026-11-20 12:00')], range)).toEqual([
      span('2026-11-20 09:00', '2026-11-20 09:30'),
    ])
  })

  it('are measured by how much of them lies within others', () => {
    const planned = [span('2026-11-20 07:00', '2026-11-20 11:00'), span('2026-11-20 13:00', '2026-11-20 18:00')]
    const hours = (from: string, to: string) => overlapMs([span(`2026-11-20 ${from}`, `2026-11-20 ${to}`)], planned) / 3_600_000
    expect(hours('06:00', '16:00')).toBe(7)
    expect(hours('11:00', '13:00')).toBe(0)
    expect(hours('08:00', '10:30')).toBe(2.5)
    expect(hours('00:00', '23:00')).toBe(9)
    expect(hours('17:00', '20:00')).toBe(1)
    expect(hours('05:00', '07:00')).toBe(0)
    // Two stops in one shift, one over both: 1 + 0.5 + 2 hours.
    const stops = [
      span('2026-11-20 06:00', '2026-11-20 08:00'),
      span('2026-11-20 08:30', '2026-11-20 09:00'),
      span('2026-11-20 10:00', '2026-11-20 14:00'),
    ]
    expect(overlapMs(stops, planned) / 3_600_000).toBe(3.5)
    expect(overlapMs(stops, [])).toBe(0)
  })
})
