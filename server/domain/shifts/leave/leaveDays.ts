import { addDays, type Read } from '../../../kernel/index.ts'
import type { ShiftTimes } from '../../masterdata/index.ts'
import { configValue, LEAVE, workCalendar } from '../../system/index.ts'
import type { VacType } from './workerVacation.resource.ts'

/** From when until when somebody is away; the halves say that the first morning or the last afternoon is worked. */
export interface LeaveSpan {
  readonly beginDate: string
  readonly endDate: string
  readonly beginHalf?: boolean | null | undefined
  readonly endHalf?: boolean | null | undefined
}

/* Mornings and afternoons in one order: '2026-11-21a' < '2026-11-21p' < '2026-11-22a'. */
const firstHalf = ({ beginDate, beginHalf }: LeaveSpan) => `${beginDate}${beginHalf ? 'p' : 'a'}`
const lastHalf = ({ endDate, endHalf }: LeaveSpan) => `${endDate}${endHalf ? 'a' : 'p'}`

/** Whether nothing is left of it: away from noon until the noon of the same day, or of an earlier one. */
export const isEmpty = (span: LeaveSpan) => lastHalf(span) < firstHalf(span)
/** Whether two spans share a morning or an afternoon. Those that meet at noon do not. */
export const doOverlap = (one: LeaveSpan, other: LeaveSpan) => firstHalf(one) <= lastHalf(other) && firstHalf(other) <= lastHalf(one)

/** How much of a day of the span somebody is away: 0.5 or 1, whether it is worked or not. */
export const partOfDay = (span: LeaveSpan, day: string) =>
  1 - (span.beginHalf && day === span.beginDate ? 0.5 : 0) - (span.endHalf && day === span.endDate ? 0.5 : 0)

/** Whether somebody with these leaves is away for the whole of a day: one for a single shift leaves them the others. */
export const isAwayAllDay = (all: readonly (LeaveSpan & { readonly shiftId: number | null })[], day: string) =>
  all.reduce((sum, one) => sum + (one.shiftId === null && one.beginDate <= day && day <= one.endDate ? partOfDay(one, day) : 0), 0) >= 1

/** Days of a span that count, by year, in the order of the years. Halves are exact in binary, so that sums are. */
export function daysByYear(span: LeaveSpan, doesCount: (day: string) => boolean): Map<number, number> {
  const years = new Map<number, number>()
  for (let day = span.beginDate; day <= span.endDate; day = addDays(day, 1)) {
    if (!doesCount(day)) continue
    const year = Number(day.slice(0, 4))
    years.set(year, (years.get(year) ?? 0) + partOfDay(span, day))
  }
  return years
}
export const sumOf = (days: Iterable<number>) => [...days].reduce((sum, one) => sum + one, 0)
/** Days of a span that count. */
export const countDays = (span: LeaveSpan, doesCount: (day: string) => boolean) => sumOf(daysByYear(span, doesCount).values())

const NOON = '12:00'
/** Whether somebody on leave misses a shift of a day: on a half day, one that has nothing of it in that half is worked. */
export function misses(span: LeaveSpan, day: string, { beginTime, endTime }: ShiftTimes): boolean {
  if (day < span.beginDate || day > span.endDate) return false
  const endsBeforeNoon = beginTime < endTime && endTime <= NOON
  if (span.beginHalf && day === span.beginDate && endsBeforeNoon) return false
  return !(span.endHalf && day === span.endDate && beginTime >= NOON)
}

/** How many days from first to last, both included, a leave may have. */
export const longestLeave = async (read: Read) => Number(await configValue(read, LEAVE.maxDays))
/** How many days more than granted may be taken. */
export const overdraftDays = async (read: Read) => Number(await configValue(read, LEAVE.overdraftDays))
/** The types of leave of which somebody has as many days as were granted; of the others, as many as are approved. */
export const entitledTypes = (read: Read) => typesOf(read, LEAVE.entitledTypes)

async function typesOf(read: Read, key: string): Promise<ReadonlySet<VacType>> {
  const configured = (await configValue(read, key)) ?? ''
  return new Set(configured.split(',').map((one) => one.trim() as VacType))
}

/** Which days of a range count for a type of leave: those on which the plant works, or all where a parameter says so, as the law does of maternity leave. */
export async function leaveCalendar(read: Read, range: { from: string; to: string }) {
  const [{ isWorkingDay }, wholeTypes] = await Promise.all([workCalendar(read, range), typesOf(read, LEAVE.calendarTypes)])
  const doesCount = (vacType: VacType) => (wholeTypes.has(vacType) ? () => true : isWorkingDay)
  return { isWorkingDay, doesCount }
}
