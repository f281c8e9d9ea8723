import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Read } from '../../../kernel/index.ts'
import { OPEN_REPORT } from '../openReports.query.ts'
import type { Reopened } from '../reopened.query.ts'
import { reportLog } from '../reportLog.resource.ts'
import { businessDayOf, dayOf, eachFault, type Faults, faultsWithin, reopenedFaults } from './faults.query.ts'
import { packed, tallied } from './packedRows.query.ts'

export interface RepairTimes {
  /** How often a machine ran again after it was accepted that it did not. */
  readonly repairs: number
  /** Milliseconds from acceptance to the machine running again, of those. */
  readonly repaired: number
}
/** How long faults waited and were worked on, added up. */
export interface AnswerTimes extends RepairTimes {
  readonly reported: number
  /** Not settled yet. */
  readonly open: number
  readonly accepted: number
  /** How many of those were accepted later than they were made. */
  readonly waits: number
  /** Milliseconds from report to acceptance, of those. */
  readonly waited: number
}
const MINUTE_MS = 60_000

const sum = (value: SQL) => sql`coalesce(sum(${value}), 0)`.mapWith(Number)
const counted = (value: SQL) => sql`count(${value})`.mapWith(Number)
/** An answer that came with what it answers, or before it, was entered afterwards: it says nothing about how long people wait. */
const positive = (value: SQL) => sql`case when ${value} > 0 then ${value} end`

/** What each stop of a reopened report took: the first from its acceptance, the others from when the machine stood again. */
const repairsOf = ({ acceptedAt, resumeDate, spans }: Reopened): number[] =>
  acceptedAt === null
    ? []
    : spans
        .slice(0, resumeDate ? undefined : -1)
        .map(({ from, to }) => to - Math.max(from, acceptedAt.getTime()))
        .filter((ms) => ms > 0)

/** How the faults reported within a range were answered. */
export async function answerTimes(read: Read, faults: Faults): Promise<AnswerTimes> {
  const t = read.table(reportLog)
  const [waited, repaired] = [
    sql`${t.acceptedAt} - ${t.reportDate}`,
    sql`case when ${t.reopenedAt} is null then ${t.resumeDate} - ${t.acceptedAt} end`,
  ]
  const again = reopenedFaults(read, faults, read.now.getTime())
  const [found] = await read.db
    .select({
      reported: counted(sql`*`),
      open: sum(sql`case when ${inArray(t.status, [...OPEN_REPORT])} then 1 end`),
      accepted: counted(waited),
      waits: counted(positive(waited)),
      waited: sum(positive(waited)),
      repairs: counted(positive(repaired)),
      repaired: sum(positive(repaired)),
    })
    .from(t)
    .where(faultsWithin(read, faults))
  const none = { reported: 0, open: 0, accepted: 0, waits: 0, waited: 0, repairs: 0, repaired: 0 }
  const { repairs, repaired: ms, ...others } = found ?? none
  const more = (await again).flatMap(repairsOf)
  return { ...others, repairs: repairs + more.length, repaired: more.reduce((all, one) => all + one, ms) }
}

/** How many faults were reported on each business day of a range that had any. */
export async function reportsByDay(read: Read, faults: Faults): Promise<Map<string, number>> {
  const t = read.table(reportLog)
  const [found] = await read.db
    .select({ rows: packed(businessDayOf(read, t.reportDate)) })
    .from(t)
    .where(faultsWithin(read, faults))
  return tallied(found?.rows, dayOf)
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
