import { addDays, addMonths, daysBetween, monthsBetween, type RowOf } from '../../kernel/index.ts'
import type { inspectionPoint } from './inspectionPoint.resource.ts'

/** How often a point is looked at, counted from its first date. */
export interface Rhythm {
  readonly inspectCycle: RowOf<typeof inspectionPoint>['inspectCycle']
  readonly cycleDays: number | null
  readonly firstDate: string
}
const WEEK = 7

/** Whether a day is one of a rhythm. Months are counted from the first date, so that a short one does not move the rest (§4). */
export function isTurn(day: string, { inspectCycle, cycleDays, firstDate }: Rhythm): boolean {
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
export function turnsFrom(from: string, rhythm: Rhythm, count: number): string[] {
  const turns: string[] = []
  for (let day = from > rhythm.firstDate ? from : rhythm.firstDate; turns.length < count; day = addDays(day, 1)) {
    if (isTurn(day, rhythm)) turns.push(day)
    if (day === LAST_DAY) break
  }
  return turns
}
