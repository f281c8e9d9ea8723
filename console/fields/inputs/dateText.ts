import { isDay } from '../../kit/words/time.ts'

export type DateKind = 'date' | 'instant' | 'time'

const two = (text: string) => text.padStart(2, '0')

/** Normalizes typed dates: 2026-3-5, 2026/03/05, 20260305, '2026-03-05 8:30', '830'. Other text is returned unchanged, for validation. */
export function readTyped(kind: DateKind, text: string): string {
  const trimmed = text.trim().replace(/[０-９：／－]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
  if (!trimmed) return ''
  if (kind === 'time') return readTime(trimmed) ?? trimmed
  const [dayText = '', timeText = ''] = trimmed.split(/[\sT]+/)
  const day = readDay(dayText)
  if (!day) return trimmed
  if (kind === 'date') return day
  const time = timeText ? readTime(timeText) : '00:00'
  return time ? `${day} ${time}` : trimmed
}

function readDay(text: string): string | undefined {
  const match = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(text)
  return match ? `${match[1]}-${two(match[2] ?? '')}-${two(match[3] ?? '')}` : undefined
}

function readTime(text: string): string | undefined {
  const match = /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(text) ?? /^(\d{1,2})(\d{2})$/.exec(text)
  return match ? `${two(match[1] ?? '')}:${match[2]}` : undefined
}

const SHAPES = { date: /^\d{4}-\d\d-\d\d$/, instant: /^\d{4}-\d\d-\d\d \d\d:\d\d$/, time: /^([01]\d|2[0-3]):[0-5]\d$/ } as const

/** Whether the text is an existing day and time: 2026-02-30 is not. */
export function isTyped(kind: DateKind, text: string): boolean {
  if (!SHAPES[kind].test(text)) return false
  if (kind === 'time') return true
  return isDay(text.slice(0, 10)) && (kind === 'date' || SHAPES.time.test(text.slice(11)))
}

/** The value of a native input; empty for invalid text. */
export const asNative = (kind: DateKind, text: string): string => (isTyped(kind, text) ? text.replace(' ', 'T') : '')
/** The text for the value of a native input. */
export const asTyped = (kind: DateKind, native: string): string =>
  kind === 'instant' ? native.replace('T', ' ').slice(0, 16) : native.slice(0, kind === 'time' ? 5 : 10)
