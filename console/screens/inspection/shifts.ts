import { addDays, daysBetween, isDay } from '../../kit/words/time.ts'

export interface Shift {
  id: string
  name: string
  beginTime: string
  endTime: string
}
export interface ShiftOnDate {
  shiftId: string
  date: string
}

export const byBeginning = (shifts: readonly Shift[]) =>
  [...shifts].sort((a, b) => a.beginTime.localeCompare(b.beginTime) || Number(a.id) - Number(b.id))

/** The shift that many before or after: behind the last one of a day comes the first one of the next. */
export function turned(shifts: readonly Shift[], { shiftId, date }: ShiftOnDate, steps: number): ShiftOnDate | null {
  const ring = byBeginning(shifts)
  const at = ring.findIndex(({ id }) => id === shiftId)
  if (at < 0) return null
  const place = at + steps
  const shift = ring[((place % ring.length) + ring.length) % ring.length]
  return shift ? { shiftId: shift.id, date: addDays(date, Math.floor(place / ring.length)) } : null
}

export type Phase = { kind: 'before' | 'on' | 'grace' | 'over'; ms: number }
/** What is recorded so soon after the end is in time: the shift hands over meanwhile (§4). */
const GRACE_MS = 30 * 60_000

/** Where a shift stands, and how long that stays so. */
export function phaseOf(dueFrom: string, dueUntil: string, now: number): Phase {
  const [from, until] = [Date.parse(dueFrom), Date.parse(dueUntil)]
  if (now < from) return { kind: 'before', ms: from - now }
  if (now < until) return { kind: 'on', ms: until - now }
  return now <= until + GRACE_MS ? { kind: 'grace', ms: until + GRACE_MS - now } : { kind: 'over', ms: 0 }
}

export const MOST_DAYS = 31

export interface DayRange {
  from: string
  to: string
}
export const daysIn = ({ from, to }: DayRange) => daysBetween(from, to) + 1
const WEEK_BEFORE = 7

export const ordinaryRange = (today: string): DayRange => ({ from: addDays(today, -WEEK_BEFORE), to: today })

/** Addresses are typed and pasted by people: what means nothing is the last week. */
export function readDays(text: string | null, today: string): DayRange {
  const [from = '', to = ''] = (text ?? '').split('~')
  if (!isDay(from) || !isDay(to) || from > to) return ordinaryRange(today)
  const range = { from, to }
  return daysIn(range) > MOST_DAYS ? { from: addDays(to, 1 - MOST_DAYS), to } : range
}

/** One end moved by hand takes the other one along, when it would pass it or leave it too far behind. */
export function movedDays({ from, to }: DayRange, end: keyof DayRange, day: string): DayRange | null {
  if (!isDay(day)) return null
  const range = end === 'from' ? { from: day, to } : { from, to: day }
  if (range.from > range.to) return { from: day, to: day }
  if (daysIn(range) <= MOST_DAYS) return range
  return end === 'from' ? { from: day, to: addDays(day, MOST_DAYS - 1) } : { from: addDays(day, 1 - MOST_DAYS), to: day }
}
