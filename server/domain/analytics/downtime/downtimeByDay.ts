import { rounded } from '../../hours/index.ts'
import type { Span } from '../../repair/index.ts'
import type { FigureRange } from '../figureRange.ts'
import type { Service } from '../service.query.ts'
import { eachOverlap, hoursOf } from '../spans.ts'
import type { DayDowntime } from './downtimeFigures.shape.ts'
import { type Machine, type Stops, stopsOf } from './machineStops.query.ts'
import { availabilityOf } from './reliability.ts'

const DAY_MS = 86_400_000

/** Hours of single days, counted from the beginning of a range. */
class DaySums {
  readonly #ms: Float64Array
  readonly #start: number
  constructor({ span, days }: FigureRange) {
    this.#ms = new Float64Array(days.length)
    this.#start = span.from
  }

  /** Adds a span to the days that it lies in, so many times. */
  add(from: number, to: number, times = 1) {
    for (let at = from; at < to; ) {
      const day = Math.floor((at - this.#start) / DAY_MS)
      const end = Math.min(to, this.#start + (day + 1) * DAY_MS)
      this.#ms[day] = (this.#ms[day] ?? 0) + (end - at) * times
      at = end
    }
  }

  of = (day: number) => this.#ms[day] ?? 0
}

interface Standing {
  readonly machines: readonly Machine[]
  readonly stops: Stops
  readonly service: Service
}
/** Stop hours and availability of each business day: a stop over midnight is part of both days, so is the time of a night shift. */
export function downtimeByDay(range: FigureRange, { machines, stops, service }: Standing): DayDowntime[] {
  const [all, inShifts, scheduled] = [new DaySums(range), new DaySums(range), new DaySums(range)]
  const alike = new Map<readonly Span[], number>()
  for (const machine of machines) alike.set(service(machine), (alike.get(service(machine)) ?? 0) + 1)
  for (const [schedule, count] of alike) eachOverlap([range.span], schedule, (from, to) => scheduled.add(from, to, count))
  for (const machine of machines) {
    const own = stopsOf(stops, machine)
    for (const stop of own) all.add(stop.from, stop.to)
    eachOverlap(own, service(machine), (from, to) => inShifts.add(from, to))
  }
  return range.days.map((day, at) => ({
    day,
    stopHours: rounded(hoursOf(all.of(at))),
    availability: availabilityOf({ scheduled: scheduled.of(at), stood: inShifts.of(at), stops: 0 }),
  }))
}
