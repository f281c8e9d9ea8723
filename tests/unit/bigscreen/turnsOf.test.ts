import { describe, expect, it } from 'vitest'
import { paginateStops } from '../../../bigscreen/boards/Pagination.tsx'
import { FLOOR, LARGEST, roomOf } from '../../../console/shared/wallText.ts'

const now = Date.parse('2026-11-22T08:00:00Z')
/** As many machines, the first standing one hour, each other an hour longer; one nobody has taken on. */
const stops = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: at,
    since: new Date(now - (at + 1) * 3_600_000).toISOString(),
    status: at ? 'REPAIRING' : 'PENDING',
  }))
const shown = (count: number, smallest = FLOOR) => paginateStops(stops(count), roomOf(smallest).stops)

describe('stopped machines on the wall', () => {
  it.each([0, 1, 3, 7, 20])('are all told with their clocks, %i of them', (count) => {
    for (const smallest of [FLOOR, 41, 52, LARGEST]) {
      const { pages } = shown(count, smallest)
      expect(
        pages
          .flat()
          .map(({ id }) => id)
          .sort((a, b) => a - b),
      ).toEqual(stops(count).map(({ id }) => id))
    }
  })

  it('stand longest first, whoever has taken them on', () => {
    expect(shown(7).pages[0]?.map(({ id }) => id)).toEqual([6, 5, 4, 3, 2, 1, 0])
    expect(shown(20).pages.flat()[0]?.id).toBe(19)
  })

  it('shrink before they take turns', () => {
    expect([1, 2, 5, 7, 9].map((count) => [shown(count).size, shown(count).pages.length])).toEqual([
      ['single', 1],
      ['tall', 1],
      ['short', 1],
      ['line', 1],
      ['line', 1],
    ])
  })

  it('take turns evenly, within the rows that fit', () => {
    const { size, pages } = shown(20)
    expect([size, pages.map((turn) => turn.length)]).toEqual(['line', [7, 7, 6]])
    expect(Math.max(...pages.map((turn) => turn.length))).toBeLessThanOrEqual(roomOf(FLOOR).stops.perPage)
  })
})
