import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Read } from '../../../kernel/index.ts'
import { OPEN_REPORT } from '../openReports.query.ts'
import { reportLog } from '../reportLog.resource.ts'
import { businessDayOf, dayOf, eachFault, type Faults, faultsWithin } from './faults.query.ts'
import { packed, tallied } from './packedRows.query.ts'

export interface RepairTimes {
  readonly resumed: number
  /** Milliseconds from acceptance to the machine running again, of those where it does. */
  readonly repaired: number
}
/** How long faults waited and were worked on, added up. */
export interface AnswerTimes extends RepairTimes {
  readonly reported: number
  /** Not settled yet. */
  readonly open: number
  readonly accepted: number
  /** Milliseconds from report to acceptance, of those accepted. */
  readonly waited: number
}
const MINUTE_MS = 60_000

const sum = (value: SQL) => sql`coalesce(sum(${value}), 0)`.mapWith(Number)
const counted = (value: SQL) => sql`count(${value})`.mapWith(Number)
/** An answer that came before what it answers took no time. */
const noLess = (value: SQL) => sql`case when ${value} > 0 then ${value} end`

/** How the faults reported within a range were answered. */
export async function answerTimes(read: Read, faults: Faults): Promise<AnswerTimes> {
  const t = read.table(reportLog)
  const [waited, repaired] = [sql`${t.acceptedAt} - ${t.reportDate}`, sql`${t.resumeDate} - ${t.acceptedAt}`]
  const [found] = await read.db
    .select({
      reported: counted(sql`*`),
      open: sum(sql`case when ${inArray(t.status, [...OPEN_REPORT])} then 1 end`),
      accepted: counted(waited),
      waited: sum(noLess(waited)),
      resumed: counted(repaired),
      repaired: sum(noLess(repaired)),
    })
    .from(t)
    .where(faultsWithin(read, faults))
  return found ?? { reported: 0, open: 0, accepted: 0, waited: 0, resumed: 0, repaired: 0 }
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
  const times = new Map<number, { resumed: number; repaired: number }>()
  const take = (fault: Float64Array) => {
    const [machine, repaired] = [fault[0] as number, fault[1] as number]
    if (Number.isNaN(repaired)) return
    const own = times.get(machine) ?? { resumed: 0, repaired: 0 }
    times.set(machine, own)
    own.resumed++
    own.repaired += Math.max(0, repaired)
  }
  await eachFault(read, faults, { aspects: ['machine', 'repaired'], take })
  return times
}

const mean = (ms: number, of: number) => (of > 0 ? Math.round((ms / of / MINUTE_MS) * 10) / 10 : null)
/** Mean minutes from report to acceptance; a report that nobody has accepted is not in it. */
export const mttaOf = ({ waited, accepted }: AnswerTimes) => mean(waited, accepted)
/** Mean minutes from acceptance to the machine running again; a machine that does not run yet is not in it. */
export const mttrOf = ({ repaired, resumed }: RepairTimes = { resumed: 0, repaired: 0 }) => mean(repaired, resumed)
