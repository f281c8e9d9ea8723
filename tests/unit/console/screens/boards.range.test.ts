import { describe, expect, it } from 'vitest'
import { daysIn, isOneDay, moved, preceding, readBoardRange } from '../../../../console/screens/boards/range.ts'

const TODAY = '2026-11-21'
const read = (text: string | null) => {
  const { from, to } = readBoardRange(text, TODAY)
  return `${from}~${to}`
}

describe('the range of a board', () => {
  it('is thirty days unless the address says otherwise', () => {
    expect(readBoardRange(null, TODAY)).toEqual({ from: '2026-10-23', to: TODAY, preset: 'month' })
  })

  it.each([
    ['today', 1],
    ['week', 7],
    ['month', 30],
    ['quarter', 90],
    ['year', 365],
  ])('%s has %i days and ends today', (preset, days) => {
    const range = readBoardRange(preset, TODAY)
    expect(daysIn(range)).toBe(days)
    expect(range.to).toBe(TODAY)
    expect(isOneDay(range)).toBe(days === 1)
  })

  it('takes days chosen one by one', () => {
    expect(readBoardRange('2026-09-28~2026-10-07', TODAY)).toEqual({ from: '2026-09-28', to: '2026-10-07', preset: null })
  })

  it('is the ordinary one where the address means nothing', () => {
    for (const text of ['decade', '2026-13-40~2026-13-41', '~', '~2026-10-01', 'x~y', '']) expect(read(text)).toBe('2026-10-23~2026-11-21')
  })

  it('never reaches into the future and is never turned round', () => {
    expect(read('2026-11-01~2027-01-01')).toBe('2026-11-01~2026-11-21')
    expect(read('2026-11-10~2026-11-01')).toBe('2026-11-01~2026-11-01')
  })

  it('has no more days than the server answers for', () => {
    expect(daysIn(readBoardRange('2001-01-01~2026-11-21', TODAY))).toBe(731)
  })

  it('is compared with as many days that end where it begins', () => {
    expect(preceding({ from: '2026-03-01', to: '2026-03-07' })).toEqual({ from: '2026-02-22', to: '2026-02-28' })
    expect(preceding({ from: TODAY, to: TODAY })).toEqual({ from: '2026-11-20', to: '2026-11-20' })
  })

  it('takes its other end along when one end is moved past it', () => {
    const range = { from: '2026-10-01', to: '2026-10-31' }
    expect(moved(range, 'from', '2026-10-10')).toBe('2026-10-10~2026-10-31')
    expect(moved(range, 'from', '2026-11-05')).toBe('2026-11-05~2026-11-05')
    expect(moved(range, 'to', '2026-09-05')).toBe('2026-09-05~2026-09-05')
    expect(moved(range, 'to', '')).toBeNull()
  })
})
