import { daysBetween } from '../../kit/words/time.ts'

export interface Repair {
  status: string
  outDate: string
  expectedReturnDate: string
  returnDate?: string | null
}
export interface Due {
  word: 'left' | 'today' | 'overdue' | 'onTime' | 'late' | 'lost'
  days: number
  tone: 'danger' | 'warning' | 'good' | 'quiet'
}

/** Soon enough to remind the repairer. */
const WARNING_DAYS = 2

/** How a repair stands against the day agreed, in days: to go, over, or how it ended. */
export function dueOf({ status, expectedReturnDate, returnDate }: Repair, today: string): Due {
  if (status === 'SCRAPPED') return { word: 'lost', days: 0, tone: 'quiet' }
  const over = daysBetween(expectedReturnDate, returnDate ?? today)
  if (returnDate) return over > 0 ? { word: 'late', days: over, tone: 'warning' } : { word: 'onTime', days: 0, tone: 'good' }
  if (over > 0) return { word: 'overdue', days: over, tone: 'danger' }
  return { word: over ? 'left' : 'today', days: -over, tone: -over <= WARNING_DAYS ? 'warning' : 'quiet' }
}

/** Days from one day to another, for lengths of stay. */
export const daysSince = (day: string, today: string) => Math.max(0, daysBetween(day, today))
