import { type AnswerOf, addDays, addMonths, choices, daysBetween, monthsBetween, type RowOf, weekdayOf } from '../../kernel/index.ts'
import type { WorkCalendar } from '../system/index.ts'
import type { inspectionPoint } from './inspectionPoint.resource.ts'

/** How often a point is looked at, counted from its first date. */
export interface Rhythm {
  readonly inspectCycle: RowOf<typeof inspectionPoint>['inspectCycle']
  readonly cycleDays: number | null
  readonly firstDate: string
}
const WEEK = 7

/** Whether a day is one of a rhythm. Months are counted from the first date, so that a short one does not move the rest (§4). */
export function isDueDate(day: string, { inspectCycle, cycleDays, firstDate }: Rhythm): boolean {
  if (day < firstDate) return false
  switch (inspectCycle) {
    case 'SHIFT':
    case 'DAY':
      return true
    case 'WEEK':
      return daysBetween(firstDate, day) % WEEK === 0
    case 'DAYS':
      return daysBetween(firstDate, day) % (cycleDays ?? 1) === 0
    case 'MONTH':
      return addMonths(firstDate, monthsBetween(firstDate, day)) === day
  }
}

const LAST_DAY = '9999-12-31'
/** The next days of a rhythm from a day on, as far as calendars go. */
export function dueDatesFrom(from: string, rhythm: Rhythm, count: number): string[] {
  const dates: string[] = []
  for (let day = from > rhythm.firstDate ? from : rhythm.firstDate; dates.length < count; day = addDays(day, 1)) {
    if (isDueDate(day, rhythm)) dates.push(day)
    if (day === LAST_DAY) break
  }
  return dates
}

/** Why a turn makes no order. */
export const skipOf = choices('InspectionSkip', 'Why a turn of an inspection point makes no order.', {
  HOLIDAY: 'The plant rests: a holiday or one of its weekly rest days.',
  WEEKEND: 'The point is not looked at on Saturdays and Sundays.',
})
type Skip = AnswerOf<ReturnType<typeof skipOf>>

const SATURDAY = 6
const isWeekend = (day: string) => weekdayOf(day) >= SATURDAY

/** Whether a point rests on a day: when its plant does, and at weekends where it says so; never on a make-up working day (§4). */
export function restOn(day: string, calendar: WorkCalendar, closeAtWeekend: boolean): Skip | null {
  if (!calendar.isWorkingDay(day)) return 'HOLIDAY'
  return closeAtWeekend && isWeekend(day) && !calendar.isMadeUp(day) ? 'WEEKEND' : null
}
