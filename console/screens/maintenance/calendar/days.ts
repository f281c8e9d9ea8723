import { addDays, addMonths, isDay, weekdayOf as numberOf } from '../../../kit/words/time.ts'

const WEEK = 7

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** Monday is 0, as weeks begin in both languages. */
export const placeInWeek = (day: string): number => numberOf(day) - 1
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

/** A day as an address may hold it, or the given one when it is none. */
export const readDay = (value: string | null, otherwise: string): string => (value && isDay(value) ? value : otherwise)

const STEPS: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -WEEK),
  ArrowDown: (day) => addDays(day, WEEK),
  Home: (day) => addDays(day, -placeInWeek(day)),
  End: (day) => addDays(day, WEEK - 1 - placeInWeek(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
}

/** Where a key leads from a day, as in every calendar; undefined for other keys. */
export const afterKey = (key: string, day: string): string | undefined => (Object.hasOwn(STEPS, key) ? STEPS[key]?.(day) : undefined)
