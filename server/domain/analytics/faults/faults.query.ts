import { and, gte, inArray, isNull, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import { businessDay, type DayRange, defineDayColumns, type PagesOf, type Read } from '../../../kernel/index.ts'
import { OPEN_REPORT, type Reopened, reopenedAmong, reportLog, type Span, VOID_REPORT } from '../../repair/index.ts'
import { eachRow, isIn } from '../dayRows.ts'
import { type Place, reportedAt } from '../place.query.ts'

export const URGENCIES: readonly string[] = reportLog.fields.urgency.values ?? []

export interface Faults {
  /** Whole business days. */
  readonly range: Span
  readonly place?: Place
}

/** Faults of a range: reports made in it that were not withdrawn; one that only joins another is not a second fault. */
export function faultsWithin(read: Read, { range, place = {} }: Faults): SQL | undefined {
  const t = read.table(reportLog)
  const isFault = and(read.within(reportLog), notInArray(t.status, [...VOID_REPORT]), isNull(t.joinedToId))
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

/** The faults of each day on which they were reported. */
const faultColumns = defineDayColumns(reportLog, {
  by: 'reportDate',
  where: (t) => and(notInArray(t.status, [...VOID_REPORT]), isNull(t.joinedToId)),
  keys: (t) => ({ machine: t.equipmentId, category: t.faultCategoryId, workshop: t.workshopId, urgency: t.urgency }),
  numbers: (t) => ({
    reported: t.reportDate,
    /** Milliseconds that the machine stood, less than none while it does; nothing if it never stopped, or more than once. */
    stood: sql`case when ${t.isStopped} and ${t.reopenedAt} is null then coalesce(${t.resumeDate} - ${t.reportDate}, -1) end`,
    isAccepted: sql`case when ${t.acceptedAt} is null then 0 else 1 end`,
    /**
     * Milliseconds from report to acceptance; nothing if it was accepted after the machine ran again, which says nothing about answering, or if it
     * stopped more than once.
     */
    waited: sql`case when ${t.reopenedAt} is null and (${t.resumeDate} is null or ${t.acceptedAt} <= ${t.resumeDate}) then ${t.acceptedAt} - ${t.reportDate} end`,
    /** Milliseconds from acceptance to the machine running again; nothing if it stopped more than once. */
    repaired: sql`case when ${t.reopenedAt} is null then ${t.resumeDate} - ${t.acceptedAt} end`,
    isOpen: sql`case when ${inArray(t.status, [...OPEN_REPORT])} then 1 else 0 end`,
  }),
})
export type FaultDays = PagesOf<typeof faultColumns>
export type FaultDay = FaultDays['pages'][number]

export const daysOf = ({ offsetMinutes }: Read, { from, to }: Span): DayRange => ({
  from: businessDay(new Date(from), offsetMinutes),
  to: businessDay(new Date(to - 1), offsetMinutes),
})
/** The faults of a range, day by day, whatever their place. */
export const faultDays = (read: Read, { range }: Faults): Promise<FaultDays> => read.days(faultColumns, daysOf(read, range))

/** Gives the faults of some days that lie in a place, in the order in which they were reported. */
export const eachFault = ({ pages, values }: FaultDays, { place }: Pick<Faults, 'place'>, take: (day: FaultDay, at: number) => void) =>
  eachRow(pages, isIn({ values }, place), take)
