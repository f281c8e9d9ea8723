import { addDays } from '../../kernel/index.ts'

export type CycleUnit = 'DAYS' | 'WEEKS' | 'MONTHS' | 'YEARS'
const MONTHS = 12
const DAYS_A_WEEK = 7

const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** The same day some months later; the last day of that month when it has no such day: 31 January + 1 month = 28 or 29 February. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const at = year * MONTHS + (month - 1) + months
  const [toYear, toMonth] = [Math.floor(at / MONTHS), (at % MONTHS) + 1]
  const toDate = Math.min(date, lastDayOf(toYear, toMonth))
  return `${String(toYear).padStart(4, '0')}-${String(toMonth).padStart(2, '0')}-${String(toDate).padStart(2, '0')}`
}

export interface Cycle {
  readonly maintCycle: number
  readonly cycleUnit: CycleUnit
}
/** The day so many turns of a cycle after another (§5). Counted from the first day, so that a month without a 31st does not move the rest. */
export function afterTurns(day: string, { maintCycle, cycleUnit }: Cycle, turns = 1): string {
  const n = maintCycle * turns
  switch (cycleUnit) {
    case 'DAYS':
      return addDays(day, n)
    case 'WEEKS':
      return addDays(day, n * DAYS_A_WEEK)
    case 'MONTHS':
      return addMonths(day, n)
    case 'YEARS':
      return addMonths(day, n * MONTHS)
  }
}

/** The first day of a fixed rhythm that lies after another day: turns that were missed are not made up for. */
export function nextInRhythm(from: string, cycle: Cycle, after: string): string {
  for (let turns = 1; ; turns++) {
    const day = afterTurns(from, cycle, turns)
    if (day > after) return day
  }
}

const LAST_DAY = '9999-12-31'
/** The dates of a rhythm from its first one on, as far as calendars go. */
export function datesOf(from: string, cycle: Cycle, count: number): string[] {
  const dates = Array.from({ length: count }, (_, turns) => (turns ? afterTurns(from, cycle, turns) : from))
  return dates.filter((day) => day.length === LAST_DAY.length && day <= LAST_DAY)
}
