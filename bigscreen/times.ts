import { businessOffset } from '../console/shared/offset.ts'
import type { Language } from './language.tsx'

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
