import { dayStart, type Read } from '../../kernel/index.ts'
import { type EquipmentPast, isInService, pastsSince } from '../masterdata/index.ts'
import type { Span } from '../repair/index.ts'
import type { Machine, Stops } from './downtime/machineStops.query.ts'
import type { Place } from './place.query.ts'
import type { Schedule } from './schedule.query.ts'
import { eachOverlap } from './spans.ts'

/** The scheduled time of each machine: nothing before its service began, while it is paused or disabled, nor while it stands in another workshop than is asked about. */
export type Service = (machine: Scheduled) => readonly Span[]
type Scheduled = Pick<Machine, 'id' | 'workshopId' | 'status' | 'isPaused' | 'inServiceSince'>

const NONE: readonly Span[] = []

/** The time of a range in which a machine is to be counted, in order. */
function countedSpans(machine: Scheduled, pasts: readonly EquipmentPast[], { range, place }: { range: Span; place: Place }): Span[] {
  const now = { until: range.to, workshopId: machine.workshopId, isInService: isInService(machine) }
  const spans: Span[] = []
  let from = range.from
  for (const { until, workshopId, isInService } of [...pasts, now]) {
    const to = Math.min(until, range.to)
    if (to > from && isInService && (place.workshopId === undefined || place.workshopId === workshopId)) spans.push({ from, to })
    from = Math.max(from, to)
  }
  return spans
}

/** Machines that were in service, in one place, all the time and that the schedule does not name share one answer: that of the plant, which may still be on its way. */
export async function serviceOf(
  read: Read,
  { range, scheduled, place = {} }: { range: Span; scheduled: Promise<Schedule>; place?: Place },
): Promise<Service> {
  const [pasts, plan] = await Promise.all([pastsSince(read, range.from, place.equipmentId), scheduled])
  const known = new Map<number, readonly Span[]>()
  const beginOf = ({ inServiceSince: day }: Scheduled) => (day === null ? range.from : dayStart(day, read.offsetMinutes).getTime())
  const find = (machine: Scheduled): readonly Span[] => {
    const own = pasts.get(machine.id)
    const schedule = plan.of(machine)
    const isHere = isInService(machine) && (place.workshopId === undefined || place.workshopId === machine.workshopId)
    const begin = beginOf(machine)
    if (!own && (!isHere || begin <= range.from)) return isHere ? schedule : NONE
    const spans: Span[] = []
    const served = { from: Math.max(begin, range.from), to: range.to }
    eachOverlap(countedSpans(machine, own ?? [], { range: served, place }), schedule, (from, to) => spans.push({ from, to }))
    return spans
  }
  return (machine) => {
    const spans = known.get(machine.id) ?? find(machine)
    known.set(machine.id, spans)
    return spans
  }
}

/** The machines of a place that figures are about: those that are or were in service, and those that stood before they went out of it. */
export const counting = (machines: readonly Machine[], { stops, service, place = {} }: { stops: Stops; service: Service; place?: Place }) =>
  machines.filter((machine) => {
    const isHere = place.workshopId === undefined || place.workshopId === machine.workshopId
    return (isHere && machine.status === 'ENABLED') || stops.has(machine.id) || service(machine).length > 0
  })
