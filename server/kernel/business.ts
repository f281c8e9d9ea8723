import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

const [MINUTE_MS, DAY_MS] = [60_000, 86_400_000]

/** The calendar day, 'YYYY-MM-DD', that a moment falls on at a fixed offset from UTC. A named zone would bring its past DST along. */
export const businessDay = (at: Date, offsetMinutes: number) =>
  new Date(at.getTime() + offsetMinutes * MINUTE_MS).toISOString().slice(0, 10)
/** The business day that it is for whoever reads: of the plant that they work in. */
export const todayOf = ({ now, offsetMinutes }: { readonly now: Date; readonly offsetMinutes: number }) => businessDay(now, offsetMinutes)
/** The moment at which a business day begins. */
export const dayStart = (day: string, offsetMinutes: number) => new Date(Date.parse(`${day}T00:00:00Z`) - offsetMinutes * MINUTE_MS)

/* Days are calendar text ('2026-11-21'): counting them needs neither a clock nor a zone. */
const CLOCK = 'T00:00:00.000Z'
const dayOf = (day: string) => dayjs.utc(`${day}${CLOCK}`)
/** Figures count through years of days: formatting by a pattern takes three times as long. Behind the year 9999 a day has more than ten letters. */
const textOf = (day: dayjs.Dayjs) => day.toISOString().slice(0, -CLOCK.length)
const SUNDAY = 7
const MONTHS = 12
const monthOf = (day: dayjs.Dayjs) => day.year() * MONTHS + day.month()

/** The day so many days after (or before) another. */
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day + CLOCK) + days * DAY_MS).toISOString().slice(0, -CLOCK.length)
/** The same day some months later; the last day of that month when it has no such day: 31 January + 1 month = 28 or 29 February. */
export const addMonths = (day: string, months: number) => textOf(dayOf(day).add(months, 'month'))
/** Calendar days from one day to another; negative when the other is earlier. */
export const daysBetween = (from: string, to: string) => Math.trunc((Date.parse(to + CLOCK) - Date.parse(from + CLOCK)) / DAY_MS)
/** Months from that of one day to that of another, wherever in them the days lie: 1 from 31 January to 1 February. */
export const monthsBetween = (from: string, to: string) => monthOf(dayOf(to)) - monthOf(dayOf(from))
/** Every day from one to another, both included. Charts and figures go through years of them. */
export const daysFrom = (from: string, to: string): string[] => {
  const first = Date.parse(from + CLOCK)
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, nth) =>
    new Date(first + nth * DAY_MS).toISOString().slice(0, 10),
  )
}
/** 1 = Monday to 7 = Sunday. */
export const weekdayOf = (day: string) => dayOf(day).day() || SUNDAY

/** '2026-11-21 09:05' in business time, for sentences. */
export function minuteText(at: Date, offsetMinutes: number): string {
  const local = new Date(at.getTime() + offsetMinutes * MINUTE_MS)
  return `${businessDay(at, offsetMinutes)} ${local.toISOString().slice(11, 16)}`
}
