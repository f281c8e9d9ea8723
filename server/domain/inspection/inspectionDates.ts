import {
  type AnswerOf,
  choiceOf,
  date,
  defineReadModel,
  flag,
  int,
  invalidField,
  listOf,
  type Read,
  type RowOf,
  shape,
  todayOf,
} from '../../kernel/index.ts'
import { holiday } from '../masterdata/index.ts'
import { config, restDaysPast, workCalendar } from '../system/index.ts'
import { dueDatesFrom, restOn, skipOf } from './dueDates.ts'
import { CYCLE_DAYS_MAX, inspectionPoint } from './inspectionPoint.resource.ts'

const SHOWN = 12

interface DatesQuery {
  readonly inspectCycle: RowOf<typeof inspectionPoint>['inspectCycle']
  readonly cycleDays?: number | null | undefined
  readonly firstDate?: string | null | undefined
  readonly closeAtWeekend?: boolean | null | undefined
}
const inspectionDate = shape('InspectionDate', 'A day on which an inspection point has its turn.', {
  date: date({ description: 'The day.' }),
  skipped: skipOf({ nullable: true, description: 'Why no order will be made for it; empty when one will.' }),
})
export type InspectionDate = AnswerOf<typeof inspectionDate>

/** Days between two turns of the cycle DAYS, and of no other. */
export function daysOfCycle({ inspectCycle, cycleDays }: Pick<DatesQuery, 'inspectCycle' | 'cycleDays'>): number | null {
  if (inspectCycle !== 'DAYS') return null
  if (cycleDays == null) throw invalidField('cycleDays', 'required')
  if (cycleDays < 1 || cycleDays > CYCLE_DAYS_MAX) throw invalidField('cycleDays', 'between', { min: 1, max: CYCLE_DAYS_MAX })
  return cycleDays
}

/** The next turns of such a point from today on, those that fall on days of rest marked. */
export async function inspectionDates(read: Read, query: DatesQuery): Promise<InspectionDate[]> {
  const today = todayOf(read)
  const { inspectCycle, firstDate, closeAtWeekend } = query
  const dates = dueDatesFrom(today, { inspectCycle, cycleDays: daysOfCycle(query), firstDate: firstDate ?? today }, SHOWN)
  const calendar = await workCalendar(read, { from: dates[0] ?? today, to: dates.at(-1) ?? today })
  return dates.map((date) => ({ date, skipped: restOn(date, calendar, closeAtWeekend ?? false) }))
}

export const inspectionDatesModel = defineReadModel('inspectionDates', {
  description: 'The next twelve turns of such a point from today on.',
  permission: ['inspect:point:list'],
  about: inspectionPoint,
  args: {
    inspectCycle: choiceOf(inspectionPoint, 'inspectCycle', { required: true, description: 'How often.' }),
    cycleDays: int({ description: 'Of the cycle DAYS: how many lie between two turns.' }),
    firstDate: date({ description: 'The date from which turns are counted; today unless said.' }),
    closeAtWeekend: flag({ description: 'Whether Saturdays and Sundays are left out.' }),
  },
  result: listOf(inspectionDate),
  stale: [holiday, config, restDaysPast],
  read: ({ read }, query) => inspectionDates(read, query),
})
