import { addDays, businessDay, dayStart } from '../../kernel/index.ts'
import type { Machine, Plant } from '../plants/plants.ts'
import type { Random } from '../random.ts'
import { type DemoFault, faultsOf } from './faults.ts'

/** Everything that will ever happen about one fault; how far it has come by now is read off the clock. All moments in epoch milliseconds. */
export interface Incident {
  readonly plant: Plant
  readonly machine: Machine
  readonly fault: DemoFault
  readonly description: string
  readonly urgency: 'LOW' | 'NORMAL' | 'HIGH' | 'STOP'
  readonly isStopped: boolean
  readonly reporterId: number
  readonly repairerIds: readonly number[]
  readonly reportedAt: number
  /** Withdrawn or refused instead of accepted. */
  readonly dropped?: { readonly at: number; readonly step: 'cancel' | 'reject' }
  readonly acceptedAt: number
  readonly startedAt: number
  readonly parts?: { readonly from: number; readonly to: number; readonly days: number }
  readonly doneAt: number
  /** The first repair only got it running; the second one cured it. */
  readonly usable?: { readonly days: number; readonly curedAt: number }
  readonly confirmedAt: number
  /** The place of the incident whose stop this one reports a second time. */
  readonly joins?: Incident
}

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const DAYS = 90

/** How likely a fault is in each hour of the day: the shifts' first hours show what the last one left behind. */
const HOURS = [0.5, 0.4, 0.4, 0.4, 0.5, 0.6, 0.7, 1.5, 1.8, 1.6, 1.4, 1.2, 0.8, 1.1, 1.3, 1.5, 1.4, 1.1, 0.9, 0.8, 0.8, 0.7, 0.6, 0.7]
/** Sunday first. */
const WEEKDAYS = [0.35, 1.25, 1.05, 1, 1, 1.1, 0.6]

function repairersFor(random: Random, plant: Plant, fault: DemoFault): number[] {
  const fits = (craft: string) => (craft === fault.category.craft ? 8 : craft === 'MECHANICAL' ? 1.5 : 0.5)
  const wanted = random.chance(0.66) ? 1 : random.chance(0.85) ? 2 : 3
  const chosen = new Set<number>()
  while (chosen.size < wanted) chosen.add(random.weighted(plant.repairers, (one) => fits(one.craft)).id)
  return [...chosen]
}
export const reporterFor = (random: Random, plant: Plant, machine: Machine) =>
  random.weighted(plant.reporters, (one) => (one.workshopId === machine.workshopId ? 10 : 0.2)).id

function urgencyOf(random: Random, isStopped: boolean): Incident['urgency'] {
  if (isStopped) return random.chance(0.55) ? 'STOP' : 'HIGH'
  return random.chance(0.5) ? 'NORMAL' : random.chance(0.6) ? 'LOW' : 'HIGH'
}

const faultFor = (random: Random, machine: Machine) => {
  // What presses have most is their hydraulics.
  const fits = (one: DemoFault) => (machine.craft === 'HYDRAULIC' && one.category.craft === machine.craft ? 3 : 1)
  return random.weighted(faultsOf(machine.name), (one) => one.category.weight * fits(one))
}

/** From the report until the repair is done: answered, begun, worked on, and now and then held up for parts. */
function timesOf(random: Random, { reportedAt, isStopped, pace }: { reportedAt: number; isStopped: boolean; pace: number }) {
  const isNight = new Date(reportedAt + 8 * HOUR).getUTCHours() < 7
  const acceptedAt = reportedAt + Math.max(1, random.logNormal(isStopped ? 6 : 17, 0.6) * (isNight ? 1.6 : 1)) * MINUTE
  const startedAt = acceptedAt + random.between(2, isStopped ? 8 : 40) * MINUTE
  const workMs = Math.min(30 * HOUR, random.logNormal(isStopped ? 55 : 75, 0.75) * pace * MINUTE)
  const days = Math.ceil(random.between(0.2, 2.5))
  const waits = random.chance(isStopped ? 0.06 : 0.05)
  const partsMs = waits ? (isStopped ? random.between(3, 14) * HOUR : days * random.between(0.4, 0.9) * DAY) : 0
  const from = startedAt + workMs * 0.3
  return { acceptedAt, startedAt, doneAt: startedAt + workMs + partsMs, ...(waits && { parts: { from, to: from + partsMs, days } }) }
}

