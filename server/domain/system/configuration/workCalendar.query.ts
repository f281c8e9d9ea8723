import { and, gte, lte } from 'drizzle-orm'
import { type Read, weekdayOf } from '../../../kernel/index.ts'
import { holiday } from '../../masterdata/index.ts'
import { REST_DAYS } from './builtInConfigs.ts'
import { restDaysPast } from './config.resource.ts'
import { configValue } from './configValue.query.ts'

export interface WorkCalendar {
  /** Whether the plant works on a day of the range, 'YYYY-MM-DD'. */
  isWorkingDay(day: string): boolean
  /** Whether it works on a day on which it would rest otherwise. */
  isMadeUp(day: string): boolean
}

const weekdaysIn = (text: string | null) => new Set((text ?? '').split(',').filter(Boolean).map(Number))

/** Whether a day is one of the weekly days of rest that held then. */
async function weeklyRest(read: Read): Promise<(day: string) => boolean> {
  const [value, pasts] = await Promise.all([configValue(read, REST_DAYS), read.of(restDaysPast).find({})])
  const terms = pasts.map(({ untilDay, restDays }) => ({ untilDay, weekdays: weekdaysIn(restDays) }))
  terms.sort((a, b) => (a.untilDay < b.untilDay ? -1 : 1))
  const now = weekdaysIn(value)
  return (day) => (terms.find(({ untilDay }) => day < untilDay)?.weekdays ?? now).has(weekdayOf(day))
}

/**
 * Which days of a range, both ends included, the actor's plant works: not on holidays, nor on the weekly rest days, but on every make-up
 * working day whatever else it is.
 */
export async function workCalendar(read: Read, { from, to }: { from: string; to: string }): Promise<WorkCalendar> {
  const t = read.table(holiday)
  const spans = await read.db
    .select({ type: t.holidayType, begin: t.beginDate, end: t.endDate })
    .from(t)
    .where(and(lte(t.beginDate, to), gte(t.endDate, from)))
  const restsOn = await weeklyRest(read)
  const isIn = (type: string, day: string) => spans.some((one) => one.type === type && one.begin <= day && day <= one.end)
  return {
    isMadeUp: (day) => isIn('WORKDAY', day),
    isWorkingDay: (day) => isIn('WORKDAY', day) || !(restsOn(day) || isIn('HOLIDAY', day)),
  }
}
