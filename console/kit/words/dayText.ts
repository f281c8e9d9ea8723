import { language } from './i18n.ts'

const FORMS = {
  month: { year: 'numeric', month: 'long' },
  day: { month: 'long', day: 'numeric', weekday: 'long' },
  short: { month: 'short', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** A calendar day in the reader's words: '2026年11月', 'Sunday, November 22', 'Nov 22'. */
export const dayText = (day: string, form: keyof typeof FORMS): string =>
  new Intl.DateTimeFormat(language() === 'zh' ? 'zh-CN' : 'en-GB', { ...FORMS[form], timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
