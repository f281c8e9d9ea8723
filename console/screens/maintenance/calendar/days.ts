import { addDays } from '../../../kit/time.ts'

/* Days are calendar text (2026-11-21): counting them needs no clock and no zone. */
const WEEK = 7

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof WEEKDAYS)[number]

const SHAPE = /^\d{4}-\d\d-\d\d$/
const at = (day: string) => Date.parse(`${day}T00:00:00Z`)
const text = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** Monday is 0, as weeks begin in both languages. */
export const placeInWeek = (day: string): number => (new Date(at(day)).getUTCDay() + WEEK - 1) % WEEK
export const weekdayOf = (day: string): Weekday => WEEKDAYS[placeInWeek(day)] ?? 'mon'

/** The seven days of the week that a day is in. */
export function weekOf(day: string): string[] {
  const monday = addDays(day, -placeInWeek(day))
  return WEEKDAYS.map((_, place) => addDays(monday, place))
}

/** The whole weeks that hold a day's month. */
export function weeksOf(day: string): string[][] {
  const month = day.slice(0, WEEK)
  const weeks: string[][] = []
  for (let week = weekOf(`${month}-01`); week.some((one) => one.startsWith(month)); week = weekOf(addDays(week[0] ?? day, WEEK)))
    weeks.push(week)
  return weeks
}

/** The same day of another month, or its last one: 31 January leads to 28 February. */
export function plusMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0))
  return `${text(last.getTime()).slice(0, WEEK)}-${String(Math.min(date, last.getUTCDate())).padStart(2, '0')}`
}

/** A day as an address may hold it, or the given one when it is none. */
export function readDay(asked: string | null, otherwise: string): string {
  const isDay = asked && SHAPE.test(asked) && Number.isFinite(at(asked)) && text(at(asked)) === asked
  return isDay ? asked : otherwise
}

const STEPS: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -WEEK),
  ArrowDown: (day) => addDays(day, WEEK),
  Home: (day) => addDays(day, -placeInWeek(day)),
  End: (day) => addDays(day, WEEK - 1 - placeInWeek(day)),
  PageUp: (day) => plusMonths(day, -1),
  PageDown: (day) => plusMonths(day, 1),
}

/** Where a key leads from a day, as in every calendar; undefined for other keys. */
export const afterKey = (key: string, day: string): string | undefined => (Object.hasOwn(STEPS, key) ? STEPS[key]?.(day) : undefined)
