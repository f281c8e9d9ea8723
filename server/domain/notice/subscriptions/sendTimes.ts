import { addDays, businessDay, dayStart, type RowOf, weekdayOf } from '../../../kernel/index.ts'
import type { viewSubscription } from './viewSubscription.resource.ts'

type Timing = Pick<RowOf<typeof viewSubscription>, 'rhythm' | 'weekday' | 'monthDay' | 'sendTime'>

const MINUTE_MS = 60_000
/** The longest pause between two sendings is a month of 31 days. */
const DAYS_MAX = 62

const dayOfMonth = (day: string) => Number(day.slice(-2))
const isLastOfMonth = (day: string) => dayOfMonth(addDays(day, 1)) === 1

function isSendDay({ rhythm, weekday, monthDay }: Timing, day: string): boolean {
  if (rhythm === 'DAILY') return true
  if (rhythm === 'WEEKLY') return weekdayOf(day) === weekday
  return dayOfMonth(day) === monthDay || (isLastOfMonth(day) && (monthDay ?? 1) > dayOfMonth(day))
}
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The first send time after a moment, on business days at an offset in minutes. */
export function nextSendTime(timing: Timing, after: Date, offsetMinutes: number): Date {
  const first = businessDay(after, offsetMinutes)
  for (let nth = 0; nth <= DAYS_MAX; nth++) {
    const day = addDays(first, nth)
    if (!isSendDay(timing, day)) continue
    const at = new Date(dayStart(day, offsetMinutes).getTime() + minutesOf(timing.sendTime) * MINUTE_MS)
    if (at > after) return at
  }
  throw new Error(`no send time for ${JSON.stringify(timing)}`)
}
