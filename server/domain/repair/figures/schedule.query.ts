import { addDays, businessDay, type Read } from '../../../kernel/index.ts'
import { shift } from '../../masterdata/index.ts'
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

/** When the plant was to work within a range: its enabled shifts on the working days of its calendar. */
export async function scheduleOf(read: Read, range: Span): Promise<Schedule> {
  const dayOf = (at: number) => businessDay(new Date(at), read.offsetMinutes)
  const [rows, calendar] = await Promise.all([
    read.of(shift).find({ status: 'ENABLED' }),
    // Last night's shift reaches into the first day.
    workCalendar(read, { from: addDays(dayOf(range.from), -1), to: dayOf(range.to) }),
  ])
  const ordered = rows.toSorted((a, b) => a.sortOrder - b.sortOrder || a.id - b.id)
  const begins = workingDays(range, read.offsetMinutes, calendar.isWorkingDay)
  const shifts = ordered.map(({ id, name, ...times }) => ({ id, name, spans: shiftSpans(times, range, begins) }))
  return { shifts, spans: union(shifts.flatMap(({ spans }) => spans)) }
}
