import { language } from '../../kit/words/i18n.ts'
import { defineScreen } from '../../resource/defineScreen.ts'

/** 1 January 2024 was a Monday. */
const nameOf = (weekday: number) =>
  new Intl.DateTimeFormat(language() === 'en' ? 'en-GB' : 'zh-CN', { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday))
const WEEK = 7
const WORTH_A_DASH = 3

/** '4,5,6' as '周四 – 周六' or 'Thu – Sat': the weekdays of days that follow each other, 1 = Monday. */
function weekdaysText(weekdays: string): string {
  const days = weekdays.split(',').map(Number)
  const names = days.map(nameOf)
  if (days.length >= WEEK) return `${nameOf(1)} – ${nameOf(WEEK)}`
  if (days.length >= WORTH_A_DASH) return `${names[0]} – ${names.at(-1)}`
  return names.join(language() === 'en' ? ', ' : '、')
}

export default defineScreen('holiday', {
  cells: {
    weekdays: (value) => weekdaysText(value),
  },
})
