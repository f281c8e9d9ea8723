import { expect, it } from 'vitest'
import { superfluous } from '../../../server/backup/retention.ts'

/** At 02:30 of Shanghai, from Monday 2 November 2026 to Friday 27 November. */
const nights = Array.from({ length: 26 }, (_, day) => ({ at: new Date(Date.UTC(2026, 10, 1 + day, 18, 30)) }))
const day = ({ at }: { at: Date }) => new Date(at.getTime() + 8 * 3_600_000).getUTCDate()
const kept = (daily: number, weekly: number, archives = nights) => {
  const gone = new Set(superfluous(archives, { daily, weekly, offsetMinutes: 480 }))
  return archives.filter((one) => !gone.has(one)).map(day)
}

it('the last days keep an archive each, and the last weeks their last one', () => {
  expect(kept(3, 3)).toEqual([15, 22, 25, 26, 27])
  expect(kept(7, 4)).toEqual([8, 15, 21, 22, 23, 24, 25, 26, 27])
})

it('days of the business count, not those of Greenwich, and of several in a day the last one stays', () => {
  const noon = { at: new Date(Date.UTC(2026, 10, 26, 4)) }
  expect(kept(2, 0, [...nights.slice(0, 25), noon])).toEqual([25, 26])
  expect(superfluous([nights[24] as { at: Date }, noon], { daily: 5, weekly: 0, offsetMinutes: 480 })).toEqual([nights[24]])
})

it('the newest archive stays, whatever is asked for', () => {
  expect(kept(0, 0)).toEqual([27])
  expect(kept(1, 0, [])).toEqual([])
})
