import { describe, expect, it } from 'vitest'
import { daysSince, dueOf } from '../../../../console/screens/roller/due.ts'
import { lastDays } from '../../../../console/screens/roller/punctuality.ts'

const TODAY = '2026-11-21'
const out = (expectedReturnDate: string) => dueOf({ status: 'OUT', outDate: '2026-11-01', expectedReturnDate }, TODAY)
const back = (expectedReturnDate: string, returnDate: string) =>
  dueOf({ status: 'RETURNED', outDate: '2026-11-01', expectedReturnDate, returnDate }, TODAY)

describe('how a roller repair stands', () => {
  it('counts the days that are left and warns of the last two', () => {
    expect(out('2026-11-25')).toEqual({ word: 'left', days: 4, tone: 'quiet' })
    expect(out('2026-11-23')).toEqual({ word: 'left', days: 2, tone: 'warning' })
    expect(out(TODAY)).toMatchObject({ word: 'today', tone: 'warning' })
  })

  it('counts the days beyond the one agreed, over the turn of a month', () => {
    expect(out('2026-11-20')).toEqual({ word: 'overdue', days: 1, tone: 'danger' })
    expect(out('2026-10-30')).toEqual({ word: 'overdue', days: 22, tone: 'danger' })
  })

  it('says how it ended, whatever the day is now', () => {
    expect(back('2026-11-10', '2026-11-10')).toEqual({ word: 'onTime', days: 0, tone: 'good' })
    expect(back('2026-11-10', '2026-11-13')).toEqual({ word: 'late', days: 3, tone: 'warning' })
    expect(dueOf({ status: 'SCRAPPED', outDate: '2026-11-01', expectedReturnDate: '2026-11-02', returnDate: TODAY }, TODAY).word).toBe(
      'lost',
    )
  })
})

describe('ranges', () => {
  it('hold so many days, today among them', () => {
    expect(lastDays(30, TODAY)).toEqual({ from: '2026-10-23', to: TODAY })
    expect(daysSince('2026-10-23', TODAY)).toBe(29)
  })
})
