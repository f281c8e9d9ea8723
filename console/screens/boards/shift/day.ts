import { weekdayOf } from '../../../kit/words/time.ts'
import { businessOffset, startOfDay } from '../../../shared/offset.ts'

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
/** Under which key the boards say a weekday. */
export const weekdayKey = (day: string) => WEEKDAYS[weekdayOf(day) - 1] ?? 'sun'

const MINUTE = 60_000
const DAY_MINUTES = 1440
/** Night work by law and custom here: from ten in the evening to six. */
export const NIGHT = { from: 22 * 60, to: 6 * 60 } as const

export interface Shift {
  id: string
  name: string
  beginTime: string
  endTime: string
}
/** A stretch of one day in minutes from midnight. */
export interface Stretch {
  from: number
  to: number
}

export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
export const minuteOfDay = (now: number) => Math.floor((now + businessOffset.ms) / MINUTE) % DAY_MINUTES

/** The minutes of a shift; one that ends when it begins lasts the whole day. */
export const lengthOf = ({ beginTime, endTime }: Pick<Shift, 'beginTime' | 'endTime'>) =>
  ((minutesOf(endTime) - minutesOf(beginTime) + DAY_MINUTES - 1) % DAY_MINUTES) + 1

/** Its stretches of one day: a shift over midnight has two. */
export function stretchesOf(shift: Shift): readonly Stretch[] {
  const from = minutesOf(shift.beginTime)
  const to = from + lengthOf(shift)
  return to <= DAY_MINUTES
    ? [{ from, to }]
    : [
        { from: 0, to: to - DAY_MINUTES },
        { from, to: DAY_MINUTES },
      ]
}

export const isOn = (shift: Shift, minute: number) => stretchesOf(shift).some(({ from, to }) => minute >= from && minute < to)
export const isNight = (minute: number) => minute >= NIGHT.from || minute < NIGHT.to

/** Minutes of the shift that fall into the night. */
export const nightMinutes = (shift: Shift) =>
  stretchesOf(shift).reduce((sum, { from, to }) => {
    const overlap = (a: number, b: number) => Math.max(0, Math.min(to, b) - Math.max(from, a))
    return sum + overlap(0, NIGHT.to) + overlap(NIGHT.from, DAY_MINUTES)
  }, 0)

export interface Change {
  /** Milliseconds from now. */
  inMs: number
  time: string
  /** Shifts that begin then; none when work stops. */
  begins: readonly Shift[]
}

/** When who is at work changes next: the nearest beginning or end of any shift. */
export function nextChange(shifts: readonly Shift[], now: number): Change | null {
  const passed = (now + businessOffset.ms) % (DAY_MINUTES * MINUTE)
  const times = [...new Set(shifts.flatMap(({ beginTime, endTime }) => [beginTime, endTime]))]
  const waits = times.map((time) => {
    const wait = minutesOf(time) * MINUTE - passed
    return { time: time.slice(0, 5), inMs: wait > 0 ? wait : wait + DAY_MINUTES * MINUTE }
  })
  const [next] = waits.sort((a, b) => a.inMs - b.inMs)
  return next ? { ...next, begins: shifts.filter((shift) => shift.beginTime.startsWith(next.time)) } : null
}

type Times = Pick<Shift, 'beginTime' | 'endTime'>
/** Whether the shift that begins on a day is on at a moment: last night's is until the morning. */
export function isOnSince(day: string, times: Times, now: number): boolean {
  const passed = (now - startOfDay(day)) / MINUTE - minutesOf(times.beginTime)
  return passed >= 0 && passed < lengthOf(times)
}
/** The day that a board shows by itself: the one to which the shift at work belongs, else the calendar's. */
export function dayAtWork(days: readonly { date: string; shifts: readonly Times[] }[], now: number): number {
  const working = days.findLastIndex(({ date, shifts }) => shifts.some((shift) => isOnSince(date, shift, now)))
  return working >= 0 ? working : days.findLastIndex(({ date }) => startOfDay(date) <= now)
}

/** How far the shift has come, 0 to 1. */
export function progressOf(shift: Shift, now: number): number {
  const passed = ((now + businessOffset.ms) % (DAY_MINUTES * MINUTE)) / MINUTE
  const since = (passed - minutesOf(shift.beginTime) + DAY_MINUTES) % DAY_MINUTES
  return Math.min(1, since / lengthOf(shift))
}
