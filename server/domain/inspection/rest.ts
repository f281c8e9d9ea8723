import { type AnswerOf, choices, weekdayOf } from '../../kernel/index.ts'
import type { WorkCalendar } from '../system/index.ts'

/** Why a turn makes no order. */
export const skipOf = choices('InspectionSkip', 'Why a turn of an inspection point makes no order.', {
  HOLIDAY: 'The plant rests: a holiday or one of its weekly rest days.',
  WEEKEND: 'The point is not looked at on Saturdays and Sundays.',
})
export type Skip = AnswerOf<ReturnType<typeof skipOf>>

const SATURDAY = 6
const isWeekend = (day: string) => weekdayOf(day) >= SATURDAY

/** Whether a point rests on a day: when its plant does, and at weekends where it says so; never on a make-up working day (§4). */
export function restOn(day: string, calendar: WorkCalendar, closeAtWeekend: boolean): Skip | null {
  if (!calendar.isWorkingDay(day)) return 'HOLIDAY'
  return closeAtWeekend && isWeekend(day) && !calendar.isMadeUp(day) ? 'WEEKEND' : null
}
