import { businessDay, type Read } from '../../kernel/index.ts'
import { plant, workshop } from '../masterdata/index.ts'
import { breakdowns } from './breakdowns.query.ts'
import { downtimeByDay } from './figures/downtimeByDay.ts'
import { lastDays } from './figures/figureRange.ts'
import { availabilityOf, togetherOf } from './figures/reliability.ts'
import { scheduleOf } from './figures/schedule.query.ts'
import { longestStops, type MachineHours, MONTH } from './longestStops.ts'
import { type Machine, machinesOf, runOf, stopsWithin } from './machineStops.query.ts'
import { isStanding, type OpenReport, openReports, progressOf } from './openReports.query.ts'
import { reportLog } from './reportLog.resource.ts'
import { shiftAt } from './shiftHours.ts'
import { clip, spanOfDay } from './stopHours.ts'

export interface StoppedMachine {
  reportId: number
  reportNo: string
  equipmentId: number
  number: string
  name: string
  workshopName: string
  since: Date
  urgency: string
  status: string
  description: string
  repairerNames: string[]
}
export interface DowntimeSummary {
  at: Date
  plant: { id: number; name: string }
  shiftName: string | null
  stopped: StoppedMachine[]
  machineCount: number
  faultyCount: number
  stopHours: MachineHours[]
  byDay: { day: string; hours: number; availability: number | null }[]
  availability: number | null
}

const CHART_DAYS = 14

async function stoppedNow(read: Read, machines: readonly Machine[], open: readonly OpenReport[]): Promise<StoppedMachine[]> {
  const byId = new Map(machines.map((machine) => [machine.id, machine]))
  const leads = open.filter((report) => isStanding(report) && report.joinedToId === null && byId.has(report.equipmentId))
  const since = new Map<number, Date>()
  for (const { equipmentId, reportDate } of open.filter(isStanding))
    if (reportDate < (since.get(equipmentId) ?? read.now)) since.set(equipmentId, reportDate)
  const rows = await read.of(reportLog).many(leads.map((lead) => lead.id))
  const workshops = new Map((await read.of(workshop).find({})).map((w) => [w.id, w.name]))
  const progress = await progressOf(read, leads)
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
      since: since.get(machine.id) ?? row.reportDate,
      urgency: row.urgency,
      status,
      description: row.description,
      repairerNames,
    }
  })
  return shown.sort((a, b) => a.since.getTime() - b.since.getTime())
}

/** Everything the downtime board shows, as of now; big screens show assembly machines in service only (§12). */
export async function downtimeSummary({ entire: read }: Read): Promise<DowntimeSummary> {
  const { now, offsetMinutes: offset } = read
  const today = businessDay(now, offset)
  const [month, day] = [lastDays(read, MONTH), spanOfDay(today, offset)]
  const [{ id, name }, machines, open, stops, schedule] = await Promise.all([
    read.of(plant).get(read.actor.plantId),
    machinesOf(read, { isAssembly: true, status: 'ENABLED' }),
    openReports(read),
    stopsWithin(read, month.span),
    scheduleOf(read, { from: month.span.from, to: day.to }),
  ])
  const stopped = await stoppedNow(read, machines, open)
  const { runningWithFault } = await breakdowns(read, open)
  const soFar = clip(schedule.spans, { from: day.from, to: now.getTime() })
  const byDay = downtimeByDay(month, { machines, stops, schedule: schedule.spans }).slice(-CHART_DAYS)
  return {
    at: now,
    plant: { id, name },
    shiftName: shiftAt(schedule.shifts, now)?.name ?? null,
    stopped,
    machineCount: machines.length,
    faultyCount: runningWithFault,
    stopHours: longestStops(machines, stops, { today, offset, standing: new Set(stopped.map((machine) => machine.equipmentId)) }),
    byDay: byDay.map(({ day, stopHours, availability }) => ({ day, hours: stopHours, availability })),
    availability: availabilityOf(togetherOf(machines.map((machine) => runOf(stops, machine, soFar)))),
  }
}
