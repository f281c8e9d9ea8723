import { businessDay } from '../kernel/index.ts'
import type { Plant, Row } from './plants/plants.ts'
import type { Random } from './random.ts'
import { liveBreakdown, reservedFrom } from './repair/breakdown.ts'
import { repairDrafts, reportDraft } from './repair/drafts.ts'
import { improvements } from './repair/improvements.ts'
import { type Incident, pastIncidents } from './repair/incidents.ts'
import { timeLogsOf } from './repair/timeLogs.ts'
import { type Draft, replayEvents } from './replayEvents.ts'
import { numbered } from './tables.ts'

const DIGITS = 4

/** Gives document numbers as the series would, and keeps where each of them stands so that the next one goes on. */
function numbering(offset: number) {
  const last = new Map<string, { plantId: number; prefix: string; day: string; last: number; at: Date }>()
  return {
    next(prefix: string, { plantId, events: [{ at }] }: Draft): string {
      const day = businessDay(new Date(at), offset).replaceAll('-', '')
      const key = `${plantId} ${prefix} ${day}`
      const counter = { plantId, prefix, day, last: (last.get(key)?.last ?? 0) + 1, at: new Date(Math.round(at)) }
      last.set(key, counter)
      return `${prefix}${day}-${String(counter.last).padStart(DIGITS, '0')}`
    },
    rows: (): Row[] => [...last.values()].map(({ at, ...counter }, index) => ({ id: index + 1, ...counter, createdAt: at, updatedAt: at })),
  }
}

/** In milliseconds and minutes from UTC. */
export interface Clock {
  readonly now: number
  readonly offset: number
}

function incidentsOf(random: Random, plants: readonly Plant[], clock: Clock): Incident[] {
  const all = plants.flatMap((plant) => {
    const live = liveBreakdown(random, plant, clock.now)
    return [...pastIncidents(random, plant, { ...clock, reserved: reservedFrom(live) }), ...live]
  })
  return all.sort((a, b) => a.reportedAt - b.reportedAt)
}

/** Ninety days of reports, repairs, hours and the operation log of it all, with numbers as the series would have given them. */
interface WorkSources {
  readonly ducts: readonly Row[]
  readonly inspections: readonly Draft[]
  readonly orders: readonly Draft[]
  readonly rollerRepairs: readonly Draft[]
  readonly complaints: readonly Draft[]
}
export function workRows(
  random: Random,
  plants: readonly Plant[],
  clock: Clock,
  { ducts, inspections, orders, rollerRepairs, complaints }: WorkSources,
) {
  const incidents = incidentsOf(random, plants, clock)
  const ids = new Map(incidents.map((incident, at) => [incident, at + 1]))
  const now = {
    now: clock.now,
    idOf: (incident: Incident) => ids.get(incident) ?? 0,
    ductsAt: (machineId: number) => ducts.filter((row) => row.equipmentId === machineId).map((row) => row.id as number),
  }
  const series = numbering(clock.offset)
  const replayed = (drafts: readonly Draft[], key: string, prefix: string) =>
    drafts.map((draft, at) => {
      const [made, ...later] = draft.events
      const set = { [key]: series.next(prefix, draft), ...made.set }
      return replayEvents({ ...draft, events: [{ ...made, set }, ...later] }, at + 1)
    })
  const work = [
    ...incidents.flatMap((incident) => repairDrafts(incident, now)),
    ...plants.flatMap((plant) => improvements(random, plant, clock)),
  ]
  const reports = replayed(
    incidents.map((incident) => reportDraft(incident, now)),
    'reportNo',
    'BX',
  )
  const repairs = replayed(
    work.sort((a, b) => a.events[0].at - b.events[0].at),
    'repairNo',
    'WX',
  )
  const repairRows = repairs.map(({ row }) => row)
  const checked = replayed(inspections, 'inspectNo', 'DJ')
  const looked = replayed(orders, 'maintNo', 'BY')
  const rolled = replayed(rollerRepairs, 'repairNo', 'GX')
  const claimed = replayed(complaints, 'claimNo', 'KS')
  const logs = [...reports, ...repairs, ...checked, ...looked, ...rolled, ...claimed]
    .flatMap(({ log }) => log)
    .sort((a, b) => Number(a.at) - Number(b.at))
  return {
    reportLog: reports.map(({ row }) => row),
    repairLog: repairRows,
    inspectionOrder: checked.map(({ row }) => row),
    maintenanceOrder: looked.map(({ row }) => row),
    rollerRepair: rolled.map(({ row }) => row),
    complaint: claimed.map(({ row }) => row),
    repairTimeLog: timeLogsOf(random, repairRows, clock),
    numberSeries: series.rows(),
    operationLog: numbered(logs),
  }
}
