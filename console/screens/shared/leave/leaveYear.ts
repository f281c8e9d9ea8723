import { language } from '../../../kit/words/i18n.ts'
import { addDays, daysBetween } from '../../../kit/words/time.ts'
import type { LeavePlanQuery } from './gen/leavePlan.ts'

export type LeavePlan = LeavePlanQuery['plan']
export type Planned = LeavePlan['workers'][number]
export type Leave = Planned['leaves'][number]

/** From the first day that a strip shows to the last one. */
export interface Span {
  readonly from: string
  readonly to: string
}
/** Where something stands in a strip, in percent of it. */
export interface Place {
  readonly left: number
  readonly width: number
}

const lines = (angle: string, gap: number) => (ink: string) =>
  `repeating-linear-gradient(${angle}, transparent 0 ${gap}px, ${ink} ${gap}px ${gap + 2}px)`
const [ROWS, COLUMNS, RISING] = [lines('0deg', 4), lines('90deg', 4), lines('45deg', 4)]
/** The colour and the texture of each type, no two alike in either; its word stands there wherever there is room, and in the legend. */
export const TYPE_LOOKS = {
  ANNUAL: { colour: 'info', texture: () => 'none' },
  SICK: { colour: 'danger', texture: ROWS },
  PERSONAL: { colour: 'warning', texture: COLUMNS },
  MARRIAGE: { colour: 'wait', texture: (ink) => `radial-gradient(circle at 3px 3px, ${ink} 1.6px, transparent 2px) 0 0 / 6px 6px` },
  MATERNITY: { colour: 'rose', texture: (ink) => `linear-gradient(transparent 38%, ${ink} 38% 62%, transparent 62%)` },
  BEREAVEMENT: { colour: 'neutral', texture: (ink) => `linear-gradient(transparent 50%, ${ink} 50%)` },
  COMPENSATORY: { colour: 'success', texture: RISING },
  OTHER: { colour: 'teal', texture: (ink) => `${ROWS(ink)}, ${COLUMNS(ink)}` },
} as const satisfies Record<Leave['vacType'], { colour: string; texture: (ink: string) => string }>

/** How a leave is drawn: in full once it is approved, until then framed and pale. Where its word stands, no texture runs behind it. */
export function lookOf(type: Leave['vacType'], { isOpen = false, isWorded = false }: { isOpen?: boolean; isWorded?: boolean } = {}) {
  const { colour, texture } = TYPE_LOOKS[type]
  const mark = `var(--${colour}-mark)`
  const ink = isOpen ? mark : 'color-mix(in srgb, var(--panel) 70%, transparent)'
  return { '--tone-mark': mark, '--texture': isWorded ? 'none' : texture(ink) }
}

const QUARTER_MONTHS = 3
const two = (number: number) => String(number).padStart(2, '0')
const firstOf = (year: number, month: number) => (month > 12 ? `${year + 1}-01-01` : `${year}-${two(month)}-01`)

/** A year, or one of its quarters. */
export function spanOf(year: number, quarter: number | null): Span {
  const first = quarter ? (quarter - 1) * QUARTER_MONTHS + 1 : 1
  return { from: firstOf(year, first), to: addDays(firstOf(year, quarter ? first + QUARTER_MONTHS : 13), -1) }
}
export const lengthOf = ({ from, to }: Span) => daysBetween(from, to) + 1

const share = (span: Span, days: number) => (days / lengthOf(span)) * 100

/** Where whole days stand; undefined where none of them is shown. */
export function placeOf(span: Span, from: string, to: string): Place | undefined {
  if (to < span.from || span.to < from) return undefined
  const first = Math.max(0, daysBetween(span.from, from))
  const last = Math.min(lengthOf(span) - 1, daysBetween(span.from, to))
  return { left: share(span, first), width: share(span, last - first + 1) }
}

