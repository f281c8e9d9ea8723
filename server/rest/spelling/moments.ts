import { businessDay, dayStart } from '../../kernel/index.ts'

const MINUTE_MS = 60_000
const SECOND_MS = 1000
const DAY_MS = 86_400_000
/** How Go's zero time is printed: no time at all. */
const ZERO = /^0001-01-01/
const SPOKEN = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(\.\d{1,9})?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i
const EARLIEST = Date.parse('0001-01-01T00:00:00Z')
const LATEST = Date.parse('9999-12-31T23:59:59.999Z')

/** What a written time means: every moment from the first to the last, so that a day, a minute or a second can be an end. */
export interface Span {
  readonly from: Date
  readonly to: Date
}

const pad = (n: number) => String(n).padStart(2, '0')
const offsetText = (minutes: number) =>
  `${minutes < 0 ? '-' : '+'}${pad(Math.floor(Math.abs(minutes) / 60))}:${pad(Math.abs(minutes) % 60)}`

/** '2026-08-22T15:20:05+08:00' */
export const momentText = (at: Date, offsetMinutes: number) =>
  `${new Date(at.getTime() + offsetMinutes * MINUTE_MS).toISOString().slice(0, 19)}${offsetText(offsetMinutes)}`

const spanOf = (fromMs: number, lengthMs: number): Span | undefined => {
  const isRepresentable = fromMs >= EARLIEST && fromMs + lengthMs - 1 <= LATEST
  return isRepresentable ? { from: new Date(fromMs), to: new Date(fromMs + lengthMs - 1) } : undefined
}
/** 31 February is no day, though Date would take it for one in March. */
const isDay = (day: string) => {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

function ofText(text: string, offsetMinutes: number): Span | undefined {
  if (/^\d{10}$/.test(text)) return spanOf(Number(text) * SECOND_MS, SECOND_MS)
  if (/^\d{13}$/.test(text)) return spanOf(Number(text), 1)
  const [, day, hour, minute, second, fraction, zone] = SPOKEN.exec(text) ?? []
  if (!day || !isDay(day)) return undefined
  if (hour === undefined) return spanOf(dayStart(day, offsetMinutes).getTime(), DAY_MS)
  const millis = fraction ? Math.floor(Number(fraction) * SECOND_MS) : 0
  const clock = `${hour}:${minute}:${second ?? '00'}.${String(millis).padStart(3, '0')}`
  const at = zone ? zone.toUpperCase().replace(/(\d{2})(\d{2})$/, '$1:$2') : offsetText(offsetMinutes)
  const from = Date.parse(`${day}T${clock}${at}`)
  return Number.isNaN(from) ? undefined : spanOf(from, fraction ? 1 : second === undefined ? MINUTE_MS : SECOND_MS)
}

/** Reads a time in any of the wire's spellings: null for empty ones, undefined for what is no time. Without a zone it is business time. */
export function spanIn(raw: unknown, offsetMinutes: number): Span | null | undefined {
  if (raw === null || raw === undefined || raw === '') return null
  const text = typeof raw === 'number' ? String(raw) : typeof raw === 'string' ? raw.trim() : undefined
  if (text === undefined) return undefined
  return text === '' || ZERO.test(text) ? null : ofText(text, offsetMinutes)
}
/** The same as a calendar day. */
export function dayIn(raw: unknown, offsetMinutes: number): string | null | undefined {
  const span = spanIn(raw, offsetMinutes)
  return span ? businessDay(span.from, offsetMinutes) : span
}
