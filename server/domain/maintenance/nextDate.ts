import {
  addDays,
  addMonths,
  choiceOf,
  date,
  daysBetween,
  defineReadModel,
  int,
  invalidField,
  listOf,
  monthsBetween,
} from '../../kernel/index.ts'
import { maintenancePlan } from './maintenancePlan.resource.ts'

export type CycleUnit = 'DAYS' | 'WEEKS' | 'MONTHS' | 'YEARS'
const MONTHS = 12
const DAYS_A_WEEK = 7

export interface Cycle {
  readonly maintCycle: number
  readonly cycleUnit: CycleUnit
}
const LAST_DAY = '9999-12-31'
const isOnCalendar = (day: string) => day.length === LAST_DAY.length && day <= LAST_DAY

function turned(day: string, { maintCycle, cycleUnit }: Cycle, cycles: number): string {
  const n = maintCycle * cycles
  switch (cycleUnit) {
    case 'DAYS':
      return addDays(day, n)
    case 'WEEKS':
      return addDays(day, n * DAYS_A_WEEK)
    case 'MONTHS':
      return addMonths(day, n)
    case 'YEARS':
      return addMonths(day, n * MONTHS)
  }
}
/**
 * The day so many turns of a cycle after another (§5), at the latest the last one that calendars know. Counted from the first day, so that a
 * month without a 31st does not move the rest.
 */
export function afterCycles(day: string, cycle: Cycle, cycles = 1): string {
  const reached = turned(day, cycle, cycles)
  return isOnCalendar(reached) ? reached : LAST_DAY
}

/** How many whole turns surely lie between two days: never more than there are, and at most two fewer. */
function cyclesWithin(from: string, { maintCycle, cycleUnit }: Cycle, to: string): number {
  const isByDay = cycleUnit === 'DAYS' || cycleUnit === 'WEEKS'
  const span = isByDay ? daysBetween(from, to) : monthsBetween(from, to) - 1
  const units = cycleUnit === 'WEEKS' ? DAYS_A_WEEK : cycleUnit === 'YEARS' ? MONTHS : 1
  return Math.max(0, Math.floor(span / (maintCycle * units)))
}

/**
 * The first day of a rhythm that lies after another: turns that were missed are not made up for. The rhythm begins on its first day and, like
 * calendars, ends.
 */
export function nextInRhythm(from: string, cycle: Cycle, after: string): string {
  let cycles = cyclesWithin(from, cycle, after)
  let day = afterCycles(from, cycle, cycles)
  while (day <= after && day < LAST_DAY) day = afterCycles(from, cycle, ++cycles)
  return day
}

/** The dates of a rhythm from its first one on, as far as calendars go. */
export function datesOf(from: string, cycle: Cycle, count: number): string[] {
  return Array.from({ length: count }, (_, cycles) => (cycles ? turned(from, cycle, cycles) : from)).filter(isOnCalendar)
}

const SHOWN = 12
const { min, max } = maintenancePlan.fields.maintCycle.options

export const maintenanceDatesModel = defineReadModel('maintenanceDates', {
  description: 'The next twelve dates of such a plan, if each order is done on its day.',
  permission: ['maint:plan:list'],
  args: {
    nextMaintDate: date({ required: true, description: 'The first date.' }),
    maintCycle: int({ required: true, description: 'How many units lie between two dates.' }),
    cycleUnit: choiceOf(maintenancePlan, 'cycleUnit', { required: true, description: 'The unit of the cycle.' }),
  },
  result: listOf(date()),
  stale: [],
  async read(_reading, { nextMaintDate, ...cycle }) {
    if (cycle.maintCycle < min || cycle.maintCycle > max) throw invalidField('maintCycle', 'between', { min, max })
    return datesOf(nextMaintDate, cycle, SHOWN)
  },
})
