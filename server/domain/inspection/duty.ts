import { addDays, businessDay, type Read, type RowOf } from '../../kernel/index.ts'
import { type shift, shiftOn, shiftsByDay } from '../masterdata/index.ts'
import { type WorkCalendar, workCalendar } from '../system/index.ts'
import { isDueDate, type Rhythm, restOn } from './dueDates.ts'
import type { AwakePoint, Made } from './points.query.ts'

type Shift = Pick<RowOf<typeof shift>, 'id' | 'beginTime' | 'endTime'>

const byTime = (a: Shift, b: Shift) => (a.beginTime === b.beginTime ? a.id - b.id : a.beginTime < b.beginTime ? -1 : 1)
/** Shifts in the order of the day. */
export const inOrder = <S extends Shift>(shifts: readonly S[]): S[] => shifts.toSorted(byTime)

/** The shift in which a machine is looked at: the one its point names, else its own, else the first of the day. In: shifts in service. */
export function usualShift<S extends Shift>(shifts: readonly S[], ...named: readonly (number | null | undefined)[]): S | undefined {
  for (const id of named) {
    const found = shifts.find((one) => one.id === id)
    if (found) return found
  }
  return inOrder(shifts)[0]
}

/** Orders of a point are made by one at a time, by hand or by the clock, so that the second finds what the first has made. */
export const makingKeys = (...pointIds: readonly number[]): string[] => pointIds.map((id) => `inspectionPoint:${id}`)

/** Orders are made so long before their shift begins. */
const AHEAD_MS = 24 * 3_600_000

/** What decides which orders a plant is to have at a moment. */
export interface Duty {
  readonly now: Date
  readonly offsetMinutes: number
  /** Those that are worked on a day, as they are on it. */
  readonly shiftsOn: (day: string) => readonly Shift[]
  readonly calendar: WorkCalendar
  /** The shifts that are on or begin soon. */
  readonly ahead: readonly ShiftOccurrence[]
}
/** A shift of a day. */
interface ShiftOccurrence {
  readonly planDate: string
  readonly shiftId: number
  readonly dueFrom: Date
  readonly dueUntil: Date
}
/** An order that is to exist. */
export interface Wanted extends ShiftOccurrence {
  readonly pointId: number
}
export type Timing = Pick<
  AwakePoint,
  'id' | 'inspectCycle' | 'cycleDays' | 'firstDate' | 'createdAt' | 'shiftId' | 'machineShiftId' | 'closeAtWeekend'
>

/** The days whose shifts may be on or begin within the time ahead: last night's shift belongs to yesterday. */
function daysAhead({ now, offsetMinutes }: Pick<Duty, 'now' | 'offsetMinutes'>): string[] {
  const last = businessDay(new Date(now.getTime() + AHEAD_MS), offsetMinutes)
  const days: string[] = []
  for (let day = addDays(businessDay(now, offsetMinutes), -1); day <= last; day = addDays(day, 1)) days.push(day)
  return days
}
export function spanAhead(at: Pick<Duty, 'now' | 'offsetMinutes'>): { from: string; to: string } {
  const days = daysAhead(at)
  return { from: days[0] ?? '', to: days.at(-1) ?? '' }
}

export function occurrenceOf(one: Shift, planDate: string, offsetMinutes: number): ShiftOccurrence {
  const { from: dueFrom, until: dueUntil } = shiftOn(one, planDate, offsetMinutes)
  return { planDate, shiftId: one.id, dueFrom, dueUntil }
}
export const isAhead = ({ dueFrom }: Pick<ShiftOccurrence, 'dueFrom'>, now: Date) => dueFrom.getTime() < now.getTime() + AHEAD_MS

export async function dutyOf(read: Read): Promise<Duty> {
  const { now, offsetMinutes } = read
  const [shiftsOn, calendar] = await Promise.all([shiftsByDay(read), workCalendar(read, spanAhead(read))])
  const occurrences = daysAhead(read).flatMap((day) => inOrder(shiftsOn(day)).map((one) => occurrenceOf(one, day, offsetMinutes)))
  return { now, offsetMinutes, shiftsOn, calendar, ahead: occurrences.filter((one) => one.dueUntil > now && isAhead(one, now)) }
}

const rhythmOf = (point: Pick<Timing, keyof Rhythm | 'createdAt'>, offsetMinutes: number): Rhythm => ({
  inspectCycle: point.inspectCycle,
  cycleDays: point.cycleDays,
  firstDate: point.firstDate ?? businessDay(point.createdAt, offsetMinutes),
})

/** Every shift, or the one it names, for a cycle per shift; one shift a day for every other. */
function shiftsOf({ inspectCycle, shiftId, machineShiftId }: Timing, shifts: readonly Shift[]): readonly Shift[] {
  if (inspectCycle === 'SHIFT') return shiftId === null ? shifts : shifts.filter((one) => one.id === shiftId)
  const usual = usualShift(shifts, shiftId, machineShiftId)
  return usual ? [usual] : []
}

function isDueOn(day: string, point: Timing, { offsetMinutes, calendar }: Pick<Duty, 'offsetMinutes' | 'calendar'>): boolean {
  return isDueDate(day, rhythmOf(point, offsetMinutes)) && !restOn(day, calendar, point.closeAtWeekend)
}

/** The orders of a point for a day, however long ago it is or far ahead. */
export function ordersOn(day: string, point: Timing, duty: Pick<Duty, 'offsetMinutes' | 'calendar' | 'shiftsOn'>): Wanted[] {
  if (!isDueOn(day, point, duty)) return []
  return shiftsOf(point, duty.shiftsOn(day)).map((one) => ({ pointId: point.id, ...occurrenceOf(one, day, duty.offsetMinutes) }))
}

/** Those of them that an order is there for: but for a cycle per shift, a day has one, in whatever shift it was made. */
export const standsFor = (order: Pick<Wanted, 'planDate' | 'shiftId'>, point: Timing, duty: Parameters<typeof ordersOn>[2]): Wanted[] =>
  ordersOn(order.planDate, point, duty).filter(({ shiftId }) => point.inspectCycle !== 'SHIFT' || shiftId === order.shiftId)

/**
 * The orders that a point is to have now (§4): of shifts that are on or begin soon. What is over is over: a server that was down for days
 * makes nothing of those days.
 */
function wantedOf(point: Timing, duty: Duty): Wanted[] {
  const isOwn = ({ planDate, shiftId }: ShiftOccurrence) => shiftsOf(point, duty.shiftsOn(planDate)).some(({ id }) => id === shiftId)
  const occurrences = duty.ahead.filter((occurrence) => isDueOn(occurrence.planDate, point, duty) && isOwn(occurrence))
  return occurrences.map((one) => ({ pointId: point.id, ...one }))
}

/** Those of them that do not exist yet. But for a cycle per shift, a day has one order, in whatever shift it was made. */
export function missingOf(point: Timing, duty: Duty, made: Made): Wanted[] {
  const isMade = ({ pointId, planDate, shiftId }: Wanted) =>
    point.inspectCycle === 'SHIFT' ? made.hasIn(pointId, planDate, shiftId) : made.has(pointId, planDate)
  return wantedOf(point, duty).filter((one) => !isMade(one))
}
