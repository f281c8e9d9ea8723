const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** The calendar day, 'YYYY-MM-DD', that a moment falls on at a fixed offset from UTC. A named zone would bring its past DST along. */
export const businessDay = (at: Date, offsetMinutes: number) =>
  new Date(at.getTime() + offsetMinutes * MINUTE_MS).toISOString().slice(0, 10)
/** The moment at which a business day begins. */
export const dayStart = (day: string, offsetMinutes: number) => new Date(Date.parse(`${day}T00:00:00Z`) - offsetMinutes * MINUTE_MS)
/** The day so many days after (or before) another. */
export const addDays = (day: string, days: number) => new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** Calendar days from one day to another; negative when the other is earlier. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)

const MONTHS = 12
const monthOf = (day: string) => Number(day.slice(0, 4)) * MONTHS + Number(day.slice(5, 7))
/** Months from that of one day to that of another, wherever in them the days lie: 1 from 31 January to 1 February. */
export const monthsBetween = (from: string, to: string) => monthOf(to) - monthOf(from)

const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** The same day some months later; the last day of that month when it has no such day: 31 January + 1 month = 28 or 29 February. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const at = year * MONTHS + (month - 1) + months
  const [toYear, toMonth] = [Math.floor(at / MONTHS), (at % MONTHS) + 1]
  const toDate = Math.min(date, lastDayOf(toYear, toMonth))
  return `${String(toYear).padStart(4, '0')}-${String(toMonth).padStart(2, '0')}-${String(toDate).padStart(2, '0')}`
}

/** '2026-11-21 09:05' in business time, for sentences. */
export function minuteText(at: Date, offsetMinutes: number): string {
  const local = new Date(at.getTime() + offsetMinutes * MINUTE_MS)
  return `${businessDay(at, offsetMinutes)} ${local.toISOString().slice(11, 16)}`
}
