import { type CountedPeriod, type FieldMeta, PERIOD_DAYS_MAX, PERIODS, type RelativeLink } from '../../kit/gen/resources.ts'
import { metaOf } from '../../resource/meta.ts'

/** A period of a number of days, such as 'last7days'. */
export interface DayCount {
  name: CountedPeriod
  days: number
}
const COUNTED = /^(last|olderThan)(\d{1,5})days$/
const nobody: readonly RelativeLink[] = []

/** Whether a number of days may be counted. */
export const isDayCount = (days: number): boolean => Number.isInteger(days) && days >= 1 && days <= PERIOD_DAYS_MAX
/** Parses a counted period; undefined for other texts. */
export function dayCountOf(text: string): DayCount | undefined {
  const [, name, days] = COUNTED.exec(text) ?? []
  return name && isDayCount(Number(days)) ? { name: name as CountedPeriod, days: Number(days) } : undefined
}
/** The inverse of `dayCountOf`. */
export const dayCountText = ({ name, days }: DayCount): string => `${name}${days}days`

/** Whether a filter text is a period that the server resolves when it reads. */
export const isPeriod = (text: string): boolean => (PERIODS as readonly string[]).includes(text) || dayCountOf(text) !== undefined

/** The words by which a link can be filtered besides records: the reader's own. */
export const relativesOf = ({ target }: FieldMeta): readonly RelativeLink[] => (target && metaOf(target).relatives) || nobody
export const isRelativeLink = (field: FieldMeta, text: string): boolean => relativesOf(field).some((word) => word === text)

/** Locale key and count of a relative filter; undefined for absolute ones. */
export function relativeWord(field: FieldMeta, text: string): { key: string; count?: number } | undefined {
  const counted = dayCountOf(text)
  if (counted) return { key: `screens.list.relative.${counted.name}`, count: counted.days }
  return isPeriod(text) || isRelativeLink(field, text) ? { key: `screens.list.relative.${text}` } : undefined
}
