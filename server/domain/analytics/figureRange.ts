import { addDays, dayStart, daysFrom, invalidField, type Read, todayOf } from '../../kernel/index.ts'
import type { Span } from '../repair/index.ts'

/** Business days from one to another, both included. */
export interface RangeQuery {
  readonly from: string
  readonly to: string
}
export interface FigureRange extends RangeQuery {
  /** From the beginning of the first day to the end of the last one: for what happened at one moment, of which there is none after now. */
  readonly whole: Span
  /** The same, but no further than now: for what goes on. What is still to come counts nothing. */
  readonly span: Span
  /** The days of the range that have begun, oldest first. */
  readonly days: readonly string[]
}

/** Two years and the leap day. */
export const RANGE_DAYS_MAX = 731
const DAY_MS = 86_400_000

/** Checks a range and cuts it off at now. */
export function figureRange({ now, offsetMinutes }: Read, { from, to }: RangeQuery): FigureRange {
  const [first, last] = [dayStart(from, offsetMinutes).getTime(), dayStart(to, offsetMinutes).getTime()]
  if (last < first) throw invalidField('to', 'beforeDay', { day: from })
  if (last - first >= RANGE_DAYS_MAX * DAY_MS) throw invalidField('to', 'rangeTooLong', { days: RANGE_DAYS_MAX })
  const whole = { from: first, to: last + DAY_MS }
  const span = { from: first, to: Math.max(first, Math.min(whole.to, now.getTime())) }
  // A day begins with its first moment.
  const daysBegun =
    now.getTime() < first ? 0 : Math.min(Math.round((whole.to - first) / DAY_MS), Math.floor((now.getTime() - first) / DAY_MS) + 1)
  const days = daysFrom(from, addDays(from, daysBegun - 1))
  return { from, to, whole, span, days }
}

/** The last so many business days, today included. */
export function lastDays(read: Read, days: number): FigureRange {
  const to = todayOf(read)
  return figureRange(read, { from: addDays(to, 1 - days), to })
}
