import { addDays, businessDay, dayStart, type Read } from '../../kernel/index.ts'
import { type ShiftTerm, type ShiftTimes, shift, shiftBounds, shiftTerms } from '../masterdata/index.ts'
import type { Span } from '../repair/index.ts'
import { workCalendar } from '../system/index.ts'
import { clip, union } from './spans.ts'

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

interface ScheduledShift {
  readonly id: number
  readonly name: string
  readonly spans: readonly Span[]
}
export interface Schedule {
  /** The time in which any shift is on; shifts that overlap count once. */
  readonly spans: readonly Span[]
  readonly shifts: readonly ScheduledShift[]
}

/** When a shift is on within a range: on the days of each of its terms as it was then. */
function spansOf(
  terms: readonly ShiftTerm[],
  range: Span,
  { begins, dayOf }: { begins: readonly number[]; dayOf: (at: number) => string },
): Span[] {
  let left = begins
  const spans: Span[] = []
  for (const { untilDay, isWorked, ...times } of terms) {
    const own = untilDay === null ? left : left.filter((begin) => dayOf(begin) < untilDay)
    left = left.slice(own.length)
    if (isWorked) spans.push(...shiftSpans(times, range, own))
  }
  return spans
}

/** When the plant was to work within a range: the shifts that it worked then, on the working days of its calendar then. */
export async function scheduleOf(read: Read, range: Span): Promise<Schedule> {
  const dayOf = (at: number) => businessDay(new Date(at), read.offsetMinutes)
  const [rows, termsOf, calendar] = await Promise.all([
    read.of(shift).find({}),
    shiftTerms(read),
    // Last night's shift reaches into the first day.
    workCalendar(read, { from: addDays(dayOf(range.from), -1), to: dayOf(range.to) }),
  ])
  const ordered = rows.toSorted((a, b) => a.sortOrder - b.sortOrder || a.id - b.id)
  const begins = workingDays(range, read.offsetMinutes, calendar.isWorkingDay)
  const all = ordered.map((one) => ({ ...one, spans: spansOf(termsOf(one), range, { begins, dayOf }) }))
  const shifts = all.filter(({ status, spans }) => status === 'ENABLED' || spans.length).map(({ id, name, spans }) => ({ id, name, spans }))
  return { shifts, spans: union(shifts.flatMap(({ spans }) => spans)) }
}
