import { and, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { defineDayColumns, type Read } from '../../kernel/index.ts'
import { repairLog, reportLog, type Span } from '../repair/index.ts'
import { daysOf, type Faults, isIn } from './faults.query.ts'
import { packed, tallied } from './packedRows.query.ts'
import { type Place, workedAt } from './place.query.ts'

const OVER = ['COMPLETED', 'CONFIRMED'] as const

/** Reports by the day on which they were over. */
const overColumns = defineDayColumns(reportLog, {
  by: 'completedAt',
  where: (t) => and(inArray(t.status, [...OVER]), isNull(t.joinedToId)),
  keys: (t) => ({ machine: t.equipmentId, workshop: t.workshopId }),
  numbers: () => ({}),
})

/**
 * How many reports were over on each business day of a range: the machine runs, and the last of the repairs has ended. A fault that a
 * machine ran with for a week is over when it is repaired, not when the machine ran again.
 */
export async function completionsByDay(read: Read, { range, place }: Faults): Promise<Map<string, number>> {
  const days = await read.days(overColumns, daysOf(read, range))
  const isWanted = isIn(days, place)
  const countOf = (page: (typeof days.pages)[number]) =>
    isWanted ? page.keys.machine.reduce((count, _, at) => count + Number(isWanted(page, at)), 0) : page.length
  return new Map(days.pages.map((page) => [page.day, countOf(page)]))
}

interface EndedRepairs {
  /** How many repairs ended within the range. */
  readonly byType: ReadonlyMap<string, number>
  /** In how many of those each repairer had a part. */
  readonly byRepairer: ReadonlyMap<number, number>
}
export const REPAIR_TYPES: readonly string[] = repairLog.fields.repairType.values ?? []

async function endedWithin(read: Read, { from, to }: Span, place: Place): Promise<SQL | undefined> {
  const [t, report] = [read.table(repairLog), read.table(reportLog)]
  const reportedIn = sql`(select ${report.workshopId} from ${report} where ${report.id} = ${t.reportId})`
  const here = await workedAt(read, { machine: t.equipmentId, reportedIn, at: t.completeDate, by: 'moment' }, { place, since: from })
  const ended = and(gte(t.completeDate, new Date(from)), lt(t.completeDate, new Date(to)))
  return and(eq(t.plantId, read.actor.plantId), eq(t.status, 'COMPLETED'), ended, here)
}

/** What was finished within a range. */
export async function endedRepairs(read: Read, range: Span, place: Place = {}): Promise<EndedRepairs> {
  const t = read.table(repairLog)
  const ended = await endedWithin(read, range, place)
  const type = sql`case ${t.repairType} ${sql.raw(REPAIR_TYPES.map((one, at) => `when '${one}' then ${at}`).join(' '))} end`
  const [[types], [people]] = await Promise.all([
    read.db.select(packed(read, type)).from(t).where(ended),
    read.db
      .select(packed(read, sql`team.target_id`))
      .from(t)
      .innerJoin(sql`repair_log_repairer as team`, sql`team.owner_id = ${t.id}`)
      .where(ended),
  ])
  return { byType: tallied(types, (at) => REPAIR_TYPES[at] ?? ''), byRepairer: tallied(people, (id) => id) }
}
