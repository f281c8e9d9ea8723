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
import { CYCLE_DAYS_MAX, inspectionPoint } from './inspectionPoint.resource.ts'
import { restOn, skipOf, turnsFrom } from './turns.ts'

const SHOWN = 12

interface Asked {
  readonly inspectCycle: RowOf<typeof inspectionPoint>['inspectCycle']
  readonly cycleDays?: number | null | undefined
  readonly firstDate?: string | null | undefined
  readonly closeAtWeekend?: boolean | null | undefined
}
const turn = shape('InspectionDate', 'A day on which an inspection point has its turn.', {
  date: date({ description: 'The day.' }),
  skipped: skipOf({ nullable: true, description: 'Why no order will be made for it; empty when one will.' }),
})
export type InspectionDate = AnswerOf<typeof turn>

/** Days between two turns of the cycle DAYS, and of no other. */
export function daysOfCycle({ inspectCycle, cycleDays }: Pick<Asked, 'inspectCycle' | 'cycleDays'>): number | null {
  if (inspectCycle !== 'DAYS') return null
  if (cycleDays == null) throw invalidField('cycleDays', 'required')
  if (cycleDays < 1 || cycleDays > CYCLE_DAYS_MAX) throw invalidField('cycleDays', 'between', { min: 1, max: CYCLE_DAYS_MAX })
  return cycleDays
}

/** The next turns of such a point from today on, those that fall on days of rest marked. */
export async function inspectionDates(read: Read, asked: Asked): Promise<InspectionDate[]> {
  const today = todayOf(read)
  const { inspectCycle, firstDate, closeAtWeekend } = asked
  const turns = turnsFrom(today, { inspectCycle, cycleDays: daysOfCycle(asked), firstDate: firstDate ?? today }, SHOWN)
  const calendar = await workCalendar(read, { from: turns[0] ?? today, to: turns.at(-1) ?? today })
  return turns.map((date) => ({ date, skipped: restOn(date, calendar, closeAtWeekend ?? false) }))
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
  result: listOf(turn),
  stale: [holiday, config, restDaysPast],
  read: ({ read }, asked) => inspectionDates(read, asked),
})
