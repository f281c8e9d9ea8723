import { numberText } from '../../fields/display/numberText.ts'
import type { InspectionDatesQueryVariables } from './gen/inspection.ts'

export type Rhythm = InspectionDatesQueryVariables
const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOST_DAYS = 366

/** When a point is looked at, as far as a form says it; null while it does not. */
export function rhythmOf([cycle, days, first, atWeekend]: readonly unknown[]): Rhythm | null {
  const inspectCycle = String(cycle ?? '') as Rhythm['inspectCycle']
  if (!inspectCycle) return null
  const count = Number(numberText(String(days ?? '')) || Number.NaN)
  const isCounted = inspectCycle === 'DAYS'
  if (isCounted && !(Number.isInteger(count) && count >= 1 && count <= MOST_DAYS)) return null
  return {
    inspectCycle,
    cycleDays: isCounted ? count : null,
    firstDate: DAY.test(String(first ?? '')) ? String(first) : null,
    closeAtWeekend: Boolean(atWeekend),
  }
}
