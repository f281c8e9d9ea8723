import { addDays, addMonths, dayStart } from '../schema/business.ts'
import type { Condition } from '../schema/condition.ts'
import type { GroupKey, GroupStep, GroupValue, PagedGroupQuery } from '../schema/grouping.ts'
import type { ResourceDef } from '../schema/resource.ts'

const WEEK_DAYS = 7
/** The day after a calendar unit that begins on a day. */
const NEXT: Readonly<Record<GroupStep, (day: string) => string>> = {
  day: (day) => addDays(day, 1),
  week: (day) => addDays(day, WEEK_DAYS),
  month: (day) => addMonths(day, 1),
}
/** The last day of a calendar unit that begins on a day. */
export const lastDayOf = (step: GroupStep, first: string) => addDays(NEXT[step](first), -1)

type Bound = string | Date
/** Moments of a request may still be texts. */
const order = (a: Bound, b: Bound) =>
  typeof a === 'string' && typeof b === 'string' ? (a < b ? -1 : 1) : Number(new Date(a)) - Number(new Date(b))
const later = (a: Bound, b: unknown) => (b === undefined || b === null || order(a, b as Bound) > 0 ? a : (b as Bound))
const earlier = (a: Bound, b: unknown) => (b === undefined || b === null || order(a, b as Bound) < 0 ? a : (b as Bound))

interface Unit {
  readonly step: GroupStep
  readonly first: string
  readonly offsetMinutes: number
}
/** The days or moments of a calendar unit, as far as the list shows them. */
function rangeOf({ step, first, offsetMinutes }: Unit, isDay: boolean, { from, to, ...own }: Condition): Condition {
  const next = NEXT[step](first)
  const begin = isDay ? first : dayStart(first, offsetMinutes)
  const end = isDay ? addDays(next, -1) : new Date(dayStart(next, offsetMinutes).getTime() - 1)
  return { ...own, from: later(begin, from), to: earlier(end, to) }
}

/** The filter of a list that finds the rows of one group: its own conditions, narrowed by the values of the group. */
export function groupConditions(
  offsetMinutes: number,
  resource: ResourceDef,
  { by, rows: { filter = {}, keyword } }: PagedGroupQuery,
  values: readonly GroupValue[],
): Readonly<Record<string, Condition | string>> {
  const own = by.map(({ field, step }: GroupKey, nth) => {
    const value = values[nth] ?? null
    if (value === null || !step) return [field, { eq: value }] as const
    const isDay = resource.fields[field]?.kind === 'date'
    if (isDay && step === 'day') return [field, { eq: value }] as const
    return [field, rangeOf({ step, first: String(value), offsetMinutes }, isDay, filter[field] ?? {})] as const
  })
  return { ...filter, ...Object.fromEntries(own), ...(keyword && { keyword }) }
}
