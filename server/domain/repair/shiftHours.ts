import { addDays, businessDay } from '../../kernel/index.ts'
import { clip, type Span, spanOfDay, union } from './stopHours.ts'

export interface ShiftTimes {
  readonly beginTime: string
  readonly endTime: string
}

const MINUTE_MS = 60_000

function msOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours * 60 + minutes) * MINUTE_MS
}
/** The shift that begins on a business day; an end before its beginning is on the next day. */
function spanOn(day: string, shift: ShiftTimes, offsetMinutes: number): Span {
  const { from, to } = spanOfDay(day, offsetMinutes)
  const crosses = shift.endTime <= shift.beginTime
  return { from: from + msOf(shift.beginTime), to: (crosses ? to : from) + msOf(shift.endTime) }
}

/** The scheduled time within a range; shifts that overlap count once. */
export function shiftSpans(shifts: readonly ShiftTimes[], range: Span, offsetMinutes: number): Span[] {
  const last = businessDay(new Date(range.to), offsetMinutes)
  const spans: Span[] = []
  // Last night's shift reaches into the first day.
  for (let day = addDays(businessDay(new Date(range.from), offsetMinutes), -1); day <= last; day = addDays(day, 1)) {
    spans.push(...shifts.map((shift) => spanOn(day, shift, offsetMinutes)))
  }
  return clip(union(spans), range)
}

/** The shift that is on at a moment: the first of them, where several overlap. */
export function shiftAt<S extends ShiftTimes>(shifts: readonly S[], at: Date, offsetMinutes: number): S | undefined {
  const today = businessDay(at, offsetMinutes)
  const covers = (span: Span) => span.from <= at.getTime() && at.getTime() < span.to
  return shifts.find((shift) => [today, addDays(today, -1)].some((day) => covers(spanOn(day, shift, offsetMinutes))))
}
