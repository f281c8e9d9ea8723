import { addDays, businessDay, dayStart, defineReadModel, objectOf, type Read } from '../../../kernel/index.ts'
import { rounded } from '../../hours/index.ts'
import { equipment, equipmentPast, plant, workshop } from '../../masterdata/index.ts'
import {
  breakdowns,
  isStanding,
  type OpenReport,
  openReports,
  type Progress,
  repairer,
  repairLog,
  reportLog,
  reportRun,
  type Span,
  standsFrom,
} from '../../repair/index.ts'
import { lastDays } from '../figureRange.ts'
import { SCHEDULE_SOURCES, scheduleOf, shiftAt } from '../schedule.query.ts'
import { counting, serviceOf } from '../service.query.ts'
import { clip, hoursIn, spanOfDay } from '../spans.ts'
import { downtimeByDay } from './downtimeByDay.ts'
import type { DowntimeSummary, MachineHours, StoppedMachine } from './downtimeSummary.shape.ts'
import { summary } from './downtimeSummary.shape.ts'
import { type Machine, machinesOf, type Stops, stopsOf, stopsWithin } from './machineStops.query.ts'

const CHART_DAYS = 14

interface Standing {
  readonly machines: readonly Machine[]
  readonly open: readonly OpenReport[]
  readonly progress: ReadonlyMap<number, Progress>
}
async function stoppedNow(read: Read, { machines, open, progress }: Standing): Promise<StoppedMachine[]> {
  const byId = new Map(machines.map((machine) => [machine.id, machine]))
  const leads = open.filter((report) => isStanding(report) && report.joinedToId === null && byId.has(report.equipmentId))
  const since = new Map<number, Date>()
  for (const report of open.filter(isStanding))
    if (standsFrom(report) < (since.get(report.equipmentId) ?? read.now)) since.set(report.equipmentId, standsFrom(report))
  const [rows, halls] = await Promise.all([read.of(reportLog).many(leads.map((lead) => lead.id)), read.of(workshop).find({})])
  const workshops = new Map(halls.map((hall) => [hall.id, hall.name]))
  const shown = rows.flatMap((row) => {
    const machine = row && byId.get(row.equipmentId)
    if (!machine) return []
    const { status, repairerNames } = progress.get(row.id) ?? { status: row.status, repairerNames: [] }
    return {
      reportId: row.id,
      reportNo: row.reportNo,
      equipmentId: machine.id,
      number: machine.number,
      name: machine.name,
      workshopName: workshops.get(machine.workshopId) ?? '',
      since: since.get(machine.id) ?? standsFrom(row),
      urgency: row.urgency,
      status,
      description: row.description,
      repairerNames,
      isAssembly: machine.isAssembly,
    }
  })
  return shown.sort((a, b) => a.since.getTime() - b.since.getTime())
}

/** What stands still in a plant, as of now: every machine counts, walls show those of assembly (§3, §12). */
export async function downtimeSummary({ withoutDataScope: read }: Read): Promise<DowntimeSummary> {
  const { now, offsetMinutes: offset } = read
  const today = businessDay(now, offset)
  const [month, day] = [lastDays(read, MONTH), spanOfDay(today, offset)]
  // Most changes are of repairs: what the plant was to work is asked for again when somebody changes that, or with a new day.
  const planned = { from: month.span.from, to: day.to }
  const scheduled = read.remembered(`wall schedule|${planned.from}`, SCHEDULE_SOURCES, () => scheduleOf(read, planned))
  const [{ id, name }, known, open, stops, schedule, service] = await Promise.all([
    read.of(plant).get(read.actor.plantId),
    read.remembered('wall machines', [equipment], () => machinesOf(read)),
    openReports(read),
    stopsWithin(read, month.span),
    scheduled,
    serviceOf(read, { range: month.span, scheduled }),
  ])
  const { progress, runningWithFault } = await breakdowns(read, open)
  const stopped = await stoppedNow(read, { machines: known, open, progress })
  const isOpen = new Set(open.map((report) => report.equipmentId))
  const machines = counting(known, { stops, service })
  const byDay = downtimeByDay(month, { machines, stops, service }).slice(-CHART_DAYS)
  // One that is out of service counts until what is open about it is over.
  const present = known.filter((machine) => machine.status === 'ENABLED' || isOpen.has(machine.id))
  const shown = known.filter((machine) => machine.isAssembly && present.includes(machine))
  return {
    at: now,
    plant: { id, name },
    shiftName: shiftAt(schedule.shifts, now)?.name ?? null,
    stopped,
    machineCount: present.length,
    faultyCount: runningWithFault,
    stopHours: longestStops(shown, stops, { today, offset, standing: new Set(stopped.map((machine) => machine.equipmentId)) }),
    byDay: byDay.map(({ day, stopHours, availability }) => ({ day, hours: stopHours, availability })),
    availability: byDay.at(-1)?.availability ?? null,
  }
}

const WEEK = 7
const MONTH = 30
const BARS = 10

/** The machines that stood longest in the last 30 days. */
function longestStops(
  machines: readonly Machine[],
  stops: Stops,
  { today, offset, standing }: { today: string; offset: number; standing: ReadonlySet<number> },
): MachineHours[] {
  const { to } = spanOfDay(today, offset)
  const hoursFrom = (spans: readonly Span[], days: number) =>
    rounded(hoursIn(clip(spans, { from: dayStart(addDays(today, 1 - days), offset).getTime(), to })))
  return machines
    .flatMap((machine) => {
      const { id, name } = machine
      const spans = stopsOf(stops, machine)
      const month = hoursFrom(spans, MONTH)
      if (month === 0 && !standing.has(id)) return []
      return { equipmentId: id, name, today: hoursFrom(spans, 1), week: hoursFrom(spans, WEEK), month, isStopped: standing.has(id) }
    })
    .sort((a, b) => b.month - a.month || a.equipmentId - b.equipmentId)
    .slice(0, BARS)
}

export const downtimeSummaryModel = defineReadModel('downtimeSummary', {
  description: 'What stands still in the current plant',
  permission: ['dataview:downtime:view'],
  isForWalls: true,
  live: {},
  result: objectOf(summary),
  stale: [reportLog, reportRun, repairLog, repairer, equipmentPast, workshop, ...SCHEDULE_SOURCES, plant],
  read: ({ read }) => downtimeSummary(read),
})
