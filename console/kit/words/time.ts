import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'
import i18next from 'i18next'
import { businessOffset } from '../../shared/offset.ts'
import { serverNow } from './serverClock.ts'

dayjs.extend(utc)

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Instant = string | number | Date | null | undefined

/** Null for nothing, for the zero date ('0001-…') and for what is no date at all. A 10-digit number counts seconds. */
function momentOf(value: Instant): number | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'string' && value.startsWith('0001')) return null
  const ms = typeof value === 'number' ? (value < 1e11 ? value * 1000 : value) : dayjs.utc(value).valueOf()
  return Number.isFinite(ms) ? ms : null
}
/** The factories' wall clock as ISO text: a list writes fifty of these at once, and formatting by pattern costs ten times as much. */
function local(value: Instant): string | undefined {
  const ms = momentOf(value)
  return ms === null ? undefined : new Date(ms + businessOffset.ms).toISOString()
}

export function dateTime(value: Instant, withSeconds = false): string {
  return (
    local(value)
      ?.slice(0, withSeconds ? 19 : 16)
      .replace('T', ' ') ?? ''
  )
}

/** Calendar days ('2026-11-21') pass unchanged; instants become the day they fall on in the factories. */
export function date(value: Instant): string {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return value.startsWith('0001') ? '' : value
  return local(value)?.slice(0, 10) ?? ''
}

export function timeOfDay(value: Instant): string {
  return local(value)?.slice(11, 16) ?? ''
}

/** What a `datetime-local` input holds, and back to what the API takes. */
export const toInput = (value: Instant) => local(value)?.slice(0, 16) ?? ''
export const fromInput = (value: string) => (value ? dayjs.utc(value).subtract(businessOffset.minutes, 'minute').toISOString() : null)

/** The factories' day, by the server's clock. */
export function today(now: number = serverNow()): string {
  return date(new Date(now))
}

/* Days are calendar text ('2026-11-21'): counting them needs neither a clock nor a zone. */
const dayOf = (day: string) => dayjs.utc(`${day}T00:00:00Z`)
const textOf = (day: dayjs.Dayjs) => day.toISOString().slice(0, 10)
const SUNDAY = 7

export const addDays = (day: string, days: number): string => textOf(dayOf(day).add(days, 'day'))
/** The same day of another month, or its last one: 31 January leads to 28 February. */
export const addMonths = (day: string, months: number): string => textOf(dayOf(day).add(months, 'month'))
/** Negative when the second day is the earlier one. */
export const daysBetween = (from: string, to: string): number => dayOf(to).diff(dayOf(from), 'day')
/** 1 = Monday to 7 = Sunday. */
export const weekdayOf = (day: string): number => dayOf(day).day() || SUNDAY
/** A day of the calendar and not only its shape: 2026-02-30 is none. */
export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && dayOf(text).isValid() && textOf(dayOf(text)) === text

/** 'just now', minutes under an hour, hours under a day, then days. */
export function ago(value: Instant, now: number = serverNow()): string {
  const at = momentOf(value)
  if (at === null) return ''
  const past = now - at
  if (past < -MINUTE) return dateTime(value)
  if (past < 30_000) return i18next.t('console.time.now')
  if (past < HOUR) return i18next.t('console.time.minutesAgo', { count: Math.max(1, Math.floor(past / MINUTE)) })
  if (past < DAY) return i18next.t('console.time.hoursAgo', { count: Math.floor(past / HOUR) })
  return i18next.t('console.time.daysAgo', { count: Math.floor(past / DAY) })
}

/** A length of time in its two largest units: '2 小时 5 分'. */
export function duration(ms: number | null | undefined): string {
  if (ms === null || ms === undefined || !Number.isFinite(ms)) return ''
  const minutes = Math.max(0, Math.floor(ms / MINUTE))
  const parts = { days: Math.floor(minutes / 1440), hours: Math.floor((minutes % 1440) / 60), minutes: minutes % 60 }
  const translate = (unit: keyof typeof parts) => i18next.t(`console.time.${unit}`, { count: parts[unit] })
  if (parts.days) return parts.hours ? `${translate('days')} ${translate('hours')}` : translate('days')
  if (parts.hours) return parts.minutes ? `${translate('hours')} ${translate('minutes')}` : translate('hours')
  return translate('minutes')
}
