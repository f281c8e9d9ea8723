import {
  inspectionOrder,
  type inspectionPoint,
  isAhead,
  isAsExpected,
  ordersOn,
  readRefValue,
  snapshotOf,
  type Timing,
  type Wanted,
} from '../../domain/inspection/index.ts'
import { addDays, businessDay, type RowOf } from '../../kernel/index.ts'
import type { Person, Plant, Row } from '../plants/plants.ts'
import type { Random } from '../random.ts'
import { HOUR, MINUTE } from '../repair/incidents.ts'
import type { Draft, Event } from '../replayEvents.ts'
import checks from './checks.json' with { type: 'json' }
import upkeep from './maintenance.json' with { type: 'json' }

const PAST_DAYS = 14
const SYSTEM: Person = { id: 0, name: 'system', userId: null }

interface InspectionSources {
  readonly now: number
  readonly offset: number
  readonly holidays: readonly Row[]
  readonly shifts: readonly Row[]
}
/** What inspectors look at on so many machines whose names begin alike, and what they usually find. */
type Check = Omit<(typeof checks)[number], 'inspectCycle' | 'inspectMode'> &
  Pick<RowOf<typeof inspectionPoint>, 'inspectCycle' | 'inspectMode'>
type Shift = { id: number; beginTime: string; endTime: string }
type Point = Row & Timing & Parameters<typeof snapshotOf>[0]
interface Place {
  readonly plant: Plant
  readonly point: Point
  readonly check: Check
}

/** Which days a plant works, as its calendar would say. */
export function calendarOf(holidays: readonly Row[], plantId: number) {
  const isIn = (type: string, day: string) =>
    holidays.some(
      (one) => one.plantId === plantId && one.holidayType === type && String(one.beginDate) <= day && day <= String(one.endDate),
    )
  return { isMadeUp: (day: string) => isIn('WORKDAY', day), isWorkingDay: (day: string) => isIn('WORKDAY', day) || !isIn('HOLIDAY', day) }
}

/** Days back to the date from which a point is counted: some have their turn today, the others on other days. */
const FIRST: Readonly<Record<Check['inspectCycle'], readonly number[]>> = {
  SHIFT: [60],
  DAY: [60],
  WEEK: [63, 65, 61],
  MONTH: [40, 65],
  DAYS: [60],
}

function pointsOf(plant: Plant, firstId: number, today: string): Place[] {
  return (checks as readonly Check[])
    .flatMap((check) => {
      const { machine: kind, count, good: _, bad: __, cycleDays = null, closeAtWeekend = false, ...settings } = check
      return plant.machines
        .filter((machine) => machine.name.startsWith(kind))
        .slice(0, count)
        .map((machine, at) => ({ machine, at, check, own: { ...settings, cycleDays, closeAtWeekend } }))
    })
    .map(({ machine, at, check, own }, index) => {
      const back = FIRST[own.inspectCycle]
      const point = {
        ...own,
        id: firstId + index,
        plantId: plant.id,
        equipmentId: machine.id,
        name: `${machine.name} ${own.pointName} ${own.checkName}`,
        firstDate: addDays(today, -(back[at % back.length] ?? 0)),
        shiftId: null,
        // Machines of the demo are looked after by their first shift.
        machineShiftId: null,
        sortOrder: (at + 1) * 10,
        ...{ isPaused: false, status: 'ENABLED', createdAt: new Date(0) },
      }
      return { plant, point, check }
    })
}

/** What became of an order by now: most are done in their shift, a few late, skipped, forgotten or out of range. */
function courseOf(random: Random, { plant, point, check }: Place, { dueFrom, dueUntil }: Wanted, now: number): Event[] {
  const [from, until] = [dueFrom.getTime(), dueUntil.getTime()]
  const [luck, share, isBad] = [random.next(), random.next(), random.chance(0.05)]
  const value1 = random.pick(isBad ? [check.bad] : check.good)
  const people = plant.repairers.filter((one) => one.userId !== null || one.id % 4 === 0)
  const by = random.pick(people.length ? people : plant.repairers)
  const at = Math.round(luck < 0.04 ? until + 30 * MINUTE + share * 2 * HOUR : from + (0.1 + share * 0.75) * (until - from))
  if (luck > 0.96 || at > now) return []
  if (luck > 0.94) {
    const skipReason = random.pick(upkeep.skipped)
    return [{ at, action: 'skip', by, set: { status: 'SKIPPED', skipReason } }]
  }
  const expected = point.refValue ? isAsExpected(readRefValue(point.refValue, { unit: point.unit }), value1) : null
  const isOverRef = expected === null ? (point.refValue === null ? null : isBad) : !expected
  return [{ at, action: 'record', by, set: { status: 'DONE', value1, isOverRef, inspectorId: by.id, doneAt: new Date(at) } }]
}

function orderOf(random: Random, place: Place, wanted: Wanted, now: number): Draft {
  const { plant, point } = place
  const made = Math.min(now, wanted.dueFrom.getTime() - 24 * HOUR + 2 * MINUTE)
  const set = { ...snapshotOf(point), ...wanted, status: 'PENDING' }
  const events: Draft['events'] = [{ at: made, action: 'create', by: SYSTEM, set }, ...courseOf(random, place, wanted, now)]
  return { resource: inspectionOrder, plantId: plant.id, events }
}

/** Points of each plant, their orders of two weeks and those of the present and coming shifts, as generation would have made them. */
export function inspectionOf(
  random: Random,
  plants: readonly Plant[],
  { now, offset, holidays, shifts }: InspectionSources,
): { points: Row[]; orders: Draft[] } {
  const today = businessDay(new Date(now), offset)
  const days = Array.from({ length: PAST_DAYS + 2 }, (_, at) => addDays(today, at - PAST_DAYS))
  const points: Row[] = []
  const orders: Draft[] = []
  for (const plant of plants) {
    const own = shifts.filter((one) => one.plantId === plant.id) as unknown as Shift[]
    const duty = { offsetMinutes: offset, shiftsOn: () => own, calendar: calendarOf(holidays, plant.id) }
    for (const place of pointsOf(plant, points.length + 1, today)) {
      const wanted = days.flatMap((day) => ordersOn(day, place.point, duty)).filter((one) => isAhead(one, new Date(now)))
      orders.push(...wanted.map((one) => orderOf(random, place, one, now)))
      const { machineShiftId: _, createdAt: __, ...row } = place.point
      points.push(row)
    }
  }
  return { points, orders: orders.sort((a, b) => a.events[0].at - b.events[0].at) }
}
