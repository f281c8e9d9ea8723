import { and, eq, gte, isNull, lt, notInArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { addDays, type Read, type TableOf } from '../../kernel/index.ts'
import { type Reopened, reopenedAmong, reportLog, type Span, VOID_REPORT } from '../repair/index.ts'
import { eachRow, packed } from './packedRows.query.ts'
import { type Place, reportedAt } from './place.query.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const EPOCH = '1970-01-01'
export const URGENCIES: readonly string[] = reportLog.fields.urgency.values ?? []

export interface Faults {
  readonly range: Span
  readonly place?: Place
}

/** Faults of a range: reports made in it that were not withdrawn; one that only joins another is not a second fault. */
export function faultsWithin(read: Read, { range, place = {} }: Faults): SQL | undefined {
  const t = read.table(reportLog)
  const isFault = and(eq(t.plantId, read.actor.plantId), notInArray(t.status, [...VOID_REPORT]), isNull(t.joinedToId))
  const made = and(gte(t.reportDate, new Date(range.from)), lt(t.reportDate, new Date(range.to)))
  return and(isFault, made, reportedAt(read, place))
}

/** The faults of a range whose reports were reopened: after they were made. */
export const reopenedFaults = (read: Read, faults: Faults, end: number): Promise<Reopened[]> =>
  reopenedAmong(read, {
    those: faultsWithin(read, faults),
    when: gte(read.table(reportLog).reopenedAt, new Date(faults.range.from)),
    end,
  })

/** Whole business days from 1970 to a moment, in SQL. */
export const businessDayOf = ({ offsetMinutes }: Read, moment: SQLWrapper): SQL =>
  sql`(${moment} + ${sql.raw(String(offsetMinutes * MINUTE_MS))}) / ${sql.raw(String(DAY_MS))}`

/** Milliseconds from acceptance to the machine running again; nothing if it stopped more than once. */
export const repairedOnce = (t: TableOf<typeof reportLog>): SQL =>
  sql`case when ${t.reopenedAt} is null then ${t.resumeDate} - ${t.acceptedAt} end`

/** What can be told of a fault as a whole number. */
type Aspect = (t: TableOf<typeof reportLog>) => SQLWrapper
const ASPECTS = {
  machine: (t) => t.equipmentId,
  category: (t) => t.faultCategoryId,
  /** Its place in URGENCIES. */
  urgency: (t) => sql`case ${t.urgency} ${sql.raw(URGENCIES.map((one, at) => `when '${one}' then ${at}`).join(' '))} end`,
  reportDate: (t) => t.reportDate,
  /** Milliseconds that the machine stood, less than none while it does; nothing if it never stopped, or more than once. */
  stood: (t) => sql`case when ${t.isStopped} and ${t.reopenedAt} is null then coalesce(${t.resumeDate} - ${t.reportDate}, -1) end`,
  repaired: (t) => repairedOnce(t),
} satisfies Readonly<Record<string, Aspect>>

/** Gives every fault of a range with some aspects of it, in their order; what is not there is NaN. */
export async function eachFault(
  read: Read,
  faults: Faults,
  { aspects, take }: { aspects: readonly (keyof typeof ASPECTS)[]; take: (fault: Float64Array) => void },
): Promise<void> {
  const t = read.table(reportLog)
  const [found] = await read.db
    .select(packed(read, ...aspects.map((one) => ASPECTS[one](t))))
    .from(t)
    .where(faultsWithin(read, faults))
  eachRow(found, take)
}

export const orNull = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? null : value)
/** The business day so many days after 1970 began. */
export const dayOf = (days: number) => addDays(EPOCH, days)