/** The same of a leave, whose first morning or last afternoon may be worked. */
export function placeOfLeave(span: Span, leave: Pick<Leave, 'beginDate' | 'beginHalf' | 'endDate' | 'endHalf'>): Place | undefined {
  const place = placeOf(span, leave.beginDate, leave.endDate)
  if (!place) return undefined
  const before = leave.beginHalf && leave.beginDate >= span.from ? share(span, 0.5) : 0
  const after = leave.endHalf && leave.endDate <= span.to ? share(span, 0.5) : 0
  return { left: place.left + before, width: place.width - before - after }
}

/** The day under a point of a strip, from 0 at its beginning to 1 at its end. */
export function dayAt(span: Span, point: number): string {
  const days = lengthOf(span)
  return addDays(span.from, Math.min(days - 1, Math.max(0, Math.floor(point * days))))
}

/** Two days in their order. */
export const ordered = (one: string, other: string): Span => (one <= other ? { from: one, to: other } : { from: other, to: one })

/** The months that a strip shows. */
export function monthsIn(span: Span): { month: number; place: Place }[] {
  const months: { month: number; place: Place }[] = []
  for (let day = span.from; day <= span.to; ) {
    const [year, month] = day.split('-').map(Number) as [number, number]
    const next = firstOf(year, month + 1)
    months.push({ month, place: placeOf(span, day, addDays(next, -1)) as Place })
    day = next
  }
  return months
}

/** '1月', 'Jan'. */
export const monthText = (month: number): string =>
  new Intl.DateTimeFormat(language() === 'zh' ? 'zh-CN' : 'en-GB', { month: 'short', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2000, month - 1)),
  )

/** Days on which the plant rests, those in a row as one. */
export function stretches(days: readonly string[]): Span[] {
  const found: { from: string; to: string }[] = []
  for (const day of days) {
    const last = found.at(-1)
    if (last && addDays(last.to, 1) === day) last.to = day
    else found.push({ from: day, to: day })
  }
  return found
}

/** Rest days and the ends of months as one background: a strip of its own for each would be thousands of elements. */
export function groundOf(span: Span, restDays: readonly string[]): string {
  const stops = stretches(restDays.filter((day) => span.from <= day && day <= span.to)).flatMap(({ from, to }) => {
    const { left, width } = placeOf(span, from, to) as Place
    return [`transparent ${left}%`, `var(--rest) ${left}% ${left + width}%`, `transparent ${left + width}%`]
  })
  const lines = monthsIn(span)
    .slice(1)
    .flatMap(({ place: { left } }) => [
      `transparent ${left}%`,
      `var(--month) ${left}% calc(${left}% + 1px)`,
      `transparent calc(${left}% + 1px)`,
    ])
  return [lines, stops]
    .filter((one) => one.length)
    .map((one) => `linear-gradient(to right, ${one.join(', ')})`)
    .join(', ')
}

/** Workers by team, in the order in which the first of each stands; those without one come last. */
export function byTeam(workers: readonly Planned[]): { team: string | null; workers: Planned[] }[] {
  const teams = new Map<string | null, Planned[]>()
  for (const one of workers) teams.set(one.team, [...(teams.get(one.team) ?? []), one])
  const all = [...teams].map(([team, own]) => ({ team, workers: own }))
  return [...all.filter(({ team }) => team !== null), ...all.filter(({ team }) => team === null)]
}

export interface Narrowed {
  readonly team: string
  readonly position: string
}
export const prefilter = (workers: readonly Planned[], { team, position }: Narrowed) =>
  workers.filter((one) => (!team || one.team === team) && (!position || one.positionName === position))

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -7, PageDown: 7 }
/** Where a key leads from a day of a strip; undefined for other keys. */
export function dayAfterKey(span: Span, key: string, day: string): string | undefined {
  if (key === 'Home') return span.from
  if (key === 'End') return span.to
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined
  if (step === undefined) return undefined
  const next = addDays(day, step)
  return next < span.from ? span.from : next > span.to ? span.to : next
}

export const leaveOn = ({ leaves }: Pick<Planned, 'leaves'>, day: string): Leave | undefined =>
  leaves.find((one) => one.beginDate <= day && day <= one.endDate)
