import type { Read } from '../../../kernel/index.ts'
import { defineReadModel, objectOf } from '../../../kernel/index.ts'
import { rounded } from '../../hours/index.ts'
import { workshop } from '../../masterdata/index.ts'
import { asOfMinute, FIGURE_SOURCES, figureArgs, scopeOfFigures } from '../figureArgs.ts'
import { figureRange, type RangeQuery } from '../figureRange.ts'
import { checkedPlace, type WorkshopQuery } from '../place.query.ts'
import { mttrOf, repairTimes } from '../repairs/answerTimes.query.ts'
import { type Schedule, scheduleOf } from '../schedule.query.ts'
import { counting, serviceOf } from '../service.query.ts'
import { hoursOf, msIn, overlapMs } from '../spans.ts'
import { downtimeByDay } from './downtimeByDay.ts'
import type { DowntimeFigures, ShiftDowntime } from './downtimeFigures.shape.ts'
import { figures } from './downtimeFigures.shape.ts'
import { type Machine, machinesOf, runOf, type Stops, stopsOf, stopsWithin } from './machineStops.query.ts'
import { availabilityOf, mtbfOf, type Run, togetherOf } from './reliability.ts'

const byShift = ({ shifts }: Schedule, stops: Stops, machines: readonly Machine[]): ShiftDowntime[] =>
  shifts.map(({ id, name, spans }) => ({
    shiftId: id,
    name,
    stopHours: rounded(hoursOf(machines.reduce((sum, machine) => sum + overlapMs(stopsOf(stops, machine), spans), 0))),
  }))

/** How long and how often the machines of a plant stood within a range (§3). */
export async function downtimeFigures(read: Read, query: RangeQuery & WorkshopQuery): Promise<DowntimeFigures> {
  const range = figureRange(read, query)
  const place = await checkedPlace(read, query)
  const scheduled = scheduleOf(read, range.span)
  const [known, stops, schedule, service, times, halls] = await Promise.all([
    machinesOf(read),
    stopsWithin(read, range.span, place),
    scheduled,
    serviceOf(read, { range: range.span, scheduled, place }),
    repairTimes(read, { range: range.whole, place }),
    read.of(workshop).find({}),
  ])
  const machines = counting(known, { stops, service, place })
  const runs = machines.map((machine) => runOf(stops, machine, service(machine)))
  const names = new Map(halls.map((hall) => [hall.id, hall.name]))
  const all = togetherOf(runs)
  const byMachine = machines.map((machine, at) => {
    const run = runs[at] as Run
    return {
      equipmentId: machine.id,
      number: machine.number,
      name: machine.name,
      workshopName: names.get(place.workshopId ?? machine.workshopId) ?? '',
      stopHours: rounded(hoursOf(msIn(stopsOf(stops, machine)))),
      stopCount: run.stops,
      mtbfHours: mtbfOf(run),
      mttrMinutes: mttrOf(times.get(machine.id)),
      availability: availabilityOf(run),
    }
  })
  return {
    at: read.now,
    ...scopeOfFigures(read),
    from: range.from,
    to: range.to,
    stopHours: rounded(hoursOf(machines.reduce((sum, machine) => sum + msIn(stopsOf(stops, machine)), 0))),
    stopCount: all.stops,
    mtbfHours: mtbfOf(all),
    availability: availabilityOf(all),
    scheduledHours: rounded(hoursOf(all.scheduled)),
    byMachine: byMachine.sort((a, b) => b.stopHours - a.stopHours || a.equipmentId - b.equipmentId),
    byDay: downtimeByDay(range, { machines, stops, service }),
    byShift: byShift(schedule, stops, machines),
  }
}

export const downtimeFiguresModel = defineReadModel('downtimeFigures', {
  description: 'Stop hours, MTBF and availability of the current plant within a range of days.',
  permission: ['dataview:downtime:view'],
  args: figureArgs,
  result: objectOf(figures),
  stale: FIGURE_SOURCES,
  remembered: asOfMinute,
  sheets: {
    path: '/dataview/downtime',
    permission: 'dataview:downtime:export',
    title: 'downtime',
    tables: ['byMachine', 'byDay', 'byShift'],
  },
  read: ({ read }, query) => downtimeFigures(read, query),
})
