import { describe, expect, it } from 'vitest'
import { comingOf } from '../../../console/screens/stock/shortages.ts'

const said = (onOrder: number, late: number) =>
  comingOf({ onOrder, late, expectedDate: '2026-11-23', nextDate: onOrder > late ? '2026-12-09' : null }).map(({ word, amount, day }) => [
    word,
    amount,
    day,
  ])

describe('what is ordered of a short item', () => {
  it('is said apart for what is late and what is in time', () => {
    expect(said(11, 8)).toEqual([
      ['shortages.late', 8, '2026-11-23'],
      ['shortages.coming', 3, '2026-12-09'],
    ])
  })
  it('is said once where all of it is one of the two, and not at all where nothing is', () => {
    expect(said(8, 8)).toEqual([['shortages.late', 8, '2026-11-23']])
    expect(said(0.3, 0)).toEqual([['shortages.coming', 0.3, '2026-12-09']])
    expect(said(0, 0)).toEqual([])
  })
})
