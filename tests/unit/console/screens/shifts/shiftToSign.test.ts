import { expect, it } from 'vitest'
import { shiftToSign } from '../../../../../console/screens/shifts/my/shiftToSign.ts'

const at = (text: string) => `2026-11-${text.replace(' ', 'T')}:00.000+08:00`
const shift = (name: string, from: string, to: string, arrived: string | null = null, left: string | null = null) => ({
  ...{ name, beginsAt: at(from), endsAt: at(to) },
  ...{ arrivedAt: arrived && at(arrived), leftAt: left && at(left) },
})
const named = (shifts: ReturnType<typeof shift>[], now: string) => shiftToSign(shifts, Date.parse(at(now)))?.name

it('is the shift somebody comes for: from two hours before it until it ends, over midnight too', () => {
  const night = [shift('night', '18 23:00', '19 07:00')]
  expect(['18 20:59', '18 21:00', '19 00:30', '19 06:59', '19 07:00'].map((now) => named(night, now))).toEqual([
    undefined,
    'night',
    'night',
    'night',
    undefined,
  ])
})

it('is the one somebody is in before the next one begins, and the next once that is over or left', () => {
  const both = (left: string | null) => [shift('early', '18 07:00', '18 15:00', '18 06:55', left), shift('late', '18 15:00', '18 23:00')]
  expect(named(both(null), '18 14:00')).toBe('early')
  expect(named(both(null), '18 15:00')).toBe('late')
  expect(named(both('18 14:30'), '18 14:40')).toBe('late')
})

it('is one that somebody forgot to leave, for twelve hours; and one left by mistake while it is on', () => {
  const forgotten = [shift('early', '18 07:00', '18 15:00', '18 06:55')]
  expect(['18 15:10', '19 03:00', '19 03:01'].map((now) => named(forgotten, now))).toEqual(['early', 'early', undefined])
  const left = [shift('early', '18 07:00', '18 15:00', '18 06:55', '18 10:00')]
  expect(['18 10:01', '18 15:00'].map((now) => named(left, now))).toEqual(['early', undefined])
})
