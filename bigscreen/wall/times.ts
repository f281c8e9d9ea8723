import { businessOffset } from '../../console/shared/offset.ts'
import type { Language } from '../settings.ts'

const TAG: Record<Language, string> = { zh: 'zh-CN', en: 'en-GB' }
const hms = (t: number) => new Date(t + businessOffset.ms).toISOString()

/** Factory time, whatever zone the television believes in. */
export const clockTime = (t: number) => hms(t).slice(11, 19)
export const minuteTime = (t: number) => hms(t).slice(11, 16)

export function dateLine(t: number, language: Language): string {
  const at = new Date(t + businessOffset.ms)
  const day = new Intl.DateTimeFormat(TAG[language], {
    month: language === 'zh' ? 'long' : 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(at)
  const weekday = new Intl.DateTimeFormat(TAG[language], { weekday: language === 'zh' ? 'long' : 'short', timeZone: 'UTC' }).format(at)
  return language === 'zh' ? `${day} ${weekday}` : `${weekday} ${day}`
}

export const oneDecimal = (n: number) => (Math.round(n * 10) / 10).toFixed(1)

/** Hours on a narrow line: from a hundred on, tenths are noise. */
export const hoursText = (n: number) => (n >= 99.95 ? String(Math.round(n)) : oneDecimal(n))

const two = (n: number) => String(n).padStart(2, '0')

/** 0:07:42, 13:05:00, 126:40:09: hours never roll over into days, so that clocks can be compared at a glance. */
export function elapsed(since: string, now: number): string {
  const s = Math.max(0, Math.floor((now - Date.parse(since)) / 1000))
  return `${Math.floor(s / 3600)}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}`
}

interface Age {
  readonly unit: 'minutes' | 'hoursMinutes' | 'hours' | 'days'
  readonly values: { readonly n: number; readonly rest: number }
}

/** A coarse age for lists: minutes matter on the first half day, hours on the first two days. */
export function age(since: string, now: number): Age {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / 60_000))
  if (minutes < 60) return { unit: 'minutes', values: { n: minutes, rest: 0 } }
  const hours = Math.floor(minutes / 60)
  if (hours < 10 && minutes % 60) return { unit: 'hoursMinutes', values: { n: hours, rest: minutes % 60 } }
  return hours < 48 ? { unit: 'hours', values: { n: hours, rest: 0 } } : { unit: 'days', values: { n: Math.floor(hours / 24), rest: 0 } }
}