/** The usual course of a fault that is reported at a moment. */
export function courseOf(random: Random, { plant, machine, reportedAt }: { plant: Plant; machine: Machine; reportedAt: number }): Incident {
  const fault = faultFor(random, machine)
  const isStopped = random.chance(machine.isOffender ? 0.6 : 0.4)
  const times = timesOf(random, { reportedAt, isStopped, pace: fault.category.pace })
  const isDropped = random.chance(0.035) && !isStopped
  const step = random.chance(0.5) ? 'cancel' : 'reject'
  const days = Math.round(random.between(3, 20))
  const usable = !isDropped && random.chance(0.06) ? { days, curedAt: times.doneAt + days * random.between(0.3, 1.3) * DAY } : undefined
  return {
    plant,
    machine,
    fault,
    description: random.pick(fault.descriptions),
    urgency: urgencyOf(random, isStopped),
    isStopped,
    reporterId: reporterFor(random, plant, machine),
    repairerIds: repairersFor(random, plant, fault),
    reportedAt,
    ...(isDropped && { dropped: { at: reportedAt + random.between(4, 45) * MINUTE, step } }),
    ...times,
    ...(usable && { usable }),
    confirmedAt: (usable?.curedAt ?? times.doneAt) + random.logNormal(4, 1) * HOUR,
  }
}

/** Most are confirmed within hours, and few are reported on a Sunday: the last one that is cured waits for it at any moment. */
function withOneToConfirm(incidents: readonly Incident[], now: number): Incident[] {
  const last = incidents.findLast((one) => !one.dropped && !one.usable && one.doneAt <= now)
  return incidents.map((one) => (one === last ? { ...one, confirmedAt: Number.POSITIVE_INFINITY } : one))
}

/** When an incident stops keeping its machine busy. */
const availableAt = (one: Incident) => one.dropped?.at ?? one.doneAt

/**
 * Ninety days of faults of a plant up to now, oldest first. `reserved` are the machines of the live breakdown: from the moment given they
 * take no other fault, and nothing but the live breakdown stands still now.
 */
export function pastIncidents(
  random: Random,
  plant: Plant,
  { now, offset, reserved }: { now: number; offset: number; reserved: ReadonlyMap<number, number> },
): Incident[] {
  const today = businessDay(new Date(now), offset)
  const busyUntil = new Map<number, number>()
  const found: Incident[] = []
  for (let back = DAYS; back >= 0; back--) {
    const from = dayStart(addDays(today, -back), offset).getTime()
    const weekday = new Date(from + offset * MINUTE).getUTCDay()
    const pace = (WEEKDAYS[weekday] ?? 1) * (0.9 + (0.3 * back) / DAYS) * random.between(0.7, 1.3)
    const hours = Array.from(
      { length: Math.round(plant.reportsADay * pace) },
      () =>
        random.weighted(
          HOURS.map((weight, hour) => ({ weight, hour })),
          (one) => one.weight,
        ).hour,
    )
    const moments = hours.map((hour) => from + (hour + random.next()) * HOUR).sort((a, b) => a - b)
    for (const reportedAt of moments) {
      const machine = random.weighted(plant.machines, (one) => one.weight)
      const course = courseOf(random, { plant, machine, reportedAt })
      const isTaken =
        (busyUntil.get(machine.id) ?? 0) > reportedAt || availableAt(course) > (reserved.get(machine.id) ?? Number.POSITIVE_INFINITY)
      const standsNow = course.isStopped && course.doneAt > now
      if (isTaken || standsNow || reportedAt > now - 2 * MINUTE) continue
      busyUntil.set(machine.id, availableAt(course))
      found.push(course)
    }
  }
  return withOneToConfirm(found, now)
}
