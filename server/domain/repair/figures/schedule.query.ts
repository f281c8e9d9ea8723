import { addDays, businessDay, type Read } from '../../../kernel/index.ts'
import { type ShiftTerm, shift, shiftTerms } from '../../masterdata/index.ts'
import { workCalendar } from '../../system/index.ts'
import { shiftSpans, workingDays } from '../shiftHours.ts'
import { type Span, union } from '../stopHours.ts'

export interface ScheduledShift {
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
