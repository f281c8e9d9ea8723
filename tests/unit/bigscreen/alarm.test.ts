import { describe, expect, it } from 'vitest'
import { seen, TAKEOVER_MS, takesOver, unaccepted } from '../../../bigscreen/wall/alarm.ts'

const MINUTE = 60_000
const stop = (reportId: string, minute: number, status = 'PENDING') => ({
  reportId,
  status,
  since: new Date(minute * MINUTE).toISOString(),
})

describe('the alarm', () => {
  it('is about stops that nobody has accepted, oldest first', () => {
    const all = [stop('b', 5), stop('c', 2, 'REPAIRING'), stop('a', 3), stop('d', 1, 'WAITING_PARTS')]
    expect(unaccepted(all).map((s) => s.reportId)).toEqual(['a', 'b'])
  })

  it('has the screen to itself from the report on, also when the machine has stood still for long', () => {
    const before = seen(null, [], 100 * MINUTE)
    const late = [stop('a', 10)]
    const sightings = seen(before, late, 100 * MINUTE)
    expect(takesOver(late, sightings, 101 * MINUTE)).toBe(true)
  })

  it('becomes one of the pages when it has had the screen for long enough', () => {
    const stops = [stop('a', 0)]
    const sightings = seen(seen(null, [], 0), stops, 0)
    expect(takesOver(stops, sightings, TAKEOVER_MS - 1)).toBe(true)
    expect(takesOver(stops, sightings, TAKEOVER_MS)).toBe(false)
  })

  it('takes the screen again for the next stop while the old one is still not accepted', () => {
    const first = seen(seen(null, [], 0), [stop('a', 0)], 0)
    const both = [stop('a', 0), stop('b', 60)]
    expect(takesOver(both, seen(first, both, 60 * MINUTE), 61 * MINUTE)).toBe(true)
  })

  it('knows after a reload how old the stops are that it finds', () => {
    const stops = [stop('a', 0), stop('b', 50)]
    expect(takesOver(stops, seen(null, stops, 60 * MINUTE), 60 * MINUTE)).toBe(true)
    expect(takesOver(stops.slice(0, 1), seen(null, stops, 60 * MINUTE), 60 * MINUTE)).toBe(false)
  })

  it('forgets stops that are over', () => {
    expect(seen(seen(null, [stop('a', 0)], 0), [], 1).size).toBe(0)
  })
})
