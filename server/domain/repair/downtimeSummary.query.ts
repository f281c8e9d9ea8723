import { addDays, businessDay, dayStart, type Read } from '../../kernel/index.ts'
import { plant, shift, workshop } from '../masterdata/index.ts'
import { statesOf } from './equipmentState.query.ts'
import { longest, type Machine, type MachineHours, MONTH, machinesOf, stopsSince } from './machineStops.query.ts'
import { isStanding, type OpenReport, openReports, progressOf } from './openReports.query.ts'
import { reportLog } from './reportLog.resource.ts'
import { type ShiftTimes, shiftAt, shiftSpans } from './shiftHours.ts'
import { clip, hoursIn, overlap, rounded, type Span, spanOfDay } from './stopHours.ts'

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
  byDay: { day: string; hours: number }[]
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

/** 1 - hours stood in scheduled time / hours scheduled so far today; nothing to say where nothing was scheduled. */
function availabilityOf(spans: readonly (readonly Span[])[], scheduled: readonly Span[]): number | null {
  const planned = hoursIn(scheduled) * spans.length
  if (planned === 0) return null
  const stood = spans.reduce((sum, own) => sum + hoursIn(overlap(own, scheduled)), 0)
  return Math.round((1 - stood / planned) * 10_000) / 10_000
}

const shiftsOf = async (read: Read): Promise<(ShiftTimes & { name: string })[]> =>
  (await read.of(shift).find({ status: 'ENABLED' })).sort((a, b) => a.sortOrder - b.sortOrder || a.id - b.id)

/** Everything the downtime board shows, as of now (§12). */
export async function downtimeSummary(read: Read): Promise<DowntimeSummary> {
  const { now, offsetMinutes: offset } = read
  const today = businessDay(now, offset)
  const [{ id, name }, machines, open, shifts] = await Promise.all([
    read.of(plant).get(read.actor.plantId),
    machinesOf(read),
    openReports(read),
    shiftsOf(read),
  ])
  const [stops, stopped] = await Promise.all([
    stopsSince(read, dayStart(addDays(today, 1 - MONTH), offset)),
    stoppedNow(read, machines, open),
  ])
  const spans = machines.map((machine) => stops.get(machine.id) ?? [])
  const days = Array.from({ length: CHART_DAYS }, (_, at) => addDays(today, at + 1 - CHART_DAYS))
  const hoursOn = (day: string) => rounded(spans.reduce((sum, own) => sum + hoursIn(clip(own, spanOfDay(day, offset))), 0))
  const states = statesOf(open)
  return {
    at: now,
    plant: { id, name },
    shiftName: shiftAt(shifts, now, offset)?.name ?? null,
    stopped,
    machineCount: machines.length,
    faultyCount: machines.filter((machine) => states.get(machine.id) === 'FAULTY').length,
    stopHours: longest(machines, stops, { today, offset, standing: new Set(stopped.map((machine) => machine.equipmentId)) }),
    byDay: days.map((day) => ({ day, hours: hoursOn(day) })),
    availability: availabilityOf(spans, shiftSpans(shifts, { from: dayStart(today, offset).getTime(), to: now.getTime() }, offset)),
  }
}
