import { addDays, businessDay, dayStart } from '../../kernel/index.ts'
import { type ShiftTimes, shiftBounds } from '../masterdata/index.ts'
import { clip, type Span } from './stopHours.ts'

const DAY_MS = 86_400_000

/** The working days behind a range: one more than lie in it, for last night's shift reaches into the first. */
export function workingDays(range: Span, offsetMinutes: number, isWorkingDay: (day: string) => boolean): number[] {
  const begins: number[] = []
  const first = addDays(businessDay(new Date(range.from), offsetMinutes), -1)
  let begin = dayStart(first, offsetMinutes).getTime()
  for (let day = first; begin < range.to; day = addDays(day, 1), begin += DAY_MS) if (isWorkingDay(day)) begins.push(begin)
  return begins
}

/** When a shift is on within a range. A night shift belongs to the day it begins: it is worked to its end if that is a working day. */
export function shiftSpans(times: ShiftTimes, range: Span, begins: readonly number[]): Span[] {
  const { from, to } = shiftBounds(times)
  return clip(
    begins.map((begin) => ({ from: begin + from, to: begin + to })),
    range,
  )
}

/** The shift that is on at a moment: the first of them, where several overlap. */
export const shiftAt = <S extends { readonly spans: readonly Span[] }>(shifts: readonly S[], at: Date): S | undefined =>
  shifts.find(({ spans }) => spans.some(({ from, to }) => from <= at.getTime() && at.getTime() < to))
