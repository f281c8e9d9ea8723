import { inArray, sql } from 'drizzle-orm'
import type { Read, TableOf } from '../../kernel/index.ts'
import { OPEN_REPORT, type Reopened, reportLog } from '../repair/index.ts'
import { businessDayOf, dayOf, eachFault, type Faults, faultsWithin, reopenedFaults, repairedOnce } from './faults.query.ts'
import { eachRow, packed, tally } from './packedRows.query.ts'

export interface RepairTimes {
  /** How often a machine ran again after it was accepted that it did not. */
  readonly repairs: number
  /** Milliseconds from acceptance to the machine running again, of those. */
  readonly repaired: number
}
/** How long faults waited and were worked on, added up. */
export interface AnswerTimes extends RepairTimes {
  readonly reported: number
  readonly byDay: ReadonlyMap<string, number>
  /** Not settled yet. */
  readonly open: number
  readonly accepted: number
  /** How many of those were accepted later than they were made. */
  readonly waits: number
  /** Milliseconds from report to acceptance, of those. */
  readonly waited: number
}
const MINUTE_MS = 60_000

/** What each stop of a reopened report took: the first from its acceptance, the others from when the machine stood again. */
const repairsOf = ({ acceptedAt, resumeDate, spans }: Reopened): number[] =>
  acceptedAt === null
    ? []
    : spans
        .slice(0, resumeDate ? undefined : -1)
        .map(({ from, to }) => to - Math.max(from, acceptedAt.getTime()))
        .filter((ms) => ms > 0)

const isOpen = (t: TableOf<typeof reportLog>) => sql`case when ${inArray(t.status, [...OPEN_REPORT])} then 1 end`

/** How the faults reported within a range were answered, and how many were reported on each business day that had any: in one pass. */
export async function answerTimes(read: Read, faults: Faults): Promise<AnswerTimes> {
  const t = read.table(reportLog)
  const columns = packed(read, businessDayOf(read, t.reportDate), sql`${t.acceptedAt} - ${t.reportDate}`, repairedOnce(t))
  const [again, [found]] = await Promise.all([
    reopenedFaults(read, faults, read.now.getTime()),
    read.db
      .select({ open: sql`count(${isOpen(t)})`.mapWith(Number), ...columns })
      .from(t)
      .where(faultsWithin(read, faults)),
  ])
  const times = { reported: 0, accepted: 0, waits: 0, waited: 0, repairs: 0, repaired: 0 }
  const days = new Map<number, number>()
  const repair = (ms: number) => {
    times.repairs++
    times.repaired += ms
  }
  eachRow(found, (row) => {
    const waited = row[1] as number
    times.reported++
    tally(days, row[0] as number)
    if (!Number.isNaN(waited)) times.accepted++
    // An answer that came with what it answers, or before it, was entered afterwards: it says nothing about how long people wait.
    if (waited > 0) {
      times.waits++
      times.waited += waited
    }
    if ((row[2] as number) > 0) repair(row[2] as number)
  })
  for (const ms of again.flatMap(repairsOf)) repair(ms)
  return { ...times, open: found?.open ?? 0, byDay: new Map([...days].map(([day, count]) => [dayOf(day), count])) }
}

/** How long the faults of each machine were worked on that were reported within a range. */
export async function repairTimes(read: Read, faults: Faults): Promise<Map<number, RepairTimes>> {
  const times = new Map<number, { repairs: number; repaired: number }>()
  const add = (machine: number, repaired: number) => {
    if (!(repaired > 0)) return
    const own = times.get(machine) ?? { repairs: 0, repaired: 0 }
    times.set(machine, own)
    own.repairs++
    own.repaired += repaired
  }
  const take = (fault: Float64Array) => add(fault[0] as number, fault[1] as number)
  const [reopened] = await Promise.all([
    reopenedFaults(read, faults, read.now.getTime()),
    eachFault(read, faults, { aspects: ['machine', 'repaired'], take }),
  ])
  for (const report of reopened) for (const repaired of repairsOf(report)) add(report.equipmentId, repaired)
  return times
}

const mean = (ms: number, of: number) => (of > 0 ? Math.round((ms / of / MINUTE_MS) * 10) / 10 : null)
/** Mean minutes from report to acceptance; a report that nobody has accepted is not in it. */
export const mttaOf = ({ waited, waits }: AnswerTimes) => mean(waited, waits)
/** Mean minutes from acceptance to the machine running again; a machine that does not run yet is not in it. */
export const mttrOf = ({ repaired, repairs }: RepairTimes = { repairs: 0, repaired: 0 }) => mean(repaired, repairs)
