import { describe, expect, it } from 'vitest'
import { pareto } from '../../../bigscreen/wall/pareto.ts'

const share = (name: string, count: number) => ({ name, count })

describe('pareto', () => {
  it('sorts by count and ends the cumulative share at one', () => {
    const rows = pareto([share('b', 10), share('a', 30)], 6, 'other')
    expect(rows).toEqual([
      { name: 'a', count: 30, cumulative: 0.75 },
      { name: 'b', count: 10, cumulative: 1 },
    ])
  })

  it('gathers what does not fit in one last row', () => {
    const rows = pareto(
      [5, 4, 3, 2, 1].map((n) => share(String(n), n)),
      3,
      'other',
    )
    expect(rows.map((r) => [r.name, r.count])).toEqual([
      ['5', 5],
      ['4', 4],
      ['other', 6],
    ])
    expect(rows.at(-1)?.cumulative).toBe(1)
  })

  it('leaves out empty categories and is empty when there is nothing', () => {
    expect(pareto([share('a', 0)], 6, 'other')).toEqual([])
  })
})
