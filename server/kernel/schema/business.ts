import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

const [MINUTE_MS, DAY_MS] = [60_000, 86_400_000]

const CLOCK = 'T00:00:00.000Z'
const TEXTS_MAX = 20_000
const texts = new Map<number, string>()
/**
 * The 'YYYY-MM-DD' text of a day number, counted from 1970-01-01. Cached: figures iterate over the same years, and formatting costs more
 * than a lookup. After the year 9999 the text has more than ten characters.
 */
function textOfDay(number: number): string {
  const known = texts.get(number)
  if (known !== undefined) return known
  if (texts.size >= TEXTS_MAX) texts.clear()
  const text = new Date(number * DAY_MS).toISOString().slice(0, -CLOCK.length)
  texts.set(number, text)
  return text
}
const numberOf = (day: string) => Date.parse(day + CLOCK) / DAY_MS

/** The calendar day, 'YYYY-MM-DD', of a moment at a fixed offset from UTC in minutes. A named zone would apply its historical DST. */
export const businessDay = (at: Date, offsetMinutes: number) => textOfDay(Math.floor((at.getTime() + offsetMinutes * MINUTE_MS) / DAY_MS))
/** The current business day, 'YYYY-MM-DD', of the reader's plant. */
export const todayOf = ({ now, offsetMinutes }: { readonly now: Date; readonly offsetMinutes: number }) => businessDay(now, offsetMinutes)
/** The moment at which a business day begins; the offset is in minutes. */
export const dayStart = (day: string, offsetMinutes: number) => new Date(Date.parse(`${day}T00:00:00Z`) - offsetMinutes * MINUTE_MS)

/** Days are calendar text ('2026-11-21'), so arithmetic needs neither clock nor zone. */
const dayOf = (day: string) => dayjs.utc(`${day}${CLOCK}`)
const textOf = (day: dayjs.Dayjs) => day.toISOString().slice(0, -CLOCK.length)
const WEEK = 7
/** 1970-01-01, day number 0, was a Thursday: 3 days after Monday. */
const THURSDAY = 3
const MONTHS = 12
const monthOf = (day: dayjs.Dayjs) => day.year() * MONTHS + day.month()

/** The day `days` after another; before it when negative. */
export const addDays = (day: string, days: number) => textOfDay(Math.floor(numberOf(day) + days))
/** The same day of the month `months` later, or the last day of a shorter month: 31 January + 1 month = 28 or 29 February. */
export const addMonths = (day: string, months: number) => textOf(dayOf(day).add(months, 'month'))
/** Calendar days from one day to another; negative when the other is earlier. */
export const daysBetween = (from: string, to: string) => numberOf(to) - numberOf(from)
/** Calendar months between the months of two days, whatever the days: 1 from 31 January to 1 February. */
export const monthsBetween = (from: string, to: string) => monthOf(dayOf(to)) - monthOf(dayOf(from))
/** Every day of a range, both ends included. */
export const daysFrom = (from: string, to: string): string[] => {
  const [first, last] = [numberOf(from), numberOf(to)]
  const days: string[] = []
  for (let day = first; day <= last; day++) days.push(textOfDay(day))
  return days
}
/** 1 = Monday to 7 = Sunday. */
export const weekdayOf = (day: string) => ((((numberOf(day) + THURSDAY) % WEEK) + WEEK) % WEEK) + 1

/** '2026-11-21 09:05' at an offset in minutes, for sentences. */
export function minuteText(at: Date, offsetMinutes: number): string {
  const local = new Date(at.getTime() + offsetMinutes * MINUTE_MS)
  return `${businessDay(at, offsetMinutes)} ${local.toISOString().slice(11, 16)}`
}
