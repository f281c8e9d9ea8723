import { addDays, addMonths, dayStart, weekdayOf } from './business.ts'
import type { Condition } from './condition.ts'
import type { FieldDef } from './field.ts'
import type { FieldFault } from './refusal.ts'
import type { ResourceDef } from './resource.ts'

/* Filters relative to the reader and to the moment of reading: 'last7days', 'thisShift', 'me'. One spelling in every API and address. */

/** Periods with a name. A week begins on Monday; a shift belongs to the day on which it begins. */
export const PERIODS = ['today', 'thisShift', 'yesterday', 'thisWeek', 'lastWeek', 'thisMonth', 'lastMonth'] as const
type PeriodName = (typeof PERIODS)[number]
/** Periods with a number of days N, spelled such as 'last7days'. The last N days include today; older is what is before them. */
export const COUNTED_PERIODS = ['last', 'olderThan'] as const
/** The largest N in days: ten years. */
export const PERIOD_DAYS_MAX = 3660
/** Words for links to people, and to departments. */
export const RELATIVE_LINKS = ['me', 'myDepartment'] as const
export type RelativeLink = (typeof RELATIVE_LINKS)[number]

export type Period = { readonly name: PeriodName } | { readonly name: (typeof COUNTED_PERIODS)[number]; readonly days: number }
/** From when until when a shift is on, with the day to which it belongs. */
export interface WorkingSpan {
  readonly day: string
  readonly from: Date
  /** Exclusive. */
  readonly until: Date
}
/** What relative filters depend on, read at one moment. */
export interface RelativeFacts {
  readonly today: string
  /** Offset of the business day from UTC in minutes. */
  readonly offsetMinutes: number
  /** The shift that is on; undefined between shifts. */
  readonly shift: WorkingSpan | undefined
  /** The rows that a word for a link means in a resource. */
  idsOf(target: string, word: RelativeLink): readonly number[]
}

const COUNTED = /^(last|olderThan)([+-]?\d{1,12})days$/
const isNamed = (text: string): text is PeriodName => (PERIODS as readonly string[]).includes(text)

/** Parses the spelling of a period; otherwise the rule that it breaks. */
export function periodOf(text: string): Period | Omit<FieldFault, 'field'> {
  if (isNamed(text)) return { name: text }
  const [, name, count] = COUNTED.exec(text) ?? []
  if (!name) return { rule: 'relative', params: { allowed: periodWords.join(', ') } }
  const days = Number(count)
  if (days < 1 || days > PERIOD_DAYS_MAX) return { rule: 'between', params: { min: 1, max: PERIOD_DAYS_MAX } }
  return { name: name as 'last' | 'olderThan', days }
}
/** All spellings of periods, with N for the number of days. */
export const periodWords: readonly string[] = [...PERIODS, ...COUNTED_PERIODS.map((name) => `${name}Ndays`)]

/** The relative words by which a link can be filtered: those of people and departments. */
export const relativeLinksOf = (target: ResourceDef | undefined): readonly RelativeLink[] =>
  target?.person ? RELATIVE_LINKS : target?.role === 'department' ? ['myDepartment'] : []

interface Days {
  readonly from?: string
  readonly to: string
}
const monday = (day: string) => addDays(day, 1 - weekdayOf(day))
const firstOfMonth = (day: string) => `${day.slice(0, -2)}01`
const DAYS: Readonly<Record<Exclude<Period['name'], 'thisShift'>, (today: string, count: number) => Days>> = {
  today: (today) => ({ from: today, to: today }),
  yesterday: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  thisWeek: (today) => ({ from: monday(today), to: addDays(monday(today), 6) }),
  lastWeek: (today) => ({ from: addDays(monday(today), -7), to: addDays(monday(today), -1) }),
  thisMonth: (today) => ({ from: firstOfMonth(today), to: addDays(addMonths(firstOfMonth(today), 1), -1) }),
  lastMonth: (today) => ({ from: addMonths(firstOfMonth(today), -1), to: addDays(firstOfMonth(today), -1) }),
  last: (today, count) => ({ from: addDays(today, 1 - count), to: today }),
  olderThan: (today, count) => ({ to: addDays(today, -count) }),
}
/** The business days of a period, both ends included; undefined where no shift is on. */
function daysOf(period: Period, { today, shift }: RelativeFacts): Days | undefined {
  if (period.name === 'thisShift') return shift && { from: shift.day, to: shift.day }
  return DAYS[period.name](today, 'days' in period ? period.days : 0)
}
const MS = 1
const NOTHING: Condition = { in: [] }

/** A period as the absolute condition that it is at this moment; between shifts, 'thisShift' finds nothing. */
export function periodCondition(kind: FieldDef['kind'], period: Period, facts: RelativeFacts): Condition {
  const days = daysOf(period, facts)
  if (!days) return NOTHING
  if (kind === 'date') return { ...(days.from && { from: days.from }), to: days.to }
  if (period.name === 'thisShift' && facts.shift) return { from: facts.shift.from, to: new Date(facts.shift.until.getTime() - MS) }
  const startOf = (day: string) => dayStart(day, facts.offsetMinutes)
  return { ...(days.from && { from: startOf(days.from) }), to: new Date(startOf(addDays(days.to, 1)).getTime() - MS) }
}

/** The condition of a word for a link: any of the rows that it means, none where it means none. */
const linkCondition = (target: ResourceDef, word: RelativeLink, facts: RelativeFacts): Condition => ({ in: facts.idsOf(target.name, word) })

/**
 * A relative filter as the absolute condition that it is at the moment of the facts; otherwise the rule that it breaks. `target` is the
 * resource that a link field refers to.
 */
export function relativeCondition(
  { kind, target }: { kind: FieldDef['kind'] | undefined; target: ResourceDef | undefined },
  text: string,
  facts: RelativeFacts,
): { condition: Condition } | { fault: Omit<FieldFault, 'field'> } {
  if (kind === 'date' || kind === 'instant') {
    const period = periodOf(text)
    return 'rule' in period ? { fault: period } : { condition: periodCondition(kind, period, facts) }
  }
  const words = relativeLinksOf(target)
  const word = words.find((one) => one === text)
  if (target && word) return { condition: linkCondition(target, word, facts) }
  return { fault: words.length ? { rule: 'relative', params: { allowed: words.join(', ') } } : { rule: 'notRelative' } }
}
