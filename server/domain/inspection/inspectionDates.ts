import { businessDay, type Read, type RowOf, wrong } from '../../kernel/index.ts'
import { workCalendar } from '../system/index.ts'
import { CYCLE_DAYS_MAX, type inspectionPoint } from './inspectionPoint.resource.ts'
import { restOn, type Skip } from './rest.ts'
import { turnsFrom } from './turns.ts'

const SHOWN = 12

interface Asked {
  readonly inspectCycle: RowOf<typeof inspectionPoint>['inspectCycle']
  readonly cycleDays?: number | null | undefined
  readonly firstDate?: string | null | undefined
  readonly closeAtWeekend?: boolean | null | undefined
}
export interface InspectionDate {
  readonly date: string
  /** Why there will be no order. */
  readonly skipped: Skip | null
}

/** Days between two turns of the cycle DAYS, and of no other. */
export function daysOfCycle({ inspectCycle, cycleDays }: Pick<Asked, 'inspectCycle' | 'cycleDays'>): number | null {
  if (inspectCycle !== 'DAYS') return null
  if (cycleDays == null) throw wrong('cycleDays', 'required')
  if (cycleDays < 1 || cycleDays > CYCLE_DAYS_MAX) throw wrong('cycleDays', 'between', { min: 1, max: CYCLE_DAYS_MAX })
  return cycleDays
}

/** The next turns of such a point from today on, those that fall on days of rest marked. */
export async function inspectionDates(read: Read, asked: Asked): Promise<InspectionDate[]> {
  const today = businessDay(read.now, read.offsetMinutes)
  const { inspectCycle, firstDate, closeAtWeekend } = asked
  const turns = turnsFrom(today, { inspectCycle, cycleDays: daysOfCycle(asked), firstDate: firstDate ?? today }, SHOWN)
  const calendar = await workCalendar(read, { from: turns[0] ?? today, to: turns.at(-1) ?? today })
  return turns.map((date) => ({ date, skipped: restOn(date, calendar, closeAtWeekend ?? false) }))
}
