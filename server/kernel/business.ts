const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** The calendar day, 'YYYY-MM-DD', that a moment falls on at a fixed offset from UTC. A named zone would bring its past DST along. */
export const businessDay = (at: Date, offsetMinutes: number) =>
  new Date(at.getTime() + offsetMinutes * MINUTE_MS).toISOString().slice(0, 10)
/** The moment at which a business day begins. */
export const dayStart = (day: string, offsetMinutes: number) => new Date(Date.parse(`${day}T00:00:00Z`) - offsetMinutes * MINUTE_MS)
/** The day so many days after (or before) another. */
export const addDays = (day: string, days: number) => new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
